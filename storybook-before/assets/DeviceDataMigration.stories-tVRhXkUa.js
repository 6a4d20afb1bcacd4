import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./DeviceDataMigration-BTGAO8Aa.js";import{a as r,c as i,i as a,o,r as s,u as c}from"./situations-D6UvDOa-.js";import{J as l,_ as u,a as d,c as f,g as p,h as m,i as h,l as g,q as _,r as v,s as y,v as b,x,y as S}from"./screens-Cme9JxM3.js";import{n as C,t as w}from"./registrations-B1gjiAXk.js";function T(e=A){j=null;let t=()=>j,n=_({records:p(y),refuse:t}),r=_({records:g(y),refuse:t}),i=w({events:n}),a={collections:{events:n,resources:r,appointments:_({records:e})},registrations:i},o=Promise.resolve({events:n,resources:r,appointments:_({refuse:t}),onDevice:async()=>a});return{collections:()=>o,registrations:async()=>i}}var E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J;function Y(){return(Y=e((()=>{l(),C(),t(),u(),m(),f(),S(),v(),r(),{expect:E,screen:D,waitFor:O}=__STORYBOOK_MODULE_TEST__,k=x(y).find(({role:e})=>e===`user`),A=b(y).map(e=>({...e,userId:k.email})),M={title:`Screens/Bring my data`,component:n,globals:{role:`user`},args:{user:k,batch:e=>e()},parameters:{layout:`padded`,...h({address:`/profile`,ports:()=>T()})},decorators:[d]},N=`Bring my data from this device`,P=`Copy ${A.length} appointments to your account?`,F=async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:N})).focus(),await t.keyboard(`{Enter}`),await D.findByRole(`alertdialog`,{name:P}),await O(()=>E(D.getByRole(`button`,{name:`Not now`})).toHaveFocus())},I={play:async({canvas:e})=>{await e.findByRole(`button`,{name:N}),await E(e.getByText(`This device keeps ${A.length} appointments that your account does not have.`)).toBeVisible()}},L={play:F},R={play:async e=>{await F(e),await e.userEvent.keyboard(`{Enter}`),await O(()=>E(e.canvas.getByRole(`button`,{name:N})).toHaveFocus())}},z={play:async e=>{let{canvas:t,userEvent:n}=e;await F(e),await n.keyboard(`{Tab}{Enter}`),await t.findByText(`Copied to your account: ${A.length} appointments. It all stays on this device too.`),await O(()=>E(t.queryByRole(`button`,{name:N})).toBeNull()),await O(()=>E(t.getByRole(`heading`,{name:`On this device`})).toHaveFocus())}},B={play:async e=>{let{canvas:t,userEvent:n}=e;await F(e),await n.keyboard(`{Tab}{Enter}`),(await t.findByRole(`button`,{name:`Undo`})).focus(),await n.keyboard(`{Enter}`),await t.findByText(`Undone. Your account is as it was before. It all stays on this device.`),await O(()=>E(t.queryByRole(`button`,{name:`Undo`})).toBeNull()),await E(t.getByRole(`heading`,{name:`On this device`})).toHaveFocus(),await E(t.getByRole(`button`,{name:N})).toBeVisible()}},V={play:async e=>{let{canvas:t,userEvent:n}=e;await F(e),j=`unreachable`,await n.keyboard(`{Tab}{Enter}`),await t.findByText(/^There is no connection\. Copied to your account: nothing\./),await E(t.getByRole(`button`,{name:N})).toHaveFocus()}},H={parameters:h({address:`/profile`,ports:()=>T([])}),play:async({canvas:e})=>{await E(e.queryByRole(`heading`,{name:`On this device`})).toBeNull()}},U=s,W=o,G=a,K=c,q=i,J=[`Offered`,`Asked`,`NotNow`,`Copied`,`Undone`,`NoConnection`,`NothingToBring`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`],I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas
  }) => {
    await canvas.findByRole('button', {
      name: button
    });
    await expect(canvas.getByText(\`This device keeps \${own.length} appointments that your account does not have.\`)).toBeVisible();
  }
}`,...I.parameters?.docs?.source},description:{story:`What is on this device and not in the account.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  play: openQuestion
}`,...L.parameters?.docs?.source},description:{story:`The preview, before anything is copied.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await openQuestion(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvas.getByRole('button', {
      name: button
    })).toHaveFocus());
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await openQuestion(context);
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText(\`Copied to your account: \${own.length} appointments. It all stays on this device too.\`);
    await waitFor(() => expect(canvas.queryByRole('button', {
      name: button
    })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', {
      name: 'On this device'
    })).toHaveFocus());
  }
}`,...z.parameters?.docs?.source},description:{story:`It is said what was copied; the button is gone, and the focus is where the message is.`,...z.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await openQuestion(context);
    await userEvent.keyboard('{Tab}{Enter}');
    (await canvas.findByRole('button', {
      name: 'Undo'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Undone. Your account is as it was before. It all stays on this device.');
    await waitFor(() => expect(canvas.queryByRole('button', {
      name: 'Undo'
    })).toBeNull());
    await expect(canvas.getByRole('heading', {
      name: 'On this device'
    })).toHaveFocus();
    await expect(canvas.getByRole('button', {
      name: button
    })).toBeVisible();
  }
}`,...B.parameters?.docs?.source},description:{story:`Undo takes it all back, and offers it again.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await openQuestion(context);
    refusal = 'unreachable';
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText(/^There is no connection\\. Copied to your account: nothing\\./);
    await expect(canvas.getByRole('button', {
      name: button
    })).toHaveFocus();
  }
}`,...V.parameters?.docs?.source},description:{story:`Without a connection nothing is lost, and it can be done again.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/profile',
    ports: () => ports([])
  }),
  play: async ({
    canvas
  }) => {
    await expect(canvas.queryByRole('heading', {
      name: 'On this device'
    })).toBeNull();
  }
}`,...H.parameters?.docs?.source},description:{story:`Where this device keeps nothing of the person, nothing is offered.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`situations.highContrast`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`situations.largeText`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`situations.narrow`,...q.parameters?.docs?.source}}}})))()}Y();export{L as Asked,z as Copied,U as HighContrast,G as HighContrastLargeText,W as LargeText,q as Narrow,V as NoConnection,R as NotNow,H as NothingToBring,I as Offered,K as RightToLeft,B as Undone,J as __namedExportsOrder,M as default};