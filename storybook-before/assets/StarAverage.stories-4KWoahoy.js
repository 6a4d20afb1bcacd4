import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./StarAverage-B0XInlym.js";import{a as r,c as i,d as a,i as o,l as s,n as c,o as l,r as u,u as d}from"./situations-D6UvDOa-.js";var f,p,m,h,g,_,v,y,b,x,S,C,w,T,E,D,O,k;function A(){return(A=e((()=>{t(),r(),{expect:f,screen:p}=__STORYBOOK_MODULE_TEST__,m={title:`Components/StarAverage`,component:n,args:{average:4.3,count:12}},h={play:async()=>{await f(p.getByText(`Average 4.3 out of 5, from 12 ratings`)).toBeVisible(),await f(document.querySelectorAll(`[aria-hidden="true"] svg path:first-child:not(:only-child)`)).toHaveLength(5),await f(p.queryByRole(`radio`)).toBeNull()}},g={args:{average:3.5,count:1},play:async()=>{await f(p.getByText(`Average 3.5 out of 5, from 1 rating`)).toBeVisible(),await f(document.querySelectorAll(`[aria-hidden="true"] svg path:first-child:not(:only-child)`)).toHaveLength(4)}},_={args:{average:null},play:async()=>{await f(p.getByText(`No ratings yet`)).toBeVisible()}},v={args:{average:17,count:1e4},play:async()=>{await f(p.getByText(`Average 5.0 out of 5, from 10,000 ratings`)).toBeVisible()}},y={args:{average:NaN},play:async()=>{await f(p.getByText(`No ratings yet`)).toBeVisible()}},b={args:{average:null,emptyText:`Nobody has said yet how good this is. `.repeat(6)}},x={args:{average:2.5},...d},S={args:{average:null,emptyText:a},...i},C={...g,...u},w={...g,...l},T={...g,...o},E={...g,...i},D={...g,...s},O={...g,...c},k=[`Default`,`Half`,`Empty`,`OutOfRange`,`NotANumber`,`LongText`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],h.parameters={...h.parameters,docs:{...h.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await expect(screen.getByText('Average 4.3 out of 5, from 12 ratings')).toBeVisible();
    await expect(document.querySelectorAll('[aria-hidden="true"] svg path:first-child:not(:only-child)')).toHaveLength(5);
    await expect(screen.queryByRole('radio')).toBeNull();
  }
}`,...h.parameters?.docs?.source},description:{story:`The words carry it; the drawing is hidden from assistive technology. Nothing takes the focus.`,...h.parameters?.docs?.description}}},g.parameters={...g.parameters,docs:{...g.parameters?.docs,source:{originalSource:`{
  args: {
    average: 3.5,
    count: 1
  },
  play: async () => {
    await expect(screen.getByText('Average 3.5 out of 5, from 1 rating')).toBeVisible();
    await expect(document.querySelectorAll('[aria-hidden="true"] svg path:first-child:not(:only-child)')).toHaveLength(4);
  }
}`,...g.parameters?.docs?.source},description:{story:`3.5: three stars and a half.`,...g.parameters?.docs?.description}}},_.parameters={..._.parameters,docs:{..._.parameters?.docs,source:{originalSource:`{
  args: {
    average: null
  },
  play: async () => {
    await expect(screen.getByText('No ratings yet')).toBeVisible();
  }
}`,..._.parameters?.docs?.source}}},v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  args: {
    average: 17,
    count: 10_000
  },
  play: async () => {
    await expect(screen.getByText('Average 5.0 out of 5, from 10,000 ratings')).toBeVisible();
  }
}`,...v.parameters?.docs?.source}}},y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  args: {
    average: Number.NaN
  },
  play: async () => {
    await expect(screen.getByText('No ratings yet')).toBeVisible();
  }
}`,...y.parameters?.docs?.source}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    average: null,
    emptyText: 'Nobody has said yet how good this is. '.repeat(6)
  }
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  args: {
    average: 2.5
  },
  ...situations.rightToLeft
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  args: {
    average: null,
    emptyText: situations.unbreakable
  },
  ...situations.narrow
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  ...Half,
  ...situations.highContrast
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  ...Half,
  ...situations.largeText
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  ...Half,
  ...situations.highContrastLargeText
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  ...Half,
  ...situations.narrow
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...Half,
  ...situations.narrowLargeText
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...Half,
  ...situations.forcedColours
}`,...O.parameters?.docs?.source}}}})))()}A();export{h as Default,_ as Empty,O as ForcedColours,g as Half,C as HighContrast,T as HighContrastLargeText,w as LargeText,b as LongText,E as Narrow,D as NarrowLargeText,y as NotANumber,v as OutOfRange,x as RightToLeft,S as Unbreakable,k as __namedExportsOrder,m as default};