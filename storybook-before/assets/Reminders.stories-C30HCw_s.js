import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{i as n,n as r}from"./ports-Czqoa_Yy.js";import{a as i,o as a}from"./accountDeletionWords-1kaZe7Cj.js";import{n as o,t as s}from"./RemindersSection-DO_9KmJr.js";import{a as c,c as l,i as u,o as d,r as f,u as p}from"./situations-D6UvDOa-.js";import{a as m,i as h,r as g}from"./screens-Cme9JxM3.js";import{n as _,t as v}from"./reminderChoices-B2RThhMh.js";function y({ask:e}){let t=n();return t&&(0,b.jsxDEV)(s,{user:t,account:{reminders:e}},void 0,!1,{fileName:T,lineNumber:21,columnNumber:18},this)}var b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V;function H(){return(H=e((()=>{v(),o(),a(),r(),g(),c(),b=t(),{expect:x,fn:S,screen:C,waitFor:w}=__STORYBOOK_MODULE_TEST__,T=`/tmp/w/matrix/stories/screens/Reminders.stories.tsx`,E=S(),D=async e=>(e&&E(e),e??_),O={title:`Screens/Reminders by email`,component:y,globals:{role:`user`},args:{ask:D},parameters:{layout:`padded`,...h({address:`/profile`})},decorators:[m]},k=async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Choose reminders`})).focus(),await t.keyboard(`{Enter}`),await C.findByRole(`dialog`,{name:`Reminders by email`})},A=e=>C.getByRole(`checkbox`,{name:e}),j={play:async e=>{await k(e);for(let e of C.getAllByRole(`checkbox`))await x(e).not.toBeChecked();await x(A(`Two hours before an event`)).toHaveAccessibleDescription(`If an event has no time, we remind you the day before, at 9:00 am.`)}},M={play:async e=>{E.mockClear(),await k(e),A(`The day before an appointment`).focus(),await e.userEvent.keyboard(` {Enter}`),await e.canvas.findByText(`Saved. We remind you by email.`),await x(E).toHaveBeenCalledWith({..._,appointmentDay:!0}),await w(()=>x(e.canvas.getByRole(`button`,{name:`Choose reminders`})).toHaveFocus())}},N={play:async e=>{E.mockClear(),await k(e),A(`The day before an event`).focus(),await e.userEvent.keyboard(` {Escape}`),await w(()=>x(e.canvas.getByRole(`button`,{name:`Choose reminders`})).toHaveFocus()),await x(E).not.toHaveBeenCalled()}},P={args:{ask:async e=>{if(e)throw new i(`refused`,`You asked us not to send you emails.`);return _}},play:async e=>{await k(e),A(`The day before an event`).focus(),await e.userEvent.keyboard(` {Enter}`),await C.findByText(`You asked us not to send you emails.`),await x(A(`The day before an event`)).toBeChecked()}},F={args:{ask:async()=>{throw new i(`unreachable`)}},play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Choose reminders`})).focus(),await t.keyboard(`{Enter}`),await e.findByText(`That did not work. Check your connection, then try again.`)}},I=f,L=d,R=u,z=p,B=l,V=[`Asked`,`Chosen`,`Left`,`Refused`,`NoConnection`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`],j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await openDialog(context);
    for (const one of shown.getAllByRole('checkbox')) await expect(one).not.toBeChecked();
    await expect(box('Two hours before an event')).toHaveAccessibleDescription('If an event has no time, we remind you the day before, at 9:00 am.');
  }
}`,...j.parameters?.docs?.source},description:{story:`Nothing is chosen before the person does.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  play: async context => {
    stored.mockClear();
    await openDialog(context);
    box('The day before an appointment').focus();
    await context.userEvent.keyboard(' {Enter}');
    await context.canvas.findByText('Saved. We remind you by email.');
    await expect(stored).toHaveBeenCalledWith({
      ...noReminders,
      appointmentDay: true
    });
    await waitFor(() => expect(context.canvas.getByRole('button', {
      name: 'Choose reminders'
    })).toHaveFocus());
  }
}`,...M.parameters?.docs?.source},description:{story:`One is switched on by keyboard, and the message is beside the button.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  play: async context => {
    stored.mockClear();
    await openDialog(context);
    box('The day before an event').focus();
    await context.userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', {
      name: 'Choose reminders'
    })).toHaveFocus());
    await expect(stored).not.toHaveBeenCalled();
  }
}`,...N.parameters?.docs?.source},description:{story:`Cancel and Esc store nothing.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    ask: async choices => {
      if (choices) throw new OwnAccountError('refused', 'You asked us not to send you emails.');
      return noReminders;
    }
  },
  play: async context => {
    await openDialog(context);
    box('The day before an event').focus();
    await context.userEvent.keyboard(' {Enter}');
    await shown.findByText('You asked us not to send you emails.');
    await expect(box('The day before an event')).toBeChecked();
  }
}`,...P.parameters?.docs?.source},description:{story:`The server's own words stand above what was chosen.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    ask: async () => {
      throw new OwnAccountError('unreachable');
    }
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Choose reminders'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('That did not work. Check your connection, then try again.');
  }
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`situations.highContrast`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`situations.largeText`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`situations.narrow`,...B.parameters?.docs?.source}}}})))()}H();export{j as Asked,M as Chosen,I as HighContrast,R as HighContrastLargeText,L as LargeText,N as Left,B as Narrow,F as NoConnection,P as Refused,z as RightToLeft,V as __namedExportsOrder,O as default};