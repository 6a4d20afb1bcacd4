import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./FieldMessage-CFbEAD10.js";import{a as i,c as a,i as o,l as s,n as c,o as l,r as u,u as d}from"./situations-D6UvDOa-.js";var f,p,m,h,g,_,v,y,b,x,S,C,w,T,E,D,O,k;function A(){return(A=e((()=>{n(),i(),f=t(),{expect:p,screen:m,userEvent:h}=__STORYBOOK_MODULE_TEST__,g=`/tmp/w/matrix/stories/components/FieldMessage.stories.tsx`,_={title:`Components/FieldMessage`,component:r,args:{id:`message`,kind:`error`,children:`Enter a time, like 10:00 am.`},decorators:[e=>(0,f.jsxDEV)(f.Fragment,{children:[(0,f.jsxDEV)(e,{},void 0,!1,{fileName:g,lineNumber:13,columnNumber:9},void 0),(0,f.jsxDEV)(`label`,{children:[`Time `,(0,f.jsxDEV)(`input`,{"aria-describedby":`message`},void 0,!1,{fileName:g,lineNumber:15,columnNumber:16},void 0)]},void 0,!0,{fileName:g,lineNumber:14,columnNumber:9},void 0)]},void 0,!0,{fileName:g,lineNumber:12,columnNumber:7},void 0)]},v={play:async()=>{await h.tab(),await p(m.getByRole(`textbox`,{name:`Time`})).toHaveAccessibleDescription(`Error: Enter a time, like 10:00 am.`)}},y={args:{kind:`hint`,children:`For example 10:00 am`},play:async()=>{await p(m.getByRole(`textbox`,{name:`Time`})).toHaveAccessibleDescription(`For example 10:00 am`)}},b={args:{children:`Enter a time between eight in the morning and eight at night, like 10:00 am. `.repeat(5)}},x={args:{children:`Wagga`.repeat(50)}},S={args:{children:`أدخل الوقت، مثل 10:00`},...d},C={...v,...u},w={...v,...l},T={...v,...o},E={...v,...a},D={...v,...s},O={...v,...c},k=[`WithError`,`Hint`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('textbox', {
      name: 'Time'
    })).toHaveAccessibleDescription('Error: Enter a time, like 10:00 am.');
  }
}`,...v.parameters?.docs?.source},description:{story:`The word "Error" is for screen readers; sighted people see the triangle and the colour.`,...v.parameters?.docs?.description}}},y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'hint',
    children: 'For example 10:00 am'
  },
  play: async () => {
    await expect(screen.getByRole('textbox', {
      name: 'Time'
    })).toHaveAccessibleDescription('For example 10:00 am');
  }
}`,...y.parameters?.docs?.source}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    children: 'Enter a time between eight in the morning and eight at night, like 10:00 am. '.repeat(5)
  }
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  args: {
    children: 'Wagga'.repeat(50)
  }
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  args: {
    children: 'أدخل الوقت، مثل 10:00'
  },
  ...situations.rightToLeft
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrast
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.largeText
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrastLargeText
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrow
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrowLargeText
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.forcedColours
}`,...O.parameters?.docs?.source}}}})))()}A();export{O as ForcedColours,C as HighContrast,T as HighContrastLargeText,y as Hint,w as LargeText,b as LongText,E as Narrow,D as NarrowLargeText,S as RightToLeft,x as Unbreakable,v as WithError,k as __namedExportsOrder,_ as default};