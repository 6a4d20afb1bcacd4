import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Field-wcqWjbdE.js";import{n as a,t as o}from"./SearchField-DAwCAGbG.js";import{n as s,t as c}from"./SuggestBox-DQ50EekB.js";import{a as l,c as u,d,i as f,l as p,n as m,o as ee,r as te,s as h,t as g,u as ne}from"./situations-D6UvDOa-.js";function re({label:e,error:t,...n}){let[r,a]=(0,v.useState)(n.value);return(0,y.jsxDEV)(i,{label:e,error:t,children:e=>(0,y.jsxDEV)(c,{...e,...n,type:`text`,value:r,onChange:e=>a(e.target.value),onChoose:e=>{a(e),n.onChoose(e)}},void 0,!1,{fileName:E,lineNumber:30,columnNumber:9},this)},void 0,!1,{fileName:E,lineNumber:28,columnNumber:5},this)}function _({label:e,suggest:t,onChoose:n}){let[r,i]=(0,v.useState)(``);return(0,y.jsxDEV)(o,{label:e,action:`/services`,value:r,onChange:i,onSearch:()=>{},renderBox:e=>(0,y.jsxDEV)(c,{...e,value:r,suggest:t,onChoose:n},void 0,!1,{fileName:E,lineNumber:148,columnNumber:29},this)},void 0,!1,{fileName:E,lineNumber:142,columnNumber:5},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q;function $(){return($=e((()=>{v=t(),r(),a(),s(),l(),y=n(),{expect:b,fn:x,screen:S,userEvent:C,waitFor:w,within:T}=__STORYBOOK_MODULE_TEST__,E=`/tmp/w/matrix/stories/components/SuggestBox.stories.tsx`,D=[`Carlton, VIC`,`Canberra`,`Caulfield, VIC`,`Castlemaine, VIC`,`Melbourne`,`St Kilda, VIC`],O=e=>t=>t?e.filter(e=>e!==t&&e.toLowerCase().startsWith(t.toLowerCase())):[],k={title:`Components/SuggestBox`,component:c,args:{label:`Start`,value:``,suggest:O(D),onChoose:x()},render:e=>(0,y.jsxDEV)(re,{...e},void 0,!1,{fileName:E,lineNumber:50,columnNumber:21},void 0)},A=()=>S.getByRole(`textbox`),j=async()=>{let e=await S.findByRole(`listbox`,{name:`Suggestions`});return T(e).getAllByRole(`option`).map(e=>e.textContent)},M=()=>w(()=>b(S.queryByRole(`listbox`)).toBeNull()),N=async()=>{await C.tab(),await b(A()).toHaveFocus(),await w(()=>b(A()).toHaveAttribute(`aria-autocomplete`,`list`))},P={play:async({args:e})=>{await N(),await C.keyboard(`ca`),await b(await j()).toEqual(D.slice(0,4)),await C.keyboard(`{ArrowDown}{ArrowDown}`);let t=S.getByRole(`option`,{name:`Canberra`});await w(()=>b(A()).toHaveAttribute(`aria-activedescendant`,t.id)),await b(A()).toHaveFocus(),await b(A()).toHaveValue(`ca`),await C.keyboard(`{Enter}`),await b(A()).toHaveValue(`Canberra`),await b(e.onChoose).toHaveBeenLastCalledWith(`Canberra`),await b(A()).toHaveFocus(),await M()}},F={play:async({args:e})=>{await N(),await C.keyboard(`ca`),await j(),await C.keyboard(`{Escape}`),await M(),await b(A()).toHaveValue(`ca`),await C.keyboard(`{ArrowDown}`),await j();let t=S.getByRole(`option`,{name:`Carlton, VIC`});await w(()=>b(A()).toHaveAttribute(`aria-activedescendant`,t.id)),await C.tab(),await M(),await b(A()).toHaveValue(`ca`),await b(e.onChoose).not.toHaveBeenCalled()}},I={play:async({args:e,canvasElement:t})=>{await C.click(A()),await C.keyboard(`me`),await j(),await C.click(t),await M(),await b(A()).toHaveValue(`me`),await C.type(A(),`l`),await j(),await C.click(S.getByRole(`option`,{name:`Melbourne`})),await b(A()).toHaveValue(`Melbourne`),await b(A()).toHaveFocus(),await b(e.onChoose).toHaveBeenLastCalledWith(`Melbourne`)}},L={render:({label:e,suggest:t,onChoose:n})=>(0,y.jsxDEV)(_,{label:e,suggest:t,onChoose:n},void 0,!1,{fileName:E,lineNumber:129,columnNumber:45},void 0),play:async({args:e})=>{await C.tab(),await C.keyboard(`st`),await b(await j()).toEqual([`St Kilda, VIC`]),await C.keyboard(`{ArrowUp}{Enter}`),await b(e.onChoose).toHaveBeenLastCalledWith(`St Kilda, VIC`)}},R={play:async()=>{await N(),await C.keyboard(`c`),await j(),await C.keyboard(`oburg`),await M(),await b(A()).toHaveValue(`coburg`)}},z={args:{value:`Ca`},play:async()=>{await b(A()).not.toHaveAttribute(`aria-autocomplete`),await b(A()).toHaveValue(`Ca`)}},B={args:{error:`Type where you start.`},play:async()=>{await b(A()).toBeInvalid(),await N(),await b(A()).toHaveAccessibleDescription(/Type where you start\./),await C.keyboard(`ca`),await j()}},V=[h,d],H=async()=>{await C.click(A()),await C.keyboard(`ca`),await j(),await C.keyboard(`{ArrowDown}`),await w(()=>b(A()).toHaveAttribute(`aria-activedescendant`))},U={play:H},W={args:{label:h,suggest:e=>e?V:[]},play:H},G={args:{label:g,suggest:e=>e?[g]:[]},...ne,play:H},K={...U,...te},q={...U,...ee},J={...U,...f},Y={...U,...u},X={args:{suggest:e=>e?V:[]},...U,...p},Z={...U,...m},Q=[`Default`,`ClosedAndOpened`,`ByPress`,`InSearchField`,`FreeText`,`WithoutCode`,`WithError`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await enter();
    await userEvent.keyboard('ca');
    await expect(await listed()).toEqual(towns.slice(0, 4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', {
      name: 'Canberra'
    });
    await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant', second.id));
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue('ca');
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveValue('Canberra');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Canberra');
    await expect(box()).toHaveFocus();
    await noList();
  }
}`,...P.parameters?.docs?.source},description:{story:`Arrow keys and Enter choose; the focus stays in the box.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await enter();
    await userEvent.keyboard('ca');
    await listed();
    await userEvent.keyboard('{Escape}');
    await noList();
    await expect(box()).toHaveValue('ca');
    await userEvent.keyboard('{ArrowDown}');
    await listed();
    const first = screen.getByRole('option', {
      name: 'Carlton, VIC'
    });
    await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.tab();
    await noList();
    await expect(box()).toHaveValue('ca');
    await expect(args.onChoose).not.toHaveBeenCalled();
  }
}`,...F.parameters?.docs?.source},description:{story:`Esc closes the list and keeps the text; the down arrow key opens it again, at its first suggestion.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  play: async ({
    args,
    canvasElement
  }) => {
    await userEvent.click(box());
    await userEvent.keyboard('me');
    await listed();
    await userEvent.click(canvasElement);
    await noList();
    await expect(box()).toHaveValue('me');
    await userEvent.type(box(), 'l');
    await listed();
    await userEvent.click(screen.getByRole('option', {
      name: 'Melbourne'
    }));
    await expect(box()).toHaveValue('Melbourne');
    await expect(box()).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('Melbourne');
  }
}`,...I.parameters?.docs?.source},description:{story:`A press on a suggestion fills it in; a press elsewhere closes the list.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  render: ({
    label,
    suggest,
    onChoose
  }) => <Search {...{
    label,
    suggest,
    onChoose
  }} />,
  play: async ({
    args
  }) => {
    await userEvent.tab();
    await userEvent.keyboard('st');
    await expect(await listed()).toEqual(['St Kilda, VIC']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('St Kilda, VIC');
  }
}`,...L.parameters?.docs?.source},description:{story:`In a search field, the list lies below the button as well where that wraps.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await enter();
    await userEvent.keyboard('c');
    await listed();
    await userEvent.keyboard('oburg');
    await noList();
    await expect(box()).toHaveValue('coburg');
  }
}`,...R.parameters?.docs?.source},description:{story:`Any text may be typed: nothing is suggested for this one.`,...R.parameters?.docs?.description}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  args: {
    value: 'Ca'
  },
  play: async () => {
    await expect(box()).not.toHaveAttribute('aria-autocomplete');
    await expect(box()).toHaveValue('Ca');
  }
}`,...z.parameters?.docs?.source},description:{story:`Before its code has come, and where it cannot be fetched, it is a native box.`,...z.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'Type where you start.'
  },
  play: async () => {
    await expect(box()).toBeInvalid();
    await enter();
    await expect(box()).toHaveAccessibleDescription(/Type where you start\\./);
    await userEvent.keyboard('ca');
    await listed();
  }
}`,...B.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.longWords,
    suggest: text => text ? long : []
  },
  play: opened
}`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.arabic,
    suggest: text => text ? [situations.arabic] : []
  },
  ...situations.rightToLeft,
  play: opened
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  ...withActive,
  ...situations.highContrast
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  ...withActive,
  ...situations.largeText
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  ...withActive,
  ...situations.highContrastLargeText
}`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  ...withActive,
  ...situations.narrow
}`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  args: {
    suggest: text => text ? long : []
  },
  ...withActive,
  ...situations.narrowLargeText
}`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`{
  ...withActive,
  ...situations.forcedColours
}`,...Z.parameters?.docs?.source}}}})))()}$();export{I as ByPress,F as ClosedAndOpened,P as Default,Z as ForcedColours,R as FreeText,K as HighContrast,J as HighContrastLargeText,L as InSearchField,q as LargeText,W as LongText,Y as Narrow,X as NarrowLargeText,G as RightToLeft,B as WithError,z as WithoutCode,Q as __namedExportsOrder,k as default};