import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./Status-DVbrk9aA.js";import{a as i,n as a,o,r as s,t as c}from"./shell-aPZfkWYF.js";import{n as l,t as u}from"./HelpStrip-Ka2bPZGI.js";import{n as d,t as f}from"./PageTitle-Dlkg8GAr.js";import{n as p,t as m}from"./Shell-DB-y9HKd.js";import{a as h,c as g,i as _,l as v,n as y,o as b,r as x,s as S,u as C}from"./situations-D6UvDOa-.js";var w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z;function B(){return(B=e((()=>{o(),l(),d(),p(),n(),h(),c(),w=t(),{expect:T,screen:E}=__STORYBOOK_MODULE_TEST__,D=`/tmp/w/matrix/stories/components/Shell.stories.tsx`,O={title:`Components/Shell`,component:m,parameters:{layout:`fullscreen`},args:{title:`Community Events`,skip:`Skip to main content`,header:(0,w.jsxDEV)(i,{...a},void 0,!1,{fileName:D,lineNumber:18,columnNumber:13},void 0),children:(0,w.jsxDEV)(`div`,{className:`wrap story-main`,children:[(0,w.jsxDEV)(f,{lead:`6 events, soonest first`,children:`Community Events`},void 0,!1,{fileName:D,lineNumber:21,columnNumber:9},void 0),(0,w.jsxDEV)(r,{kind:`info`,children:`The page’s own content.`},void 0,!1,{fileName:D,lineNumber:22,columnNumber:9},void 0)]},void 0,!0,{fileName:D,lineNumber:20,columnNumber:7},void 0),help:(0,w.jsxDEV)(u,{title:`Talk to a person`,numbers:s,all:{label:`All help numbers`,href:`#help`}},void 0,!1,{fileName:D,lineNumber:26,columnNumber:7},void 0),footer:(0,w.jsxDEV)(w.Fragment,{children:[(0,w.jsxDEV)(`p`,{children:`Age Better. General information, not medical advice.`},void 0,!1,{fileName:D,lineNumber:34,columnNumber:9},void 0),(0,w.jsxDEV)(`ul`,{children:[(0,w.jsxDEV)(`li`,{children:(0,w.jsxDEV)(`a`,{href:`#accessibility`,children:`Accessibility`},void 0,!1,{fileName:D,lineNumber:37,columnNumber:13},void 0)},void 0,!1,{fileName:D,lineNumber:36,columnNumber:11},void 0),(0,w.jsxDEV)(`li`,{children:(0,w.jsxDEV)(`a`,{href:`#privacy`,children:`Privacy`},void 0,!1,{fileName:D,lineNumber:40,columnNumber:13},void 0)},void 0,!1,{fileName:D,lineNumber:39,columnNumber:11},void 0)]},void 0,!0,{fileName:D,lineNumber:35,columnNumber:9},void 0)]},void 0,!0,{fileName:D,lineNumber:33,columnNumber:7},void 0)},argTypes:Object.fromEntries([`header`,`notice`,`children`,`help`,`footer`].map(e=>[e,{control:!1}]))},k={play:async({userEvent:e})=>{await T(E.getByRole(`banner`)).toBeVisible();let t=E.getByRole(`main`,{name:`Community Events`});await T(E.getByRole(`region`,{name:`Talk to a person`})).toBeVisible(),await T(E.getByRole(`contentinfo`)).toBeVisible(),await T(E.getAllByRole(`heading`,{level:1})).toHaveLength(1),await e.tab();let n=E.getByRole(`link`,{name:`Skip to main content`});await T(n).toHaveFocus(),await T(n).toHaveAttribute(`href`,`#${t.id}`),await T(t).toHaveAttribute(`tabindex`,`-1`)}},A={args:{notice:(0,w.jsxDEV)(`section`,{className:`wrap story-main`,"aria-label":`About this copy`,children:(0,w.jsxDEV)(r,{kind:`warning`,children:`Demonstration: everybody can log in here.`},void 0,!1,{fileName:D,lineNumber:72,columnNumber:9},void 0)},void 0,!1,{fileName:D,lineNumber:71,columnNumber:7},void 0)}},j={args:{children:(0,w.jsxDEV)(f,{children:S},void 0,!1,{fileName:D,lineNumber:77,columnNumber:52},void 0)}},M=C,N=x,P=b,F=_,I=g,L=v,R=y,z=[`Default`,`WithNotice`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    await expect(screen.getByRole('banner')).toBeVisible();
    const main = screen.getByRole('main', {
      name: 'Community Events'
    });
    await expect(screen.getByRole('region', {
      name: 'Talk to a person'
    })).toBeVisible();
    await expect(screen.getByRole('contentinfo')).toBeVisible();
    await expect(screen.getAllByRole('heading', {
      level: 1
    })).toHaveLength(1);
    await userEvent.tab();
    const skip = screen.getByRole('link', {
      name: 'Skip to main content'
    });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', \`#\${main.id}\`);
    await expect(main).toHaveAttribute('tabindex', '-1');
  }
}`,...k.parameters?.docs?.source},description:{story:`The skip link comes first, the landmarks have names, and there is one h1.`,...k.parameters?.docs?.description}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    notice: <section className="wrap story-main" aria-label="About this copy">
        <Status kind="warning">Demonstration: everybody can log in here.</Status>
      </section>
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    children: <PageTitle>{situations.longWords}</PageTitle>
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`situations.highContrast`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`situations.largeText`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`situations.narrow`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`situations.forcedColours`,...R.parameters?.docs?.source}}}})))()}B();export{k as Default,R as ForcedColours,N as HighContrast,F as HighContrastLargeText,P as LargeText,j as LongText,I as Narrow,L as NarrowLargeText,M as RightToLeft,A as WithNotice,z as __namedExportsOrder,O as default};