import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{r as t,t as n}from"./shell-aPZfkWYF.js";import{n as r,t as i}from"./HelpStrip-Ka2bPZGI.js";import{a,c as o,i as s,l as c,n as l,o as u,r as d,s as f,t as p,u as m}from"./situations-D6UvDOa-.js";var h,g,_,v,y,b,x,S,C,w,T,E,D,O;function k(){return(k=e((()=>{r(),a(),n(),{expect:h,screen:g}=__STORYBOOK_MODULE_TEST__,_={title:`Components/HelpStrip`,component:i,parameters:{layout:`fullscreen`},args:{title:`Talk to a person`,numbers:t,all:{label:`All help numbers`,href:`#help`}}},v={play:async({userEvent:e})=>{await h(g.getByRole(`region`,{name:`Talk to a person`})).toBeVisible(),await e.tab(),await h(g.getByRole(`link`,{name:`All help numbers`})).toHaveFocus(),await e.tab();let t=g.getByRole(`link`,{name:`Emergency 000`});await h(t).toHaveFocus(),await h(t).toHaveAttribute(`href`,`tel:000`),await h(t.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)}},y={args:{numbers:[]}},b={args:{numbers:t.map(e=>({...e,name:f,hours:f}))}},x={...m,args:{title:p,numbers:t.map(e=>({...e,name:p,hours:p}))}},S=d,C=u,w=s,T=o,E=c,D=l,O=[`Default`,`Empty`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    await expect(screen.getByRole('region', {
      name: 'Talk to a person'
    })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('link', {
      name: 'All help numbers'
    })).toHaveFocus();
    await userEvent.tab();
    const link = screen.getByRole('link', {
      name: 'Emergency 000'
    });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', 'tel:000');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
}`,...v.parameters?.docs?.source},description:{story:`A region with a name; each number is a link that a telephone can call and that reads as a number.`,...v.parameters?.docs?.description}}},y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  args: {
    numbers: []
  }
}`,...y.parameters?.docs?.source}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    numbers: numbers.map(one => ({
      ...one,
      name: situations.longWords,
      hours: situations.longWords
    }))
  }
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    title: situations.arabic,
    numbers: numbers.map(one => ({
      ...one,
      name: situations.arabic,
      hours: situations.arabic
    }))
  }
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`situations.highContrast`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`situations.largeText`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`situations.narrow`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`situations.forcedColours`,...D.parameters?.docs?.source}}}})))()}k();export{v as Default,y as Empty,D as ForcedColours,S as HighContrast,w as HighContrastLargeText,C as LargeText,b as LongText,T as Narrow,E as NarrowLargeText,x as RightToLeft,O as __namedExportsOrder,_ as default};