import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./Icon-xtJIwLAK.js";import{_ as i,t as a}from"./paths-w5gsXQbh.js";import{n as o,t as s}from"./StatCard-EZkMx7Pf.js";import{a as c,c as l,d as u,i as d,l as f,n as p,o as m,r as h,u as g}from"./situations-D6UvDOa-.js";var _,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P;function F(){return(F=e((()=>{n(),i(),o(),c(),_=t(),{expect:v,screen:y}=__STORYBOOK_MODULE_TEST__,b=`/tmp/w/matrix/stories/components/StatCard.stories.tsx`,x={title:`Components/StatCard`,component:s,args:{label:`Books`,value:1247,trend:`+5.2% this month`,details:`Lent out at least once, rounded`,icon:(0,_.jsxDEV)(r,{shape:a},void 0,!1,{fileName:b,lineNumber:16,columnNumber:11},void 0)}},S={play:async()=>{let e=y.getByRole(`group`,{name:`Books`});await v(e).toHaveTextContent(`Books1,247+5.2% this monthLent out at least once, rounded`),await v(e.querySelector(`a, button, [tabindex]`)).toBeNull()}},C={args:{value:0,trend:void 0,details:void 0,icon:void 0}},w={args:{value:NaN},play:async()=>{await v(y.getByText(`Not known`)).toBeVisible()}},T={args:{label:`Books that were lent out at least once since the library opened`,value:`Wagga`.repeat(20)}},E={args:{label:`كتب`,trend:void 0,details:`تقريبا`},...g},D={args:{label:u,value:u},...l},O={...S,...h},k={...S,...m},A={...S,...d},j={...S,...l},M={...S,...f},N={...S,...p},P=[`Default`,`Empty`,`NotANumber`,`LongText`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const card = screen.getByRole('group', {
      name: 'Books'
    });
    await expect(card).toHaveTextContent('Books1,247+5.2% this monthLent out at least once, rounded');
    await expect(card.querySelector('a, button, [tabindex]')).toBeNull();
  }
}`,...S.parameters?.docs?.source},description:{story:`A group with the name of the figure; nothing in it can be pressed.`,...S.parameters?.docs?.description}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  args: {
    value: 0,
    trend: undefined,
    details: undefined,
    icon: undefined
  }
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  args: {
    value: Number.NaN
  },
  play: async () => {
    await expect(screen.getByText('Not known')).toBeVisible();
  }
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'Books that were lent out at least once since the library opened',
    value: 'Wagga'.repeat(20)
  }
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'كتب',
    trend: undefined,
    details: 'تقريبا'
  },
  ...situations.rightToLeft
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    value: situations.unbreakable
  },
  ...situations.narrow
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.highContrast
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.largeText
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.highContrastLargeText
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.narrow
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.narrowLargeText
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.forcedColours
}`,...N.parameters?.docs?.source}}}})))()}F();export{S as Default,C as Empty,N as ForcedColours,O as HighContrast,A as HighContrastLargeText,k as LargeText,T as LongText,j as Narrow,M as NarrowLargeText,w as NotANumber,E as RightToLeft,D as Unbreakable,P as __namedExportsOrder,x as default};