import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{f as t,y as n}from"./servicesView-BLuYdD2_.js";import{t as r}from"./clock-UxklsTzx.js";import{M as i,O as a,a as o,i as s,k as c,r as l}from"./screens-Cme9JxM3.js";import{n as u,t as d}from"./locations-Ded2UAUD.js";import{n as f,t as p}from"./ServicesPage-DLqMeY6k.js";var m,h,g,_,v,y,b,x,S,C,w,T,E;function D(){return(D=e((()=>{c(),t(),f(),d(),l(),{expect:m}=__STORYBOOK_MODULE_TEST__,h={title:`Screens/NearestServices`,component:p,parameters:{layout:`fullscreen`},decorators:[o],globals:{role:`user`}},g={zone:`Australia/Perth`,week:Array.from({length:7},(e,t)=>t<5?[{opens:`09:00`,closes:`17:00`}]:[])},_=i({sample:!1,places:[...u.slice(0,2),...[`First Street Class`,`Second Street Class`].map((e,t)=>({id:101+t,name:e,lat:-31.95-t/10,lng:115.86,type:`exercise`,suburb:`Perth`,state:`WA`,phone:`08 5550 0000`,opening_hours:g}))]}),v=(e,t)=>s({ports:()=>({places:_,clock:r(new Date(e)),position:a(t)})}),y=`2026-11-23T10:00:00+08:00`,b=`2026-11-22T10:00:00+08:00`,x={parameters:v(y,{lat:-31.96,lng:115.86}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Open now`,pressed:!1})).focus(),await t.keyboard(`{Enter}`),await m(await e.findByRole(`heading`,{name:`2 places: open now`})).toBeVisible(),await m(e.getByRole(`button`,{name:`Open now`,pressed:!0})).toHaveFocus(),await m(e.getByText(`2 more places do not say when they are open.`)).toBeVisible(),e.getByRole(`button`,{name:`Show them too`}).focus(),await t.keyboard(`{Enter}`),await e.findByRole(`heading`,{name:`4 places: open now or hours not known`}),await t.keyboard(`{Enter}`),e.getByRole(`button`,{name:`Near me`}).focus(),await t.keyboard(`{Enter}`),await e.findByRole(`heading`,{name:`2 places: open now, nearest to you first`});let n=e.getByRole(`combobox`,{name:`How far`});await m(n).toHaveAccessibleDescription(/in a straight line/),await t.selectOptions(n,`Within 5 km`),await e.findByRole(`heading`,{name:`1 place: open now, within 5 km of you`})}},S={parameters:v(b,{lat:-31.96,lng:115.86}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Open now`})).focus(),await t.keyboard(`{Enter}`),await e.findByText(`We know of no such place that is open now.`),await m(e.getByRole(`heading`,{name:`No places: open now`})).toBeVisible(),e.getByRole(`button`,{name:`Show closed places too`}).focus(),await t.keyboard(`{Enter}`),await m(await e.findByRole(`heading`,{name:`4 places`})).toHaveFocus()}},C=`Exercise Classes, open now, near me`,w={parameters:v(y,{lat:-31.96,lng:115.86}),play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`searchbox`,{name:`Suburb, town or service`});await e.findByRole(`button`,{name:`Open now`}),n.focus(),await t.keyboard(`{ArrowDown}`),await e.findByRole(`option`,{name:C}),await t.keyboard(`{Enter}`),await m(await e.findByRole(`heading`,{name:`2 places: Exercise Classes, open now, nearest to you first`})).toHaveFocus(),await m(n).toHaveValue(``),await m(e.getAllByRole(`listitem`)[0]).toHaveTextContent(`First Street Class`)}},T={parameters:v(y,`refused`),play:async({canvas:e,userEvent:t})=>{let r=await e.findByRole(`searchbox`,{name:`Suburb, town or service`});await e.findByRole(`button`,{name:`Open now`}),await t.type(r,`ex`),await e.findByRole(`option`,{name:C}),await t.keyboard(`{ArrowDown}{Enter}`),await e.findByText(n.refused),await e.findByRole(`heading`,{name:`2 places: Exercise Classes, open now`}),await m(r).toHaveFocus()}},E=[`OpenNow`,`NothingOpen`,`QuickFind`,`QuickFindRefused`],x.parameters={...x.parameters,docs:{...x.parameters?.docs,source:{originalSource:`{
  parameters: inPerth(monday, {
    lat: -31.96,
    lng: 115.86
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Open now',
      pressed: false
    })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', {
      name: '2 places: open now'
    })).toBeVisible();
    await expect(canvas.getByRole('button', {
      name: 'Open now',
      pressed: true
    })).toHaveFocus();
    await expect(canvas.getByText('2 more places do not say when they are open.')).toBeVisible();
    canvas.getByRole('button', {
      name: 'Show them too'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', {
      name: '4 places: open now or hours not known'
    });
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', {
      name: 'Near me'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', {
      name: '2 places: open now, nearest to you first'
    });
    const far = canvas.getByRole('combobox', {
      name: 'How far'
    });
    await expect(far).toHaveAccessibleDescription(/in a straight line/);
    await userEvent.selectOptions(far, 'Within 5 km');
    await canvas.findByRole('heading', {
      name: '1 place: open now, within 5 km of you'
    });
  }
}`,...x.parameters?.docs?.source},description:{story:`"Open now" and "How far"; who does not say when it is open is not taken for closed.`,...x.parameters?.docs?.description}}},S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  parameters: inPerth(sunday, {
    lat: -31.96,
    lng: 115.86
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Open now'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('We know of no such place that is open now.');
    await expect(canvas.getByRole('heading', {
      name: 'No places: open now'
    })).toBeVisible();
    canvas.getByRole('button', {
      name: 'Show closed places too'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', {
      name: '4 places'
    })).toHaveFocus();
  }
}`,...S.parameters?.docs?.source},description:{story:`The list says why it is empty, and offers more.`,...S.parameters?.docs?.description}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  parameters: inPerth(monday, {
    lat: -31.96,
    lng: 115.86
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    const box = await canvas.findByRole('searchbox', {
      name: 'Suburb, town or service'
    });
    await canvas.findByRole('button', {
      name: 'Open now'
    });
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('option', {
      name: exerciseNow
    });
    await userEvent.keyboard('{Enter}');
    const words = '2 places: Exercise Classes, open now, nearest to you first';
    await expect(await canvas.findByRole('heading', {
      name: words
    })).toHaveFocus();
    await expect(box).toHaveValue('');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('First Street Class');
  }
}`,...w.parameters?.docs?.source},description:{story:`The nearest open class in three presses of keys: the heading of the answer takes the focus.`,...w.parameters?.docs?.description}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  parameters: inPerth(monday, 'refused'),
  play: async ({
    canvas,
    userEvent
  }) => {
    const box = await canvas.findByRole('searchbox', {
      name: 'Suburb, town or service'
    });
    await canvas.findByRole('button', {
      name: 'Open now'
    });
    await userEvent.type(box, 'ex');
    await canvas.findByRole('option', {
      name: exerciseNow
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByText(positionTexts.refused);
    await canvas.findByRole('heading', {
      name: '2 places: Exercise Classes, open now'
    });
    await expect(box).toHaveFocus();
  }
}`,...T.parameters?.docs?.source},description:{story:`Without a position the classes that are open are shown all the same, and the box keeps the focus for a suburb.`,...T.parameters?.docs?.description}}}})))()}D();export{S as NothingOpen,x as OpenNow,w as QuickFind,T as QuickFindRefused,E as __namedExportsOrder,h as default};