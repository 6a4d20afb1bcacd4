import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./collection-Cu5nnyJn.js";import{n as i,t as a}from"./ports-Czqoa_Yy.js";import{c as ee,d as te,l as ne}from"./event-BimChtun.js";import{c as o,l as re}from"./useEventList-DNLvnzVe.js";import{a as ie,c as ae,i as oe,l as se,o as ce,r as le,u as ue}from"./situations-D6UvDOa-.js";import{C as de,G as fe,J as pe,K as me,S as he,a as ge,b as _e,g as s,h as ve,i as ye,n as be,q as xe,r as Se,s as c,x as Ce,y as we}from"./screens-Cme9JxM3.js";import{n as Te,t as Ee}from"./registrations-B1gjiAXk.js";import{n as De,t as Oe}from"./EventsPage-CKz2WWTe.js";function l(e={}){let{events:t=s(c),registered:n=[],pairs:i=[],refuse:a,damage:ee=[],unreadable:te,waiting:ne}=e,o=xe({records:t,storageNotice:g,damage:ee,...a?{refuse:a}:{}}),{list:re}=o;o.list=async()=>{if(te?.())throw new r(`unreachable`);return re()};let ie=n.map(e=>({eventId:e,email:_e,places:i.includes(e)?2:1})),ae=Ee({events:o,registered:ie,...ne?{waiting:ne}:{}}),oe={...be(),events:o};return{collections:async()=>oe,registrations:async()=>ae,saveFile:async()=>Ae}}var u,d,ke,f,p,m,h,g,Ae,_,v,je,y,b,x,S,C,w,T,E,D,Me,Ne,O,k,Pe,A,Fe,j,M,N,P,F,I,L,R,Ie,z,B,V,H,U,W,G,K,q,Le,J,Y,X,Z,Q,$,Re;function ze(){return(ze=e((()=>{pe(),me(),Te(),de(),ee(),o(),De(),n(),i(),ve(),we(),Se(),ie(),u=t(),{expect:d,fn:ke,screen:f,waitFor:p,within:m}=__STORYBOOK_MODULE_TEST__,h=`/tmp/w/matrix/stories/screens/Events.stories.tsx`,g=`Kept on this device only; the organiser is not told.`,Ae=ke(),_=e=>`I bring a support person to ${e}`,v=(e,t=`/events`)=>ye({ports:()=>l(e),address:t}),je={title:`Screens/Events`,component:Oe,parameters:{layout:`fullscreen`,...v({})},globals:{role:`user`},decorators:[ge]},y={play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`All Events (6)`});await d(n).toHaveAttribute(`aria-pressed`,`true`);for(let e=0;e<6;e+=1)await t.tab();await d(e.getByRole(`link`,{name:`Free Blood Pressure Check`})).toHaveFocus(),await t.tab(),await d(e.getByRole(`checkbox`,{name:_(`Free Blood Pressure Check`)})).toHaveFocus(),await t.tab(),await d(e.getByRole(`button`,{name:`Register for Free Blood Pressure Check`})).toHaveFocus(),await t.keyboard(`{Enter}`);let r=await e.findByRole(`group`,{name:`You are going to Free Blood Pressure Check.`});await p(()=>d(r).toHaveFocus()),await d(e.getByText(`19/40 attending`)).toBeVisible(),await t.tab(),await t.keyboard(`{Enter}`),await e.findByText(`18/40 attending`);let i=await e.findByRole(`button`,{name:`Register for Free Blood Pressure Check`});await p(()=>d(i).toHaveFocus())}},b={play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`checkbox`,{name:_(`Walking Group`)});await d(n).toHaveAccessibleDescription(`They come free. You take 2 places.`),n.focus(),await t.keyboard(` `),await t.tab(),await t.keyboard(`{Enter}`);let r=await e.findByRole(`group`,{name:`You are going to Walking Group, with a support person.`});await p(()=>d(r).toHaveFocus()),await d(e.getByText(`11/15 attending`)).toBeVisible(),await d(e.getByText(`You are going, with a support person`)).toBeVisible(),await d(e.queryByRole(`checkbox`,{name:_(`Walking Group`)})).toBeNull();let i=e.getByRole(`button`,{name:`Give up both places at Walking Group`});i.focus(),await t.keyboard(`{Enter}`),await e.findByRole(`group`,{name:`You gave up both places at Walking Group.`}),await d(e.getByText(`9/15 attending`)).toBeVisible(),e.getByRole(`button`,{name:`Undo`}).focus(),await t.keyboard(`{Enter}`),await e.findByText(`You have both places at Walking Group again.`),await d(e.getByText(`11/15 attending`)).toBeVisible(),await p(()=>d(i).toHaveFocus())}},x=s(c).map(e=>e.title===`Walking Group`?{...e,attendees:14}:e),S={parameters:v({events:x}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`checkbox`,{name:_(`Walking Group`)})).focus(),await t.keyboard(` `);let n=e.getByRole(`button`,{name:`Register for Walking Group`});n.focus(),await t.keyboard(`{Enter}`),await e.findByText(/^Only 1 place is left, so neither place was taken\. You can come alone/),await d(e.getByText(`14/15 attending`)).toBeVisible(),await p(()=>d(n).toHaveFocus()),await t.tab({shift:!0}),await t.keyboard(` `),await t.tab(),await t.keyboard(`{Enter}`),await e.findByRole(`group`,{name:`You are going to Walking Group.`}),await d(e.getByText(`15/15 attending`)).toBeVisible()}},C={parameters:v({events:x,waiting:[]}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`checkbox`,{name:_(`Walking Group`)})).focus(),await t.keyboard(` `),e.getByRole(`button`,{name:`Register for Walking Group`}).focus(),await t.keyboard(`{Enter}`),(await e.findByRole(`button`,{name:`Join the waiting list for Walking Group`})).focus(),await t.keyboard(`{Enter}`),await e.findByText(/^You are number 1 on the waiting list, for 2 places\. With a support person/);let n=await e.findByRole(`button`,{name:`Leave the waiting list for Walking Group`});await p(()=>d(e.getByRole(`button`,{name:`Undo`})).toBeVisible()),n.focus(),await t.keyboard(`{Enter}`),await e.findByText(`You are not on the waiting list for Walking Group any more.`),await p(()=>d(n).not.toBeInTheDocument()),await d(e.getByRole(`button`,{name:`Register for Walking Group`})).toHaveFocus()}},w={parameters:v({events:x,waiting:[{eventId:6,email:`ann@example.org`,places:2}]}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Register for Walking Group`})).focus(),await t.keyboard(`{Enter}`),await e.findByText(/^What is free is kept for people on the waiting list\./),(await e.findByRole(`button`,{name:`Join the waiting list for Walking Group`})).focus(),await t.keyboard(`{Enter}`),await e.findByText(`You are number 2 on the waiting list.`)}},T={play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Fitness (2)`})).focus(),await t.keyboard(` `),await d(e.getByText(`2 events, soonest first`)).toBeVisible(),await d(e.getAllByRole(`article`)).toHaveLength(2),await d(e.getByRole(`button`,{name:`Fitness (2)`})).toHaveFocus()}},E={parameters:v({events:s(c).slice(0,1)}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Educational (0)`})).focus(),await t.keyboard(`{Enter}`),await d(e.getByText(re)).toBeVisible(),e.getByRole(`button`,{name:`Show all events`}).focus(),await t.keyboard(`{Enter}`),await d(e.getByText(`1 event, soonest first`)).toHaveFocus()}},D={parameters:v({registered:[1,3,6]}),play:async({canvas:e,userEvent:t})=>{let n=m(await e.findByRole(`region`,{name:`Your events`}));await d(n.getAllByRole(`link`)).toHaveLength(3),n.getByRole(`button`,{name:`Save all 3 as a calendar file`}).focus(),await t.keyboard(`{Enter}`),await n.findByText(/^Saved as my-events\.ics\./),await d(Ae).toHaveBeenLastCalledWith(d.objectContaining({name:`my-events.ics`}))}},Me=v({waiting:[1,2].map(e=>({eventId:2,email:`person${e}@example.org`}))}),Ne=`Join the waiting list for ${s(c).find(ne).title}`,O={parameters:Me,play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:Ne})).focus(),await t.keyboard(`{Enter}`),await e.findByText(`You are number 3 on the waiting list.`)}},k={parameters:Me,play:async e=>{let{canvas:t,userEvent:n}=e;await O.play(e),t.getByRole(`button`,{name:`Undo`}).focus(),await n.keyboard(`{Enter}`),await p(()=>d(t.getByRole(`button`,{name:Ne})).toHaveFocus())}},Pe=s(c).map((e,t)=>t<2?{...e,date:`2026-11-20`}:e),A={parameters:v({events:Pe,registered:[1]}),play:async({canvas:e})=>{await d(await e.findAllByText(`Past event`)).toHaveLength(2);let t=e.getAllByRole(`article`).at(-1);await d(m(t).getByRole(`link`,{name:`Free Blood Pressure Check`})).toBeVisible(),await d(e.queryByRole(`button`,{name:/Gentle Chair/})).toBeNull(),await d(e.getByText(`You had a place`)).toBeVisible()}},Fe=Array.from({length:1e4},(e,t)=>({...s(c)[t%6],id:t+1,title:`Event ${t+1}`})),j={parameters:v({events:Fe}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Next`})).focus(),await t.keyboard(`{Enter}`),await p(()=>d(e.getByText(`Events 11 to 20 of 10,000, soonest first`)).toHaveFocus()),await d(e.getAllByRole(`article`)).toHaveLength(10)}},M={parameters:v({events:Fe},`/events?item=9999`),play:async({canvas:e})=>{await d(await e.findByRole(`heading`,{name:`Event 9999`})).toBeVisible(),await d(e.getAllByRole(`article`)).toHaveLength(1)}},N={parameters:v({},`/events?item=99`),play:async({canvas:e})=>{await e.findByText(/We could not find that event/)}},P={parameters:ye({ports:()=>({...l(),collections:()=>new Promise(()=>void 0)})}),play:async({canvas:e})=>{await e.findByText(`Loading events...`)}},F=!1,I={parameters:v({unreadable:()=>!F}),beforeEach:()=>{F=!1},play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`Try again`});await d(e.getByText(`The events could not be loaded. Nobody answered.`)).toBeVisible(),F=!0,n.focus(),await t.keyboard(`{Enter}`),await e.findByText(`6 events, soonest first`)}},L={parameters:v({refuse:()=>`full`}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Register for Walking Group`})).focus(),await t.keyboard(`{Enter}`),await e.findByText(/^There is no room left in this browser/),await d(e.getByText(`9/15 attending`)).toBeVisible(),await d(e.getByRole(`button`,{name:`Register for Walking Group`})).toHaveFocus()}},R={parameters:v({damage:[{key:`events`,movedTo:`events.broken`,kept:6}]}),play:async({canvas:e})=>{await e.findByText(/^Some saved events could not be read\./)}},Ie=Ce(c).find(({email:e})=>e===_e),z=fe(Ie),B={render:()=>{z=fe(Ie);let e={...he(l()),currentUser:z};return(0,u.jsxDEV)(a,{ports:e,children:(0,u.jsxDEV)(Oe,{},void 0,!1,{fileName:h,lineNumber:370,columnNumber:9},void 0)},void 0,!1,{fileName:h,lineNumber:369,columnNumber:7},void 0)},play:async({canvas:e})=>{let t=await e.findByRole(`button`,{name:`Register for Walking Group`});t.focus(),z.clear(),await p(()=>d(t).toHaveAccessibleDescription(te)),await d(t).toHaveFocus()}},V=async e=>m(await f.findByRole(`dialog`,{name:e})),H={globals:{role:`healthcare`},play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`Add New Event`});await d(n).toHaveAccessibleDescription(g),n.focus(),await t.keyboard(`{Enter}`);let r=await V(`Edit New Event`);await p(()=>d(r.getByLabelText(`Title`)).toHaveFocus()),await d(r.getByLabelText(`Day`)).toHaveValue(String(c.getDate())),await d(r.getByLabelText(`Year`)).toHaveValue(String(c.getFullYear())),await d(r.getByLabelText(`Location`)).toHaveValue(`Online`),await d(r.getByLabelText(`Category`)).toHaveValue(`health`),await d(r.getByLabelText(`Capacity`)).toHaveValue(`30`),await t.clear(r.getByLabelText(`Title`)),await t.keyboard(`{Enter}`),await p(()=>d(r.getByLabelText(`Title`)).toHaveAttribute(`aria-invalid`,`true`)),await d(r.getAllByText(/Enter a title\./)[0]).toBeVisible(),await t.keyboard(`Bus trip{Enter}`),await e.findByText(`Saved: Bus trip.`),await p(()=>d(e.getByRole(`button`,{name:`Edit Bus trip`})).toHaveFocus()),e.getByRole(`button`,{name:`Undo`}).focus(),await t.keyboard(`{Enter}`),await f.findByText(`Bus trip is off the list.`),await p(()=>d(e.queryByText(`Bus trip`)).toBeNull()),await d(n).toHaveFocus()}},U={globals:{role:`healthcare`},play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`Edit Walking Group`});n.focus(),await t.keyboard(`{Enter}`);let r=await V(`Edit Walking Group`);await t.type(r.getByLabelText(`Location`),` east`),await t.keyboard(`{Escape}`),await f.findByRole(`alertdialog`,{name:`Leave without saving?`}),await t.keyboard(`{Enter}`),await p(()=>d(f.queryByRole(`alertdialog`)).toBeNull()),await d(r.getByLabelText(`Location`)).toHaveValue(`Footscray riverside east`),await t.keyboard(`{Escape}`),await f.findByRole(`alertdialog`),await t.tab(),await t.keyboard(`{Enter}`),await p(()=>d(n).toHaveFocus())}},W=!1,G={globals:{role:`healthcare`},parameters:v({refuse:()=>W?`full`:null}),beforeEach:()=>{W=!1},play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Edit Walking Group`})).focus(),await t.keyboard(`{Enter}`);let n=await V(`Edit Walking Group`);await t.type(n.getByLabelText(`Title`),` for all`),W=!0,await t.keyboard(`{Enter}`),await n.findByText(/^There is no room left in this browser/),await d(n.getByLabelText(`Title`)).toHaveValue(`Walking Group for all`)}},K={globals:{role:`healthcare`},parameters:v({refuse:()=>W?`full`:null}),beforeEach:()=>{W=!1},play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Edit Walking Group`})).focus(),await t.keyboard(`{Enter}`);let n=await V(`Edit Walking Group`);await p(()=>d(n.getByLabelText(`Title`)).toHaveFocus()),await t.keyboard(`s{Enter}`),await e.findByText(`Saved: Walking Groups.`),W=!0,(await e.findByRole(`button`,{name:`Undo`})).focus(),await t.keyboard(`{Enter}`),await f.findByText(/^There is no room/,{selector:`[aria-live] *`}),await d(e.getByRole(`button`,{name:`Edit Walking Groups`})).toHaveFocus()}},q={globals:{role:`admin`},play:async({canvas:e})=>{await e.findByText(`6 events, soonest first`),await d(e.queryByRole(`heading`,{name:`Manage Events`})).toBeNull()}},Le={role:`healthcare`},J=le,Y=ce,X={globals:{...Le,...oe.globals}},Z=ue,Q=ae,$={globals:{...Le,...se.globals}},Re=`Filled.WithSupportPerson.OnePlaceLeft.WaitingAsPair.KeptForPair.Filtered.Empty.Registered.OnWaitingList.WaitingList.Past.Pages.OneEvent.Gone.Loading.Unreachable.StorageFull.Damaged.LoginEnded.Manage.Editing.EditingStorageFull.UndoRefused.Administrator.HighContrast.LargeText.HighContrastLargeText.RightToLeft.Narrow.NarrowLargeText`.split(`.`),y.parameters={...y.parameters,docs:{...y.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const all = await canvas.findByRole('button', {
      name: 'All Events (6)'
    });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', {
      name: 'Free Blood Pressure Check'
    })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', {
      name: support('Free Blood Pressure Check')
    })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', {
      name: 'Register for Free Blood Pressure Check'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByRole('group', {
      name: 'You are going to Free Blood Pressure Check.'
    });
    await waitFor(() => expect(said).toHaveFocus());
    await expect(canvas.getByText('19/40 attending')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('18/40 attending');
    const button = await canvas.findByRole('button', {
      name: 'Register for Free Blood Pressure Check'
    });
    await waitFor(() => expect(button).toHaveFocus());
  }
}`,...y.parameters?.docs?.source},description:{story:`Tab goes over the five filters and then from card to card; a place is taken and given back.`,...y.parameters?.docs?.description}}},b.parameters={...b.parameters,docs:{...b.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const box = await canvas.findByRole('checkbox', {
      name: support('Walking Group')
    });
    await expect(box).toHaveAccessibleDescription('They come free. You take 2 places.');
    box.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByRole('group', {
      name: 'You are going to Walking Group, with a support person.'
    });
    await waitFor(() => expect(said).toHaveFocus());
    await expect(canvas.getByText('11/15 attending')).toBeVisible();
    await expect(canvas.getByText('You are going, with a support person')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', {
      name: support('Walking Group')
    })).toBeNull();
    const giveUp = canvas.getByRole('button', {
      name: 'Give up both places at Walking Group'
    });
    giveUp.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', {
      name: 'You gave up both places at Walking Group.'
    });
    await expect(canvas.getByText('9/15 attending')).toBeVisible();
    canvas.getByRole('button', {
      name: 'Undo'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You have both places at Walking Group again.');
    await expect(canvas.getByText('11/15 attending')).toBeVisible();
    await waitFor(() => expect(giveUp).toHaveFocus());
  }
}`,...b.parameters?.docs?.source},description:{story:`Two places at once by keyboard, given up, and taken again by Undo.`,...b.parameters?.docs?.description}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    events: nearlyFull
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('checkbox', {
      name: support('Walking Group')
    })).focus();
    await userEvent.keyboard(' ');
    const register = canvas.getByRole('button', {
      name: 'Register for Walking Group'
    });
    register.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^Only 1 place is left, so neither place was taken\\. You can come alone/);
    await expect(canvas.getByText('14/15 attending')).toBeVisible();
    await waitFor(() => expect(register).toHaveFocus());
    await userEvent.tab({
      shift: true
    });
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', {
      name: 'You are going to Walking Group.'
    });
    await expect(canvas.getByText('15/15 attending')).toBeVisible();
  }
}`,...S.parameters?.docs?.source},description:{story:`One place is left for two people: neither is taken, and the tick can be taken away.`,...S.parameters?.docs?.description}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    events: nearlyFull,
    waiting: []
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('checkbox', {
      name: support('Walking Group')
    })).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', {
      name: 'Register for Walking Group'
    }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', {
      name: 'Join the waiting list for Walking Group'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^You are number 1 on the waiting list, for 2 places\\. With a support person/);
    const leave = await canvas.findByRole('button', {
      name: 'Leave the waiting list for Walking Group'
    });
    await waitFor(() => expect(canvas.getByRole('button', {
      name: 'Undo'
    })).toBeVisible());
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are not on the waiting list for Walking Group any more.');
    await waitFor(() => expect(leave).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', {
      name: 'Register for Walking Group'
    })).toHaveFocus();
  }
}`,...C.parameters?.docs?.source},description:{story:`The same where there are waiting lists: both places are waited for, and leaving the line keeps the focus in the card.`,...C.parameters?.docs?.description}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    events: nearlyFull,
    waiting: [{
      eventId: 6,
      email: 'ann@example.org',
      places: 2
    }]
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Register for Walking Group'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^What is free is kept for people on the waiting list\\./);
    (await canvas.findByRole('button', {
      name: 'Join the waiting list for Walking Group'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are number 2 on the waiting list.');
  }
}`,...w.parameters?.docs?.source},description:{story:`One place is free, and it is kept for a pair that waits for two.`,...w.parameters?.docs?.description}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Fitness (2)'
    })).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 events, soonest first')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('button', {
      name: 'Fitness (2)'
    })).toHaveFocus();
  }
}`,...T.parameters?.docs?.source},description:{story:`One category; pressing another filter keeps the focus on it.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    events: seedEvents(storyDay).slice(0, 1)
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Educational (0)'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(noEvents)).toBeVisible();
    canvas.getByRole('button', {
      name: 'Show all events'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1 event, soonest first')).toHaveFocus();
  }
}`,...E.parameters?.docs?.source},description:{story:`No event in a category; the button leads back to all of them, and the focus to the line over them.`,...E.parameters?.docs?.description}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    registered: [1, 3, 6]
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    const yours = within(await canvas.findByRole('region', {
      name: 'Your events'
    }));
    await expect(yours.getAllByRole('link')).toHaveLength(3);
    yours.getByRole('button', {
      name: 'Save all 3 as a calendar file'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await yours.findByText(/^Saved as my-events\\.ics\\./);
    await expect(saveFile).toHaveBeenLastCalledWith(expect.objectContaining({
      name: 'my-events.ics'
    }));
  }
}`,...D.parameters?.docs?.source},description:{story:`Three places, one file with all of them.`,...D.parameters?.docs?.description}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  parameters: twoWait,
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: join
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are number 3 on the waiting list.');
  }
}`,...O.parameters?.docs?.source},description:{story:`A full event, where data is shared: two people wait already, and a third one.`,...O.parameters?.docs?.description}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  parameters: twoWait,
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await OnWaitingList.play!(context);
    canvas.getByRole('button', {
      name: 'Undo'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', {
      name: join
    })).toHaveFocus());
  }
}`,...k.parameters?.docs?.source},description:{story:`The same, taken back.`,...k.parameters?.docs?.description}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    events: past,
    registered: [1]
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findAllByText('Past event')).toHaveLength(2);
    const last = canvas.getAllByRole('article').at(-1)!;
    await expect(within(last).getByRole('link', {
      name: 'Free Blood Pressure Check'
    })).toBeVisible();
    await expect(canvas.queryByRole('button', {
      name: /Gentle Chair/
    })).toBeNull();
    await expect(canvas.getByText('You had a place')).toBeVisible();
  }
}`,...A.parameters?.docs?.source},description:{story:`What is over stands last, is marked, and takes nobody.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    events: many
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Next'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Events 11 to 20 of 10,000, soonest first')).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  }
}`,...j.parameters?.docs?.source},description:{story:`Ten thousand events are drawn ten at a time; another page begins at its top.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    events: many
  }, '/events?item=9999'),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByRole('heading', {
      name: 'Event 9999'
    })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  }
}`,...M.parameters?.docs?.source},description:{story:`One event by its address, also the last of ten thousand.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({}, '/events?item=99'),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(/We could not find that event/);
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      ...eventPorts(),
      collections: () => new Promise(() => undefined)
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('Loading events...');
  }
}`,...P.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    unreadable: () => !answers
  }),
  beforeEach: () => {
    answers = false;
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    const again = await canvas.findByRole('button', {
      name: 'Try again'
    });
    await expect(canvas.getByText('The events could not be loaded. Nobody answered.')).toBeVisible();
    answers = true;
    again.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('6 events, soonest first');
  }
}`,...I.parameters?.docs?.source},description:{story:`Nobody answers, then somebody does.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    refuse: () => 'full'
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Register for Walking Group'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^There is no room left in this browser/);
    await expect(canvas.getByText('9/15 attending')).toBeVisible();
    await expect(canvas.getByRole('button', {
      name: 'Register for Walking Group'
    })).toHaveFocus();
  }
}`,...L.parameters?.docs?.source},description:{story:`There is no room for a place: nothing is half done.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  parameters: withEvents({
    damage: [{
      key: 'events',
      movedTo: 'events.broken',
      kept: 6
    }]
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(/^Some saved events could not be read\\./);
  }
}`,...R.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  render: () => {
    leaving = createMemoryCurrentUser(margaret);
    const ports = {
      ...createMemoryPorts(eventPorts()),
      currentUser: leaving
    };
    return <PortsProvider ports={ports}>
        <EventsPage />
      </PortsProvider>;
  },
  play: async ({
    canvas
  }) => {
    const button = await canvas.findByRole('button', {
      name: 'Register for Walking Group'
    });
    button.focus();
    leaving.clear();
    await waitFor(() => expect(button).toHaveAccessibleDescription(loginToRegister));
    await expect(button).toHaveFocus();
  }
}`,...B.parameters?.docs?.source},description:{story:`The login ends with the page open: the buttons stay, say why they can't be pressed, and keep the focus.`,...B.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'healthcare'
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    const add = await canvas.findByRole('button', {
      name: 'Add New Event'
    });
    await expect(add).toHaveAccessibleDescription(storageNotice);
    add.focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit New Event');
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
    await expect(form.getByLabelText('Day')).toHaveValue(String(storyDay.getDate()));
    await expect(form.getByLabelText('Year')).toHaveValue(String(storyDay.getFullYear()));
    await expect(form.getByLabelText('Location')).toHaveValue('Online');
    await expect(form.getByLabelText('Category')).toHaveValue('health');
    await expect(form.getByLabelText('Capacity')).toHaveValue('30');
    await userEvent.clear(form.getByLabelText('Title'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true'));
    await expect(form.getAllByText(/Enter a title\\./)[0]).toBeVisible();
    await userEvent.keyboard('Bus trip{Enter}');
    await canvas.findByText('Saved: Bus trip.');
    await waitFor(() => expect(canvas.getByRole('button', {
      name: 'Edit Bus trip'
    })).toHaveFocus());
    canvas.getByRole('button', {
      name: 'Undo'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Bus trip is off the list.');
    await waitFor(() => expect(canvas.queryByText('Bus trip')).toBeNull());
    await expect(add).toHaveFocus();
  }
}`,...H.parameters?.docs?.source},description:{story:`A healthcare worker adds an event, fills it in, and takes it off again.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'healthcare'
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    const edit = await canvas.findByRole('button', {
      name: 'Edit Walking Group'
    });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit Walking Group');
    await userEvent.type(form.getByLabelText('Location'), ' east');
    await userEvent.keyboard('{Escape}');
    await page.findByRole('alertdialog', {
      name: 'Leave without saving?'
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('Location')).toHaveValue('Footscray riverside east');
    await userEvent.keyboard('{Escape}');
    await page.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(edit).toHaveFocus());
  }
}`,...U.parameters?.docs?.source},description:{story:`The form of an event: Esc asks before what was typed is lost.`,...U.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'healthcare'
  },
  parameters: withEvents({
    refuse: () => full ? 'full' : null
  }),
  beforeEach: () => {
    full = false;
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Edit Walking Group'
    })).focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit Walking Group');
    await userEvent.type(form.getByLabelText('Title'), ' for all');
    full = true;
    await userEvent.keyboard('{Enter}');
    await form.findByText(/^There is no room left in this browser/);
    await expect(form.getByLabelText('Title')).toHaveValue('Walking Group for all');
  }
}`,...G.parameters?.docs?.source},description:{story:`There is no room for the change: the form stays open with everything in it.`,...G.parameters?.docs?.description}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'healthcare'
  },
  parameters: withEvents({
    refuse: () => full ? 'full' : null
  }),
  beforeEach: () => {
    full = false;
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Edit Walking Group'
    })).focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit Walking Group');
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
    await userEvent.keyboard('s{Enter}');
    await canvas.findByText('Saved: Walking Groups.');
    full = true;
    (await canvas.findByRole('button', {
      name: 'Undo'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText(/^There is no room/, {
      selector: '[aria-live] *'
    });
    await expect(canvas.getByRole('button', {
      name: 'Edit Walking Groups'
    })).toHaveFocus();
  }
}`,...K.parameters?.docs?.source},description:{story:`What was changed can't be put back: the reason is announced, and the focus stays with the event.`,...K.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'admin'
  },
  play: async ({
    canvas
  }) => {
    await canvas.findByText('6 events, soonest first');
    await expect(canvas.queryByRole('heading', {
      name: 'Manage Events'
    })).toBeNull();
  }
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.highContrast`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.largeText`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  globals: {
    ...healthcare,
    ...situations.highContrastLargeText.globals
  }
}`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`situations.narrow`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`{
  globals: {
    ...healthcare,
    ...situations.narrowLargeText.globals
  }
}`,...$.parameters?.docs?.source}}}})))()}ze();export{q as Administrator,R as Damaged,U as Editing,G as EditingStorageFull,E as Empty,y as Filled,T as Filtered,N as Gone,J as HighContrast,X as HighContrastLargeText,w as KeptForPair,Y as LargeText,P as Loading,B as LoginEnded,H as Manage,Q as Narrow,$ as NarrowLargeText,O as OnWaitingList,M as OneEvent,S as OnePlaceLeft,j as Pages,A as Past,D as Registered,Z as RightToLeft,L as StorageFull,K as UndoRefused,I as Unreachable,C as WaitingAsPair,k as WaitingList,b as WithSupportPerson,Re as __namedExportsOrder,je as default};