import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./Button-CUxpFmfd.js";import{C as i,_ as a,r as o}from"./paths-w5gsXQbh.js";import{n as s,t as c}from"./Status-DVbrk9aA.js";import{a as l,c as u,d,i as f,l as p,n as m,o as h,r as g,s as _,t as v,u as y}from"./situations-D6UvDOa-.js";var b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G;function K(){return(K=e((()=>{n(),a(),s(),l(),b=t(),{expect:x,fn:S,screen:C}=__STORYBOOK_MODULE_TEST__,w=`/tmp/w/matrix/stories/components/Status.stories.tsx`,T=S(),E={title:`Components/Status`,component:c,args:{kind:`info`,children:`Kept on this device only.`},argTypes:{icon:{control:!1},action:{control:!1}}},D={args:{kind:`success`,children:`Appointment deleted: Hearing check.`,action:(0,b.jsxDEV)(r,{size:`small`,onClick:T,children:`Undo`},void 0,!1,{fileName:w,lineNumber:25,columnNumber:7},void 0)},play:async({userEvent:e})=>{T.mockClear(),await e.tab(),await x(C.getByRole(`button`,{name:`Undo`})).toHaveFocus(),await e.keyboard(`{Enter}`),await x(T).toHaveBeenCalledOnce(),await x(C.queryByRole(`status`)).toBeNull()}},O={},k={args:{kind:`success`,children:`Appointment saved: Hearing check.`}},A={args:{kind:`loading`,children:(0,b.jsxDEV)(`p`,{children:[(0,b.jsxDEV)(`strong`,{children:`Loading resources...`},void 0,!1,{fileName:w,lineNumber:46,columnNumber:9},void 0),` This takes a moment.`]},void 0,!0,{fileName:w,lineNumber:45,columnNumber:7},void 0)}},j={args:{kind:`empty`,icon:o,children:`You don’t have any appointments scheduled yet.`,action:(0,b.jsxDEV)(r,{kind:`main`,icon:i,children:`Add an appointment`},void 0,!1,{fileName:w,lineNumber:57,columnNumber:7},void 0)}},M={args:{kind:`failed`,children:`Error saving appointment. Please try again. Your text is still in the form.`,action:(0,b.jsxDEV)(r,{size:`small`,children:`Try again`},void 0,!1,{fileName:w,lineNumber:67,columnNumber:13},void 0)}},N={args:{kind:`warning`,children:`The map pictures could not be loaded. The list of places still works.`}},P={args:{kind:`success`,appears:!0,children:`Thank you for your rating!`},play:async()=>{await x(C.getByRole(`status`)).toHaveTextContent(`Thank you for your rating!`)}},F={render:()=>(0,b.jsxDEV)(`div`,{className:`story-column`,children:[D,A,N,M,j].map(({args:e})=>(0,b.jsxDEV)(c,{kind:`info`,...e,children:e?.children},e?.kind,!1,{fileName:w,lineNumber:89,columnNumber:9},void 0))},void 0,!1,{fileName:w,lineNumber:87,columnNumber:5},void 0)},I={args:{kind:`warning`,children:_,action:(0,b.jsxDEV)(r,{size:`small`,children:`Try again`},void 0,!1,{fileName:w,lineNumber:97,columnNumber:68},void 0)}},L={args:{kind:`failed`,children:d}},R={...y,args:{kind:`success`,children:v}},z={...F,...g},B={...F,...h},V={...F,...f},H={...F,...u},U={...F,...p},W={...F,...m},G=[`Default`,`Information`,`Success`,`Loading`,`Empty`,`WithError`,`Warning`,`Appearing`,`All`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'success',
    children: 'Appointment deleted: Hearing check.',
    action: <Button size="small" onClick={undo}>
        Undo
      </Button>
  },
  play: async ({
    userEvent
  }) => {
    undo.mockClear();
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: 'Undo'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('status')).toBeNull();
  }
}`,...D.parameters?.docs?.source},description:{story:`The button that helps is reached by Tab and pressed by Enter.`,...D.parameters?.docs?.description}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'success',
    children: 'Appointment saved: Hearing check.'
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'loading',
    children: <p>
        <strong>Loading resources...</strong> This takes a moment.
      </p>
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'empty',
    icon: calendar,
    children: 'You don’t have any appointments scheduled yet.',
    action: <Button kind="main" icon={plus}>
        Add an appointment
      </Button>
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'failed',
    children: 'Error saving appointment. Please try again. Your text is still in the form.',
    action: <Button size="small">Try again</Button>
  }
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'warning',
    children: 'The map pictures could not be loaded. The list of places still works.'
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'success',
    appears: true,
    children: 'Thank you for your rating!'
  },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Thank you for your rating!');
  }
}`,...P.parameters?.docs?.source},description:{story:`One that comes while somebody is on the page, with nothing else to say it.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  render: () => <div className="story-column">
      {[Default, Loading, Warning, WithError, Empty].map(({
      args
    }) => <Status key={args?.kind} kind="info" {...args}>
          {args?.children}
        </Status>)}
    </div>
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'warning',
    children: situations.longWords,
    action: <Button size="small">Try again</Button>
  }
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    kind: 'failed',
    children: situations.unbreakable
  }
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    kind: 'success',
    children: situations.arabic
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.highContrast
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.largeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.highContrastLargeText
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.narrow
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.narrowLargeText
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.forcedColours
}`,...W.parameters?.docs?.source}}}})))()}K();export{F as All,P as Appearing,D as Default,j as Empty,W as ForcedColours,z as HighContrast,V as HighContrastLargeText,O as Information,B as LargeText,A as Loading,I as LongText,H as Narrow,U as NarrowLargeText,R as RightToLeft,k as Success,L as Unbreakable,N as Warning,M as WithError,G as __namedExportsOrder,E as default};