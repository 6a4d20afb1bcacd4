import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./TextField-Cx2HW-8x.js";import{n as s,t as c}from"./Dialog-TaC-sTtc.js";import{a as l,c as u,i as d,l as f,n as p,o as m,r as h,t as g,u as _}from"./situations-D6UvDOa-.js";function v({redrawOpener:e,...t}){let[n,r]=(0,y.useState)(!1),[a,s]=(0,y.useState)(0),l=(0,y.useRef)(null);return(0,b.jsxDEV)(b.Fragment,{children:[(0,b.jsxDEV)(`h2`,{ref:l,tabIndex:-1,children:`Your details`},void 0,!1,{fileName:E,lineNumber:23,columnNumber:7},this),(0,b.jsxDEV)(i,{kind:`main`,onClick:()=>{r(!0),s(a+1)},children:`Change address`},e?a:0,!1,{fileName:E,lineNumber:26,columnNumber:7},this),(0,b.jsxDEV)(`p`,{children:(0,b.jsxDEV)(`a`,{href:`#behind`,children:`A link behind the dialog`},void 0,!1,{fileName:E,lineNumber:30,columnNumber:9},this)},void 0,!1,{fileName:E,lineNumber:29,columnNumber:7},this),(0,b.jsxDEV)(c,{title:`Change address`,fallbackFocus:()=>l.current,actions:(0,b.jsxDEV)(b.Fragment,{children:[(0,b.jsxDEV)(i,{kind:`main`,type:`submit`,children:`Save`},void 0,!1,{fileName:E,lineNumber:37,columnNumber:13},this),(0,b.jsxDEV)(i,{kind:`plain`,onClick:()=>r(!1),children:`Cancel`},void 0,!1,{fileName:E,lineNumber:40,columnNumber:13},this)]},void 0,!0,{fileName:E,lineNumber:36,columnNumber:11},this),onSubmit:()=>r(!1),...t,open:n,onClose:()=>r(!1),children:t.children??(0,b.jsxDEV)(b.Fragment,{children:[(0,b.jsxDEV)(o,{label:`Street and number`,autoComplete:`street-address`,defaultValue:``},void 0,!1,{fileName:E,lineNumber:52,columnNumber:13},this),(0,b.jsxDEV)(o,{label:`Town or suburb`,autoComplete:`address-level2`,defaultValue:``},void 0,!1,{fileName:E,lineNumber:53,columnNumber:13},this)]},void 0,!0,{fileName:E,lineNumber:51,columnNumber:11},this)},void 0,!1,{fileName:E,lineNumber:32,columnNumber:7},this)]},void 0,!0,{fileName:E,lineNumber:22,columnNumber:5},this)}var y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G;function K(){return(K=e((()=>{y=t(),r(),s(),a(),l(),b=n(),{expect:x,screen:S,userEvent:C,waitFor:w,within:T}=__STORYBOOK_MODULE_TEST__,E=`/tmp/w/matrix/stories/components/Dialog.stories.tsx`,D={title:`Components/Dialog`,component:v},O=()=>S.findByRole(`button`,{name:`Change address`}),k=async()=>((await O()).focus(),await C.keyboard(`{Enter}`),S.findByRole(`dialog`,{name:`Change address`})),A={play:async()=>{let e=await O(),t=await k(),n=T(t);await x(n.getByRole(`textbox`,{name:`Street and number`})).toHaveFocus(),await C.tab({shift:!0}),await x(n.getByRole(`button`,{name:`Close`})).toHaveFocus(),await C.tab({shift:!0}),await x(n.getByRole(`button`,{name:`Cancel`})).toHaveFocus(),await C.tab(),await x(n.getByRole(`button`,{name:`Close`})).toHaveFocus(),await w(()=>x(e.closest(`[inert]`)).not.toBeNull()),await C.keyboard(`{Escape}`),await w(()=>x(S.queryByRole(`dialog`)).toBeNull()),await w(()=>x(e).toHaveFocus()),await x(document.querySelector(`[inert]`)).toBeNull()}},j={play:async()=>{let e=await O();await k(),await C.keyboard(`1 Wattle Street{Enter}`),await w(()=>x(S.queryByRole(`dialog`)).toBeNull()),await w(()=>x(e).toHaveFocus())}},M={args:{redrawOpener:!0},play:async()=>{await k(),await C.keyboard(`{Escape}`),await w(()=>x(S.getByRole(`heading`,{name:`Your details`})).toHaveFocus())}},N={play:async()=>{let e=await k();await C.keyboard(`1 Wattle Street`),await C.click(e.parentElement??e),await x(e).toBeVisible(),await x(T(e).getByRole(`textbox`,{name:`Street and number`})).toHaveValue(`1 Wattle Street`)}},P={args:{description:`We use this only to show services near you.`},play:async()=>{await x(await k()).toHaveAccessibleDescription(`We use this only to show services near you.`)}},F=`Bring your Medicare card, a list of the medicines you take, and your glasses. `,I={args:{width:`wide`,children:(0,b.jsxDEV)(`p`,{children:F.repeat(30)},void 0,!1,{fileName:E,lineNumber:139,columnNumber:36},void 0)},play:async()=>{let e=await k();await x(e).toHaveFocus();let t=e.parentElement;await x(t.scrollHeight).toBeGreaterThan(t.clientHeight),await C.tab({shift:!0}),await x(T(e).getByRole(`button`,{name:`Cancel`})).toHaveFocus()}},L={args:{description:`Wagga`.repeat(40)},play:async()=>{let e=await k();await x(e.scrollWidth).toBeLessThanOrEqual(e.clientWidth)}},R={..._,args:{description:g},play:async()=>{await k()}},z={...P,...h},B={...P,...m},V={...P,...d},H={...P,...u},U={...P,...f},W={...P,...p},G=[`Default`,`SentWithEnter`,`OpenerGone`,`ClickBeside`,`WithDescription`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const button = await opener();
    const dialog = await open();
    const inside = within(dialog);
    await expect(inside.getByRole('textbox', {
      name: 'Street and number'
    })).toHaveFocus();
    await userEvent.tab({
      shift: true
    });
    await expect(inside.getByRole('button', {
      name: 'Close'
    })).toHaveFocus();
    await userEvent.tab({
      shift: true
    });
    await expect(inside.getByRole('button', {
      name: 'Cancel'
    })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', {
      name: 'Close'
    })).toHaveFocus();
    await waitFor(() => expect(button.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.querySelector('[inert]')).toBeNull();
  }
}`,...A.parameters?.docs?.source},description:{story:`Open, walk round, close with Esc, and be back where it started.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const button = await opener();
    await open();
    await userEvent.keyboard('1 Wattle Street{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  }
}`,...j.parameters?.docs?.source},description:{story:`Enter in a field sends the form.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    redrawOpener: true
  },
  play: async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', {
      name: 'Your details'
    })).toHaveFocus());
  }
}`,...M.parameters?.docs?.source},description:{story:`The opener was drawn anew while the dialog was open: the focus goes to the named fallback.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard('1 Wattle Street');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('textbox', {
      name: 'Street and number'
    })).toHaveValue('1 Wattle Street');
  }
}`,...N.parameters?.docs?.source},description:{story:`A click beside the dialog is a slip: what was typed stays.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    description: 'We use this only to show services near you.'
  },
  play: async () => {
    await expect(await open()).toHaveAccessibleDescription('We use this only to show services near you.');
  }
}`,...P.parameters?.docs?.source},description:{story:`The first line is read out together with the name.`,...P.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  args: {
    width: 'wide',
    children: <p>{paragraph.repeat(30)}</p>
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog).toHaveFocus();
    const room = dialog.parentElement as HTMLElement;
    await expect(room.scrollHeight).toBeGreaterThan(room.clientHeight);
    await userEvent.tab({
      shift: true
    });
    await expect(within(dialog).getByRole('button', {
      name: 'Cancel'
    })).toHaveFocus();
  }
}`,...I.parameters?.docs?.source},description:{story:`No field: the dialog itself takes the focus, so its name is read first.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    description: 'Wagga'.repeat(40)
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  }
}`,...L.parameters?.docs?.source},description:{story:`One word wider than the dialog.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    description: situations.arabic
  },
  play: async () => {
    await open();
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...WithDescription,
  ...situations.highContrast
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...WithDescription,
  ...situations.largeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...WithDescription,
  ...situations.highContrastLargeText
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...WithDescription,
  ...situations.narrow
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...WithDescription,
  ...situations.narrowLargeText
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  ...WithDescription,
  ...situations.forcedColours
}`,...W.parameters?.docs?.source}}}})))()}K();export{N as ClickBeside,A as Default,W as ForcedColours,z as HighContrast,V as HighContrastLargeText,B as LargeText,I as LongText,H as Narrow,U as NarrowLargeText,M as OpenerGone,R as RightToLeft,j as SentWithEnter,L as Unbreakable,P as WithDescription,G as __namedExportsOrder,D as default};