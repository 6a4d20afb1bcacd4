import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Field-wcqWjbdE.js";import{a,c as o,d as s,i as c,l,n as u,o as d,r as f,t as p,u as m}from"./situations-D6UvDOa-.js";function h(){let[e,t]=(0,g.useState)(0);return(0,_.jsxDEV)(i,{label:`Height`,error:e>0?`Enter your height.`:void 0,attempt:e,children:e=>(0,_.jsxDEV)(`input`,{...e,onKeyDown:e=>e.key===`Enter`&&t(e=>e+1)},void 0,!1,{fileName:x,lineNumber:59,columnNumber:9},this)},void 0,!1,{fileName:x,lineNumber:57,columnNumber:5},this)}var g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L;function R(){return(R=e((()=>{g=t(),r(),a(),_=n(),{expect:v,screen:y,userEvent:b}=__STORYBOOK_MODULE_TEST__,x=`/tmp/w/matrix/stories/components/Field.stories.tsx`,S={title:`Components/Field`,component:i,args:{label:`Height`,hint:`In centimetres, like 165`,children:e=>(0,_.jsxDEV)(`input`,{...e},void 0,!1,{fileName:x,lineNumber:10,columnNumber:85},void 0)}},C={play:async()=>{let e=y.getByRole(`textbox`,{name:`Height`});await v(e).toHaveAccessibleDescription(`In centimetres, like 165`),await b.tab(),await v(e).toHaveFocus()}},w={args:{error:`Enter your height as a number, like 165.`},play:async()=>{let e=y.getByRole(`textbox`,{name:`Height`});await v(e).toBeInvalid(),await v(e).toHaveAccessibleDescription(`Error: Enter your height as a number, like 165. In centimetres, like 165`)}},T={args:{required:!0},play:async()=>{let e=y.getByRole(`textbox`,{name:`Height`});await v(e).toBeRequired(),await v(y.getByText(`(required)`)).toBeVisible()}},E={args:{optional:!0},play:async()=>{await v(y.getByRole(`textbox`,{name:`Height (optional)`})).toBeVisible()}},D={render:()=>(0,_.jsxDEV)(h,{},void 0,!1,{fileName:x,lineNumber:70,columnNumber:17},void 0),play:async()=>{await b.type(y.getByRole(`textbox`,{name:`Height`}),`{Enter}`);let e=await y.findByText(`Enter your height.`,{selector:`[aria-live] *, [aria-live]`});await v(e.closest(`[aria-live]`)).toHaveAttribute(`aria-live`,`assertive`)}},O={args:{label:`How tall you are when you stand against a wall without shoes, as well as you know it today`,hint:`You can ask somebody to help you measure, or leave it out and tell the nurse when you meet. `.repeat(3),error:`Wagga`.repeat(30)}},k={args:{label:s,hint:s,error:s},...o},A={...m,args:{label:`الطول`,hint:p,error:p}},j={...w,...f},M={...w,...d},N={...w,...c},P={...w,...o},F={...w,...l},I={...w,...u},L=[`Default`,`WithError`,`Required`,`Optional`,`HeardInPlace`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const box = screen.getByRole('textbox', {
      name: 'Height'
    });
    await expect(box).toHaveAccessibleDescription('In centimetres, like 165');
    await userEvent.tab();
    await expect(box).toHaveFocus();
  }
}`,...C.parameters?.docs?.source},description:{story:`The label is the name, the hint the description; a click on the label goes into the box.`,...C.parameters?.docs?.description}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'Enter your height as a number, like 165.'
  },
  play: async () => {
    const box = screen.getByRole('textbox', {
      name: 'Height'
    });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Error: Enter your height as a number, like 165. In centimetres, like 165');
  }
}`,...w.parameters?.docs?.source},description:{story:`The error comes first in the description, before the hint.`,...w.parameters?.docs?.description}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  args: {
    required: true
  },
  play: async () => {
    const box = screen.getByRole('textbox', {
      name: 'Height'
    });
    await expect(box).toBeRequired();
    await expect(screen.getByText('(required)')).toBeVisible();
  }
}`,...T.parameters?.docs?.source},description:{story:`"Required" is seen beside the label and said once, by the screen reader's own word.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    optional: true
  },
  play: async () => {
    await expect(screen.getByRole('textbox', {
      name: 'Height (optional)'
    })).toBeVisible();
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  render: () => <Checked />,
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', {
      name: 'Height'
    }), '{Enter}');
    const announcement = await screen.findByText('Enter your height.', {
      selector: '[aria-live] *, [aria-live]'
    });
    await expect(announcement.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  }
}`,...D.parameters?.docs?.source},description:{story:`Enter pressed in the box: the focus cannot move there, so the error is announced instead.`,...D.parameters?.docs?.description}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'How tall you are when you stand against a wall without shoes, as well as you know it today',
    hint: 'You can ask somebody to help you measure, or leave it out and tell the nurse when you meet. '.repeat(3),
    error: 'Wagga'.repeat(30)
  }
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    hint: situations.unbreakable,
    error: situations.unbreakable
  },
  ...situations.narrow
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    label: 'الطول',
    hint: situations.arabic,
    error: situations.arabic
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrast
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.largeText
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrastLargeText
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrow
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrowLargeText
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.forcedColours
}`,...I.parameters?.docs?.source}}}})))()}R();export{C as Default,I as ForcedColours,D as HeardInPlace,j as HighContrast,N as HighContrastLargeText,M as LargeText,O as LongText,P as Narrow,F as NarrowLargeText,E as Optional,T as Required,A as RightToLeft,k as Unbreakable,w as WithError,L as __namedExportsOrder,S as default};