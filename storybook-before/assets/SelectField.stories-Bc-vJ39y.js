import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./SelectField-DaWrhE8s.js";import{a as r,c as i,d as a,i as o,l as s,n as c,o as l,r as u,u as d}from"./situations-D6UvDOa-.js";var f,p,m,h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j;function M(){return(M=e((()=>{t(),r(),{expect:f,fn:p,screen:m,userEvent:h}=__STORYBOOK_MODULE_TEST__,g={title:`Components/SelectField`,component:n,args:{label:`Role`,options:[{value:`user`,label:`User`},{value:`admin`,label:`Administrator`}],onChange:p()}},_=()=>m.getByRole(`combobox`,{name:`Role`}),v={play:async({args:e})=>{await h.tab(),await f(_()).toHaveFocus(),await h.selectOptions(_(),`Administrator`),await f(_()).toHaveValue(`admin`),await f(e.onChange).toHaveBeenCalledOnce()}},y={args:{error:`Choose one of the two.`},play:async()=>{await f(_()).toBeInvalid(),await f(_()).toHaveAccessibleDescription(`Error: Choose one of the two.`)}},b={args:{disabled:!0}},x={args:{label:`What you would like to do here most of the time, as far as you can tell now`,options:[{value:`a`,label:`Read about health, find services nearby and keep my own appointments in one place`}]}},S={args:{options:[]}},C={args:{label:`الدور`,options:[{value:`user`,label:`مستخدم`}]},...d},w={args:{label:a,options:[{value:`a`,label:a}]},...i},T={...y,...u},E={...y,...l},D={...y,...o},O={...y,...i},k={...y,...s},A={...y,...c},j=[`Default`,`WithError`,`Disabled`,`LongText`,`Empty`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.selectOptions(box(), 'Administrator');
    await expect(box()).toHaveValue('admin');
    await expect(args.onChange).toHaveBeenCalledOnce();
  }
}`,...v.parameters?.docs?.source},description:{story:`Reached by Tab; the choice changes and is reported.`,...v.parameters?.docs?.description}}},y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'Choose one of the two.'
  },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription('Error: Choose one of the two.');
  }
}`,...y.parameters?.docs?.source}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    disabled: true
  }
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'What you would like to do here most of the time, as far as you can tell now',
    options: [{
      value: 'a',
      label: 'Read about health, find services nearby and keep my own appointments in one place'
    }]
  }
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  args: {
    options: []
  }
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'الدور',
    options: [{
      value: 'user',
      label: 'مستخدم'
    }]
  },
  ...situations.rightToLeft
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    options: [{
      value: 'a',
      label: situations.unbreakable
    }]
  },
  ...situations.narrow
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrast
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.largeText
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrastLargeText
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrow
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrowLargeText
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.forcedColours
}`,...A.parameters?.docs?.source}}}})))()}M();export{v as Default,b as Disabled,S as Empty,A as ForcedColours,T as HighContrast,D as HighContrastLargeText,E as LargeText,x as LongText,O as Narrow,k as NarrowLargeText,C as RightToLeft,w as Unbreakable,y as WithError,j as __namedExportsOrder,g as default};