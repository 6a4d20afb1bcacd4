import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./Progress-CkC2fxUm.js";import{a as s,c,d as l,i as u,l as d,n as f,o as p,r as m,u as h}from"./situations-D6UvDOa-.js";function g(){let[e,t]=(0,_.useState)(0);return(0,v.jsxDEV)(v.Fragment,{children:[(0,v.jsxDEV)(o,{label:`Sending emails`,value:e,max:8},void 0,!1,{fileName:S,lineNumber:31,columnNumber:7},this),(0,v.jsxDEV)(`p`,{children:(0,v.jsxDEV)(i,{kind:`main`,onClick:()=>t(e+1),children:`Send one`},void 0,!1,{fileName:S,lineNumber:33,columnNumber:9},this)},void 0,!1,{fileName:S,lineNumber:32,columnNumber:7},this)]},void 0,!0,{fileName:S,lineNumber:30,columnNumber:5},this)}var _,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B;function V(){return(V=e((()=>{_=t(),r(),a(),s(),v=n(),{expect:y,screen:b,userEvent:x}=__STORYBOOK_MODULE_TEST__,S=`/tmp/w/matrix/stories/components/Progress.stories.tsx`,C={title:`Components/Progress`,component:o,args:{label:`Sending emails`,value:3,max:7,text:`3 of 7 sent`}},w=()=>b.getByRole(`progressbar`,{name:`Sending emails`}),T={play:async()=>{await y(w()).toHaveAttribute(`value`,`3`),await y(w()).toHaveAttribute(`aria-valuetext`,`3 of 7 sent`),await y(b.getByText(`3 of 7 sent`)).toBeVisible()}},E={render:()=>(0,v.jsxDEV)(g,{},void 0,!1,{fileName:S,lineNumber:43,columnNumber:17},void 0),play:async()=>{let e=()=>[...document.querySelectorAll(`[aria-live="polite"] > *`)].map(e=>e.textContent);await b.findByText(`Sending emails: 0 of 8`,{selector:`[aria-live] *`}),b.getByRole(`button`,{name:`Send one`}).focus();for(let e of[`1 of 8`,`2 of 8`,`3 of 8`])await x.keyboard(`{Enter}`),await y(b.getByText(e)).toBeVisible();await y(e()).not.toContain(`Sending emails: 2 of 8`)}},D={args:{value:void 0,text:void 0},play:async()=>{await y(w()).not.toHaveAttribute(`value`),await y(b.getByText(`Please wait`)).toBeVisible()}},O={args:{value:7,text:`7 of 7 sent`}},k={args:{value:12,max:7,text:void 0},play:async()=>{await y(b.getByText(`7 of 7`)).toBeVisible()}},A={args:{value:NaN,max:NaN,text:void 0},play:async()=>{await y(b.getByText(`0 of 100`)).toBeVisible()}},j={args:{label:`Sending the letter about the changed opening hours to everyone on the list`,text:`Wagga`.repeat(40)}},M={args:{label:`إرسال الرسائل`,text:`3 من 7`},...h},N={args:{label:l,text:l},...c},P={...T,...m},F={...T,...p},I={...T,...u},L={...T,...c},R={...T,...d},z={...T,...f},B=[`Default`,`Announced`,`Loading`,`Done`,`OutOfRange`,`NotANumber`,`LongText`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await expect(bar()).toHaveAttribute('value', '3');
    await expect(bar()).toHaveAttribute('aria-valuetext', '3 of 7 sent');
    await expect(screen.getByText('3 of 7 sent')).toBeVisible();
  }
}`,...T.parameters?.docs?.source},description:{story:`The words are the bar's value text.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  render: () => <Steps />,
  play: async () => {
    const said = () => [...document.querySelectorAll('[aria-live="polite"] > *')].map(node => node.textContent);
    await screen.findByText('Sending emails: 0 of 8', {
      selector: '[aria-live] *'
    });
    screen.getByRole('button', {
      name: 'Send one'
    }).focus();
    for (const words of ['1 of 8', '2 of 8', '3 of 8']) {
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByText(words)).toBeVisible();
    }
    await expect(said()).not.toContain('Sending emails: 2 of 8');
  }
}`,...E.parameters?.docs?.source},description:{story:`Eight steps, by keyboard: the start is announced, the steps are not as long as they come quickly.`,...E.parameters?.docs?.description}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    value: undefined,
    text: undefined
  },
  play: async () => {
    await expect(bar()).not.toHaveAttribute('value');
    await expect(screen.getByText('Please wait')).toBeVisible();
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  args: {
    value: 7,
    text: '7 of 7 sent'
  }
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    value: 12,
    max: 7,
    text: undefined
  },
  play: async () => {
    await expect(screen.getByText('7 of 7')).toBeVisible();
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    value: Number.NaN,
    max: Number.NaN,
    text: undefined
  },
  play: async () => {
    await expect(screen.getByText('0 of 100')).toBeVisible();
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'Sending the letter about the changed opening hours to everyone on the list',
    text: 'Wagga'.repeat(40)
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'إرسال الرسائل',
    text: '3 من 7'
  },
  ...situations.rightToLeft
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    text: situations.unbreakable
  },
  ...situations.narrow
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.highContrast
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.largeText
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.highContrastLargeText
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.narrow
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.narrowLargeText
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...Default,
  ...situations.forcedColours
}`,...z.parameters?.docs?.source}}}})))()}V();export{E as Announced,T as Default,O as Done,z as ForcedColours,P as HighContrast,I as HighContrastLargeText,F as LargeText,D as Loading,j as LongText,L as Narrow,R as NarrowLargeText,A as NotANumber,k as OutOfRange,M as RightToLeft,N as Unbreakable,B as __namedExportsOrder,C as default};