import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./DateTimeField-DyVSMNua.js";import{a,i as o,t as s}from"./typedDate-CnQjeLMy.js";import{a as c,c as l,d as u,i as d,l as f,n as p,o as m,r as h,u as g}from"./situations-D6UvDOa-.js";function _(e){let[t,n]=(0,v.useState)(e.value),r=t=>{n(t.target.value),e.onChange(t)};return(0,y.jsxDEV)(i,{...e,value:t,onChange:r},void 0,!1,{fileName:T,lineNumber:15,columnNumber:10},this)}var v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X;function Z(){return(Z=e((()=>{v=t(),r(),s(),c(),y=n(),{expect:b,fn:x,screen:S,userEvent:C,waitFor:w}=__STORYBOOK_MODULE_TEST__,T=`/tmp/w/matrix/stories/components/DateTimeField.stories.tsx`,E={title:`Components/DateTimeField`,component:i,args:{label:`Start Time`,hint:`You can book from today to Sunday 21 February 2027.`,value:``,writing:a,today:`2026-11-21`,min:`2026-11-21`,max:`2027-02-21`,onChange:x()},render:e=>(0,y.jsxDEV)(_,{...e},void 0,!1,{fileName:T,lineNumber:31,columnNumber:21},void 0)},D=e=>S.getByRole(`textbox`,{name:e}),O=()=>S.getByRole(`button`,{name:`Choose a day`}),k=e=>e.onChange.mock.calls.at(-1)?.[0],A={target:{value:`2026-11-24T14:30`}},j={play:async({args:e})=>{await b(S.getByRole(`group`,{name:`Start Time`})).toBeVisible(),await C.tab(),await b(D(`Day`)).toHaveFocus(),await b(D(`Day`)).toHaveAccessibleDescription(`You can book from today to Sunday 21 February 2027.`),await C.keyboard(`24{Tab}11{Tab}2026{Tab}230pm`),await b(D(`Time`)).toHaveFocus(),await b(k(e)).toEqual(A)}},M={args:{value:`2026-11-24T14:30`,stateOf:e=>e===`2026-11-25`?`own`:`free`},play:async({args:e})=>{O().focus(),await C.keyboard(`{Enter}`);let t=await S.findByRole(`button`,{name:/Tuesday,? 24 November 2026/});await w(()=>b(t).toHaveFocus()),await C.keyboard(`{ArrowRight}`);let n=S.getByRole(`button`,{name:/Wednesday,? 25 November 2026, your appointment$/});await b(n).toHaveFocus(),await C.keyboard(`{Enter}`),await b(O()).toHaveFocus(),await b(k(e)).toEqual({target:{value:`2026-11-25T14:30`}}),await b(S.queryByRole(`grid`)).toBeNull()}},N={args:{value:`2026-11-24T14:30`},play:async({args:e})=>{await C.click(O()),await S.findByRole(`grid`),await w(()=>b(document.activeElement).toHaveAccessibleName(/24 November 2026/)),await C.keyboard(`{Escape}`),await b(S.queryByRole(`grid`)).toBeNull(),await b(O()).toHaveFocus(),await b(e.onChange).not.toHaveBeenCalled()}},P={play:async({args:e})=>{await C.click(D(`Day`)),await C.paste(`24/11/26 2.30pm`),await b(D(`Year`)).toHaveValue(`26`),await b(D(`Time`)).toHaveValue(`2.30pm`),await b(k(e)).toEqual(A)}},F={args:{error:`Write am or pm after the time, like 2:30 pm.`,value:`24/11/2026 2:30`},play:async()=>{await b(D(`Time`)).toBeInvalid(),await b(D(`Time`)).toHaveAccessibleDescription(/^Error: Write am or pm/),await b(D(`Day`)).not.toBeInvalid()}},I={args:{error:`There is no such day. The last day of that month is 30 November 2026.`,value:`31/11/2026 2:30 pm`},play:async()=>{await b(D(`Day`)).toHaveValue(`31`),await b(D(`Day`)).toBeInvalid()}},L={args:{writing:o,value:`2026-11-24`,hint:void 0}},R={args:{required:!0}},z={args:{disabled:!0,value:`2026-11-24T10:00`}},B={args:{value:`the day after tomorrow`},play:async()=>{await b(D(`Day`)).toHaveValue(``)}},V={args:{label:`The day and the time of day at which you would like to come, as well as you know it now`,hint:`You can change it later. We only keep it on this device. `.repeat(4)}},H={args:{label:`وقت البدء`,hint:void 0},...g},U={args:{label:u,hint:u},...l},W={...M,...h},G={...F,...m},K={...F,...d},q={...F,...l},J={...M,...f},Y={...F,...p},X=[`Default`,`ChosenInTheCalendar`,`ClosedByEscape`,`Pasted`,`WithError`,`NoSuchDay`,`DayOnly`,`Required`,`Disabled`,`OutOfRange`,`LongText`,`RightToLeft`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await expect(screen.getByRole('group', {
      name: 'Start Time'
    })).toBeVisible();
    await userEvent.tab();
    await expect(box('Day')).toHaveFocus();
    await expect(box('Day')).toHaveAccessibleDescription('You can book from today to Sunday 21 February 2027.');
    await userEvent.keyboard('24{Tab}11{Tab}2026{Tab}230pm');
    await expect(box('Time')).toHaveFocus();
    await expect(lastValue(args)).toEqual(typedTime);
  }
}`,...j.parameters?.docs?.source},description:{story:`Sixteen key presses for a whole day and time.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    value: '2026-11-24T14:30',
    stateOf: day => day === '2026-11-25' ? 'own' : 'free'
  },
  play: async ({
    args
  }) => {
    opener().focus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', {
      name: /Tuesday,? 24 November 2026/
    });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const next = screen.getByRole('button', {
      name: /Wednesday,? 25 November 2026, your appointment$/
    });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener()).toHaveFocus();
    await expect(lastValue(args)).toEqual({
      target: {
        value: '2026-11-25T14:30'
      }
    });
    await expect(screen.queryByRole('grid')).toBeNull();
  }
}`,...M.parameters?.docs?.source},description:{story:`The calendar opens below the boxes, and the arrow keys go from day to day.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    value: '2026-11-24T14:30'
  },
  play: async ({
    args
  }) => {
    await userEvent.click(opener());
    await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/24 November 2026/));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('grid')).toBeNull();
    await expect(opener()).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  }
}`,...N.parameters?.docs?.source},description:{story:`Esc closes the calendar, and nothing is chosen.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await userEvent.click(box('Day'));
    await userEvent.paste('24/11/26 2.30pm');
    await expect(box('Year')).toHaveValue('26');
    await expect(box('Time')).toHaveValue('2.30pm');
    await expect(lastValue(args)).toEqual(typedTime);
  }
}`,...P.parameters?.docs?.source},description:{story:`A whole date in one box goes to all of them.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'Write am or pm after the time, like 2:30 pm.',
    value: '24/11/2026 2:30'
  },
  play: async () => {
    await expect(box('Time')).toBeInvalid();
    await expect(box('Time')).toHaveAccessibleDescription(/^Error: Write am or pm/);
    await expect(box('Day')).not.toBeInvalid();
  }
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  args: {
    error: 'There is no such day. The last day of that month is 30 November 2026.',
    value: '31/11/2026 2:30 pm'
  },
  play: async () => {
    await expect(box('Day')).toHaveValue('31');
    await expect(box('Day')).toBeInvalid();
  }
}`,...I.parameters?.docs?.source},description:{story:`There is no such day: it stays as it was typed.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    writing: typedDay,
    value: '2026-11-24',
    hint: undefined
  }
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  args: {
    required: true
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  args: {
    disabled: true,
    value: '2026-11-24T10:00'
  }
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  args: {
    value: 'the day after tomorrow'
  },
  play: async () => {
    await expect(box('Day')).toHaveValue('');
  }
}`,...B.parameters?.docs?.source},description:{story:`Neither a date nor a time: the boxes stay empty.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'The day and the time of day at which you would like to come, as well as you know it now',
    hint: 'You can change it later. We only keep it on this device. '.repeat(4)
  }
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'وقت البدء',
    hint: undefined
  },
  ...situations.rightToLeft
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    hint: situations.unbreakable
  },
  ...situations.narrow
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  ...ChosenInTheCalendar,
  ...situations.highContrast
}`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.largeText
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.highContrastLargeText
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.narrow
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  ...ChosenInTheCalendar,
  ...situations.narrowLargeText
}`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  ...WithError,
  ...situations.forcedColours
}`,...Y.parameters?.docs?.source}}}})))()}Z();export{M as ChosenInTheCalendar,N as ClosedByEscape,L as DayOnly,j as Default,z as Disabled,Y as ForcedColours,W as HighContrast,K as HighContrastLargeText,G as LargeText,V as LongText,q as Narrow,J as NarrowLargeText,I as NoSuchDay,B as OutOfRange,P as Pasted,R as Required,H as RightToLeft,U as Unbreakable,F as WithError,X as __namedExportsOrder,E as default};