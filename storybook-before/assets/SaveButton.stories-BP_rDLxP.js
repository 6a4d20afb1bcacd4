import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./SaveButton-ZaWjaSj3.js";import{a,c as o,i as s,n as c,o as l,r as u,s as d,t as f,u as p}from"./situations-D6UvDOa-.js";function m(e){let[t,n]=(0,h.useState)(e.pressed??!1),r=()=>{n(!t),e.onChange()};return(0,g.jsxDEV)(i,{...e,pressed:t,onChange:r},void 0,!1,{fileName:b,lineNumber:13,columnNumber:10},this)}var h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N;function P(){return(P=e((()=>{h=t(),r(),a(),g=n(),{expect:_,fn:v,screen:y}=__STORYBOOK_MODULE_TEST__,b=`/tmp/w/matrix/stories/components/SaveButton.stories.tsx`,x={title:`Components/SaveButton`,component:i,args:{title:`Morning Tea and Chat`,pressed:!1,onChange:v()},argTypes:{children:{control:!1}},render:e=>(0,g.jsxDEV)(m,{...e},void 0,!1,{fileName:b,lineNumber:21,columnNumber:21},void 0)},S={play:async({args:e,userEvent:t})=>{let n=y.getByRole(`button`,{name:`Save Morning Tea and Chat`,pressed:!1}),{width:r,height:i}=n.getBoundingClientRect();await _(i).toBeGreaterThanOrEqual(44),await t.tab(),await t.keyboard(`{Enter}`),await _(y.getByRole(`button`,{name:`Saved Morning Tea and Chat`,pressed:!0})).toHaveFocus(),await _(n.getBoundingClientRect().width).toBe(r),await t.keyboard(` `),await _(n).toHaveAccessibleName(`Save Morning Tea and Chat`),await _(e.onChange).toHaveBeenCalledTimes(2)}},C={play:async({args:e,userEvent:t})=>{await t.dblClick(y.getByRole(`button`)),await _(e.onChange).toHaveBeenCalledTimes(1),await _(y.getByRole(`button`,{pressed:!0})).toBeVisible()}},w={args:{pressed:!0,children:(0,g.jsxDEV)(`a`,{className:`alone`,href:`#saved`,children:`Show all you saved`},void 0,!1,{fileName:b,lineNumber:55,columnNumber:7},void 0)}},T={args:{children:(0,g.jsxDEV)(`span`,{children:`Not saved: no connection. Check your connection, then try again.`},void 0,!1,{fileName:b,lineNumber:63,columnNumber:21},void 0)}},E={args:{title:d}},D={...p,args:{title:f,pressed:!0}},O={...u,args:{pressed:!0}},k={...l,args:{pressed:!0}},A={...s,args:{pressed:!0}},j=o,M={...c,args:{pressed:!0}},N=[`Default`,`DoubleClick`,`Pressed`,`NotSaved`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  play: async ({
    args,
    userEvent
  }) => {
    const button = screen.getByRole('button', {
      name: 'Save Morning Tea and Chat',
      pressed: false
    });
    const {
      width,
      height
    } = button.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', {
      name: 'Saved Morning Tea and Chat',
      pressed: true
    })).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Save Morning Tea and Chat');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  }
}`,...S.parameters?.docs?.source},description:{story:`Enter and Space save it and take it off the list. The focus stays, and so does the width.`,...S.parameters?.docs?.description}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  play: async ({
    args,
    userEvent
  }) => {
    await userEvent.dblClick(screen.getByRole('button'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', {
      pressed: true
    })).toBeVisible();
  }
}`,...C.parameters?.docs?.source},description:{story:`The second press of a double click does nothing.`,...C.parameters?.docs?.description}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  args: {
    pressed: true,
    children: <a className="alone" href="#saved">
        Show all you saved
      </a>
  }
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  args: {
    children: <span>Not saved: no connection. Check your connection, then try again.</span>
  }
}`,...T.parameters?.docs?.source},description:{story:`Why it could not be saved stands beside it.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    title: situations.longWords
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    title: situations.arabic,
    pressed: true
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...situations.highContrast,
  args: {
    pressed: true
  }
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  ...situations.largeText,
  args: {
    pressed: true
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...situations.highContrastLargeText,
  args: {
    pressed: true
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`situations.narrow`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...situations.forcedColours,
  args: {
    pressed: true
  }
}`,...M.parameters?.docs?.source}}}})))()}P();export{S as Default,C as DoubleClick,M as ForcedColours,O as HighContrast,A as HighContrastLargeText,k as LargeText,E as LongText,j as Narrow,T as NotSaved,w as Pressed,D as RightToLeft,N as __namedExportsOrder,x as default};