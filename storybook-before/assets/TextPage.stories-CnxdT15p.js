import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./TextPage-BG3VhTBn.js";import{a as i,c as a,d as o,i as s,l as c,n as l,o as u,r as d,s as f,t as p,u as m}from"./situations-D6UvDOa-.js";var h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A;function j(){return(j=e((()=>{n(),i(),h=t(),{expect:g,screen:_}=__STORYBOOK_MODULE_TEST__,v=`/tmp/w/matrix/stories/components/TextPage.stories.tsx`,y={title:`Components/TextPage`,component:r,parameters:{layout:`fullscreen`},args:{title:`Privacy`,lead:`What is kept, where, and for how long.`,children:(0,h.jsxDEV)(h.Fragment,{children:[(0,h.jsxDEV)(`p`,{children:[`Your appointments stay in this browser. Nobody else sees them.`,` `,(0,h.jsxDEV)(`a`,{href:`#more`,children:`Read more about it`},void 0,!1,{fileName:v,lineNumber:17,columnNumber:11},void 0),`.`]},void 0,!0,{fileName:v,lineNumber:15,columnNumber:9},void 0),(0,h.jsxDEV)(`h2`,{children:`What you can do`},void 0,!1,{fileName:v,lineNumber:19,columnNumber:9},void 0),(0,h.jsxDEV)(`ul`,{children:[(0,h.jsxDEV)(`li`,{children:`Clear everything from this device when you log out.`},void 0,!1,{fileName:v,lineNumber:21,columnNumber:11},void 0),(0,h.jsxDEV)(`li`,{children:[(0,h.jsxDEV)(`a`,{href:`#ask`,children:`Ask us`},void 0,!1,{fileName:v,lineNumber:23,columnNumber:13},void 0),` what we know about you.`]},void 0,!0,{fileName:v,lineNumber:22,columnNumber:11},void 0)]},void 0,!0,{fileName:v,lineNumber:20,columnNumber:9},void 0),(0,h.jsxDEV)(`h2`,{children:`A long paragraph`},void 0,!1,{fileName:v,lineNumber:26,columnNumber:9},void 0),(0,h.jsxDEV)(`p`,{children:`${f}. `.repeat(3)},void 0,!1,{fileName:v,lineNumber:27,columnNumber:9},void 0)]},void 0,!0,{fileName:v,lineNumber:14,columnNumber:7},void 0)},argTypes:{children:{control:!1}}},b={play:async({userEvent:e})=>{await g(_.getByRole(`heading`,{level:1,name:`Privacy`})).toBeVisible(),await g(_.getAllByRole(`heading`,{level:2})).toHaveLength(2),await e.tab(),await g(_.getByRole(`link`,{name:`Read more about it`})).toHaveFocus(),await e.tab(),await g(_.getByRole(`link`,{name:`Ask us`})).toHaveFocus();for(let e of document.querySelectorAll(`p`)){let t=Number.parseFloat(getComputedStyle(e).fontSize);await g(e.getBoundingClientRect().width/t).toBeLessThanOrEqual(42)}}},x={args:{title:f,lead:f}},S={args:{title:o,children:(0,h.jsxDEV)(`p`,{children:o},void 0,!1,{fileName:v,lineNumber:53,columnNumber:52},void 0)}},C={...m,args:{title:p,lead:p,children:(0,h.jsxDEV)(`p`,{children:p},void 0,!1,{fileName:v,lineNumber:57,columnNumber:72},void 0)}},w=d,T=u,E=s,D=a,O=c,k=l,A=[`Default`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    await expect(screen.getByRole('heading', {
      level: 1,
      name: 'Privacy'
    })).toBeVisible();
    await expect(screen.getAllByRole('heading', {
      level: 2
    })).toHaveLength(2);
    await userEvent.tab();
    await expect(screen.getByRole('link', {
      name: 'Read more about it'
    })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', {
      name: 'Ask us'
    })).toHaveFocus();
    for (const paragraph of document.querySelectorAll('p')) {
      const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      await expect(paragraph.getBoundingClientRect().width / size).toBeLessThanOrEqual(42);
    }
  }
}`,...b.parameters?.docs?.source},description:{story:`One h1, sections with h2, links in the order of reading, and lines that are not too long.`,...b.parameters?.docs?.description}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  args: {
    title: situations.longWords,
    lead: situations.longWords
  }
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  args: {
    title: situations.unbreakable,
    children: <p>{situations.unbreakable}</p>
  }
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    title: situations.arabic,
    lead: situations.arabic,
    children: <p>{situations.arabic}</p>
  }
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`situations.highContrast`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`situations.largeText`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`situations.narrow`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`situations.forcedColours`,...k.parameters?.docs?.source}}}})))()}j();export{b as Default,k as ForcedColours,w as HighContrast,E as HighContrastLargeText,T as LargeText,x as LongText,D as Narrow,O as NarrowLargeText,C as RightToLeft,S as Unbreakable,A as __namedExportsOrder,y as default};