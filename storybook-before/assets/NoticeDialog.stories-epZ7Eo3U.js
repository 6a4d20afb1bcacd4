import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./NoticeDialog-rePxULv5.js";import{a as s,c,d as l,i as u,l as d,n as f,o as p,r as m,t as h,u as g}from"./situations-D6UvDOa-.js";function _(e){let[t,n]=(0,v.useState)(!1),r=()=>{n(!1),e.onOk()};return(0,y.jsxDEV)(y.Fragment,{children:[(0,y.jsxDEV)(i,{kind:`main`,onClick:()=>n(!0),children:`Go to forums`},void 0,!1,{fileName:T,lineNumber:17,columnNumber:7},this),(0,y.jsxDEV)(o,{...e,open:t,onOk:r},void 0,!1,{fileName:T,lineNumber:20,columnNumber:7},this)]},void 0,!0,{fileName:T,lineNumber:16,columnNumber:5},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B;function V(){return(V=e((()=>{v=t(),r(),a(),s(),y=n(),{expect:b,fn:x,screen:S,userEvent:C,waitFor:w}=__STORYBOOK_MODULE_TEST__,T=`/tmp/w/matrix/stories/components/NoticeDialog.stories.tsx`,E={title:`Components/NoticeDialog`,component:_,args:{text:`Forums feature is coming soon!`,onOk:x()}},D=async()=>((await S.findByRole(`button`,{name:`Go to forums`})).focus(),await C.keyboard(`{Enter}`),S.findByRole(`alertdialog`)),O={play:async({args:e})=>{await b(await D()).toHaveAccessibleName(`Forums feature is coming soon!`),await b(S.getByRole(`button`,{name:`OK`})).toHaveFocus(),await C.keyboard(`{Enter}`),await w(()=>b(S.getByRole(`button`,{name:`Go to forums`})).toHaveFocus()),await b(e.onOk).toHaveBeenCalledOnce()}},k={play:async({args:e})=>{await D(),await C.keyboard(`{Escape}`),await w(()=>b(S.getByRole(`button`,{name:`Go to forums`})).toHaveFocus()),await b(e.onOk).toHaveBeenCalledOnce()}},A={args:{text:`Playing video: Strength and balance at home`,details:`The film itself is not part of this example.`,link:{href:`#words`,text:`Read the words of this video`}},play:async()=>{await b(await D()).toHaveAccessibleDescription(`The film itself is not part of this example.`),await C.tab({shift:!0}),await b(S.getByRole(`link`,{name:`Read the words of this video`})).toHaveFocus()}},j={args:{text:`Please bring your Medicare card and a list of the medicines that you take. `.repeat(6)},play:async()=>{await D(),await b(S.getByRole(`button`,{name:`OK`})).toHaveFocus()}},M={args:{text:l,details:l},...c,play:async()=>{let e=await D();await b(e.scrollWidth).toBeLessThanOrEqual(e.clientWidth)}},N={...g,args:{text:h,details:h},play:async()=>{await D()}},P={...A,...m},F={...A,...p},I={...A,...u},L={...A,...c},R={...A,...d},z={...A,...f},B=[`Default`,`ClosedWithEscape`,`WithDetailsAndLink`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await expect(await open()).toHaveAccessibleName('Forums feature is coming soon!');
    await expect(screen.getByRole('button', {
      name: 'OK'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', {
      name: 'Go to forums'
    })).toHaveFocus());
    await expect(args.onOk).toHaveBeenCalledOnce();
  }
}`,...O.parameters?.docs?.source},description:{story:`The text is the name, OK has the focus, Enter closes, the focus goes back.`,...O.parameters?.docs?.description}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', {
      name: 'Go to forums'
    })).toHaveFocus());
    await expect(args.onOk).toHaveBeenCalledOnce();
  }
}`,...k.parameters?.docs?.source},description:{story:`Esc is the same as OK.`,...k.parameters?.docs?.description}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    text: 'Playing video: Strength and balance at home',
    details: 'The film itself is not part of this example.',
    link: {
      href: '#words',
      text: 'Read the words of this video'
    }
  },
  play: async () => {
    await expect(await open()).toHaveAccessibleDescription('The film itself is not part of this example.');
    await userEvent.tab({
      shift: true
    });
    await expect(screen.getByRole('link', {
      name: 'Read the words of this video'
    })).toHaveFocus();
  }
}`,...A.parameters?.docs?.source},description:{story:`A further sentence is the description; a link leads on.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    text: 'Please bring your Medicare card and a list of the medicines that you take. '.repeat(6)
  },
  play: async () => {
    await open();
    await expect(screen.getByRole('button', {
      name: 'OK'
    })).toHaveFocus();
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    text: situations.unbreakable,
    details: situations.unbreakable
  },
  ...situations.narrow,
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  }
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    text: situations.arabic,
    details: situations.arabic
  },
  play: async () => {
    await open();
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...WithDetailsAndLink,
  ...situations.highContrast
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...WithDetailsAndLink,
  ...situations.largeText
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...WithDetailsAndLink,
  ...situations.highContrastLargeText
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...WithDetailsAndLink,
  ...situations.narrow
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...WithDetailsAndLink,
  ...situations.narrowLargeText
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...WithDetailsAndLink,
  ...situations.forcedColours
}`,...z.parameters?.docs?.source}}}})))()}V();export{k as ClosedWithEscape,O as Default,z as ForcedColours,P as HighContrast,I as HighContrastLargeText,F as LargeText,j as LongText,L as Narrow,R as NarrowLargeText,N as RightToLeft,M as Unbreakable,A as WithDetailsAndLink,B as __namedExportsOrder,E as default};