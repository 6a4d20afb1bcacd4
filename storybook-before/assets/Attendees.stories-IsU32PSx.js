import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./collection-Cu5nnyJn.js";import{a as r,c as ee,i as te,l as ne,o as i,r as a,u as re}from"./situations-D6UvDOa-.js";import{J as ie,a as o,g as s,h as c,i as ae,n as oe,q as l,r as u,s as d}from"./screens-Cme9JxM3.js";import{n as f,t as p}from"./registrations-B1gjiAXk.js";import{n as m,t as h}from"./EventsPage-CKz2WWTe.js";function g(e){k=[],D.mockClear(),O.mockClear();let t=l({records:s(d)}),n=p({events:t,waiting:[],attendees(t,n){return k.push(`${t} ${n}`),e()}}),r={...oe(),events:t};return{collections:async()=>r,registrations:async()=>n,saveFile:async()=>D,printTable:async()=>O}}var _,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q;function $(){return($=e((()=>{ie(),f(),m(),t(),c(),u(),r(),{expect:_,fn:v,screen:y,waitFor:b,within:x}=__STORYBOOK_MODULE_TEST__,S=s(d).find(({title:e})=>e===`Walking Group`),C=`Who is coming to ${S.title}`,w={name:`Who is coming to ${S.title}`},T=Array.from({length:14},(e,t)=>({email:t===13?`=cmd@example.org`:`person${t+1}@example.org`,position:t<12?null:t-11,since:new Date(Date.UTC(2026,10,1+t,0,30)).toISOString()})),E=T.map((e,t)=>t%6==0?{...e,places:2}:e),D=v(),O=v(),k=[],A=e=>ae({ports:()=>g(e),address:`/events?item=${S.id}`}),j={title:`Screens/Who is coming`,component:h,parameters:{layout:`fullscreen`,...A(async()=>T)},globals:{role:`healthcare`},decorators:[o]},M=async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,w)).focus(),await t.keyboard(`{Enter}`),await y.findByRole(`dialog`,{name:C})},N=()=>x(y.getByRole(`dialog`,{name:C})),P={play:async e=>{await M(e),await N().findByText(`12 people have a place. 2 people wait for one.`),await _(N().getByRole(`table`,{name:C})).toBeVisible(),await _(N().getAllByText(`Has a place`)).toHaveLength(10),await _(k).toEqual([`${S.id} screen`])}},F={parameters:A(async()=>E),play:async e=>{await M(e),await N().findByText(`12 people have a place. 2 of them bring a support person: 14 places in all. 2 people wait for one.`),await _(N().getAllByText(`Has 2 places, with a support person`)).toHaveLength(2)}},I={play:async e=>{await M(e);let t=await N().findByLabelText(`Search all people`);t.focus(),await e.userEvent.keyboard(`waits{Enter}`),await N().findByText(/^2 of 14 people/),await e.userEvent.keyboard(`{Escape}`),await N().findByText(`14 people. Page 1 of 2.`),await _(t).toHaveFocus(),await _(t).toHaveValue(``),await e.userEvent.keyboard(`{Escape}`),await b(()=>_(e.canvas.getByRole(`button`,w)).toHaveFocus())}},L={play:async e=>{let{userEvent:t}=e;await M(e),(await N().findByLabelText(`Search all people`)).focus(),await t.keyboard(`waits{Enter}`),await N().findByText(/^2 of 14 people match “waits”\./),N().getByRole(`button`,{name:`Download CSV`}).focus(),await t.keyboard(`{Enter}`);let n=`who-is-coming-walking-group-20261124.csv`;await N().findByText(`Saved as ${n}.`),await _(D).toHaveBeenCalledTimes(1);let[r]=D.mock.lastCall;await _(r.name).toBe(n),await _(r.text.split(`\r
`).map(e=>e.split(`,`)[0])).toEqual([`﻿Email`,`person13@example.org`,`'=cmd@example.org`,``]),N().getByRole(`button`,{name:`Print`}).focus(),await t.keyboard(`{Enter}`),await b(()=>_(O).toHaveBeenCalledTimes(1)),await _(O).toHaveBeenCalledWith(_.objectContaining({title:_.stringContaining(C),records:_.objectContaining({length:2})})),await _(k).toEqual([`screen`,`file`,`print`].map(e=>`${S.id} ${e}`)),await _(N().getByRole(`button`,{name:`Print`})).toHaveFocus()}},R={parameters:A(async()=>[]),play:async e=>{await M(e),await N().findByText(/^Nobody has a place yet\./),await _(N().queryByRole(`button`,{name:`Print`})).toBeNull()}},z={parameters:A(()=>new Promise(()=>void 0)),play:async e=>{await M(e),await N().findByText(`Loading people…`)}},B=!1,V={parameters:A(async()=>{if(!B)throw new n(`unreachable`);return T}),beforeEach:()=>{B=!1},play:async e=>{await M(e);let t=await N().findByRole(`button`,{name:`Try again`});await _(N().getByText(`The people could not be loaded.`)).toBeVisible(),B=!0,t.focus(),await e.userEvent.keyboard(`{Enter}`),await N().findByText(/^12 people/)}},H={parameters:A(async()=>{if(k.length>1)throw new n(`unreachable`);return T}),play:async e=>{await M(e),(await N().findByRole(`button`,{name:`Download CSV`})).focus(),await e.userEvent.keyboard(`{Enter}`),await N().findByText(`The file could not be made. Please try again.`),await _(D).not.toHaveBeenCalled()}},U={parameters:A(async()=>null),play:async e=>{await M(e),await N().findByText(`This event is not on the list any more.`)}},W={globals:{role:`admin`},play:P.play},G={globals:{role:`user`},play:async({canvas:e})=>{await e.findByRole(`button`,{name:`Register for ${S.title}`}),await _(e.queryByRole(`button`,{name:/^Who is coming/})).toBeNull(),await _(k).toEqual([])}},K={...a,play:P.play},q={...i,play:P.play},J={...te,play:P.play},Y={...re,play:P.play},X={...ee,play:P.play},Z={...ne,play:P.play},Q=[`Filled`,`WithSupportPersons`,`Closed`,`Searched`,`Empty`,`Loading`,`Unreachable`,`NotSaved`,`Gone`,`Administrator`,`User`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await open(context);
    await inDialog().findByText('12 people have a place. 2 people wait for one.');
    await expect(inDialog().getByRole('table', {
      name
    })).toBeVisible();
    await expect(inDialog().getAllByText('Has a place')).toHaveLength(10);
    await expect(asked).toEqual([\`\${event.id} screen\`]);
  }
}`,...P.parameters?.docs?.source},description:{story:`The list, opened by keyboard; Esc leads back to the button.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  parameters: given(async () => withSupport),
  play: async context => {
    await open(context);
    await inDialog().findByText('12 people have a place. 2 of them bring a support person: 14 places in all. 2 people wait for one.');
    await expect(inDialog().getAllByText('Has 2 places, with a support person')).toHaveLength(2);
  }
}`,...F.parameters?.docs?.source},description:{story:`Some bring a support person.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await open(context);
    const box = await inDialog().findByLabelText('Search all people');
    box.focus();
    await context.userEvent.keyboard('waits{Enter}');
    await inDialog().findByText(/^2 of 14 people/);
    await context.userEvent.keyboard('{Escape}');
    await inDialog().findByText('14 people. Page 1 of 2.');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', button)).toHaveFocus());
  }
}`,...I.parameters?.docs?.source},description:{story:`Esc empties a search first, then closes the list.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  play: async context => {
    const {
      userEvent
    } = context;
    await open(context);
    (await inDialog().findByLabelText('Search all people')).focus();
    await userEvent.keyboard('waits{Enter}');
    await inDialog().findByText(/^2 of 14 people match “waits”\\./);
    inDialog().getByRole('button', {
      name: 'Download CSV'
    }).focus();
    await userEvent.keyboard('{Enter}');
    const file = 'who-is-coming-walking-group-20261124.csv';
    await inDialog().findByText(\`Saved as \${file}.\`);
    await expect(saveFile).toHaveBeenCalledTimes(1);
    const [saved] = saveFile.mock.lastCall as [{
      name: string;
      text: string;
    }];
    await expect(saved.name).toBe(file);
    await expect(saved.text.split('\\r\\n').map(line => line.split(',')[0])).toEqual(['\\uFEFFEmail', 'person13@example.org', "'=cmd@example.org", '']);
    inDialog().getByRole('button', {
      name: 'Print'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(printTable).toHaveBeenCalledTimes(1));
    await expect(printTable).toHaveBeenCalledWith(expect.objectContaining({
      title: expect.stringContaining(name),
      records: expect.objectContaining({
        length: 2
      })
    }));
    await expect(asked).toEqual(['screen', 'file', 'print'].map(purpose => \`\${event.id} \${purpose}\`));
    await expect(inDialog().getByRole('button', {
      name: 'Print'
    })).toHaveFocus();
  }
}`,...L.parameters?.docs?.source},description:{story:`Searches for those who wait, and downloads and prints just these.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  parameters: given(async () => []),
  play: async context => {
    await open(context);
    await inDialog().findByText(/^Nobody has a place yet\\./);
    await expect(inDialog().queryByRole('button', {
      name: 'Print'
    })).toBeNull();
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  parameters: given(() => new Promise(() => undefined)),
  play: async context => {
    await open(context);
    await inDialog().findByText('Loading people…');
  }
}`,...z.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  parameters: given(async () => {
    if (!answers) throw new CollectionError('unreachable');
    return people;
  }),
  beforeEach: () => {
    answers = false;
  },
  play: async context => {
    await open(context);
    const again = await inDialog().findByRole('button', {
      name: 'Try again'
    });
    await expect(inDialog().getByText('The people could not be loaded.')).toBeVisible();
    answers = true;
    again.focus();
    await context.userEvent.keyboard('{Enter}');
    await inDialog().findByText(/^12 people/);
  }
}`,...V.parameters?.docs?.source},description:{story:`Nobody answers, then somebody does.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  parameters: given(async () => {
    if (asked.length > 1) throw new CollectionError('unreachable');
    return people;
  }),
  play: async context => {
    await open(context);
    (await inDialog().findByRole('button', {
      name: 'Download CSV'
    })).focus();
    await context.userEvent.keyboard('{Enter}');
    await inDialog().findByText('The file could not be made. Please try again.');
    await expect(saveFile).not.toHaveBeenCalled();
  }
}`,...H.parameters?.docs?.source},description:{story:`The list was there, and the file cannot be had: nothing is saved.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  parameters: given(async () => null),
  play: async context => {
    await open(context);
    await inDialog().findByText('This event is not on the list any more.');
  }
}`,...U.parameters?.docs?.source},description:{story:`Somebody else took the event off the list meanwhile.`,...U.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'admin'
  },
  play: Filled.play!
}`,...W.parameters?.docs?.source},description:{story:`Administrators see the list as well.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'user'
  },
  play: async ({
    canvas
  }) => {
    await canvas.findByRole('button', {
      name: \`Register for \${event.title}\`
    });
    await expect(canvas.queryByRole('button', {
      name: /^Who is coming/
    })).toBeNull();
    await expect(asked).toEqual([]);
  }
}`,...G.parameters?.docs?.source},description:{story:`Everybody else does not know that there is one.`,...G.parameters?.docs?.description}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  ...situations.highContrast,
  play: Filled.play!
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  ...situations.largeText,
  play: Filled.play!
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  ...situations.highContrastLargeText,
  play: Filled.play!
}`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  play: Filled.play!
}`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  play: Filled.play!
}`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`{
  ...situations.narrowLargeText,
  play: Filled.play!
}`,...Z.parameters?.docs?.source}}}})))()}$();export{W as Administrator,I as Closed,R as Empty,P as Filled,U as Gone,K as HighContrast,J as HighContrastLargeText,q as LargeText,z as Loading,X as Narrow,Z as NarrowLargeText,H as NotSaved,Y as RightToLeft,L as Searched,V as Unreachable,G as User,F as WithSupportPersons,Q as __namedExportsOrder,j as default};