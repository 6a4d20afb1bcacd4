import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{i as n,n as r}from"./ports-Czqoa_Yy.js";import{r as i,t as a}from"./OwnBackupSection-BwYsWp3n.js";import{a as o,c as s,i as c,o as l,r as u,u as d}from"./situations-D6UvDOa-.js";import{t as f}from"./clock-UxklsTzx.js";import{I as p,L as ee,P as te,_ as ne,a as m,c as h,g,h as _,i as v,l as y,r as b,s as x,v as S}from"./screens-Cme9JxM3.js";function C(){let e=n();return e&&(0,w.jsxDEV)(a,{user:e,batch:e=>e()},void 0,!1,{fileName:k,lineNumber:21,columnNumber:18},this)}var w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q;function $(){return($=e((()=>{ee(),i(),r(),ne(),_(),h(),b(),o(),w=t(),{expect:T,fn:E,screen:D,waitFor:O}=__STORYBOOK_MODULE_TEST__,k=`/tmp/w/matrix/stories/screens/OwnBackup.stories.tsx`,A=E(),j=({refuse:e,answer:t}={})=>v({address:`/profile`,ports:()=>{let n=p({clock:f(x),records:{appointments:S(x),resources:y(x),events:g(x)},refuse:()=>e??null}),r=te(`may-delete`,t);return{saveFile:async()=>A,deviceData:async()=>({clear:()=>void 0,removeTraces:async()=>void 0,persistence:async()=>r,ownBackup:async()=>n})}}}),M={title:`Screens/A backup of my data`,component:C,globals:{role:`user`},parameters:{layout:`padded`,...j()},decorators:[m]},N=e=>async({canvas:t,userEvent:n})=>{(await t.findByRole(`button`,{name:e})).focus(),await n.keyboard(`{Enter}`)},P={id:`77`,title:`Podiatrist`,start:`2026-12-26T22:30:00.000Z`,end:`2026-12-26T23:00:00.000Z`},F=(e={})=>{let t={format:`age-better-own-backup`,version:1,person:`margaret@example.org`,appointments:[P],ratings:[],places:[],saved:[],choices:{},...e};return new File([JSON.stringify(t)],`my-backup.json`,{type:`application/json`})},I=(e=F)=>async({canvas:t,userEvent:n})=>{await n.upload(await t.findByLabelText(`File with my backup`),e())},L=async e=>{await I()(e),(await D.findByRole(`button`,{name:`Bring it in`})).focus(),await e.userEvent.keyboard(`{Enter}`)},R=`This is my own device. Remind me to save a backup every 14 days`,z={play:async({canvas:e})=>{await T(await e.findByRole(`checkbox`,{name:R})).not.toBeChecked(),await T(e.getByText(`You have not saved a backup in this browser yet.`)).toBeVisible(),await T(e.queryByRole(`button`,{name:`Ask this browser to keep my data`})).toBeNull()}},B={play:async e=>{A.mockClear(),await N(`Save a backup`)(e),await e.canvas.findByText(/^Your backup is saved: 8 appointments and 2 ratings\./),await T(A).toHaveBeenCalledWith({name:`my-backup_20261124.json`,type:`application/json;charset=utf-8`,text:T.stringContaining(`"format": "age-better-own-backup"`)}),await T(e.canvas.getByText(`Your last backup here: Tuesday 24 November 2026, 10:00 am.`)).toBeVisible()}},V={play:async e=>{await I()(e),await D.findByRole(`alertdialog`,{name:`Bring in 1 appointment?`})}},H={play:async e=>{await L(e),await e.canvas.findByRole(`group`,{name:`Brought in: 1 appointment.`}),await N(`Undo`)(e),await e.canvas.findByText(`Undone. What the backup brought is taken out again.`),await O(()=>T(e.canvas.getByRole(`button`,{name:`Bring my backup in`})).toHaveFocus())}},U={parameters:j({refuse:`full`}),play:async e=>{await L(e),await e.canvas.findByText(/^There is no room left in this browser, so nothing was saved\./)}},W={play:async e=>{await I(()=>F({version:2}))(e),await e.canvas.findByText(/^This backup is from a newer version of this site\./),await I(()=>F({person:`george@example.org`}))(e),await e.canvas.findByText(/^This backup belongs to another account\./)}},G={play:async e=>{(await e.canvas.findByRole(`checkbox`,{name:R})).focus(),await e.userEvent.keyboard(` `),await e.canvas.findByText(`This browser may delete your data when it needs room.`),await N(`Ask this browser to keep my data`)(e),await e.canvas.findByText(`This browser has promised to keep your data.`),await T(e.canvas.getByRole(`heading`,{name:`A backup of my data`})).toHaveFocus()}},K={parameters:j({answer:`may-delete`}),play:async e=>{(await e.canvas.findByRole(`checkbox`,{name:R})).focus(),await e.userEvent.keyboard(` `),await N(`Ask this browser to keep my data`)(e),await e.canvas.findByText(`This browser did not promise it. Save a backup now and then.`)}},q=u,J=l,Y=c,X=d,Z=s,Q=[`Offered`,`Saved`,`Asked`,`BroughtIn`,`NoRoom`,`Refused`,`Promised`,`NotPromised`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`],z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByRole('checkbox', {
      name: remind
    })).not.toBeChecked();
    await expect(canvas.getByText('You have not saved a backup in this browser yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', {
      name: 'Ask this browser to keep my data'
    })).toBeNull();
  }
}`,...z.parameters?.docs?.source},description:{story:`What it is about, before anything was done.`,...z.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  play: async context => {
    saved.mockClear();
    await press('Save a backup')(context);
    await context.canvas.findByText(/^Your backup is saved: 8 appointments and 2 ratings\\./);
    await expect(saved).toHaveBeenCalledWith({
      name: 'my-backup_20261124.json',
      type: 'application/json;charset=utf-8',
      text: expect.stringContaining('"format": "age-better-own-backup"') as string
    });
    await expect(context.canvas.getByText('Your last backup here: Tuesday 24 November 2026, 10:00 am.')).toBeVisible();
  }
}`,...B.parameters?.docs?.source},description:{story:`One press saves one file, and the day of it stays on the page.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await choose()(context);
    await shown.findByRole('alertdialog', {
      name: 'Bring in 1 appointment?'
    });
  }
}`,...V.parameters?.docs?.source},description:{story:`Nothing is written before the person agrees.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await bringIn(context);
    await context.canvas.findByRole('group', {
      name: 'Brought in: 1 appointment.'
    });
    await press('Undo')(context);
    await context.canvas.findByText('Undone. What the backup brought is taken out again.');
    await waitFor(() => expect(context.canvas.getByRole('button', {
      name: 'Bring my backup in'
    })).toHaveFocus());
  }
}`,...H.parameters?.docs?.source},description:{story:`What came in can be taken out again; the focus then is on the button beside it.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  parameters: withBrowser({
    refuse: 'full'
  }),
  play: async context => {
    await bringIn(context);
    await context.canvas.findByText(/^There is no room left in this browser, so nothing was saved\\./);
  }
}`,...U.parameters?.docs?.source},description:{story:`Nothing comes in half.`,...U.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await choose(() => file({
      version: 2
    }))(context);
    await context.canvas.findByText(/^This backup is from a newer version of this site\\./);
    await choose(() => file({
      person: 'george@example.org'
    }))(context);
    await context.canvas.findByText(/^This backup belongs to another account\\./);
  }
}`,...W.parameters?.docs?.source},description:{story:`A file of a later version, and one of somebody else.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  play: async context => {
    (await context.canvas.findByRole('checkbox', {
      name: remind
    })).focus();
    await context.userEvent.keyboard(' ');
    await context.canvas.findByText('This browser may delete your data when it needs room.');
    await press('Ask this browser to keep my data')(context);
    await context.canvas.findByText('This browser has promised to keep your data.');
    await expect(context.canvas.getByRole('heading', {
      name: 'A backup of my data'
    })).toHaveFocus();
  }
}`,...G.parameters?.docs?.source},description:{story:`On one's own device the browser is asked to keep the data, and what it says is told.`,...G.parameters?.docs?.description}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  parameters: withBrowser({
    answer: 'may-delete'
  }),
  play: async context => {
    (await context.canvas.findByRole('checkbox', {
      name: remind
    })).focus();
    await context.userEvent.keyboard(' ');
    await press('Ask this browser to keep my data')(context);
    await context.canvas.findByText('This browser did not promise it. Save a backup now and then.');
  }
}`,...K.parameters?.docs?.source},description:{story:`A browser that does not promise it.`,...K.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`situations.highContrast`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.largeText`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`situations.narrow`,...Z.parameters?.docs?.source}}}})))()}$();export{V as Asked,H as BroughtIn,q as HighContrast,Y as HighContrastLargeText,J as LargeText,Z as Narrow,U as NoRoom,K as NotPromised,z as Offered,G as Promised,W as Refused,X as RightToLeft,B as Saved,Q as __namedExportsOrder,M as default};