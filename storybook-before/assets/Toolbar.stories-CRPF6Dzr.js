import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./Button-CUxpFmfd.js";import{n as i,t as a}from"./Toolbar-IcgdMXb4.js";import{a as o,c as s,d as c,i as l,l as u,n as d,o as f,r as p,u as m}from"./situations-D6UvDOa-.js";var h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I;function L(){return(L=e((()=>{n(),i(),o(),h=t(),{expect:g,screen:_,userEvent:v}=__STORYBOOK_MODULE_TEST__,y=`/tmp/w/matrix/stories/components/Toolbar.stories.tsx`,b={title:`Components/Toolbar`,component:a,args:{label:`7 letters selected`,showLabel:!0,children:(0,h.jsxDEV)(h.Fragment,{children:[(0,h.jsxDEV)(r,{kind:`main`,children:`Send 7 letters`},void 0,!1,{fileName:y,lineNumber:15,columnNumber:9},void 0),(0,h.jsxDEV)(r,{kind:`danger`,children:`Delete 7 letters`},void 0,!1,{fileName:y,lineNumber:16,columnNumber:9},void 0),(0,h.jsxDEV)(r,{kind:`quiet`,children:`Clear selection`},void 0,!1,{fileName:y,lineNumber:17,columnNumber:9},void 0)]},void 0,!0,{fileName:y,lineNumber:14,columnNumber:7},void 0)}},x=[`Send 7 letters`,`Delete 7 letters`,`Clear selection`],S=e=>_.getByRole(`button`,{name:e}),C=async e=>{for(let[t,n]of e)await v.keyboard(`{${t}}`),await g(S(x[n]??``)).toHaveFocus()},w={play:async()=>{await g(_.getByRole(`toolbar`,{name:`7 letters selected`})).toBeVisible(),await v.tab(),await g(S(`Send 7 letters`)).toHaveFocus(),await C([[`ArrowRight`,1],[`End`,2],[`ArrowRight`,0],[`ArrowLeft`,2],[`Home`,0]]),await v.tab(),await g(S(`Delete 7 letters`)).toHaveFocus()}},T={...m,play:async()=>{S(`Send 7 letters`).focus(),await C([[`ArrowLeft`,1],[`ArrowRight`,0]])}},E={args:{children:(0,h.jsxDEV)(`input`,{"aria-label":`Find`,defaultValue:`nina`},void 0,!1,{fileName:y,lineNumber:66,columnNumber:21},void 0)},play:async()=>{let e=_.getByRole(`textbox`,{name:`Find`});await v.click(e),await v.keyboard(`{ArrowRight}{Home}`),await g(e).toHaveFocus()}},D={args:{label:`Letters that wait for somebody to read them. `.repeat(4)}},O={args:{children:null}},k={args:{label:c},...s},A={...w,...p},j={...w,...f},M={...w,...l},N={...w,...s},P={...w,...u},F={...w,...d},I=[`Default`,`RightToLeft`,`WithBox`,`LongText`,`Empty`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await expect(screen.getByRole('toolbar', {
      name: '7 letters selected'
    })).toBeVisible();
    await userEvent.tab();
    await expect(button('Send 7 letters')).toHaveFocus();
    await keys([['ArrowRight', 1], ['End', 2], ['ArrowRight', 0], ['ArrowLeft', 2], ['Home', 0]]);
    await userEvent.tab();
    await expect(button('Delete 7 letters')).toHaveFocus();
  }
}`,...w.parameters?.docs?.source},description:{story:`The arrow keys, Home and End walk along the bar, and Tab does too.`,...w.parameters?.docs?.description}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  play: async () => {
    button('Send 7 letters').focus();
    await keys([['ArrowLeft', 1], ['ArrowRight', 0]]);
  }
}`,...T.parameters?.docs?.source},description:{story:`Reading from right to left, the left arrow goes on.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    children: <input aria-label="Find" defaultValue="nina" />
  },
  play: async () => {
    const box = screen.getByRole('textbox', {
      name: 'Find'
    });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(box).toHaveFocus();
  }
}`,...E.parameters?.docs?.source},description:{story:`Arrow keys in a box belong to the box.`,...E.parameters?.docs?.description}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'Letters that wait for somebody to read them. '.repeat(4)
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  args: {
    children: null
  }
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable
  },
  ...situations.narrow
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.highContrast
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.largeText
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.highContrastLargeText
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.narrow
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.narrowLargeText
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.forcedColours
}`,...F.parameters?.docs?.source}}}})))()}L();export{w as Default,O as Empty,F as ForcedColours,A as HighContrast,M as HighContrastLargeText,j as LargeText,D as LongText,N as Narrow,P as NarrowLargeText,T as RightToLeft,k as Unbreakable,E as WithBox,I as __namedExportsOrder,b as default};