import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./buttonClass-CyLUCaXx.js";import{n as i,t as a}from"./Button-CUxpFmfd.js";import{C as o,_ as s,d as c}from"./paths-w5gsXQbh.js";import{a as l,d as u,l as d}from"./lazyIcons-BSkFHJ1S.js";import{n as f,t as p}from"./IconButton-lX8guOop.js";import{a as m,c as h,d as g,i as _,n as v,o as y,r as b,s as x,t as S,u as C}from"./situations-D6UvDOa-.js";var w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K;function q(){return(q=e((()=>{i(),n(),f(),l(),s(),m(),w=t(),{expect:T,fn:E,screen:D}=__STORYBOOK_MODULE_TEST__,O=`/tmp/w/matrix/stories/components/Button.stories.tsx`,k={title:`Components/Button`,component:a,args:{children:`Save`,onClick:E()},argTypes:{icon:{control:!1}}},A={play:async({args:e,userEvent:t})=>{await t.tab(),await T(D.getByRole(`button`,{name:`Save`})).toHaveFocus(),await t.keyboard(`{Enter}`),await t.keyboard(` `),await T(e.onClick).toHaveBeenCalledTimes(2)}},j={render:e=>(0,w.jsxDEV)(`div`,{className:`story-row`,children:[(0,w.jsxDEV)(a,{...e,kind:`main`,children:`Save`},void 0,!1,{fileName:O,lineNumber:33,columnNumber:7},void 0),(0,w.jsxDEV)(a,{...e,children:`Cancel`},void 0,!1,{fileName:O,lineNumber:36,columnNumber:7},void 0),(0,w.jsxDEV)(a,{...e,kind:`danger`,icon:u,children:`Delete`},void 0,!1,{fileName:O,lineNumber:37,columnNumber:7},void 0),(0,w.jsxDEV)(a,{...e,kind:`danger-main`,children:`Delete appointment`},void 0,!1,{fileName:O,lineNumber:40,columnNumber:7},void 0),(0,w.jsxDEV)(a,{...e,kind:`quiet`,children:`Clear search`},void 0,!1,{fileName:O,lineNumber:43,columnNumber:7},void 0),(0,w.jsxDEV)(a,{...e,size:`small`,children:`Undo`},void 0,!1,{fileName:O,lineNumber:46,columnNumber:7},void 0),(0,w.jsxDEV)(`a`,{className:r(`main`),href:`#leaflet`,children:`A link that looks like one`},void 0,!1,{fileName:O,lineNumber:49,columnNumber:7},void 0)]},void 0,!0,{fileName:O,lineNumber:32,columnNumber:5},void 0)},M={args:{kind:`main`,icon:c,children:`Download Leaflet`}},N={render:()=>(0,w.jsxDEV)(`div`,{className:`story-row`,children:[(0,w.jsxDEV)(p,{label:`Zoom in`,icon:o},void 0,!1,{fileName:O,lineNumber:61,columnNumber:7},void 0),(0,w.jsxDEV)(p,{label:`Zoom out`,icon:d},void 0,!1,{fileName:O,lineNumber:62,columnNumber:7},void 0)]},void 0,!0,{fileName:O,lineNumber:60,columnNumber:5},void 0),play:async()=>{await T(D.getByRole(`button`,{name:`Zoom in`})).toBeVisible(),await T(D.getByRole(`button`,{name:`Zoom out`})).toBeVisible()}},P={args:{children:`Full`,unavailable:`All 25 places are taken.`},play:async({args:e,userEvent:t})=>{let n=D.getByRole(`button`,{name:`Full`});await t.tab(),await T(n).toHaveFocus(),await T(n).toHaveAttribute(`aria-disabled`,`true`),await T(n).toHaveAccessibleDescription(`All 25 places are taken.`),await t.keyboard(`{Enter}`),await t.click(n),await T(e.onClick).not.toHaveBeenCalled()}},F={args:{kind:`main`,busy:`Saving…`},play:async({args:e,userEvent:t})=>{await t.tab(),await T(D.getByRole(`button`,{name:`Saving…`})).toHaveFocus(),await t.keyboard(`{Enter}`),await T(e.onClick).not.toHaveBeenCalled()}},I=E(),L={render:e=>(0,w.jsxDEV)(`form`,{className:`story-row`,onSubmit:e=>{e.preventDefault(),I()},children:[(0,w.jsxDEV)(`label`,{children:[`Name `,(0,w.jsxDEV)(`input`,{name:`name`},void 0,!1,{fileName:O,lineNumber:110,columnNumber:14},void 0)]},void 0,!0,{fileName:O,lineNumber:109,columnNumber:7},void 0),(0,w.jsxDEV)(a,{...e,type:`submit`,unavailable:`Please wait a moment.`},void 0,!1,{fileName:O,lineNumber:112,columnNumber:7},void 0)]},void 0,!0,{fileName:O,lineNumber:102,columnNumber:5},void 0),play:async({userEvent:e})=>{I.mockClear(),await e.type(D.getByRole(`textbox`,{name:`Name`}),`Joan{Enter}`),await T(I).not.toHaveBeenCalled()}},R={args:{children:x,icon:c}},z={args:{children:g}},B={...C,args:{children:S,icon:c,unavailable:S}},V={...j,...b},H={...j,...y},U={...j,..._},W={...j,...h},G={...j,...v},K=[`Default`,`Kinds`,`WithIcon`,`IconAlone`,`Disabled`,`Loading`,`DisabledInForm`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async ({
    args,
    userEvent
  }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: 'Save'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  }
}`,...A.parameters?.docs?.source},description:{story:`Enter and Space press it, once each.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  render: args => <div className="story-row">
      <Button {...args} kind="main">
        Save
      </Button>
      <Button {...args}>Cancel</Button>
      <Button {...args} kind="danger" icon={trash}>
        Delete
      </Button>
      <Button {...args} kind="danger-main">
        Delete appointment
      </Button>
      <Button {...args} kind="quiet">
        Clear search
      </Button>
      <Button {...args} size="small">
        Undo
      </Button>
      <a className={buttonClass('main')} href="#leaflet">
        A link that looks like one
      </a>
    </div>
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'main',
    icon: download,
    children: 'Download Leaflet'
  }
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  render: () => <div className="story-row">
      <IconButton label="Zoom in" icon={plus} />
      <IconButton label="Zoom out" icon={minus} />
    </div>,
  play: async () => {
    await expect(screen.getByRole('button', {
      name: 'Zoom in'
    })).toBeVisible();
    await expect(screen.getByRole('button', {
      name: 'Zoom out'
    })).toBeVisible();
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    children: 'Full',
    unavailable: 'All 25 places are taken.'
  },
  play: async ({
    args,
    userEvent
  }) => {
    const button = screen.getByRole('button', {
      name: 'Full'
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('All 25 places are taken.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  }
}`,...P.parameters?.docs?.source},description:{story:`It keeps its place in the tab order, says why, and does nothing.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'main',
    busy: 'Saving…'
  },
  play: async ({
    args,
    userEvent
  }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: 'Saving…'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  }
}`,...F.parameters?.docs?.source},description:{story:`Its words say what is going on. The focus stays, and a second press does nothing.`,...F.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  render: args => <form className="story-row" onSubmit={event => {
    event.preventDefault();
    send();
  }}>
      <label>
        Name <input name="name" />
      </label>
      <Button {...args} type="submit" unavailable="Please wait a moment." />
    </form>,
  play: async ({
    userEvent
  }) => {
    send.mockClear();
    await userEvent.type(screen.getByRole('textbox', {
      name: 'Name'
    }), 'Joan{Enter}');
    await expect(send).not.toHaveBeenCalled();
  }
}`,...L.parameters?.docs?.source},description:{story:`A sleeping button in a form does not send it, not even by Enter in a field.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  args: {
    children: situations.longWords,
    icon: download
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  args: {
    children: situations.unbreakable
  }
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    children: situations.arabic,
    icon: download,
    unavailable: situations.arabic
  }
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...Kinds,
  ...situations.highContrast
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...Kinds,
  ...situations.largeText
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...Kinds,
  ...situations.highContrastLargeText
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  ...Kinds,
  ...situations.narrow
}`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  ...Kinds,
  ...situations.forcedColours
}`,...G.parameters?.docs?.source}}}})))()}q();export{A as Default,P as Disabled,L as DisabledInForm,G as ForcedColours,V as HighContrast,U as HighContrastLargeText,N as IconAlone,j as Kinds,H as LargeText,F as Loading,R as LongText,W as Narrow,B as RightToLeft,z as Unbreakable,M as WithIcon,K as __namedExportsOrder,k as default};