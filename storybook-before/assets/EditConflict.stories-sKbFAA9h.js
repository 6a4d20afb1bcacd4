import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./TextField-Cx2HW-8x.js";import{n as s,t as c}from"./EditConflict-CAbYfMd3.js";import{n as l,t as u}from"./useEditConflict-B6LQLwHA.js";import{a as d,c as f,d as p,i as m,l as h,n as g,o as _,r as v,s as y,t as b,u as x}from"./situations-D6UvDOa-.js";function S({lead:e=M,now:t=j,labels:n=k}){let[r,a]=(0,C.useState)(A),[s,u]=(0,C.useState)(A),{conflict:d,meet:f,show:p}=l({values:s,change:u},n);return(0,w.jsxDEV)(`div`,{className:`story-column`,children:[(0,w.jsxDEV)(c,{conflict:d,onShow:p},void 0,!1,{fileName:O,lineNumber:34,columnNumber:7},this),n.map(({name:e,label:t})=>(0,w.jsxDEV)(o,{label:t,value:s[e]??``,onChange:({target:t})=>u({...s,[e]:t.value})},e,!1,{fileName:O,lineNumber:36,columnNumber:9},this)),(0,w.jsxDEV)(`p`,{children:(0,w.jsxDEV)(i,{kind:`main`,onClick:()=>{f(r,t,e),a(t)},children:`Save`},void 0,!1,{fileName:O,lineNumber:44,columnNumber:9},this)},void 0,!1,{fileName:O,lineNumber:43,columnNumber:7},this)]},void 0,!0,{fileName:O,lineNumber:33,columnNumber:5},this)}var C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y;function X(){return(X=e((()=>{C=t(),r(),s(),u(),a(),d(),w=n(),{expect:T,screen:E,userEvent:D}=__STORYBOOK_MODULE_TEST__,O=`/tmp/w/matrix/stories/components/EditConflict.stories.tsx`,k=[{name:`title`,label:`Title`},{name:`location`,label:`Location`}],A={title:`Walking Group`,location:`Footscray`},j={title:`Walking Group for beginners`,location:`Preston`},M=`Somebody else changed this event while you were writing. What you wrote is still here. Press Save again to use it.`,N={title:`Components/EditConflict`,component:S},P=e=>E.getByRole(`textbox`,{name:e}),F=e=>E.getByRole(`button`,{name:e}),I=async()=>{P(`Title`).focus(),await D.keyboard(`{Control>}a{/Control}Walks`),F(`Save`).focus(),await D.keyboard(`{Enter}`)},L={play:async()=>{await T(E.queryByRole(`group`)).toBeNull(),await I(),await T(E.getByRole(`group`,{name:M})).toHaveFocus(),await T(E.getByText(`Walking Group for beginners`)).toBeVisible(),await T(P(`Title`)).toHaveValue(`Walks`),await T(P(`Location`)).toHaveValue(`Preston`),P(`Title`).focus(),await D.keyboard(`{End} on Monday`),F(`Take theirs`).focus(),await D.keyboard(`{Enter}`),await T(P(`Title`)).toHaveValue(`Walking Group for beginners`),F(`Keep mine`).focus(),await D.keyboard(`{Enter}`),await T(P(`Title`)).toHaveValue(`Walks on Monday`),await T(F(`Keep mine`)).toHaveFocus()}},R={args:{now:{...A,title:`Walks`}},play:async()=>{await I(),await T(E.queryByRole(`group`)).toBeNull()}},z={play:I},B={args:{lead:`${M} `.repeat(3),now:{title:y,location:``}},play:I},V={args:{lead:b,now:{title:b,location:b}},...x,play:I},H={args:{now:{title:p,location:p}},...f,play:I},U={...z,...v},W={...z,..._},G={...z,...m},K={...z,...f},q={...z,...h},J={...z,...g},Y=[`Default`,`Same`,`Shown`,`LongText`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await expect(screen.queryByRole('group')).toBeNull();
    await save();
    await expect(screen.getByRole('group', {
      name: text
    })).toHaveFocus();
    await expect(screen.getByText('Walking Group for beginners')).toBeVisible();
    await expect(box('Title')).toHaveValue('Walks');
    // Nobody had written there.
    await expect(box('Location')).toHaveValue('Preston');
    box('Title').focus();
    await userEvent.keyboard('{End} on Monday');
    side('Take theirs').focus();
    await userEvent.keyboard('{Enter}');
    await expect(box('Title')).toHaveValue('Walking Group for beginners');
    side('Keep mine').focus();
    await userEvent.keyboard('{Enter}');
    await expect(box('Title')).toHaveValue('Walks on Monday');
    await expect(side('Keep mine')).toHaveFocus();
  }
}`,...L.parameters?.docs?.source},description:{story:`It takes the focus; each side can be put into the form and taken out again without losing a word.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  args: {
    now: {
      ...before,
      title: 'Walks'
    }
  },
  play: async () => {
    await save();
    await expect(screen.queryByRole('group')).toBeNull();
  }
}`,...R.parameters?.docs?.source},description:{story:`Both have written the same: there is nothing to decide.`,...R.parameters?.docs?.description}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  play: save
}`,...z.parameters?.docs?.source},description:{story:`As it looks when it appears.`,...z.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  args: {
    lead: \`\${text} \`.repeat(3),
    now: {
      title: situations.longWords,
      location: ''
    }
  },
  play: save
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  args: {
    lead: situations.arabic,
    now: {
      title: situations.arabic,
      location: situations.arabic
    }
  },
  ...situations.rightToLeft,
  play: save
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  args: {
    now: {
      title: situations.unbreakable,
      location: situations.unbreakable
    }
  },
  ...situations.narrow,
  play: save
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrast
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.largeText
}`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.highContrastLargeText
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrow
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.narrowLargeText
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  ...Shown,
  ...situations.forcedColours
}`,...J.parameters?.docs?.source}}}})))()}X();export{L as Default,J as ForcedColours,U as HighContrast,G as HighContrastLargeText,W as LargeText,B as LongText,K as Narrow,q as NarrowLargeText,V as RightToLeft,R as Same,z as Shown,H as Unbreakable,Y as __namedExportsOrder,N as default};