import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{a as r,i,n as a,o,t as s}from"./shell-aPZfkWYF.js";import{a as c,c as l,i as u,l as d,n as f,o as p,r as m,s as h,t as g,u as _}from"./situations-D6UvDOa-.js";var v,y;function b(){return(b=e((()=>{v=`gjar0q_box`,y={box:v}})))()}function x(){let[e,t]=(0,S.useState)(`/`);return(0,C.jsxDEV)(C.Fragment,{children:[(0,C.jsxDEV)(r,{...i,place:e},void 0,!1,{fileName:E,lineNumber:103,columnNumber:7},this),(0,C.jsxDEV)(`button`,{type:`button`,onClick:()=>t(`/events`),children:`Go to another page`},void 0,!1,{fileName:E,lineNumber:104,columnNumber:7},this)]},void 0,!0,{fileName:E,lineNumber:102,columnNumber:5},this)}var S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G;function K(){return(K=e((()=>{S=t(),o(),b(),c(),s(),C=n(),{expect:w,screen:T}=__STORYBOOK_MODULE_TEST__,E=`/tmp/w/matrix/stories/components/Header.stories.tsx`,D={title:`Components/Header`,component:r,parameters:{layout:`fullscreen`},args:i,argTypes:{switches:{control:!1},search:{control:!1},account:{control:!1}}},O={globals:{viewport:{value:`computer`}},play:async({userEvent:e})=>{await w(T.getByRole(`banner`)).toBeVisible(),await w(T.getByRole(`navigation`,{name:`Pages`})).toBeVisible(),await w(T.queryByRole(`button`,{name:`Menu`})).toBeNull();let t=[];for(let n=0;n<12;n+=1)await e.tab(),t.push(document.activeElement?.textContent||String(document.activeElement?.getAttribute(`name`)));await w(t).toEqual([`Help by phone: My Aged Care 1800 200 422`,`Large text`,`High contrast`,`Age Better`,`q`,`Search`,`Profile`,`Login`,`Register`,`Health Resources`,`Support Services`,`Community`])}},k={args:a,globals:{viewport:{value:`computer`}},play:async()=>{await w(T.getByRole(`link`,{name:`Events`})).toHaveAttribute(`aria-current`,`page`),await w(T.getByRole(`link`,{name:`Your profile, margaret@example.org`})).toBeVisible()}},A={args:a,globals:{viewport:{value:`tablet`}}},j={globals:{viewport:{value:`phone`}},play:async({userEvent:e})=>{await w(T.queryByRole(`link`,{name:`Events`})).toBeNull(),T.getByRole(`link`,{name:`Help`}).focus(),await e.tab();let t=T.getByRole(`button`,{name:`Menu`,expanded:!1});await w(t).toHaveFocus(),await e.keyboard(`{Enter}`),await w(T.getByRole(`button`,{name:`Close`,expanded:!0})).toHaveFocus(),await w(T.getByRole(`link`,{name:`Events`})).toBeVisible(),await e.tab(),await w(T.getByRole(`searchbox`,{name:`Search this site`})).toHaveFocus(),await e.keyboard(`{Escape}`),await w(T.getByRole(`button`,{name:`Menu`,expanded:!1})).toHaveFocus(),await w(T.queryByRole(`searchbox`)).toBeNull()}},M=async({userEvent:e})=>{let t=T.queryByRole(`button`,{name:`Menu`});t&&await e.click(t)},N={globals:{viewport:{value:`phone`}},play:M},P={decorators:[e=>(0,C.jsxDEV)(`div`,{className:y.box,children:(0,C.jsxDEV)(e,{},void 0,!1,{fileName:E,lineNumber:89,columnNumber:9},void 0)},void 0,!1,{fileName:E,lineNumber:88,columnNumber:7},void 0)],play:async({userEvent:e})=>{await e.click(T.getByRole(`button`,{name:`Menu`})),await w(T.getByRole(`link`,{name:`Events`})).toBeVisible()}},F={globals:{viewport:{value:`phone`}},render:()=>(0,C.jsxDEV)(x,{},void 0,!1,{fileName:E,lineNumber:114,columnNumber:17},void 0),play:async({userEvent:e})=>{await e.click(T.getByRole(`button`,{name:`Menu`})),await e.click(T.getByRole(`button`,{name:`Go to another page`})),await w(T.getByRole(`button`,{name:`Menu`,expanded:!1})).toBeVisible()}},I={label:h,href:`#long`},L={args:{...a,brand:{name:h,href:`#home`},pages:{label:`Pages`,list:[...a.pages.list,I]}}},R={..._,args:{...a,brand:{name:g,href:`#home`}}},z={args:a,...m},B={args:a,...p},V={args:a,...u},H={...l,play:M},U={...d,play:M},W={args:a,...f},G=[`Default`,`LoggedIn`,`Tablet`,`Phone`,`PhoneMenuOpen`,`MenuOpen`,`MenuClosesOnMoving`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  globals: {
    viewport: {
      value: 'computer'
    }
  },
  play: async ({
    userEvent
  }) => {
    await expect(screen.getByRole('banner')).toBeVisible();
    await expect(screen.getByRole('navigation', {
      name: 'Pages'
    })).toBeVisible();
    await expect(screen.queryByRole('button', {
      name: 'Menu'
    })).toBeNull();
    const order: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      order.push(document.activeElement?.textContent || String(document.activeElement?.getAttribute('name')));
    }
    await expect(order).toEqual(['Help by phone: My Aged Care 1800 200 422', 'Large text', 'High contrast', 'Age Better', 'q', 'Search', 'Profile', 'Login', 'Register', 'Health Resources', 'Support Services', 'Community']);
  }
}`,...O.parameters?.docs?.source},description:{story:`A banner with a search and a list of pages, all in reach of Tab in the order in which they are seen.`,...O.parameters?.docs?.description}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: memberHeader,
  globals: {
    viewport: {
      value: 'computer'
    }
  },
  play: async () => {
    await expect(screen.getByRole('link', {
      name: 'Events'
    })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', {
      name: 'Your profile, margaret@example.org'
    })).toBeVisible();
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: memberHeader,
  globals: {
    viewport: {
      value: 'tablet'
    }
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  globals: {
    viewport: {
      value: 'phone'
    }
  },
  play: async ({
    userEvent
  }) => {
    await expect(screen.queryByRole('link', {
      name: 'Events'
    })).toBeNull();
    screen.getByRole('link', {
      name: 'Help'
    }).focus();
    await userEvent.tab();
    const menu = screen.getByRole('button', {
      name: 'Menu',
      expanded: false
    });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', {
      name: 'Close',
      expanded: true
    })).toHaveFocus();
    await expect(screen.getByRole('link', {
      name: 'Events'
    })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('searchbox', {
      name: 'Search this site'
    })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', {
      name: 'Menu',
      expanded: false
    })).toHaveFocus();
    await expect(screen.queryByRole('searchbox')).toBeNull();
  }
}`,...j.parameters?.docs?.source},description:{story:`The menu of small screens: open, close, and close by Escape with the focus back on its button.`,...j.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  globals: {
    viewport: {
      value: 'phone'
    }
  },
  play: opened
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  decorators: [Story => <div className={styles.box}>
        <Story />
      </div>],
  play: async ({
    userEvent
  }) => {
    await userEvent.click(screen.getByRole('button', {
      name: 'Menu'
    }));
    await expect(screen.getByRole('link', {
      name: 'Events'
    })).toBeVisible();
  }
}`,...P.parameters?.docs?.source},description:{story:`The same in a narrow box, however wide the window is.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  globals: {
    viewport: {
      value: 'phone'
    }
  },
  render: () => <Moving />,
  play: async ({
    userEvent
  }) => {
    await userEvent.click(screen.getByRole('button', {
      name: 'Menu'
    }));
    await userEvent.click(screen.getByRole('button', {
      name: 'Go to another page'
    }));
    await expect(screen.getByRole('button', {
      name: 'Menu',
      expanded: false
    })).toBeVisible();
  }
}`,...F.parameters?.docs?.source},description:{story:`Another page closes the menu; the page itself takes the focus.`,...F.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    ...memberHeader,
    brand: {
      name: situations.longWords,
      href: '#home'
    },
    pages: {
      label: 'Pages',
      list: [...memberHeader.pages.list, long]
    }
  }
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    ...memberHeader,
    brand: {
      name: situations.arabic,
      href: '#home'
    }
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  args: memberHeader,
  ...situations.highContrast
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  args: memberHeader,
  ...situations.largeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  args: memberHeader,
  ...situations.highContrastLargeText
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  play: opened
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...situations.narrowLargeText,
  play: opened
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  args: memberHeader,
  ...situations.forcedColours
}`,...W.parameters?.docs?.source}}}})))()}K();export{O as Default,W as ForcedColours,z as HighContrast,V as HighContrastLargeText,B as LargeText,k as LoggedIn,L as LongText,F as MenuClosesOnMoving,P as MenuOpen,H as Narrow,U as NarrowLargeText,j as Phone,N as PhoneMenuOpen,R as RightToLeft,A as Tablet,G as __namedExportsOrder,D as default};