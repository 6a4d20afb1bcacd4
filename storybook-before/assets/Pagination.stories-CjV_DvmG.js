import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Pagination-BrpZOwZv.js";import{a,c as o,i as s,l as c,n as l,o as u,r as d,s as f,u as p}from"./situations-D6UvDOa-.js";function m(e){let[t,n]=(0,h.useState)(e.page),r=t=>{n(t),e.onPage(t)};return(0,g.jsxDEV)(g.Fragment,{children:[(0,g.jsxDEV)(`p`,{children:[`Page `,t]},void 0,!0,{fileName:x,lineNumber:16,columnNumber:7},this),(0,g.jsxDEV)(i,{...e,page:t,onPage:r},void 0,!1,{fileName:x,lineNumber:17,columnNumber:7},this)]},void 0,!0,{fileName:x,lineNumber:15,columnNumber:5},this)}var h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L;function R(){return(R=e((()=>{h=t(),r(),a(),g=n(),{expect:_,fn:v,screen:y,userEvent:b}=__STORYBOOK_MODULE_TEST__,x=`/tmp/w/matrix/stories/components/Pagination.stories.tsx`,S={title:`Components/Pagination`,component:m,args:{label:`Pages of users`,page:1,pageCount:3,onPage:v()}},C=e=>y.getByRole(`button`,{name:e}),w={play:async({args:e})=>{await _(y.getByRole(`navigation`,{name:`Pages of users`})).toBeVisible(),await _(C(`First`)).toHaveAttribute(`aria-disabled`,`true`),C(`Last`).focus(),await b.keyboard(`{Enter}`),await _(y.getByText(`Page 3`)).toBeVisible(),await _(C(`Last`)).toHaveFocus(),await _(C(`Last`)).toHaveAttribute(`aria-disabled`,`true`),await b.keyboard(`{Enter}`),await _(e.onPage).toHaveBeenCalledOnce(),C(`Previous`).focus(),await b.keyboard(` `),await _(y.getByText(`Page 2`)).toBeVisible(),await _(C(`First`)).not.toHaveAttribute(`aria-disabled`)}},T={args:{pageCount:1},play:async({args:e})=>{await b.click(C(`Next`)),await _(e.onPage).not.toHaveBeenCalled()}},E={args:{page:99,pageCount:3},play:async()=>{await _(C(`Next`)).toHaveAttribute(`aria-disabled`,`true`),await _(C(`Previous`)).not.toHaveAttribute(`aria-disabled`)}},D={args:{page:NaN,pageCount:NaN}},O={args:{page:2},...p},k={args:{page:2}},A={args:{label:f}},j={...k,...d},M={...k,...u},N={...k,...s},P={...k,...o},F={...k,...c},I={...k,...l},L=[`Default`,`Empty`,`OutOfRange`,`NotANumber`,`RightToLeft`,`Middle`,`LongText`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await expect(screen.getByRole('navigation', {
      name: 'Pages of users'
    })).toBeVisible();
    await expect(button('First')).toHaveAttribute('aria-disabled', 'true');
    button('Last').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Page 3')).toBeVisible();
    await expect(button('Last')).toHaveFocus();
    await expect(button('Last')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
    button('Previous').focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByText('Page 2')).toBeVisible();
    await expect(button('First')).not.toHaveAttribute('aria-disabled');
  }
}`,...w.parameters?.docs?.source},description:{story:`To the end by keyboard: the pressed button keeps the focus when it no longer leads anywhere.`,...w.parameters?.docs?.description}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  args: {
    pageCount: 1
  },
  play: async ({
    args
  }) => {
    await userEvent.click(button('Next'));
    await expect(args.onPage).not.toHaveBeenCalled();
  }
}`,...T.parameters?.docs?.source},description:{story:`One page only: nothing leads anywhere, everything stays in its place.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    page: 99,
    pageCount: 3
  },
  play: async () => {
    await expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Previous')).not.toHaveAttribute('aria-disabled');
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    page: Number.NaN,
    pageCount: Number.NaN
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  args: {
    page: 2
  },
  ...situations.rightToLeft
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    page: 2
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.longWords
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  ...Middle,
  ...situations.highContrast
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...Middle,
  ...situations.largeText
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...Middle,
  ...situations.highContrastLargeText
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...Middle,
  ...situations.narrow
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...Middle,
  ...situations.narrowLargeText
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...Middle,
  ...situations.forcedColours
}`,...I.parameters?.docs?.source}}}})))()}R();export{w as Default,T as Empty,I as ForcedColours,j as HighContrast,N as HighContrastLargeText,M as LargeText,A as LongText,k as Middle,P as Narrow,F as NarrowLargeText,D as NotANumber,E as OutOfRange,O as RightToLeft,L as __namedExportsOrder,S as default};