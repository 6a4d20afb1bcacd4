import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./PageTitle-Dlkg8GAr.js";import{a as s,c,d as l,i as u,n as d,o as f,r as p,s as m,t as h,u as g}from"./situations-D6UvDOa-.js";function _(e){let t=(0,v.useRef)(null);return(0,y.jsxDEV)(y.Fragment,{children:[(0,y.jsxDEV)(i,{onClick:()=>t.current?.focus(),children:`Go to the page`},void 0,!1,{fileName:S,lineNumber:24,columnNumber:7},this),(0,y.jsxDEV)(o,{...e,ref:t},void 0,!1,{fileName:S,lineNumber:25,columnNumber:7},this)]},void 0,!0,{fileName:S,lineNumber:23,columnNumber:5},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F;function I(){return(I=e((()=>{v=t(),r(),a(),s(),y=n(),{expect:b,screen:x}=__STORYBOOK_MODULE_TEST__,S=`/tmp/w/matrix/stories/components/PageTitle.stories.tsx`,C={title:`Components/PageTitle`,component:o,args:{children:`Health Resources`,lead:`General information. Talk to your doctor about your own health.`}},w={render:e=>(0,y.jsxDEV)(_,{...e},void 0,!1,{fileName:S,lineNumber:32,columnNumber:21},void 0),play:async({userEvent:e})=>{let t=x.getByRole(`heading`,{level:1,name:`Health Resources`});await e.tab(),await e.tab(),await b(t).not.toHaveFocus(),await e.tab({shift:!0}),await e.keyboard(`{Enter}`),await b(t).toHaveFocus()}},T={args:{size:`hero`,children:`Act Now, Age Better`,lead:`Health information, local services and good company.`}},E={args:{lead:void 0}},D={args:{children:m,lead:m}},O={args:{children:l,lead:l}},k={...g,args:{children:h,lead:h}},A=p,j=f,M=u,N=c,P=d,F=[`Default`,`Hero`,`WithoutLead`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  render: args => <Moving {...args} />,
  play: async ({
    userEvent
  }) => {
    const heading = screen.getByRole('heading', {
      level: 1,
      name: 'Health Resources'
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    await userEvent.tab({
      shift: true
    });
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
  }
}`,...w.parameters?.docs?.source},description:{story:`It takes the focus when a page is shown, and Tab never stops at it.`,...w.parameters?.docs?.description}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  args: {
    size: 'hero',
    children: 'Act Now, Age Better',
    lead: 'Health information, local services and good company.'
  }
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    lead: undefined
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    children: situations.longWords,
    lead: situations.longWords
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  args: {
    children: situations.unbreakable,
    lead: situations.unbreakable
  }
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    children: situations.arabic,
    lead: situations.arabic
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`situations.highContrast`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`situations.largeText`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`situations.narrow`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`situations.forcedColours`,...P.parameters?.docs?.source}}}})))()}I();export{w as Default,P as ForcedColours,T as Hero,A as HighContrast,M as HighContrastLargeText,j as LargeText,D as LongText,N as Narrow,k as RightToLeft,O as Unbreakable,E as WithoutLead,F as __namedExportsOrder,C as default};