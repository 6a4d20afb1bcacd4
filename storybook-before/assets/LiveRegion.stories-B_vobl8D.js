import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./Button-CUxpFmfd.js";import{i,n as a}from"./useAnnounce-Cov5vTN3.js";import{n as o,t as s}from"./LiveRegion-CFwE2Em4.js";import{a as c,c as l,i as u,n as d,o as f,r as p,s as m,t as h,u as g}from"./situations-D6UvDOa-.js";function _({text:e}){let t=i();return(0,v.jsxDEV)(`div`,{className:`story-row`,children:[(0,v.jsxDEV)(s,{},void 0,!1,{fileName:S,lineNumber:16,columnNumber:7},this),(0,v.jsxDEV)(r,{onClick:()=>t(e),children:`Say it`},void 0,!1,{fileName:S,lineNumber:17,columnNumber:7},this),(0,v.jsxDEV)(r,{onClick:()=>t(e,{urgent:!0}),children:`Say it now`},void 0,!1,{fileName:S,lineNumber:18,columnNumber:7},this)]},void 0,!0,{fileName:S,lineNumber:15,columnNumber:5},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N;function P(){return(P=e((()=>{n(),o(),a(),c(),v=t(),{expect:y,screen:b,waitFor:x}=__STORYBOOK_MODULE_TEST__,S=`/tmp/w/matrix/stories/components/LiveRegion.stories.tsx`,C={title:`Components/LiveRegion`,component:_,args:{text:`Saved. 4 of 5.`}},w=e=>document.querySelector(`[data-live-announcer] [aria-live='${e}']`),T={play:async({userEvent:e})=>{await e.tab(),await e.keyboard(`{Enter}`),await x(()=>y(w(`polite`)).toHaveTextContent(`Saved. 4 of 5.`)),await e.tab(),await y(b.getByRole(`button`,{name:`Say it now`})).toHaveFocus(),await e.keyboard(` `),await x(()=>y(w(`assertive`)).toHaveTextContent(`Saved. 4 of 5.`))}},E={args:{text:m}},D={...g,args:{text:h}},O=p,k=f,A=u,j=l,M=d,N=[`Default`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region('polite')).toHaveTextContent('Saved. 4 of 5.'));
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: 'Say it now'
    })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(region('assertive')).toHaveTextContent('Saved. 4 of 5.'));
  }
}`,...T.parameters?.docs?.source},description:{story:`Nothing is seen; a screen reader says the words, and the urgent ones at once.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    text: situations.longWords
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    text: situations.arabic
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`situations.highContrast`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`situations.largeText`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`situations.narrow`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`situations.forcedColours`,...M.parameters?.docs?.source}}}})))()}P();export{T as Default,M as ForcedColours,O as HighContrast,A as HighContrastLargeText,k as LargeText,E as LongText,j as Narrow,D as RightToLeft,N as __namedExportsOrder,C as default};