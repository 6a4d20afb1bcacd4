import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./OutcomeMessage-D-KPaaVT.js";import{n as s,t as c}from"./useOutcome-BWrSw1o9.js";import{a as l,c as u,d,i as f,l as p,n as m,o as h,r as g,s as _,t as v,u as y}from"./situations-D6UvDOa-.js";function b({canUndo:e=!1,...t}){let[n,r]=s(),a=(0,x.useRef)(null),c=()=>{r({kind:`success`,text:`The letter is here again.`}),a.current?.focus()};return(0,S.jsxDEV)(`div`,{className:`story-column`,children:[(0,S.jsxDEV)(`p`,{children:(0,S.jsxDEV)(i,{ref:a,onClick:()=>r({...t,undo:e?c:void 0}),children:`Send letter`},void 0,!1,{fileName:E,lineNumber:25,columnNumber:9},this)},void 0,!1,{fileName:E,lineNumber:24,columnNumber:7},this),(0,S.jsxDEV)(o,{outcome:n},void 0,!1,{fileName:E,lineNumber:29,columnNumber:7},this)]},void 0,!0,{fileName:E,lineNumber:23,columnNumber:5},this)}var x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G;function K(){return(K=e((()=>{x=t(),r(),a(),c(),l(),S=n(),{expect:C,screen:w,userEvent:T}=__STORYBOOK_MODULE_TEST__,E=`/tmp/w/matrix/stories/components/OutcomeMessage.stories.tsx`,D={title:`Components/OutcomeMessage`,component:b,args:{kind:`success`,text:`Letter sent: To Nina.`}},O=async()=>{w.getByRole(`button`,{name:`Send letter`}).focus(),await T.keyboard(`{Enter}`)},k=async(e,t)=>{await w.findByText(e,{selector:`[aria-live=${t}] *`})},A={play:async()=>{await O(),await k(`Letter sent: To Nina.`,`polite`),await C(w.getByRole(`button`,{name:`Send letter`})).toHaveFocus()}},j={args:{kind:`failed`,text:`The letter was not sent. Check your connection, then try again.`},play:async({args:e})=>{await O(),await k(e.text,`assertive`)}},M={args:{kind:`failed`,text:`The letter is still on this device. Try again later.`,urgent:!1},play:async({args:e})=>{await O(),await k(e.text,`polite`)}},N={args:{kind:`warning`,text:`Letter sent: To Nina. The picture was left out.`},play:O},P={args:{canUndo:!0,takeFocus:!0},play:async()=>{await O(),await C(w.getByRole(`group`,{name:`Letter sent: To Nina.`})).toHaveFocus(),await T.tab(),await T.keyboard(`{Enter}`),await k(`The letter is here again.`,`polite`),await C(w.getByRole(`button`,{name:`Send letter`})).toHaveFocus()}},F={args:{text:_.repeat(3)},play:O},I={args:{text:d},...u,play:O},L={args:{text:v},...y,play:O},R={play:O},z={...R,...g},B={...R,...h},V={...R,...f},H={...R,...u},U={...R,...p},W={...R,...m},G=[`Default`,`Failed`,`FailedWithoutHurry`,`Partly`,`WithUndo`,`LongText`,`Unbreakable`,`RightToLeft`,`Shown`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await send();
    await isAnnounced('Letter sent: To Nina.', 'polite');
    await expect(screen.getByRole('button', {
      name: 'Send letter'
    })).toHaveFocus();
  }
}`,...A.parameters?.docs?.source},description:{story:`The focus stays on the button; the message is beside it and announced.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'failed',
    text: 'The letter was not sent. Check your connection, then try again.'
  },
  play: async ({
    args
  }) => {
    await send();
    await isAnnounced(args.text, 'assertive');
  }
}`,...j.parameters?.docs?.source},description:{story:`Interrupts what is being read.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'failed',
    text: 'The letter is still on this device. Try again later.',
    urgent: false
  },
  play: async ({
    args
  }) => {
    await send();
    await isAnnounced(args.text, 'polite');
  }
}`,...M.parameters?.docs?.source},description:{story:`Waits until what is being read is over: nothing is lost.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'warning',
    text: 'Letter sent: To Nina. The picture was left out.'
  },
  play: send
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    canUndo: true,
    takeFocus: true
  },
  play: async () => {
    await send();
    await expect(screen.getByRole('group', {
      name: 'Letter sent: To Nina.'
    })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAnnounced('The letter is here again.', 'polite');
    await expect(screen.getByRole('button', {
      name: 'Send letter'
    })).toHaveFocus();
  }
}`,...P.parameters?.docs?.source},description:{story:`The message takes the focus, and Undo gives it back.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    text: situations.longWords.repeat(3)
  },
  play: send
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  args: {
    text: situations.unbreakable
  },
  ...situations.narrow,
  play: send
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    text: situations.arabic
  },
  ...situations.rightToLeft,
  play: send
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  play: send
}`,...R.parameters?.docs?.source},description:{story:`As it looks afterwards.`,...R.parameters?.docs?.description}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrast
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.largeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrastLargeText
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrow
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrowLargeText
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.forcedColours
}`,...W.parameters?.docs?.source}}}})))()}K();export{A as Default,j as Failed,M as FailedWithoutHurry,W as ForcedColours,z as HighContrast,V as HighContrastLargeText,B as LargeText,F as LongText,H as Narrow,U as NarrowLargeText,N as Partly,L as RightToLeft,R as Shown,I as Unbreakable,P as WithUndo,G as __namedExportsOrder,D as default};