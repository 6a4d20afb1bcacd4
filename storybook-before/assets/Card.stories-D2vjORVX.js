import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./Button-CUxpFmfd.js";import{S as i,_ as a,h as o}from"./paths-w5gsXQbh.js";import{n as s,t as c}from"./Badge-Ce_c97Eh.js";import{n as l,t as u}from"./Card-CrU8vH3s.js";import{a as d,c as f,d as p,i as m,l as h,n as g,o as _,r as v,s as y,t as b,u as x}from"./situations-D6UvDOa-.js";var S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W;function G(){return(G=e((()=>{s(),n(),l(),a(),d(),S=t(),{expect:C,fn:w,screen:T}=__STORYBOOK_MODULE_TEST__,E=`/tmp/w/matrix/stories/components/Card.stories.tsx`,D=w(),O=(0,S.jsxDEV)(`svg`,{viewBox:`0 0 320 180`,preserveAspectRatio:`xMidYMid slice`,"aria-hidden":`true`,focusable:`false`,children:[(0,S.jsxDEV)(`rect`,{width:`320`,height:`180`,fill:`var(--picture-sky)`},void 0,!1,{fileName:E,lineNumber:12,columnNumber:5},void 0),(0,S.jsxDEV)(`circle`,{cx:`220`,cy:`90`,r:`50`,fill:`var(--picture-sun)`},void 0,!1,{fileName:E,lineNumber:13,columnNumber:5},void 0),(0,S.jsxDEV)(`path`,{d:`M0 180c60-80 140-60 320-60v60Z`,fill:`var(--picture-middle)`,stroke:`var(--picture-stroke)`},void 0,!1,{fileName:E,lineNumber:14,columnNumber:5},void 0)]},void 0,!0,{fileName:E,lineNumber:11,columnNumber:3},void 0),k={title:`Components/Card`,component:u,args:{title:`Strength and balance at home`,href:`#strength`,badge:(0,S.jsxDEV)(c,{icon:o,children:`Fitness`},void 0,!1,{fileName:E,lineNumber:24,columnNumber:12},void 0),children:`Gentle moves beside a kitchen chair. Thirty minutes on most days is a good aim.`,actions:(0,S.jsxDEV)(r,{icon:i,onClick:D,children:`Play Video`},void 0,!1,{fileName:E,lineNumber:27,columnNumber:7},void 0)},argTypes:{picture:{control:!1},badge:{control:!1},actions:{control:!1}}},A={play:async({userEvent:e})=>{D.mockClear(),await C(T.getByRole(`heading`,{level:3,name:`Strength and balance at home`})).toBeVisible();let t=T.getByRole(`link`,{name:`Strength and balance at home`});await C(t.getBoundingClientRect().height).toBeGreaterThanOrEqual(44),await e.tab(),await C(t).toHaveFocus(),await e.tab(),await e.keyboard(`{Enter}`),await C(D).toHaveBeenCalledOnce()}},j={args:{picture:O,badge:void 0,actions:void 0,title:`Free vaccines from age 65`}},M={render:e=>(0,S.jsxDEV)(`div`,{className:`story-cards`,children:[`Free vaccines from age 65`,`Morning tea, good company`,`Support at Home explained`].map(t=>(0,S.jsxDEV)(u,{...e,title:t,picture:O},t,!1,{fileName:E,lineNumber:61,columnNumber:11},void 0))},void 0,!1,{fileName:E,lineNumber:58,columnNumber:5},void 0)},N={args:{tone:`warm`,href:void 0,actions:void 0}},P={args:{badge:void 0,children:void 0,actions:void 0}},F={args:{title:y,children:y}},I={args:{title:p,children:p,picture:O}},L={...x,args:{title:b,children:b,picture:O}},R={...M,...v},z={...M,..._},B={...M,...m},V={...f,args:{picture:O}},H={...h,args:{picture:O}},U={...M,...g},W=[`Default`,`WithPicture`,`InARow`,`Warm`,`TitleOnly`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    press.mockClear();
    await expect(screen.getByRole('heading', {
      level: 3,
      name: 'Strength and balance at home'
    })).toBeVisible();
    const link = screen.getByRole('link', {
      name: 'Strength and balance at home'
    });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  }
}`,...A.parameters?.docs?.source},description:{story:`Two stops: the heading's link and the button. The card itself is nothing to press.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    picture: drawing,
    badge: undefined,
    actions: undefined,
    title: 'Free vaccines from age 65'
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  render: args => <div className="story-cards">
      {['Free vaccines from age 65', 'Morning tea, good company', 'Support at Home explained'].map(title => <Card key={title} {...args} title={title} picture={drawing} />)}
    </div>
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    tone: 'warm',
    href: undefined,
    actions: undefined
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    badge: undefined,
    children: undefined,
    actions: undefined
  }
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    title: situations.longWords,
    children: situations.longWords
  }
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  args: {
    title: situations.unbreakable,
    children: situations.unbreakable,
    picture: drawing
  }
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    title: situations.arabic,
    children: situations.arabic,
    picture: drawing
  }
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...InARow,
  ...situations.highContrast
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...InARow,
  ...situations.largeText
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...InARow,
  ...situations.highContrastLargeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  args: {
    picture: drawing
  }
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...situations.narrowLargeText,
  args: {
    picture: drawing
  }
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...InARow,
  ...situations.forcedColours
}`,...U.parameters?.docs?.source}}}})))()}G();export{A as Default,U as ForcedColours,R as HighContrast,B as HighContrastLargeText,M as InARow,z as LargeText,F as LongText,V as Narrow,H as NarrowLargeText,L as RightToLeft,P as TitleOnly,I as Unbreakable,N as Warm,j as WithPicture,W as __namedExportsOrder,k as default};