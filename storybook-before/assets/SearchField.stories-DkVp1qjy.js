import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./SearchField-DAwCAGbG.js";import{a,c as o,i as s,l as c,n as l,o as u,r as d,s as f,t as p,u as m}from"./situations-D6UvDOa-.js";function h(){let[e,t]=(0,g.useState)(``);return(0,_.jsxDEV)(_.Fragment,{children:[(0,_.jsxDEV)(i,{label:`Search resources`,action:`/resources`,value:e,onChange:t,onSearch:()=>{}},void 0,!1,{fileName:x,lineNumber:46,columnNumber:7},this),(0,_.jsxDEV)(`p`,{children:[`Showing what holds “`,e,`”`]},void 0,!0,{fileName:x,lineNumber:53,columnNumber:7},this)]},void 0,!0,{fileName:x,lineNumber:45,columnNumber:5},this)}var g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P;function F(){return(F=e((()=>{g=t(),r(),a(),_=n(),{expect:v,fn:y,screen:b}=__STORYBOOK_MODULE_TEST__,x=`/tmp/w/matrix/stories/components/SearchField.stories.tsx`,S={title:`Components/SearchField`,component:i,args:{label:`Search resources`,action:`/search`,onSearch:y()}},C={play:async({args:e,userEvent:t})=>{await v(b.getByRole(`search`,{name:`Search resources`})).toBeVisible(),await t.tab(),await v(b.getByRole(`searchbox`,{name:`Search resources`})).toHaveFocus(),await t.keyboard(` falls {Enter}`),await v(e.onSearch).toHaveBeenLastCalledWith(`falls`),await t.tab(),await t.keyboard(`{Enter}`),await v(e.onSearch).toHaveBeenCalledTimes(2)}},w={args:{label:`Search this site`,hideLabel:!0},play:async({userEvent:e})=>{let t=b.getByRole(`searchbox`,{name:`Search this site`});await v(t).toHaveAttribute(`placeholder`,` `),await v(b.getByText(`Search this site`)).toBeVisible(),await e.type(t,`f`),await v(b.getByText(`Search this site`)).not.toBeVisible()}},T={render:()=>(0,_.jsxDEV)(h,{},void 0,!1,{fileName:x,lineNumber:60,columnNumber:17},void 0),play:async({userEvent:e})=>{await e.type(b.getByRole(`searchbox`),`sleep`),await v(b.getByText(`Showing what holds “sleep”`)).toBeVisible()}},E={args:{label:f,defaultValue:f}},D={...m,args:{label:p,button:`بحث`,defaultValue:p}},O=d,k=u,A=s,j=o,M=c,N=l,P=[`Default`,`HiddenLabel`,`Controlled`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  play: async ({
    args,
    userEvent
  }) => {
    await expect(screen.getByRole('search', {
      name: 'Search resources'
    })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('searchbox', {
      name: 'Search resources'
    })).toHaveFocus();
    await userEvent.keyboard(' falls {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('falls');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  }
}`,...C.parameters?.docs?.source},description:{story:`Enter in the box and the button do the same.`,...C.parameters?.docs?.description}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'Search this site',
    hideLabel: true
  },
  play: async ({
    userEvent
  }) => {
    const box = screen.getByRole('searchbox', {
      name: 'Search this site'
    });
    // The words would be read twice.
    await expect(box).toHaveAttribute('placeholder', ' ');
    await expect(screen.getByText('Search this site')).toBeVisible();
    await userEvent.type(box, 'f');
    await expect(screen.getByText('Search this site')).not.toBeVisible();
  }
}`,...w.parameters?.docs?.source},description:{story:`For a header: the label is visually hidden, and stands in the empty box.`,...w.parameters?.docs?.description}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  render: () => <Filter />,
  play: async ({
    userEvent
  }) => {
    await userEvent.type(screen.getByRole('searchbox'), 'sleep');
    await expect(screen.getByText('Showing what holds “sleep”')).toBeVisible();
  }
}`,...T.parameters?.docs?.source},description:{story:`A page that filters while somebody types keeps the text itself.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.longWords,
    defaultValue: situations.longWords
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    label: situations.arabic,
    button: 'بحث',
    defaultValue: situations.arabic
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`situations.highContrast`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`situations.largeText`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`situations.narrow`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...M.parameters?.docs?.source},description:{story:`The button wraps under the box.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`situations.forcedColours`,...N.parameters?.docs?.source}}}})))()}F();export{T as Controlled,C as Default,N as ForcedColours,w as HiddenLabel,O as HighContrast,A as HighContrastLargeText,k as LargeText,E as LongText,j as Narrow,M as NarrowLargeText,D as RightToLeft,P as __namedExportsOrder,S as default};