import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./TextArea-DwvbaOX-.js";import{a as r,c as i,i as a,l as o,n as s,o as c,r as l,u}from"./situations-D6UvDOa-.js";var d,f,p,m,h,g,_,v,y,b,x,S,C,w,T,E,D,O;function k(){return(k=e((()=>{t(),r(),{expect:d,screen:f,userEvent:p}=__STORYBOOK_MODULE_TEST__,m={title:`Components/TextArea`,component:n,args:{label:`Notes`,hint:`What should we know before you come?`}},h=()=>f.getByRole(`textbox`,{name:`Notes`}),g={play:async()=>{await p.tab(),await p.keyboard(`First line{Enter}second line`),await d(h()).toHaveValue(`First line
second line`),await p.tab(),await d(h()).not.toHaveFocus()}},_={args:{error:`Write at least one word.`},play:async()=>{await d(h()).toBeInvalid()}},v={args:{disabled:!0,defaultValue:`Uses a walking frame.`}},y={args:{defaultValue:`Uses a walking frame and hears badly. `.repeat(80)}},b={args:{defaultValue:`Wagga`.repeat(100)}},x={args:{label:`ملاحظات`,hint:void 0},...u},S={..._,...l},C={..._,...c},w={..._,...a},T={..._,...i},E={..._,...o},D={..._,...s},O=[`Default`,`WithError`,`Disabled`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],g.parameters={...g.parameters,docs:{...g.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('First line{Enter}second line');
    await expect(box()).toHaveValue('First line\\nsecond line');
    await userEvent.tab();
    await expect(box()).not.toHaveFocus();
  }
}`,...g.parameters?.docs?.source},description:{story:`Enter makes a new line; Tab leaves the box.`,...g.parameters?.docs?.description}}},_.parameters={..._.parameters,docs:{..._.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'Write at least one word.'
  },
  play: async () => {
    await expect(box()).toBeInvalid();
  }
}`,..._.parameters?.docs?.source}}},v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  args: {
    disabled: true,
    defaultValue: 'Uses a walking frame.'
  }
}`,...v.parameters?.docs?.source}}},y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  args: {
    defaultValue: 'Uses a walking frame and hears badly. '.repeat(80)
  }
}`,...y.parameters?.docs?.source}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    defaultValue: 'Wagga'.repeat(100)
  }
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'ملاحظات',
    hint: undefined
  },
  ...situations.rightToLeft
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrast
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.largeText
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrastLargeText
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrow
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrowLargeText
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.forcedColours
}`,...D.parameters?.docs?.source}}}})))()}k();export{g as Default,v as Disabled,D as ForcedColours,S as HighContrast,w as HighContrastLargeText,C as LargeText,y as LongText,T as Narrow,E as NarrowLargeText,x as RightToLeft,b as Unbreakable,_ as WithError,O as __namedExportsOrder,m as default};