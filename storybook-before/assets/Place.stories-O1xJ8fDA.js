import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{i as t,o as n}from"./placeDetails-Dcik3vax.js";import{_ as r,f as i}from"./servicesView-BLuYdD2_.js";import{n as a,r as o}from"./weekHours-BJT_kG45.js";import{a as s,c,i as l,l as u,o as d,r as f,u as p}from"./situations-D6UvDOa-.js";import{M as m,a as h,i as g,o as _,r as v}from"./screens-Cme9JxM3.js";import{n as y,t as b}from"./locations-Ded2UAUD.js";import{n as x,t as S}from"./ServicesPage-DLqMeY6k.js";var C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z;function Q(){return(Q=e((()=>{i(),o(),t(),x(),b(),v(),s(),{expect:C,waitFor:w}=__STORYBOOK_MODULE_TEST__,T=[{opens:`09:00`,closes:`17:00`}],E=[{opens:`09:00`,closes:`12:30`},{opens:`13:30`,closes:`16:00`}],D=e=>({zone:e,week:[T,E,T,T,T,[{opens:`10:00`,closes:`12:00`}],[]]}),O={id:1,name:`Example Street Strength Class`,lat:-37.8,lng:144.967,type:`exercise`,suburb:`Carlton`,state:`VIC`},k={...O,description:`Gentle exercise in small groups. A trained helper shows you how.`,address_1:`1 Example Street`,postal_code:`3053`,phone:`03 5550 0000`,url:`https://classes.example.org/carlton`,opening_hours:D(`Australia/Melbourne`),fees_description:`$5 a class`,languages:`English, Greek, Italian`,accessibility:`No steps. Accessible toilet.`,assured_date:`2026-10-01`},A=(e,t=`help@example.org`)=>{let n=m({places:[...y.slice(2),e],sample:!1}),r=_();return g({address:`/services?item=${e.id}`,ports:()=>({places:n,clock:r,settings:{contactEmail:t}})})},j={title:`Screens/Place`,component:S,parameters:{layout:`fullscreen`,...A(k)},decorators:[h],globals:{role:`user`}},M={play:async({canvas:e})=>{await e.findByRole(`heading`,{level:1,name:k.name}),await C(e.getByText(`Open now until 12:30 pm`)).toBeVisible();let t=t=>e.getByText(t).nextElementSibling;await C(t(`Tuesday`)).toHaveTextContent(/^9 am to 12:30 pm, 1:30 pm to 4 pm$/),await C(t(`Sunday`)).toHaveTextContent(/^closed$/),await C(e.getByText(a)).toBeVisible(),await C(e.getByRole(`link`,{name:`Call 03 5550 0000`})).toHaveAttribute(`href`,`tel:0355500000`),await C(e.getByText(`1 Example Street, Carlton VIC 3053`)).toBeVisible(),await C(e.getByText(`These details were last checked on 1 October 2026.`)).toBeVisible(),await C(e.queryByText(/We do not know/)).toBeNull();let n=new URL(e.getByRole(`link`,{name:`Tell us that a detail is wrong`}).href);await C(n.pathname).toBe(`help@example.org`),await C(n.searchParams.get(`subject`)).toBe(`A detail is wrong: ${k.name}`),await C(n.searchParams.get(`body`)).toContain(`Place: ${k.name}\r\nPage: http`)}},N={parameters:A({...k,state:`WA`,opening_hours:D(`Australia/Perth`)}),play:async({canvas:e})=>{await C(await e.findByText(`Closed now. Opens at 9 am`)).toBeVisible(),await C(e.getByText(`Times in Perth`)).toBeVisible()}},P={parameters:A({...O,phone:`03 5550 0000`,schedule:`First Monday of the month`},null),play:async({canvas:e})=>{await C(await e.findByText(`First Monday of the month`)).toBeVisible(),await C(e.queryByText(/closed|not known/i)).toBeNull(),await C(e.queryByText(`Monday`)).toBeNull(),await C(e.queryByRole(`link`,{name:/detail is wrong/})).toBeNull(),await C(e.getByText(/^We do not know what it costs, /)).toHaveTextContent(`We do not know what it costs, which languages they speak or how to get in.`)}},F={parameters:A(O),play:async({canvas:e})=>{await C(await e.findByText(`Opening hours: not known. Please ask first.`)).toBeVisible(),await C(e.queryByText(/closed/i)).toBeNull(),await C(e.getByText(`We do not know when these details were last checked.`)).toBeVisible(),await C(e.getByText(/^We do not know the phone number, what it costs, /)).toBeVisible()}},I={parameters:A({...O,phone:`03 5550 0000`}),play:async({canvas:e})=>{await C(await e.findByText(`Opening hours: not known. Please call first.`)).toBeVisible()}},L=m({places:y}),R={parameters:g({address:`/services?item=12`,ports:()=>({places:L})}),play:async({canvas:e,userEvent:t})=>{await e.findByRole(`heading`,{level:1,name:`Werribee Home Help`}),await C(e.getByText(new RegExp(n))).toBeVisible(),await C(e.queryByText(/not known|do not know/)).toBeNull(),e.getByRole(`button`,{name:`Print this page`}).focus(),await t.tab({shift:!0}),await C(e.getByRole(`button`,{name:/^Save\b/})).toHaveFocus(),await t.tab({shift:!0}),await C(e.getByRole(`link`,{name:`Show on the map`})).toHaveFocus()}},z={parameters:g({address:`/services?item=999`,ports:()=>({places:L})}),play:async({canvas:e})=>{await e.findByRole(`heading`,{level:1,name:`We could not find that place`}),await C(e.getByText(r)).toBeVisible(),await C(e.getByRole(`link`,{name:`Show all places`})).toBeVisible()}},B=m({places:y,unreachable:!0}),V={parameters:g({address:`/services?item=999`,ports:()=>({places:B})}),play:async({canvas:e})=>{await e.findByText(/The list of services could not be reached\. Load this page again/),await C(e.queryByText(r)).toBeNull()}},H=_(),U=m({places:[k],sample:!1}),W={parameters:g({address:`/services?item=1`,ports:()=>({places:U,clock:H})}),play:async({canvas:e})=>{await e.findByText(`Open now until 12:30 pm`);for(let e=0;e<150;e+=1)H.pass(6e4),await new Promise(requestAnimationFrame);await w(async()=>{H.pass(6e4),await C(e.getByText(`Closed now. Opens at 1:30 pm`)).toBeVisible()}),await C(document.querySelector(`[aria-live]:not(:empty)`)?.textContent??``).toBe(``)}},G=f,K=d,q=l,J=p,Y=c,X=u,Z=[`OpenNow`,`ClosedNow`,`HoursInWords`,`NothingKnown`,`OnlyThePhone`,`Sample`,`Gone`,`NotReached`,`ClosesWhileShown`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas
  }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: known.name
    });
    await expect(canvas.getByText('Open now until 12:30 pm')).toBeVisible();
    const hoursOn = (day: string) => canvas.getByText(day).nextElementSibling;
    await expect(hoursOn('Tuesday')).toHaveTextContent(/^9 am to 12:30 pm, 1:30 pm to 4 pm$/);
    await expect(hoursOn('Sunday')).toHaveTextContent(/^closed$/);
    await expect(canvas.getByText(holidaysMayDiffer)).toBeVisible();
    await expect(canvas.getByRole('link', {
      name: 'Call 03 5550 0000'
    })).toHaveAttribute('href', 'tel:0355500000');
    await expect(canvas.getByText('1 Example Street, Carlton VIC 3053')).toBeVisible();
    await expect(canvas.getByText('These details were last checked on 1 October 2026.')).toBeVisible();
    await expect(canvas.queryByText(/We do not know/)).toBeNull();
    const mail = new URL(canvas.getByRole<HTMLAnchorElement>('link', {
      name: 'Tell us that a detail is wrong'
    }).href);
    await expect(mail.pathname).toBe('help@example.org');
    await expect(mail.searchParams.get('subject')).toBe(\`A detail is wrong: \${known.name}\`);
    await expect(mail.searchParams.get('body')).toContain(\`Place: \${known.name}\\r\\nPage: http\`);
  }
}`,...M.parameters?.docs?.source},description:{story:`Tuesday, 10 am in Melbourne.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  parameters: pageOf({
    ...known,
    state: 'WA',
    opening_hours: hoursIn('Australia/Perth')
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText('Closed now. Opens at 9 am')).toBeVisible();
    await expect(canvas.getByText('Times in Perth')).toBeVisible();
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  parameters: pageOf({
    ...bare,
    phone: '03 5550 0000',
    schedule: 'First Monday of the month'
  }, null),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText('First Monday of the month')).toBeVisible();
    await expect(canvas.queryByText(/closed|not known/i)).toBeNull();
    await expect(canvas.queryByText('Monday')).toBeNull();
    await expect(canvas.queryByRole('link', {
      name: /detail is wrong/
    })).toBeNull();
    await expect(canvas.getByText(/^We do not know what it costs, /)).toHaveTextContent('We do not know what it costs, which languages they speak or how to get in.');
  }
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  parameters: pageOf(bare),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText('Opening hours: not known. Please ask first.')).toBeVisible();
    await expect(canvas.queryByText(/closed/i)).toBeNull();
    await expect(canvas.getByText('We do not know when these details were last checked.')).toBeVisible();
    await expect(canvas.getByText(/^We do not know the phone number, what it costs, /)).toBeVisible();
  }
}`,...F.parameters?.docs?.source},description:{story:`Nothing but its name, kind and place: it is never called closed.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  parameters: pageOf({
    ...bare,
    phone: '03 5550 0000'
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText('Opening hours: not known. Please call first.')).toBeVisible();
  }
}`,...I.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/services?item=12',
    ports: () => ({
      places: samples
    })
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'Werribee Home Help'
    });
    await expect(canvas.getByText(new RegExp(samplePlace))).toBeVisible();
    await expect(canvas.queryByText(/not known|do not know/)).toBeNull();
    canvas.getByRole('button', {
      name: 'Print this page'
    }).focus();
    await userEvent.tab({
      shift: true
    });
    await expect(canvas.getByRole('button', {
      name: /^Save\\b/
    })).toHaveFocus();
    await userEvent.tab({
      shift: true
    });
    await expect(canvas.getByRole('link', {
      name: 'Show on the map'
    })).toHaveFocus();
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/services?item=999',
    ports: () => ({
      places: samples
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'We could not find that place'
    });
    await expect(canvas.getByText(placeGone)).toBeVisible();
    await expect(canvas.getByRole('link', {
      name: 'Show all places'
    })).toBeVisible();
  }
}`,...z.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/services?item=999',
    ports: () => ({
      places: unreachable
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(/The list of services could not be reached\\. Load this page again/);
    await expect(canvas.queryByText(placeGone)).toBeNull();
  }
}`,...V.parameters?.docs?.source},description:{story:`Nobody knows then whether the place is gone.`,...V.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/services?item=1',
    ports: () => ({
      places,
      clock
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('Open now until 12:30 pm');
    for (let minutes = 0; minutes < 150; minutes += 1) {
      clock.pass(60_000);
      // Each minute begins when the last one is drawn.
      await new Promise(requestAnimationFrame);
    }
    // On a busy machine a frame may come before the page waits for its next minute: it then learns of all at the one after.
    await waitFor(async () => {
      clock.pass(60_000);
      await expect(canvas.getByText('Closed now. Opens at 1:30 pm')).toBeVisible();
    });
    await expect(document.querySelector('[aria-live]:not(:empty)')?.textContent ?? '').toBe('');
  }
}`,...W.parameters?.docs?.source},description:{story:`What stands there follows the clock, and nothing is announced.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`situations.highContrast`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`situations.largeText`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.narrow`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...X.parameters?.docs?.source}}}})))()}Q();export{N as ClosedNow,W as ClosesWhileShown,z as Gone,G as HighContrast,q as HighContrastLargeText,P as HoursInWords,K as LargeText,Y as Narrow,X as NarrowLargeText,V as NotReached,F as NothingKnown,I as OnlyThePhone,M as OpenNow,J as RightToLeft,R as Sample,Z as __namedExportsOrder,j as default};