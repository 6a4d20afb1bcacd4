import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./UndoMessage-D65Zs_Gl.js";import{a as s,c,d as l,i as u,l as d,n as f,o as p,r as m,u as h}from"./situations-D6UvDOa-.js";function g({text:e,...t}){let[n,r]=(0,_.useState)(!1),a=(0,_.useRef)(null),s=()=>{r(!1),a.current?.focus()};return(0,v.jsxDEV)(`div`,{className:`story-column`,children:[(0,v.jsxDEV)(`h2`,{ref:a,tabIndex:-1,children:`Letters`},void 0,!1,{fileName:S,lineNumber:19,columnNumber:7},this),n?(0,v.jsxDEV)(o,{text:e??`Letter deleted: To Nina.`,takeFocus:!0,...t,onUndo:s},void 0,!1,{fileName:S,lineNumber:23,columnNumber:9},this):(0,v.jsxDEV)(`p`,{children:(0,v.jsxDEV)(i,{onClick:()=>r(!0),children:`Delete letter`},void 0,!1,{fileName:S,lineNumber:26,columnNumber:11},this)},void 0,!1,{fileName:S,lineNumber:25,columnNumber:9},this)]},void 0,!0,{fileName:S,lineNumber:18,columnNumber:5},this)}var _,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R;function z(){return(z=e((()=>{_=t(),r(),a(),s(),v=n(),{expect:y,screen:b,userEvent:x}=__STORYBOOK_MODULE_TEST__,S=`/tmp/w/matrix/stories/components/UndoMessage.stories.tsx`,C={title:`Components/UndoMessage`,component:g},w=async()=>{b.getByRole(`button`,{name:`Delete letter`}).focus(),await x.keyboard(`{Enter}`)},T={play:async()=>{await w(),await y(b.getByRole(`group`,{name:`Letter deleted: To Nina.`})).toHaveFocus(),await x.tab(),await y(b.getByRole(`button`,{name:`Undo`})).toHaveFocus(),await x.keyboard(`{Enter}`),await y(b.getByRole(`heading`,{name:`Letters`})).toHaveFocus(),await y(b.getByRole(`button`,{name:`Delete letter`})).toBeVisible()}},E={args:{takeFocus:!1},play:async()=>{await w(),await b.findByText(`Letter deleted: To Nina. You can undo this.`,{selector:`[aria-live] *`})}},D={args:{busy:`Bringing it back…`},play:w},O={args:{text:`Letter deleted: To everyone who lives in the street behind the station. `.repeat(4)},play:w},k={args:{text:`حذفت الرسالة.`,undoLabel:`تراجع`},...h,play:w},A={play:w},j={args:{text:l,undoLabel:l},...c,play:w},M={...A,...m},N={...A,...p},P={...A,...u},F={...A,...c},I={...A,...d},L={...A,...f},R=[`Default`,`Announced`,`Busy`,`LongText`,`RightToLeft`,`Shown`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await remove();
    await expect(screen.getByRole('group', {
      name: 'Letter deleted: To Nina.'
    })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: 'Undo'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', {
      name: 'Letters'
    })).toHaveFocus();
    await expect(screen.getByRole('button', {
      name: 'Delete letter'
    })).toBeVisible();
  }
}`,...T.parameters?.docs?.source},description:{story:`What had the focus is gone, so the message takes it; the next Tab is at Undo.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    takeFocus: false
  },
  play: async () => {
    await remove();
    await screen.findByText('Letter deleted: To Nina. You can undo this.', {
      selector: '[aria-live] *'
    });
  }
}`,...E.parameters?.docs?.source},description:{story:`The focus stays elsewhere, so the message is announced.`,...E.parameters?.docs?.description}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    busy: 'Bringing it back…'
  },
  play: remove
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  args: {
    text: 'Letter deleted: To everyone who lives in the street behind the station. '.repeat(4)
  },
  play: remove
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    text: 'حذفت الرسالة.',
    undoLabel: 'تراجع'
  },
  ...situations.rightToLeft,
  play: remove
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: remove
}`,...A.parameters?.docs?.source},description:{story:`As it looks after the deletion.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    text: situations.unbreakable,
    undoLabel: situations.unbreakable
  },
  ...situations.narrow,
  play: remove
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrast
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.largeText
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrastLargeText
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrow
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrowLargeText
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.forcedColours
}`,...L.parameters?.docs?.source}}}})))()}z();export{E as Announced,D as Busy,T as Default,L as ForcedColours,M as HighContrast,P as HighContrastLargeText,N as LargeText,O as LongText,F as Narrow,I as NarrowLargeText,k as RightToLeft,A as Shown,j as Unbreakable,R as __namedExportsOrder,C as default};