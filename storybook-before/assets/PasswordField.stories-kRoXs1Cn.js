import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./PasswordField-D06Vy-IB.js";import{a,c as o,d as s,i as c,l,n as u,o as d,r as f,u as p}from"./situations-D6UvDOa-.js";function m(e){let{withRules:t=!0,start:n=``,...r}=e,[a,o]=(0,g.useState)(n);return(0,_.jsxDEV)(`form`,{onSubmit:e=>e.preventDefault(),children:(0,_.jsxDEV)(i,{...r,value:a,rules:t?w(a):[],onChange:e=>o(e.target.value)},void 0,!1,{fileName:C,lineNumber:20,columnNumber:7},this)},void 0,!1,{fileName:C,lineNumber:19,columnNumber:5},this)}function h(){let e=[];return new MutationObserver(t=>{for(let{target:n,addedNodes:r}of t)n instanceof Element&&n.matches(`[aria-live]`)&&e.push(...[...r].map(e=>e.textContent??``))}).observe(document.body,{childList:!0,subtree:!0}),e}var g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H;function U(){return(U=e((()=>{g=t(),r(),a(),_=n(),{expect:v,screen:y,userEvent:b,waitFor:x,within:S}=__STORYBOOK_MODULE_TEST__,C=`/tmp/w/matrix/stories/components/PasswordField.stories.tsx`,w=e=>[{id:`length`,label:`At least 8 characters`,met:e.length>=8},{id:`capital`,label:`One capital letter (A to Z)`,met:/[A-Z]/.test(e)},{id:`number`,label:`One number (0 to 9)`,met:/[0-9]/.test(e)}],T={title:`Components/PasswordField`,component:m,args:{label:`Password`,autoComplete:`new-password`}},E=()=>y.getByLabelText(`Password`),D=e=>y.findByText(e,{selector:`[aria-live] *`},{timeout:5e3}),O={play:async()=>{let e=h();await b.tab(),await v(E()).toHaveFocus(),await v(E()).toHaveAccessibleDescription(/At least 8 characters still needed\./);let t=b.setup({delay:120});await t.keyboard(`Wattle`),await x(()=>v(e).toHaveLength(1),{timeout:5e3}),await t.keyboard(`tree1`),await x(()=>v(e).toHaveLength(2),{timeout:5e3}),await v(e).toEqual([`Still needed: At least 8 characters, One number (0 to 9).`,`The password has everything it needs.`]),await v(S(y.getByRole(`list`)).queryByText(`still needed`,{exact:!1})).toBeNull()}},k={args:{withRules:!1,autoComplete:`current-password`},play:async()=>{await b.tab(),await b.keyboard(`Wattletree1`),await v(E()).toHaveAttribute(`type`,`password`),await b.tab(),await b.keyboard(`{Enter}`),await v(E()).toHaveAttribute(`type`,`text`),await v(y.getByRole(`button`,{name:`Hide password`})).toHaveFocus(),await D(`Your password is shown.`),await b.type(E(),`{Enter}`),await x(()=>v(E()).toHaveAttribute(`type`,`password`)),await v(E()).toHaveValue(`Wattletree1`)}},A={play:async()=>{await b.click(E()),await b.paste(`From-my-manager-7`),await v(E()).toHaveValue(`From-my-manager-7`),await v(E()).toHaveAttribute(`autocomplete`,`new-password`)}},j={args:{error:`Password must contain at least one number.`,start:`Wattletree`},play:async()=>{await v(E()).toBeInvalid(),await v(E()).toHaveAccessibleDescription(/^Error: Password must contain at least one number\./)}},M={args:{disabled:!0,start:`Wattletree1`}},N={args:{label:`Password that you will use from now on, on this and on every other device`,hint:`Three words that nobody would put together are easy to remember and hard to guess. `.repeat(3),start:`Wattle`.repeat(20)}},P={args:{label:`كلمة المرور`},...p},F={args:{label:s,error:s},...o},I={...j,...f},L={...j,...d},R={...j,...c},z={...j,...o},B={...j,...l},V={...j,...u},H=[`Default`,`ShowAndHide`,`Pasted`,`WithError`,`Disabled`,`LongText`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const said = listen();
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveAccessibleDescription(/At least 8 characters still needed\\./);
    const slowly = userEvent.setup({
      delay: 120
    });
    await slowly.keyboard('Wattle');
    await waitFor(() => expect(said).toHaveLength(1), {
      timeout: 5000
    });
    // The eighth letter comes on the way: nothing is said between two keys.
    await slowly.keyboard('tree1');
    await waitFor(() => expect(said).toHaveLength(2), {
      timeout: 5000
    });
    await expect(said).toEqual(['Still needed: At least 8 characters, One number (0 to 9).', 'The password has everything it needs.']);
    await expect(within(screen.getByRole('list')).queryByText('still needed', {
      exact: false
    })).toBeNull();
  }
}`,...O.parameters?.docs?.source},description:{story:`Rules are part of the box's description before anything is typed; changes are said when the typing rests.`,...O.parameters?.docs?.description}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    withRules: false,
    autoComplete: 'current-password'
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('Wattletree1');
    await expect(box()).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveAttribute('type', 'text');
    await expect(screen.getByRole('button', {
      name: 'Hide password'
    })).toHaveFocus();
    await findAnnouncement('Your password is shown.');
    await userEvent.type(box(), '{Enter}');
    await waitFor(() => expect(box()).toHaveAttribute('type', 'password'));
    await expect(box()).toHaveValue('Wattletree1');
  }
}`,...k.parameters?.docs?.source},description:{story:`The button says what it will do; what it did is announced, and sending the form hides the password again.`,...k.parameters?.docs?.description}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await userEvent.click(box());
    await userEvent.paste('From-my-manager-7');
    await expect(box()).toHaveValue('From-my-manager-7');
    await expect(box()).toHaveAttribute('autocomplete', 'new-password');
  }
}`,...A.parameters?.docs?.source},description:{story:`Pasting is not hindered.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'Password must contain at least one number.',
    start: 'Wattletree'
  },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription(/^Error: Password must contain at least one number\\./);
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    disabled: true,
    start: 'Wattletree1'
  }
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'Password that you will use from now on, on this and on every other device',
    hint: 'Three words that nobody would put together are easy to remember and hard to guess. '.repeat(3),
    start: 'Wattle'.repeat(20)
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'كلمة المرور'
  },
  ...situations.rightToLeft
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    error: situations.unbreakable
  },
  ...situations.narrow
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrast
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.largeText
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrastLargeText
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrow
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrowLargeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.forcedColours
}`,...V.parameters?.docs?.source}}}})))()}U();export{O as Default,M as Disabled,V as ForcedColours,I as HighContrast,R as HighContrastLargeText,L as LargeText,N as LongText,z as Narrow,B as NarrowLargeText,A as Pasted,P as RightToLeft,k as ShowAndHide,F as Unbreakable,j as WithError,H as __namedExportsOrder,T as default};