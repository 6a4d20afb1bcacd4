import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./AskDialog-CmaStZ9b.js";import{a as s,c,d as l,i as u,l as d,n as f,o as p,r as m,t as h,u as g}from"./situations-D6UvDOa-.js";function _(e){let[t,n]=(0,v.useState)(!1),r=t=>{n(!1),e.onAnswer(t)};return(0,y.jsxDEV)(y.Fragment,{children:[(0,y.jsxDEV)(i,{kind:`plain`,onClick:()=>n(!0),children:`Remove`},void 0,!1,{fileName:T,lineNumber:17,columnNumber:7},this),(0,y.jsxDEV)(o,{...e,open:t,onAnswer:r},void 0,!1,{fileName:T,lineNumber:20,columnNumber:7},this)]},void 0,!0,{fileName:T,lineNumber:16,columnNumber:5},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H;function U(){return(U=e((()=>{v=t(),a(),r(),s(),y=n(),{expect:b,fn:x,screen:S,userEvent:C,waitFor:w}=__STORYBOOK_MODULE_TEST__,T=`/tmp/w/matrix/stories/components/AskDialog.stories.tsx`,E={title:`Components/AskDialog`,component:_,args:{question:`Are you sure you want to delete this appointment?`,details:`Hearing check, Thursday 26 November, 9:30 to 11:00 am.`,confirm:`Delete appointment`,keep:`Keep appointment`,tone:`danger`,onAnswer:x()}},D=()=>S.getByRole(`button`,{name:`Remove`}),O=async()=>(D().focus(),await C.keyboard(`{Enter}`),S.findByRole(`alertdialog`)),k={play:async({args:e})=>{let t=await O();await b(t).toHaveAccessibleName(e.question),await b(t).toHaveAccessibleDescription(String(e.details)),await b(S.getByRole(`button`,{name:e.keep})).toHaveFocus(),await C.keyboard(`{Enter}`),await w(()=>b(D()).toHaveFocus()),await b(e.onAnswer).toHaveBeenCalledOnce(),await b(e.onAnswer).toHaveBeenLastCalledWith(!1)}},A={play:async({args:e})=>{await O(),await C.tab(),await b(S.getByRole(`button`,{name:e.confirm})).toHaveFocus(),await C.keyboard(` `),await w(()=>b(D()).toHaveFocus()),await b(e.onAnswer).toHaveBeenCalledOnce(),await b(e.onAnswer).toHaveBeenLastCalledWith(!0)}},j={args:{question:`There is an existing appointment in this time slot. Do you want to proceed anyway?`,details:`Booked, Tuesday 24 November, 12:30 to 1:30 pm.`,confirm:`Book anyway`,keep:`Choose another time`,tone:`warning`},play:async({args:e})=>{await O(),await C.keyboard(`{Escape}`),await w(()=>b(D()).toHaveFocus()),await b(e.onAnswer).toHaveBeenCalledOnce(),await b(e.onAnswer).toHaveBeenLastCalledWith(!1)}},M={args:{details:`Hearing check at the health centre in the main street. `.repeat(12)},play:async({args:e})=>{await O(),await b(S.getByRole(`button`,{name:e.keep})).toHaveFocus()}},N={play:async({args:e})=>{await O(),await b(S.getByRole(`button`,{name:e.keep})).toHaveFocus()}},P={args:{question:l,details:l,confirm:l},...c,play:async()=>{let e=await O();await b(e.scrollWidth).toBeLessThanOrEqual(e.clientWidth)}},F={...g,args:{question:h,details:h,confirm:`حذف`,keep:`إبقاء`},play:async()=>{await O()}},I={...N,...m},L={...N,...p},R={...N,...u},z={...N,...c},B={...N,...d},V={...N,...f},H=[`Danger`,`Confirmed`,`Warning`,`LongText`,`Open`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName(args.question);
    await expect(dialog).toHaveAccessibleDescription(String(args.details));
    await expect(screen.getByRole('button', {
      name: args.keep
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  }
}`,...k.parameters?.docs?.source},description:{story:`The safe button has the focus; Enter on it changes nothing.`,...k.parameters?.docs?.description}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await open();
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: args.confirm
    })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  }
}`,...A.parameters?.docs?.source},description:{story:`Tab, then Space: the answer is yes.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    question: 'There is an existing appointment in this time slot. Do you want to proceed anyway?',
    details: 'Booked, Tuesday 24 November, 12:30 to 1:30 pm.',
    confirm: 'Book anyway',
    keep: 'Choose another time',
    tone: 'warning'
  },
  play: async ({
    args
  }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  }
}`,...j.parameters?.docs?.source},description:{story:`Nothing is taken away: the safe button is the main one. Esc is the safe answer.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    details: 'Hearing check at the health centre in the main street. '.repeat(12)
  },
  play: async ({
    args
  }) => {
    await open();
    await expect(screen.getByRole('button', {
      name: args.keep
    })).toHaveFocus();
  }
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await open();
    await expect(screen.getByRole('button', {
      name: args.keep
    })).toHaveFocus();
  }
}`,...N.parameters?.docs?.source},description:{story:`As it looks while it waits for the answer.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    question: situations.unbreakable,
    details: situations.unbreakable,
    confirm: situations.unbreakable
  },
  ...situations.narrow,
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  }
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    question: situations.arabic,
    details: situations.arabic,
    confirm: 'حذف',
    keep: 'إبقاء'
  },
  play: async () => {
    await open();
  }
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.highContrast
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.largeText
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.highContrastLargeText
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.narrow
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.narrowLargeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.forcedColours
}`,...V.parameters?.docs?.source}}}})))()}U();export{A as Confirmed,k as Danger,V as ForcedColours,I as HighContrast,R as HighContrastLargeText,L as LargeText,M as LongText,z as Narrow,B as NarrowLargeText,N as Open,F as RightToLeft,P as Unbreakable,j as Warning,H as __namedExportsOrder,E as default};