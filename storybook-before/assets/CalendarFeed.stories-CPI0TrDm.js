import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{a as t,o as n}from"./accountDeletionWords-1kaZe7Cj.js";import{n as r,t as i}from"./CalendarFeedSection-Dx1_fYPv.js";import{a,c as o,i as s,o as c,r as l,u}from"./situations-D6UvDOa-.js";import{a as d,i as f,r as p}from"./screens-Cme9JxM3.js";import{n as m,t as h}from"./reminderChoices-B2RThhMh.js";import{n as g,r as _,t as v}from"./calendarFeed-CMMySfiK.js";var y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W;function G(){return(G=e((()=>{r(),h(),n(),g(),p(),a(),{expect:y,screen:b,waitFor:x}=__STORYBOOK_MODULE_TEST__,S={madeAt:`2026-11-03T00:00:00.000Z`,titles:!1},C=(e,t={})=>({download:async()=>({}),deletionFacts:async()=>({isLastAdministrator:!1,makesBackups:!1,lastBackupGoesAt:null}),delete:async()=>{},reminders:async()=>m,calendarFeed:{...v(e),...t}}),w={title:`Screens/Calendar feed`,component:i,globals:{role:`user`},args:{account:C(null)},parameters:{layout:`padded`,...f({address:`/profile`})},decorators:[d]},T=`Set up the calendar feed`,E=e=>async({userEvent:t})=>{(await b.findByRole(`button`,{name:e})).focus(),await t.keyboard(`{Enter}`)},D=async e=>{await E(T)(e),await b.findByRole(`dialog`,{name:`Calendar feed`})},O=e=>async t=>{(await b.findByLabelText(`Your password`)).focus(),await t.userEvent.keyboard(`${e}{Enter}`)},k={play:async({canvas:e})=>{await y(e.getByRole(`button`,{name:T})).toBeVisible()}},A={play:async e=>{await D(e),await y(b.getByText(/Whoever has it can read when your appointments are/)).toBeVisible(),await y(b.getByText(/Google may take a day\./)).toBeVisible(),await y(b.getByRole(`checkbox`)).not.toBeChecked(),await y(b.queryByRole(`button`,{name:`Turn the feed off`})).toBeNull()}},j={args:{account:C(null)},play:async e=>{await D(e),await O(_)(e);let t=await b.findByLabelText(`Your calendar address`);await y(t).toHaveFocus();let n=t.value;await y(n).toMatch(/^https:\/\/agebetter\.example\/calendar\/.{43}\.ics$/),await y(b.getByRole(`link`)).toHaveAttribute(`href`,n.replace(`https:`,`webcal:`)),await y(b.queryByLabelText(`Your password`)).toBeNull()}},M={play:async e=>{await D(e),await O(`Guessed1`)(e),await b.findByText(`This is not your password. Please type the one that you log in with.`),await y(b.getByLabelText(`Your password`)).toHaveFocus()}},N={args:{account:C(S)},play:async e=>{await D(e),await y(b.getByText(/^You have had an address since 3 November 2026\./)).toBeVisible()}},P={args:{account:C(S)},play:async e=>{await D(e);let t=b.getByRole(`checkbox`);t.focus(),await e.userEvent.keyboard(` `),await b.findByText(`Your calendar shows titles and places from now on.`),await y(t).toBeChecked(),await y(t).toHaveFocus()}},F={args:{account:C(S)},play:async e=>{await D(e),await O(_)(e);let t=await b.findByRole(`alertdialog`,{name:`Make a new calendar address?`});await y(t).toHaveAccessibleDescription(/^The old address stops working\./),await E(`Make a new address`)(e),await y(await b.findByLabelText(`Your calendar address`)).toHaveFocus()}},I={args:{account:C(S)},play:async e=>{await D(e),await E(`Turn the feed off`)(e),await b.findByRole(`alertdialog`,{name:`Turn off your calendar feed?`}),await E(`Turn it off`)(e),await e.canvas.findByText(`Your calendar feed is off. Its address does not work any more.`),await x(()=>y(e.canvas.getByRole(`button`,{name:T})).toHaveFocus())}},L={args:{account:C(null,{read:(()=>{let e=0;return async()=>(e+=1)===1?null:S})(),make:async()=>{throw new t(`outdated`,`You have a calendar address already, made in another window.`)}})},play:async e=>{await D(e),await O(_)(e),await b.findByText(`You have a calendar address already, made in another window.`),await b.findByText(/^You have had an address since 3 November 2026\./)}},R={args:{account:C(null,{read:async()=>{throw new t(`unreachable`)}})},play:async e=>{await E(T)(e),await e.canvas.findByText(`That did not work. Check your connection, then try again.`)}},z=l,B=c,V=s,H=u,U=o,W=[`Offered`,`Asked`,`Made`,`WrongPassword`,`InUse`,`TitlesShown`,`Renewed`,`TurnedOff`,`MadeElsewhere`,`NoConnection`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`],k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas
  }) => {
    await expect(canvas.getByRole('button', {
      name: opener
    })).toBeVisible();
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await openDialog(context);
    await expect(shown.getByText(/Whoever has it can read when your appointments are/)).toBeVisible();
    await expect(shown.getByText(/Google may take a day\\./)).toBeVisible();
    await expect(shown.getByRole('checkbox')).not.toBeChecked();
    await expect(shown.queryByRole('button', {
      name: 'Turn the feed off'
    })).toBeNull();
  }
}`,...A.parameters?.docs?.source},description:{story:`Who can read it, how late it is, and that titles are not in it.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith(null)
  },
  play: async context => {
    await openDialog(context);
    await sendPassword(storyPassword)(context);
    const field = await shown.findByLabelText('Your calendar address');
    await expect(field).toHaveFocus();
    const address = (field as HTMLInputElement).value;
    await expect(address).toMatch(/^https:\\/\\/agebetter\\.example\\/calendar\\/.{43}\\.ics$/);
    await expect(shown.getByRole('link')).toHaveAttribute('href', address.replace('https:', 'webcal:'));
    await expect(shown.queryByLabelText('Your password')).toBeNull();
  }
}`,...j.parameters?.docs?.source},description:{story:`The address takes the focus, this once.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await openDialog(context);
    await sendPassword('Guessed1')(context);
    await shown.findByText('This is not your password. Please type the one that you log in with.');
    await expect(shown.getByLabelText('Your password')).toHaveFocus();
  }
}`,...M.parameters?.docs?.source},description:{story:`Nothing is made without the password: the field says why, and has the focus.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith(inUse)
  },
  play: async context => {
    await openDialog(context);
    await expect(shown.getByText(/^You have had an address since 3 November 2026\\./)).toBeVisible();
  }
}`,...N.parameters?.docs?.source},description:{story:`What there is, since when, and that its address cannot be shown again.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith(inUse)
  },
  play: async context => {
    await openDialog(context);
    const box = shown.getByRole('checkbox');
    box.focus();
    await context.userEvent.keyboard(' ');
    await shown.findByText('Your calendar shows titles and places from now on.');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
  }
}`,...P.parameters?.docs?.source},description:{story:`The choice counts at once, and says so; the focus stays.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith(inUse)
  },
  play: async context => {
    await openDialog(context);
    await sendPassword(storyPassword)(context);
    const question = await shown.findByRole('alertdialog', {
      name: 'Make a new calendar address?'
    });
    await expect(question).toHaveAccessibleDescription(/^The old address stops working\\./);
    await pressIn('Make a new address')(context);
    await expect(await shown.findByLabelText('Your calendar address')).toHaveFocus();
  }
}`,...F.parameters?.docs?.source},description:{story:`Before the old address stops working, that is asked.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith(inUse)
  },
  play: async context => {
    await openDialog(context);
    await pressIn('Turn the feed off')(context);
    await shown.findByRole('alertdialog', {
      name: 'Turn off your calendar feed?'
    });
    await pressIn('Turn it off')(context);
    await context.canvas.findByText('Your calendar feed is off. Its address does not work any more.');
    await waitFor(() => expect(context.canvas.getByRole('button', {
      name: opener
    })).toHaveFocus());
  }
}`,...I.parameters?.docs?.source},description:{story:`The dialog goes; what was done stands on the page.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith(null, {
      read: (() => {
        let asked = 0;
        return async () => (asked += 1) === 1 ? null : inUse;
      })(),
      make: async () => {
        throw new OwnAccountError('outdated', 'You have a calendar address already, made in another window.');
      }
    })
  },
  play: async context => {
    await openDialog(context);
    await sendPassword(storyPassword)(context);
    await shown.findByText('You have a calendar address already, made in another window.');
    await shown.findByText(/^You have had an address since 3 November 2026\\./);
  }
}`,...L.parameters?.docs?.source},description:{story:`Another window was faster: its address is shown as what there is.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith(null, {
      read: async () => {
        throw new OwnAccountError('unreachable');
      }
    })
  },
  play: async context => {
    await pressIn(opener)(context);
    await context.canvas.findByText('That did not work. Check your connection, then try again.');
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`situations.highContrast`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`situations.largeText`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`situations.narrow`,...U.parameters?.docs?.source}}}})))()}G();export{A as Asked,z as HighContrast,V as HighContrastLargeText,N as InUse,B as LargeText,j as Made,L as MadeElsewhere,U as Narrow,R as NoConnection,k as Offered,F as Renewed,H as RightToLeft,P as TitlesShown,I as TurnedOff,M as WrongPassword,W as __namedExportsOrder,w as default};