import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{a as t,o as n}from"./accountDeletionWords-1kaZe7Cj.js";import{n as r,t as i}from"./OwnDataSection-B-CTQnKn.js";import{a,c as o,i as s,o as c,r as l,u}from"./situations-D6UvDOa-.js";import{a as d,i as f,r as p}from"./screens-Cme9JxM3.js";import{n as m,t as h}from"./reminderChoices-B2RThhMh.js";import{n as g,r as _,t as v}from"./calendarFeed-CMMySfiK.js";var y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q;function J(){return(J=e((()=>{r(),h(),n(),g(),p(),a(),{expect:y,fn:b,screen:x,waitFor:S}=__STORYBOOK_MODULE_TEST__,C={isLastAdministrator:!1,makesBackups:!0,lastBackupGoesAt:`2026-12-01T09:00:00.000Z`},w=b(),T=b(async()=>{}),E=(e={})=>({download:async()=>({account:{email:`margaret@example.org`},appointments:[]}),deletionFacts:async()=>({...C,...e}),async delete(e){if(e!==`Correct1`)throw new t(`wrong-password`,`The password is not right.`)},calendarFeed:v(),reminders:async()=>m}),D={title:`Screens/Your data and your account`,component:i,globals:{role:`user`},args:{account:E()},parameters:{layout:`padded`,...f({address:`/profile`,ports:()=>({saveFile:async()=>w,leave:T})})},decorators:[d]},O=e=>async({canvas:t,userEvent:n})=>{(await t.findByRole(`button`,{name:e})).focus(),await n.keyboard(`{Enter}`)},k=`Delete your account?`,A=async e=>{await O(`Delete my account`)(e),await x.findByRole(`dialog`,{name:k})},j=e=>async t=>{await A(t),(await x.findByLabelText(`Your password`)).focus(),await t.userEvent.keyboard(`${e}{Enter}`)},M={play:async({canvas:e})=>{await y(e.getByRole(`button`,{name:`Delete my account`})).toBeVisible()}},N={play:async e=>{w.mockClear(),await O(`Download everything about me`)(e),await e.canvas.findByText(`Everything about you is in the file that your browser has saved.`),await y(w).toHaveBeenCalledWith({name:`everything_about_me_2026-11-24.json`,type:`application/json`,text:y.stringContaining(`"email": "margaret@example.org"`)})}},P={play:async e=>{w.mockClear(),await O(`Download my appointments`)(e),await e.canvas.findByText(`Your appointments are in the calendar file that your browser has saved.`),await y(w).toHaveBeenCalledWith(y.objectContaining({name:y.stringMatching(/\.ics$/)}))}},F={play:async e=>{await A(e),await y(x.getByRole(`dialog`,{name:k})).toHaveAccessibleDescription(/^This cannot be undone\./),await y(x.getByText(/Our daily backups hold it until about 1 December 2026\./)).toBeVisible()}},I={play:async e=>{await A(e),await e.userEvent.keyboard(`{Escape}`),await S(()=>y(e.canvas.getByRole(`button`,{name:`Delete my account`})).toHaveFocus())}},L={play:async e=>{T.mockClear(),await j(`Guessed1`)(e);let t=x.getByLabelText(`Your password`);await x.findByText(`This is not your password. Please type the one that you log in with.`),await y(t).toBeInvalid(),await y(t).toHaveFocus(),await y(T).not.toHaveBeenCalled()}},R={play:async e=>{T.mockClear(),await j(_)(e),await S(()=>y(T).toHaveBeenCalledWith(`Your account is deleted, with all that belonged to it. Our daily backups hold it until about 1 December 2026.`))}},z={args:{account:E({makesBackups:!1,lastBackupGoesAt:null})},play:async e=>{await A(e),await y(x.getByText(/This site makes no backups by itself\./)).toBeVisible()}},B={args:{account:E({isLastAdministrator:!0})},play:async e=>{await O(`Delete my account`)(e),await e.canvas.findByText(/^You are the only administrator\. First give somebody else that role/),await y(x.queryByRole(`dialog`)).toBeNull()}},V={args:{account:{...E(),download:async()=>{throw new t(`unreachable`)}}},play:async e=>{await O(`Download everything about me`)(e),await e.canvas.findByText(`That did not work. Check your connection, then try again.`)}},H=l,U=c,W=s,G=u,K=o,q=[`Offered`,`Everything`,`Calendar`,`Asked`,`Kept`,`WrongPassword`,`Deleted`,`NoBackups`,`LastAdministrator`,`NoConnection`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`],M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas
  }) => {
    await expect(canvas.getByRole('button', {
      name: 'Delete my account'
    })).toBeVisible();
  }
}`,...M.parameters?.docs?.source},description:{story:`Downloads, and the way to leave.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  play: async context => {
    saved.mockClear();
    await press('Download everything about me')(context);
    await context.canvas.findByText('Everything about you is in the file that your browser has saved.');
    await expect(saved).toHaveBeenCalledWith({
      name: 'everything_about_me_2026-11-24.json',
      type: 'application/json',
      text: expect.stringContaining('"email": "margaret@example.org"') as string
    });
  }
}`,...N.parameters?.docs?.source},description:{story:`One press saves one file, whose names anybody can read.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  play: async context => {
    saved.mockClear();
    await press('Download my appointments')(context);
    await context.canvas.findByText('Your appointments are in the calendar file that your browser has saved.');
    await expect(saved).toHaveBeenCalledWith(expect.objectContaining({
      name: expect.stringMatching(/\\.ics$/) as string
    }));
  }
}`,...P.parameters?.docs?.source},description:{story:`The appointments go into any calendar.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await openDialog(context);
    await expect(shown.getByRole('dialog', {
      name: dialogTitle
    })).toHaveAccessibleDescription(/^This cannot be undone\\./);
    await expect(shown.getByText(/Our daily backups hold it until about 1 December 2026\\./)).toBeVisible();
  }
}`,...F.parameters?.docs?.source},description:{story:`What goes, what stays for how long, and the password.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await openDialog(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', {
      name: 'Delete my account'
    })).toHaveFocus());
  }
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  play: async context => {
    leave.mockClear();
    await sendPassword('Guessed1')(context);
    const field = shown.getByLabelText('Your password');
    await shown.findByText('This is not your password. Please type the one that you log in with.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(leave).not.toHaveBeenCalled();
  }
}`,...L.parameters?.docs?.source},description:{story:`Nothing is deleted without the password: the field says why, and has the focus.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  play: async context => {
    leave.mockClear();
    await sendPassword(password)(context);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('Your account is deleted, with all that belonged to it. Our daily backups hold it until about 1 December 2026.'));
  }
}`,...R.parameters?.docs?.source},description:{story:`The message on the first page says until when a backup holds the person.`,...R.parameters?.docs?.description}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith({
      makesBackups: false,
      lastBackupGoesAt: null
    })
  },
  play: async context => {
    await openDialog(context);
    await expect(shown.getByText(/This site makes no backups by itself\\./)).toBeVisible();
  }
}`,...z.parameters?.docs?.source},description:{story:`Where a server makes no backups, that is said.`,...z.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  args: {
    account: accountWith({
      isLastAdministrator: true
    })
  },
  play: async context => {
    await press('Delete my account')(context);
    await context.canvas.findByText(/^You are the only administrator\\. First give somebody else that role/);
    await expect(shown.queryByRole('dialog')).toBeNull();
  }
}`,...B.parameters?.docs?.source},description:{story:`The only administrator is told before anything is typed.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  args: {
    account: {
      ...accountWith(),
      download: async () => {
        throw new OwnAccountError('unreachable');
      }
    }
  },
  play: async context => {
    await press('Download everything about me')(context);
    await context.canvas.findByText('That did not work. Check your connection, then try again.');
  }
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`situations.highContrast`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`situations.largeText`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`situations.narrow`,...K.parameters?.docs?.source}}}})))()}J();export{F as Asked,P as Calendar,R as Deleted,N as Everything,H as HighContrast,W as HighContrastLargeText,I as Kept,U as LargeText,B as LastAdministrator,K as Narrow,z as NoBackups,V as NoConnection,M as Offered,G as RightToLeft,L as WrongPassword,q as __namedExportsOrder,D as default};