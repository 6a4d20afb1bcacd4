import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{d as t,f as n,h as r,l as i,v as ee,y as a}from"./servicesView-BLuYdD2_.js";import{a as o,c as s,i as c,l as te,o as l,r as u,u as d}from"./situations-D6UvDOa-.js";import{M as f,O as p,a as m,i as h,k as g,o as _,r as v}from"./screens-Cme9JxM3.js";import{n as y,t as b}from"./locations-Ded2UAUD.js";import{n as x,t as S}from"./manyPlaces-DU7ZEMmo.js";import{n as C,t as w}from"./ServicesPage-DLqMeY6k.js";var T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q;function $(){return($=e((()=>{g(),n(),C(),b(),S(),v(),o(),{expect:T,within:E}=__STORYBOOK_MODULE_TEST__,D=f({places:y}),O={title:`Screens/Services`,component:w,parameters:{layout:`fullscreen`,...h({ports:()=>({places:D})})},decorators:[m],globals:{role:`user`}},k={play:async({canvas:e,userEvent:t})=>{await e.findByRole(`heading`,{name:`30 places`}),await T(e.getAllByRole(`listitem`)).toHaveLength(30),e.getByRole(`button`,{name:`Exercise Classes`}).focus(),await t.keyboard(`{Enter}`),await e.findByRole(`heading`,{name:`6 places: Exercise Classes`});let n=e.getByRole(`searchbox`,{name:`Suburb, town or service`});n.focus(),await t.keyboard(`Carlton{Enter}`),await e.findByRole(`heading`,{name:`6 places: Exercise Classes, nearest to Carlton, VIC first`}),await T(n).toHaveFocus();let[r]=e.getAllByRole(`listitem`);await T(r).toHaveTextContent(`Brunswick Gentle Exercise Class`),await T(r).toHaveTextContent(`Exercise, Brunswick VIC, 3.7 km away`)}},A={play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Shops`})).focus(),await t.keyboard(` `),await e.findByText(r),await T(e.getByRole(`button`,{name:`Shops`,pressed:!0})).toHaveFocus(),e.getByRole(`button`,{name:`Show all places`}).focus(),await t.keyboard(`{Enter}`),await T(await e.findByRole(`heading`,{name:`30 places`})).toHaveFocus()}},j=async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Near me`})).focus(),await t.keyboard(`{Enter}`)},M={parameters:h({ports:()=>({places:D,position:p({lat:-42.9,lng:147.3})})}),play:async e=>{await j(e);let{canvas:t}=e;await t.findByRole(`heading`,{name:`30 places, nearest to you first`}),await T(t.getByRole(`button`,{name:`Near me`,pressed:!0})).toHaveFocus(),await T(t.getAllByRole(`listitem`)[0]).toHaveTextContent(`Hobart Home Support`)}},N={parameters:h({ports:()=>({places:D,position:()=>new Promise(()=>{})})}),play:async e=>{await j(e),await T(await e.canvas.findByRole(`button`,{name:`Looking…`})).toHaveFocus()}},P=e=>({parameters:h({ports:()=>({places:D,position:p(e)})}),play:async t=>{await j(t),await t.canvas.findByText(a[e]),await T(t.canvas.getByRole(`button`,{name:`Near me`,pressed:!1})).toHaveFocus(),await T(t.canvas.getByRole(`heading`,{name:`30 places`})).toBeVisible()}}),F=P(`refused`),I=P(`timed-out`),L=P(`unavailable`),R={parameters:h({ports:()=>({places:D,position:p(`refused`)})}),play:async e=>{let{canvas:n,userEvent:r}=e;await r.type(await n.findByRole(`searchbox`,{name:`Suburb, town or service`}),`Carlton`),await j(e),await n.findByText(`${ee.refused} ${t(`Carlton, VIC`)}`),await T(n.getByRole(`heading`,{name:`30 places, nearest to Carlton, VIC first`})).toBeVisible()}},z=f({places:y,unreachable:!0}),B={parameters:h({ports:()=>({places:z})}),play:async({canvas:e})=>{await e.findByText(/could not be reached/),await T(e.getAllByRole(`listitem`)).toHaveLength(30)}},V={opens:`10:00`,closes:`11:00`},H=f({places:[{id:1,name:`Example Street Strength Class`,description:`Gentle exercise in small groups. A trained helper shows you how.`,lat:-37.8,lng:144.967,type:`exercise`,suburb:`Carlton`,state:`VIC`,address_1:`1 Example Street`,postal_code:`3053`,phone:`03 5550 0000`,url:`https://classes.example.org/carlton`,schedule:`Tuesday and Thursday, 10 am to 11 am`,opening_hours:{zone:`Australia/Melbourne`,week:[[],[V],[],[V],[],[],[]]},fees_description:`$5 a class`,languages:`English, Greek, Italian`,accessibility:`No steps. Accessible toilet.`,assured_date:`2026-10-01`},{id:2,name:`Example Road Op Shop`,lat:-37.81,lng:144.95,type:`community`,suburb:`Carlton`,state:`VIC`}],sample:!1}),U={parameters:h({ports:()=>({places:H,clock:_()})}),play:async({canvas:e,userEvent:t})=>{await e.findByText(`2 local services.`),await T(e.queryByText(i)).toBeNull(),await T(e.queryByText(/sample places/)).toBeNull();let[n,r]=e.getAllByRole(`listitem`);await T(E(n).getByRole(`link`,{name:`Call 03 5550 0000, Example Street Strength Class`})).toHaveAttribute(`href`,`tel:0355500000`),await T(n).toHaveTextContent(/Exercise, Carlton VIC.*Open now until 11 am/),await T(E(n).getByRole(`link`,{name:`Example Street Strength Class`})).toHaveAttribute(`href`,`/services?item=1`),await T(r).toHaveTextContent(/^2Example Road Op ShopCommunity, Carlton VICShow on mapSave Example Road Op Shop$/),await T(e.queryByText(`$5 a class`)).toBeNull(),await t.keyboard(`{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}`),await e.findByRole(`heading`,{name:`1 place: Shops`}),e.getByRole(`searchbox`,{name:`Suburb, town or service`}).focus(),await t.keyboard(`3053{Enter}`),await e.findByRole(`heading`,{name:`2 places, nearest to 3053 first`})}},W=f({places:x(5e3),sample:!1}),G={parameters:h({ports:()=>({places:W})}),play:async({canvas:e,userEvent:t})=>{await e.findByRole(`heading`,{name:`5,000 places`}),e.getByRole(`button`,{name:`Next`}).focus(),await t.keyboard(`{Enter}`),await T(e.getByText(`Page 2 of 167`)).toBeVisible(),await T(e.getAllByRole(`listitem`)[0]).toHaveTextContent(/^31/),await T(e.getByRole(`button`,{name:`Next`})).toHaveFocus()}},K=u,q=l,J=c,Y=d,X=s,Z=te,Q=[`NearestExerciseClass`,`NoShops`,`NearMe`,`Looking`,`PositionRefused`,`PositionSlow`,`PositionUnavailable`,`PositionRefusedSuburbTyped`,`Unreachable`,`Imported`,`Thousands`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('heading', {
      name: '30 places'
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    canvas.getByRole('button', {
      name: 'Exercise Classes'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', {
      name: '6 places: Exercise Classes'
    });
    const box = canvas.getByRole('searchbox', {
      name: 'Suburb, town or service'
    });
    box.focus();
    await userEvent.keyboard('Carlton{Enter}');
    await canvas.findByRole('heading', {
      name: '6 places: Exercise Classes, nearest to Carlton, VIC first'
    });
    await expect(box).toHaveFocus();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Brunswick Gentle Exercise Class');
    await expect(first).toHaveTextContent('Exercise, Brunswick VIC, 3.7 km away');
  }
}`,...k.parameters?.docs?.source},description:{story:`The nearest exercise class, with the keyboard only: a tile, then one's suburb.`,...k.parameters?.docs?.description}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Shops'
    })).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText(noShops);
    await expect(canvas.getByRole('button', {
      name: 'Shops',
      pressed: true
    })).toHaveFocus();
    canvas.getByRole('button', {
      name: 'Show all places'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', {
      name: '30 places'
    })).toHaveFocus();
  }
}`,...A.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      places: samples,
      position: createMemoryPosition({
        lat: -42.9,
        lng: 147.3
      })
    })
  }),
  play: async context => {
    await pressNearMe(context);
    const {
      canvas
    } = context;
    await canvas.findByRole('heading', {
      name: '30 places, nearest to you first'
    });
    await expect(canvas.getByRole('button', {
      name: 'Near me',
      pressed: true
    })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Hobart Home Support');
  }
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      places: samples,
      position: () => new Promise(() => {})
    })
  }),
  play: async context => {
    await pressNearMe(context);
    await expect(await context.canvas.findByRole('button', {
      name: 'Looking…'
    })).toHaveFocus();
  }
}`,...N.parameters?.docs?.source},description:{story:`The browser asks, and nobody has answered yet.`,...N.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`withoutPosition('refused')`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`withoutPosition('timed-out')`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`withoutPosition('unavailable')`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      places: samples,
      position: createMemoryPosition('refused')
    })
  }),
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await userEvent.type(await canvas.findByRole('searchbox', {
      name: 'Suburb, town or service'
    }), 'Carlton');
    await pressNearMe(context);
    await canvas.findByText(\`\${positionProblems.refused} \${fromTyped('Carlton, VIC')}\`);
    await expect(canvas.getByRole('heading', {
      name: '30 places, nearest to Carlton, VIC first'
    })).toBeVisible();
  }
}`,...R.parameters?.docs?.source},description:{story:`The suburb that is typed already takes the place of the position.`,...R.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      places: unreachable
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(/could not be reached/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
  }
}`,...B.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      places: real,
      clock: stoppedClock()
    })
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('2 local services.');
    await expect(canvas.queryByText(exampleClaim)).toBeNull();
    await expect(canvas.queryByText(/sample places/)).toBeNull();
    const [strength, shop] = canvas.getAllByRole('listitem');
    await expect(within(strength!).getByRole('link', {
      name: 'Call 03 5550 0000, Example Street Strength Class'
    })).toHaveAttribute('href', 'tel:0355500000');
    await expect(strength).toHaveTextContent(/Exercise, Carlton VIC.*Open now until 11 am/);
    await expect(within(strength!).getByRole('link', {
      name: 'Example Street Strength Class'
    })).toHaveAttribute('href', '/services?item=1');
    // What nobody knows is not said, and all else is on the place's own page.
    await expect(shop).toHaveTextContent(/^2Example Road Op ShopCommunity, Carlton VICShow on mapSave Example Road Op Shop$/);
    await expect(canvas.queryByText('$5 a class')).toBeNull();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await canvas.findByRole('heading', {
      name: '1 place: Shops'
    });
    canvas.getByRole('searchbox', {
      name: 'Suburb, town or service'
    }).focus();
    await userEvent.keyboard('3053{Enter}');
    await canvas.findByRole('heading', {
      name: '2 places, nearest to 3053 first'
    });
  }
}`,...U.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      places: thousands
    })
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('heading', {
      name: '5,000 places'
    });
    canvas.getByRole('button', {
      name: 'Next'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 2 of 167')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^31/);
    await expect(canvas.getByRole('button', {
      name: 'Next'
    })).toHaveFocus();
  }
}`,...G.parameters?.docs?.source},description:{story:`Page by page; the numbers go on.`,...G.parameters?.docs?.description}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`situations.highContrast`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`situations.largeText`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`situations.narrow`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...Z.parameters?.docs?.source}}}})))()}$();export{K as HighContrast,J as HighContrastLargeText,U as Imported,q as LargeText,N as Looking,X as Narrow,Z as NarrowLargeText,M as NearMe,k as NearestExerciseClass,A as NoShops,F as PositionRefused,R as PositionRefusedSuburbTyped,I as PositionSlow,L as PositionUnavailable,Y as RightToLeft,G as Thousands,B as Unreachable,Q as __namedExportsOrder,O as default};