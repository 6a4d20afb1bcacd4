import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{D as r,_ as i,u as a}from"./paths-w5gsXQbh.js";import{n as o,t as s}from"./ThemeToggle-DAnSHA2X.js";import{a as c,c as l,i as u,n as d,o as f,r as p,s as m,t as h,u as g}from"./situations-D6UvDOa-.js";function _(e){let[t,n]=(0,v.useState)(e.pressed),r=t=>{n(t),e.onChange(t)};return(0,y.jsxDEV)(`div`,{className:`story-strong`,children:(0,y.jsxDEV)(s,{...e,pressed:t,onChange:r},void 0,!1,{fileName:C,lineNumber:17,columnNumber:7},this)},void 0,!1,{fileName:C,lineNumber:16,columnNumber:5},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P;function F(){return(F=e((()=>{v=t(),i(),o(),c(),y=n(),{expect:b,fn:x,screen:S}=__STORYBOOK_MODULE_TEST__,C=`/tmp/w/matrix/stories/components/ThemeToggle.stories.tsx`,w={title:`Components/ThemeToggle`,component:s,args:{label:`High contrast`,icon:a,pressed:!1,onChange:x()},argTypes:{icon:{control:!1}},render:e=>(0,y.jsxDEV)(_,{...e},void 0,!1,{fileName:C,lineNumber:27,columnNumber:21},void 0)},T={play:async({args:e,userEvent:t})=>{let n=S.getByRole(`button`,{name:`High contrast`,pressed:!1});await b(n.getBoundingClientRect().height).toBeGreaterThanOrEqual(44),await t.tab(),await t.keyboard(`{Enter}`),await b(S.getByRole(`button`,{name:`High contrast`,pressed:!0})).toHaveFocus(),await t.keyboard(` `),await b(e.onChange).toHaveBeenNthCalledWith(1,!0),await b(e.onChange).toHaveBeenNthCalledWith(2,!1)}},E={args:{pressed:!0,label:`Large text`,icon:r}},D={args:{label:m}},O={...g,args:{label:h,pressed:!0}},k={...p,args:{pressed:!0}},A={...f,args:{pressed:!0}},j={...u,args:{pressed:!0}},M=l,N={...d,args:{pressed:!0}},P=[`Default`,`Pressed`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  play: async ({
    args,
    userEvent
  }) => {
    const toggle = screen.getByRole('button', {
      name: 'High contrast',
      pressed: false
    });
    await expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', {
      name: 'High contrast',
      pressed: true
    })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  }
}`,...T.parameters?.docs?.source},description:{story:`Enter and Space switch it. Its name stays; only the state changes.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    pressed: true,
    label: 'Large text',
    icon: text
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.longWords
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    label: situations.arabic,
    pressed: true
  }
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  ...situations.highContrast,
  args: {
    pressed: true
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...situations.largeText,
  args: {
    pressed: true
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  ...situations.highContrastLargeText,
  args: {
    pressed: true
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`situations.narrow`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...situations.forcedColours,
  args: {
    pressed: true
  }
}`,...N.parameters?.docs?.source}}}})))()}F();export{T as Default,N as ForcedColours,k as HighContrast,j as HighContrastLargeText,A as LargeText,D as LongText,M as Narrow,E as Pressed,O as RightToLeft,P as __namedExportsOrder,w as default};