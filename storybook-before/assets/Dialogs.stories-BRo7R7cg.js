import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,r as o,t as s}from"./Dialogs-B6mpPvAI.js";import{a as c,c as l,i as u,l as d,n as f,o as p,r as m,s as h,u as g}from"./situations-D6UvDOa-.js";function _(){let{ask:e,notify:t}=o(),[n,r]=(0,v.useState)(`Nothing yet.`),a=async()=>{let t=await e({question:`Clear the list?`,confirm:`Clear list`,keep:`Keep list`,tone:`danger`});r(t?`The list is empty.`:`The list stays.`)},s=async()=>{await Promise.all([t(`The first message.`),t(`The second message.`)]),r(`Both were read. Focus: ${document.activeElement?.textContent??`nowhere`}`)};return(0,y.jsxDEV)(y.Fragment,{children:[(0,y.jsxDEV)(`p`,{children:n},void 0,!1,{fileName:w,lineNumber:26,columnNumber:7},this),(0,y.jsxDEV)(i,{kind:`main`,onClick:()=>void a(),children:`Ask`},void 0,!1,{fileName:w,lineNumber:27,columnNumber:7},this),(0,y.jsxDEV)(i,{kind:`plain`,onClick:()=>void s(),children:`Tell twice`},void 0,!1,{fileName:w,lineNumber:30,columnNumber:7},this),(0,y.jsxDEV)(i,{kind:`plain`,onClick:()=>void t(h),children:`Tell much`},void 0,!1,{fileName:w,lineNumber:33,columnNumber:7},this)]},void 0,!0,{fileName:w,lineNumber:25,columnNumber:5},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z;function B(){return(B=e((()=>{v=t(),r(),a(),c(),y=n(),{expect:b,screen:x,userEvent:S,waitFor:C}=__STORYBOOK_MODULE_TEST__,w=`/tmp/w/matrix/stories/components/Dialogs.stories.tsx`,T={title:`Components/Dialogs`,component:s,render:()=>(0,y.jsxDEV)(s,{children:(0,y.jsxDEV)(_,{},void 0,!1,{fileName:w,lineNumber:45,columnNumber:7},void 0)},void 0,!1,{fileName:w,lineNumber:44,columnNumber:5},void 0)},E=async e=>{(await x.findByRole(`button`,{name:e})).focus(),await S.keyboard(`{Enter}`)},D={play:async()=>{await E(`Ask`),await x.findByRole(`alertdialog`,{name:`Clear the list?`}),await S.tab(),await S.keyboard(`{Enter}`),await b(await x.findByText(`The list is empty.`)).toBeVisible(),await C(()=>b(x.getByRole(`button`,{name:`Ask`})).toHaveFocus())}},O={play:async()=>{await E(`Ask`),await x.findByRole(`alertdialog`),await S.keyboard(`{Escape}`),await b(await x.findByText(`The list stays.`)).toBeVisible()}},k={play:async()=>{await E(`Tell twice`),await x.findByRole(`alertdialog`,{name:`The first message.`}),await S.keyboard(`{Enter}`),await x.findByRole(`alertdialog`,{name:`The second message.`}),await b(x.getAllByRole(`alertdialog`)).toHaveLength(1),await C(()=>b(x.getByRole(`button`,{name:`OK`})).toHaveFocus()),await S.keyboard(`{Enter}`),await b(await x.findByText(`Both were read. Focus: Tell twice`)).toBeVisible()}},A={play:async()=>{await E(`Ask`),await x.findByRole(`alertdialog`,{name:`Clear the list?`})}},j={play:async()=>{await E(`Tell much`),await x.findByRole(`alertdialog`,{name:h})}},M={...g,play:async()=>{await E(`Ask`),await x.findByRole(`alertdialog`)}},N={...A,...m},P={...A,...p},F={...A,...u},I={...A,...l},L={...A,...d},R={...A,...f},z=[`Ask`,`AskAndEscape`,`TwoNotices`,`Open`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await press('Ask');
    await screen.findByRole('alertdialog', {
      name: 'Clear the list?'
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('The list is empty.')).toBeVisible();
    // The page moves it nowhere, so it comes back.
    await waitFor(() => expect(screen.getByRole('button', {
      name: 'Ask'
    })).toHaveFocus());
  }
}`,...D.parameters?.docs?.source},description:{story:`A question answered by keyboard.`,...D.parameters?.docs?.description}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await press('Ask');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('The list stays.')).toBeVisible();
  }
}`,...O.parameters?.docs?.source},description:{story:`Esc is the safe answer.`,...O.parameters?.docs?.description}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await press('Tell twice');
    await screen.findByRole('alertdialog', {
      name: 'The first message.'
    });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', {
      name: 'The second message.'
    });
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', {
      name: 'OK'
    })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Both were read. Focus: Tell twice')).toBeVisible();
  }
}`,...k.parameters?.docs?.source},description:{story:`Two notices at once: the second waits for the first, and the focus goes back only after both.`,...k.parameters?.docs?.description}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await press('Ask');
    await screen.findByRole('alertdialog', {
      name: 'Clear the list?'
    });
  }
}`,...A.parameters?.docs?.source},description:{story:`As it looks while it waits for the answer.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await press('Tell much');
    await screen.findByRole('alertdialog', {
      name: situations.longWords
    });
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  play: async () => {
    await press('Ask');
    await screen.findByRole('alertdialog');
  }
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.highContrast
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.largeText
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.highContrastLargeText
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.narrow
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.narrowLargeText
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...Open,
  ...situations.forcedColours
}`,...R.parameters?.docs?.source}}}})))()}B();export{D as Ask,O as AskAndEscape,R as ForcedColours,N as HighContrast,F as HighContrastLargeText,P as LargeText,j as LongText,I as Narrow,L as NarrowLargeText,A as Open,M as RightToLeft,k as TwoNotices,z as __namedExportsOrder,T as default};