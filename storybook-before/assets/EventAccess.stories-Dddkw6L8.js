import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{c as t,l as n}from"./useEventList-DNLvnzVe.js";import{J as r,a as i,g as a,h as o,i as s,n as c,q as l,r as u,s as d}from"./screens-Cme9JxM3.js";import{n as f,t as p}from"./registrations-B1gjiAXk.js";import{n as m,t as h}from"./EventsPage-CKz2WWTe.js";function g(){let e=l({records:S(),storageNotice:`Kept on this device only.`}),t=p({events:e}),n={...c(),events:e};return{collections:async()=>n,registrations:async()=>t}}var _,v,y,b,x,S,C,w,T,E,D,O,k;function A(){return(A=e((()=>{r(),f(),t(),m(),o(),u(),{expect:_,screen:v,within:y}=__STORYBOOK_MODULE_TEST__,b=`2026-03-03`,x={1:{stepFree:{is:`yes`,on:b},toilet:{is:`yes`,on:b},hearingLoop:{is:`no`,on:b},transport:`Tram 96 stops at the door.`,cost:`Free`,contact:`03 9123 4567`},3:{stepFree:{is:`no`,on:b},captions:{is:`yes`,on:b}},6:{stepFree:{is:`yes`,on:b},contact:`walks@example.org`}},S=()=>a(d).map(e=>{let t=x[e.id];return t?{...e,access:t}:e}),C=e=>s({ports:g,address:e}),w={title:`Screens/EventAccess`,component:h,parameters:{layout:`fullscreen`,...C(`/events`)},globals:{role:`user`},decorators:[i]},T={play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`Only with a step-free way in`});await _(n).toHaveAttribute(`aria-pressed`,`false`),n.focus(),await t.keyboard(`{Enter}`),await _(n).toHaveAttribute(`aria-pressed`,`true`),await _(n).toHaveFocus(),await _(e.getByText(`2 events with a step-free way in, soonest first`)).toBeVisible(),await _(e.getByText(`3 more do not say.`)).toBeVisible(),await _(e.getByRole(`button`,{name:`Fitness (1)`})).toBeVisible(),await _(e.getAllByRole(`article`)).toHaveLength(2),await _(e.getByText(`Step-free way in, accessible toilet`)).toBeVisible(),await _(e.getByText(`No hearing loop`)).toBeVisible()}},E={play:async({canvas:e,userEvent:t})=>{await t.click(await e.findByRole(`button`,{name:`Only with a step-free way in`})),await t.click(e.getByRole(`button`,{name:`Educational (0)`})),await _(e.getByText(n)).toBeVisible(),e.getByRole(`button`,{name:`Show all events`}).focus(),await t.keyboard(`{Enter}`),await _(e.getByText(`6 events, soonest first`)).toHaveFocus(),await _(e.getByRole(`button`,{name:`Only with a step-free way in`})).toHaveAttribute(`aria-pressed`,`false`)}},D={parameters:C(`/events?item=1`),play:async({canvas:e,userEvent:t})=>{let n=y(await e.findByRole(`region`,{name:`How to get in and take part`}));await _(n.getAllByText(`Checked on 3 March 2026`)).toHaveLength(3);let[r]=n.getAllByRole(`link`,{name:`call 03 9123 4567`});await _(r).toHaveAttribute(`href`,`tel:0391234567`),await t.tab(),await _(n.getByText(`Tram 96 stops at the door.`)).toBeVisible()}},O={globals:{role:`healthcare`},play:async({canvas:e,userEvent:t})=>{await t.click(await e.findByRole(`button`,{name:`Edit Free Blood Pressure Check`}));let n=y(await v.findByRole(`dialog`)),r=n.getByLabelText(`Contact`);await t.clear(r),await t.type(r,`03 9123 TEAS{Enter}`),await _(await n.findByText(/^A phone number has no letters\./)).toBeVisible(),await _(r).toHaveFocus(),await _(r).toHaveAttribute(`aria-invalid`,`true`)}},k=[`StepFreeOnly`,`NoneStepFree`,`Details`,`LettersInPhone`],T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const filter = await canvas.findByRole('button', {
      name: 'Only with a step-free way in'
    });
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
    filter.focus();
    await userEvent.keyboard('{Enter}');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(filter).toHaveFocus();
    await expect(canvas.getByText('2 events with a step-free way in, soonest first')).toBeVisible();
    await expect(canvas.getByText('3 more do not say.')).toBeVisible();
    await expect(canvas.getByRole('button', {
      name: 'Fitness (1)'
    })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByText('Step-free way in, accessible toilet')).toBeVisible();
    await expect(canvas.getByText('No hearing loop')).toBeVisible();
  }
}`,...T.parameters?.docs?.source},description:{story:`Only events with a step-free way in, by keyboard; those that do not say are counted, and the focus stays.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await userEvent.click(await canvas.findByRole('button', {
      name: 'Only with a step-free way in'
    }));
    await userEvent.click(canvas.getByRole('button', {
      name: 'Educational (0)'
    }));
    await expect(canvas.getByText(noEvents)).toBeVisible();
    canvas.getByRole('button', {
      name: 'Show all events'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('6 events, soonest first')).toHaveFocus();
    await expect(canvas.getByRole('button', {
      name: 'Only with a step-free way in'
    })).toHaveAttribute('aria-pressed', 'false');
  }
}`,...E.parameters?.docs?.source},description:{story:`No event of a category says yes: one button leads back to all events.`,...E.parameters?.docs?.description}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  parameters: at('/events?item=1'),
  play: async ({
    canvas,
    userEvent
  }) => {
    const section = within(await canvas.findByRole('region', {
      name: 'How to get in and take part'
    }));
    await expect(section.getAllByText('Checked on 3 March 2026')).toHaveLength(3);
    const [call] = section.getAllByRole('link', {
      name: 'call 03 9123 4567'
    });
    await expect(call).toHaveAttribute('href', 'tel:0391234567');
    await userEvent.tab();
    await expect(section.getByText('Tram 96 stops at the door.')).toBeVisible();
  }
}`,...D.parameters?.docs?.source},description:{story:`One event alone says all of it, with the day of each check and whom to ask.`,...D.parameters?.docs?.description}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'healthcare'
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    await userEvent.click(await canvas.findByRole('button', {
      name: 'Edit Free Blood Pressure Check'
    }));
    const dialog = within(await page.findByRole('dialog'));
    const contact = dialog.getByLabelText('Contact');
    await userEvent.clear(contact);
    await userEvent.type(contact, '03 9123 TEAS{Enter}');
    await expect(await dialog.findByText(/^A phone number has no letters\\./)).toBeVisible();
    await expect(contact).toHaveFocus();
    await expect(contact).toHaveAttribute('aria-invalid', 'true');
  }
}`,...O.parameters?.docs?.source},description:{story:`A phone number with letters is refused in a sentence, and takes the focus.`,...O.parameters?.docs?.description}}}})))()}A();export{D as Details,O as LettersInPhone,E as NoneStepFree,T as StepFreeOnly,k as __namedExportsOrder,w as default};