import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{_ as t,h as n}from"./paths-w5gsXQbh.js";import{n as r,t as i}from"./Badge-Ce_c97Eh.js";import{a,c as o,d as s,i as c,n as l,o as u,r as d,s as f,t as p,u as m}from"./situations-D6UvDOa-.js";var h,g,_,v,y,b,x,S,C,w,T,E,D,O,k;function A(){return(A=e((()=>{r(),t(),a(),{expect:h,within:g}=__STORYBOOK_MODULE_TEST__,_={title:`Components/Badge`,component:i,args:{children:`Chronic conditions`}},v={play:async({canvasElement:e,userEvent:t})=>{await h(g(e).getByText(`Chronic conditions`)).toBeVisible(),await t.tab(),await h(document.body).toHaveFocus()}},y={args:{icon:n}},b={args:{kind:`example`,children:`Example figure`}},x={args:{children:f,icon:n}},S={args:{children:s}},C={...m,args:{children:p,icon:n}},w=d,T=u,E=c,D=o,O=l,k=[`Default`,`WithIcon`,`Example`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvasElement,
    userEvent
  }) => {
    await expect(within(canvasElement).getByText('Chronic conditions')).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  }
}`,...v.parameters?.docs?.source},description:{story:`It is plain text: no role, nothing to press.`,...v.parameters?.docs?.description}}},y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  args: {
    icon: heart
  }
}`,...y.parameters?.docs?.source}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'example',
    children: 'Example figure'
  }
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  args: {
    children: situations.longWords,
    icon: heart
  }
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  args: {
    children: situations.unbreakable
  }
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    children: situations.arabic,
    icon: heart
  }
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`situations.highContrast`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`situations.largeText`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`situations.narrow`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`situations.forcedColours`,...O.parameters?.docs?.source}}}})))()}A();export{v as Default,b as Example,O as ForcedColours,w as HighContrast,E as HighContrastLargeText,T as LargeText,x as LongText,D as Narrow,C as RightToLeft,S as Unbreakable,y as WithIcon,k as __namedExportsOrder,_ as default};