import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./TextField-Cx2HW-8x.js";import{n as s,t as c}from"./ErrorSummary-CeBebq_q.js";import{a as l,c as u,d,i as f,l as p,n as m,o as h,r as g,u as _}from"./situations-D6UvDOa-.js";function v({found:e=T}){let[t,n]=(0,y.useState)(0),r=t>0?e:[],a=e=>r.find(({fieldId:t})=>t===e)?.text;return(0,b.jsxDEV)(`div`,{className:`story-column`,children:[(0,b.jsxDEV)(c,{errors:r,attempt:t},void 0,!1,{fileName:w,lineNumber:22,columnNumber:7},this),(0,b.jsxDEV)(o,{id:`first-name`,label:`First name`,error:a(`first-name`)},void 0,!1,{fileName:w,lineNumber:23,columnNumber:7},this),(0,b.jsxDEV)(o,{id:`town`,label:`Town`,error:a(`town`)},void 0,!1,{fileName:w,lineNumber:24,columnNumber:7},this),(0,b.jsxDEV)(`p`,{children:(0,b.jsxDEV)(i,{kind:`main`,onClick:()=>n(e=>e+1),children:`Save`},void 0,!1,{fileName:w,lineNumber:26,columnNumber:9},this)},void 0,!1,{fileName:w,lineNumber:25,columnNumber:7},this)]},void 0,!0,{fileName:w,lineNumber:21,columnNumber:5},this)}var y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B;function V(){return(V=e((()=>{y=t(),r(),s(),a(),l(),b=n(),{expect:x,screen:S,userEvent:C}=__STORYBOOK_MODULE_TEST__,w=`/tmp/w/matrix/stories/components/ErrorSummary.stories.tsx`,T=[{fieldId:`first-name`,text:`Enter your first name.`},{fieldId:`town`,text:`Enter the town where you live.`}],E={title:`Components/ErrorSummary`,component:v},D=async()=>{S.getByRole(`button`,{name:`Save`}).focus(),await C.keyboard(`{Enter}`)},O={play:async()=>{await x(S.queryByRole(`group`)).toBeNull(),await D();let e=S.getByRole(`group`,{name:`There is a problem`});await x(e).toHaveFocus(),await C.tab(),await C.tab(),await x(S.getByRole(`link`,{name:`Enter the town where you live.`})).toHaveFocus(),await C.keyboard(`{Enter}`),await x(S.getByRole(`textbox`,{name:`Town`})).toHaveFocus(),await D(),await x(e).toHaveFocus()}},k={args:{found:[]},play:async()=>{await D(),await x(S.queryByRole(`group`)).toBeNull()}},A={args:{found:[{fieldId:`town`,text:`Enter the town where you live, as it stands on your letters. `.repeat(4)}]},play:D},j={args:{found:[{fieldId:`town`,text:`أدخل المدينة التي تعيش فيها.`}]},..._,play:D},M={play:D},N={args:{found:[{fieldId:`town`,text:d}]},...u,play:D},P={...M,...g},F={...M,...h},I={...M,...f},L={...M,...u},R={...M,...p},z={...M,...m},B=[`Default`,`Empty`,`LongText`,`RightToLeft`,`Shown`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await expect(screen.queryByRole('group')).toBeNull();
    await save();
    const summary = screen.getByRole('group', {
      name: 'There is a problem'
    });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('link', {
      name: 'Enter the town where you live.'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('textbox', {
      name: 'Town'
    })).toHaveFocus();
    await save();
    await expect(summary).toHaveFocus();
  }
}`,...O.parameters?.docs?.source},description:{story:`It takes the focus, each time; its links lead into the boxes.`,...O.parameters?.docs?.description}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    found: []
  },
  play: async () => {
    await save();
    await expect(screen.queryByRole('group')).toBeNull();
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    found: [{
      fieldId: 'town',
      text: 'Enter the town where you live, as it stands on your letters. '.repeat(4)
    }]
  },
  play: save
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    found: [{
      fieldId: 'town',
      text: 'أدخل المدينة التي تعيش فيها.'
    }]
  },
  ...situations.rightToLeft,
  play: save
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  play: save
}`,...M.parameters?.docs?.source},description:{story:`As it looks after the first check.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    found: [{
      fieldId: 'town',
      text: situations.unbreakable
    }]
  },
  ...situations.narrow,
  play: save
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrast
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.largeText
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrastLargeText
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrow
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrowLargeText
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.forcedColours
}`,...z.parameters?.docs?.source}}}})))()}V();export{O as Default,k as Empty,z as ForcedColours,P as HighContrast,I as HighContrastLargeText,F as LargeText,A as LongText,L as Narrow,R as NarrowLargeText,j as RightToLeft,M as Shown,N as Unbreakable,B as __namedExportsOrder,E as default};