import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./SkipLink-BNiB-9AX.js";import{a as i,c as a,i as o,n as s,o as c,r as l,s as u,t as d,u as f}from"./situations-D6UvDOa-.js";var p,m,h,g,_,v,y,b,x,S,C,w,T,E,D;function O(){return(O=e((()=>{n(),i(),p=t(),{expect:m,screen:h}=__STORYBOOK_MODULE_TEST__,g=`/tmp/w/matrix/stories/components/SkipLink.stories.tsx`,_={title:`Components/SkipLink`,component:r,args:{href:`#story-main`,children:`Skip to main content`},render:e=>(0,p.jsxDEV)(p.Fragment,{children:[(0,p.jsxDEV)(r,{...e},void 0,!1,{fileName:g,lineNumber:12,columnNumber:7},void 0),(0,p.jsxDEV)(`p`,{className:`story-below`,children:(0,p.jsxDEV)(`a`,{href:`#somewhere`,children:`One of many links before the content`},void 0,!1,{fileName:g,lineNumber:14,columnNumber:9},void 0)},void 0,!1,{fileName:g,lineNumber:13,columnNumber:7},void 0),(0,p.jsxDEV)(`main`,{id:`story-main`,tabIndex:-1,children:(0,p.jsxDEV)(`p`,{children:`The content. Press Tab, and the link comes into sight.`},void 0,!1,{fileName:g,lineNumber:17,columnNumber:9},void 0)},void 0,!1,{fileName:g,lineNumber:16,columnNumber:7},void 0)]},void 0,!0,{fileName:g,lineNumber:11,columnNumber:5},void 0)},v={play:async({userEvent:e})=>{let t=h.getByRole(`link`,{name:`Skip to main content`});await m(t.getBoundingClientRect().width).toBeLessThanOrEqual(1),await e.tab(),await m(t).toHaveFocus(),await m(t.getBoundingClientRect().height).toBeGreaterThanOrEqual(44),await m(t).toHaveAttribute(`href`,`#${h.getByRole(`main`).id}`),await m(h.getByRole(`main`)).toHaveAttribute(`tabindex`,`-1`)}},y=()=>h.getByRole(`link`,{name:/skip|مصادر|long/i}).focus(),b={args:{children:`Skip. ${u}`},play:y},x={...f,args:{children:d},play:y},S={...l,play:y},C={...c,play:y},w={...o,play:y},T={...a,play:y},E={...s,play:y},D=[`Default`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],v.parameters={...v.parameters,docs:{...v.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    const link = screen.getByRole('link', {
      name: 'Skip to main content'
    });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Following it would lead the test's own frame away, so this only looks at where it leads.
    await expect(link).toHaveAttribute('href', \`#\${screen.getByRole('main').id}\`);
    await expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  }
}`,...v.parameters?.docs?.source},description:{story:`First in the tab order, in sight while it has the focus, and it leads to the content.`,...v.parameters?.docs?.description}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  args: {
    children: \`Skip. \${situations.longWords}\`
  },
  play: shown
}`,...b.parameters?.docs?.source}}},x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    children: situations.arabic
  },
  play: shown
}`,...x.parameters?.docs?.source}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  ...situations.highContrast,
  play: shown
}`,...S.parameters?.docs?.source}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  ...situations.largeText,
  play: shown
}`,...C.parameters?.docs?.source}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  ...situations.highContrastLargeText,
  play: shown
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  play: shown
}`,...T.parameters?.docs?.source}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  ...situations.forcedColours,
  play: shown
}`,...E.parameters?.docs?.source}}}})))()}O();export{v as Default,E as ForcedColours,S as HighContrast,w as HighContrastLargeText,C as LargeText,b as LongText,T as Narrow,x as RightToLeft,D as __namedExportsOrder,_ as default};