import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./TextField-Cx2HW-8x.js";import{a as r,c as i,d as a,i as o,l as s,n as c,o as l,r as u,u as d}from"./situations-D6UvDOa-.js";var f,p,m,h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M;function N(){return(N=e((()=>{t(),r(),{expect:f,fn:p,screen:m,userEvent:h}=__STORYBOOK_MODULE_TEST__,g={title:`Components/TextField`,component:n,args:{label:`Email`,hint:`For example name@example.com`,type:`email`,autoComplete:`email`,onChange:p()}},_=(e=`Email`)=>m.getByRole(`textbox`,{name:e}),v={play:async({args:e})=>{await h.tab(),await f(_()).toHaveFocus(),await h.keyboard(`nina@example.com`),await f(_()).toHaveValue(`nina@example.com`),await f(e.onChange).toHaveBeenCalled(),await f(_()).toHaveAttribute(`autocomplete`,`email`)}},y={args:{error:`Please enter a valid email address.`,defaultValue:`margaret@example`},play:async()=>{await f(_()).toBeInvalid(),await f(_()).toHaveAccessibleDescription(/^Error: Please enter a valid email address\./)}},b={args:{required:!0}},x={args:{disabled:!0,defaultValue:`nina@example.com`},play:async()=>{await f(_()).toBeDisabled()}},S={args:{label:`Phone`,hint:void 0,type:`tel`,autoComplete:`tel`}},C={args:{label:`The email address to which the organiser should write when the place or the time changes`,hint:`We write to it only when something changes. You can take it away again at any time. `.repeat(3),defaultValue:`a-very-long-address-that-does-not-fit-in-the-box-at-all-on-a-phone@example.com`}},w={args:{label:`البريد الإلكتروني`,hint:`مثال name@example.com`,error:`أدخل بريدك الإلكتروني.`},...d},T={args:{label:a,error:a,defaultValue:a},...i},E={...y,...u},D={...y,...l},O={...y,...o},k={...y,...i},A={...y,...s},j={...y,...c},M=[`Default`,`WithError`,`Required`,`Disabled`,`Phone`,`LongText`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('nina@example.com');
    await expect(box()).toHaveValue('nina@example.com');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(box()).toHaveAttribute('autocomplete', 'email');
  }
}`,...v.parameters?.docs?.source},description:{story:`Reached by Tab, filled in by keyboard.`,...v.parameters?.docs?.description}}},y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'Please enter a valid email address.',
    defaultValue: 'margaret@example'
  },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription(/^Error: Please enter a valid email address\\./);
  }
}`,...y.parameters?.docs?.source}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    required: true
  }
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  args: {
    disabled: true,
    defaultValue: 'nina@example.com'
  },
  play: async () => {
    await expect(box()).toBeDisabled();
  }
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'Phone',
    hint: undefined,
    type: 'tel',
    autoComplete: 'tel'
  }
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'The email address to which the organiser should write when the place or the time changes',
    hint: 'We write to it only when something changes. You can take it away again at any time. '.repeat(3),
    defaultValue: 'a-very-long-address-that-does-not-fit-in-the-box-at-all-on-a-phone@example.com'
  }
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'البريد الإلكتروني',
    hint: 'مثال name@example.com',
    error: 'أدخل بريدك الإلكتروني.'
  },
  ...situations.rightToLeft
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    error: situations.unbreakable,
    defaultValue: situations.unbreakable
  },
  ...situations.narrow
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrast
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.largeText
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrastLargeText
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrow
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrowLargeText
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.forcedColours
}`,...j.parameters?.docs?.source}}}})))()}N();export{v as Default,x as Disabled,j as ForcedColours,E as HighContrast,O as HighContrastLargeText,D as LargeText,C as LongText,k as Narrow,A as NarrowLargeText,S as Phone,b as Required,w as RightToLeft,T as Unbreakable,y as WithError,M as __namedExportsOrder,g as default};