import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{n as a,t as o}from"./Status-DVbrk9aA.js";import{c as s,u as c}from"./dates-ehdEqyN2.js";import{n as l,t as u}from"./OutcomeMessage-D-KPaaVT.js";import{n as ee,t as te}from"./PageTitle-Dlkg8GAr.js";import{n as ne,t as re}from"./collection-Cu5nnyJn.js";import{n as ie,r as d,t as ae}from"./collectionWords-59O28wEj.js";import{i as oe,t as se}from"./serviceLocation-KL5o-7O0.js";import{n as ce,t as le}from"./useOutcome-BWrSw1o9.js";import{n as ue,r as de}from"./eventTimeWords-B4BDn67z.js";import{n as fe,t as pe}from"./useLiveQuery-d0DEEGDH.js";import{n as me,r as he}from"./helpNumber-ArhB-fWA.js";import{B as ge,D as _e,E as ve,H as ye,R as f,V as be,a as xe,i as p,r as Se,z as Ce}from"./screens-Cme9JxM3.js";import{n as we,r as Te,t as Ee}from"./screens-CXNwY8q0.js";var De,Oe,ke,Ae,m;function h(){return(h=e((()=>{De=e=>`Not saved any more: ${e}.`,Oe=e=>`Not put back: ${e}.`,ke={event:`Events`,service:`Services`,resource:`Health resources`},Ae={event:`/events`,service:`/services`,resource:`/resources`},m=(e,t)=>`${Ae[e]}?item=${t}`})))()}function g(e,t,n){let r=v[e](t,n);return{kind:e,recordId:t.id,...r,title:r.title.slice(0,300)}}var _,v;function y(){return(y=e((()=>{de(),se(),c(),f(),_=(...e)=>e.filter(Boolean).join(`, `).slice(0,ge),v={event:(e,t)=>({title:e.title,detail:_(s(e.date),ue(e,t),e.location)}),service:e=>({title:e.name,detail:_(oe[e.type],e.address_1,[e.suburb,e.state].filter(Boolean).join(` `)),...e.phone?{phone:e.phone}:{}}),resource:({title:e,description:t})=>({title:e,detail:_(t)})}})))()}async function je(e,t,n){let r=[...new Set(t.map(({kind:e})=>e))],i=new Map(await Promise.all(r.map(async t=>[t,await b[t](e).catch(()=>null)])));return t.map(e=>{let t=i.get(e.kind),r=t?.get(e.recordId),a=!n&&t!=null&&!r,{phone:o,...s}=e;return{...s,...r??(o===void 0?{}:{phone:o}),key:be(e),isGone:a}})}var b,x;function S(){return(S=e((()=>{y(),f(),b={async event({collections:e,settings:t}){let n=await(await e()).events.list();return new Map(n.map(e=>[e.id,g(`event`,e,t.timeZone)]))},async resource({collections:e,settings:t}){let n=await(await e()).resources.list();return new Map(n.map(e=>[e.id,g(`resource`,e,t.timeZone)]))},async service({places:e,settings:t}){let n=await e();return n.unreachable?null:new Map(n.places.map(e=>[e.id,g(`service`,e,t.timeZone)]))}},x=async e=>{let t=await e.savedItems();return{async read(){let n=e.currentUser.get()?.id??``,r=n===``?[]:await t.list(n),i=t.keptLine();return{person:n,port:t,items:await je(e,r,i!==null),keptLine:i,damage:t.damage()}},subscribe:t.subscribe}}})))()}var C,w,T,E;function D(){return(D=e((()=>{C=`qpsB7a_group`,w=`qpsB7a_page`,T=`qpsB7a_ways`,E={group:C,page:w,ways:T}})))()}function Me(e){let[t,n]=(0,O.useState)(null),[r,i]=ce(),a=(0,O.useRef)(null),o=(0,O.useRef)(!1);(0,O.useEffect)(()=>{let e=a.current!==null&&document.getElementById(k(a.current));e&&(a.current=null,e.focus())},[e]);let s=(0,O.useRef)(0),c=(e,t)=>i({...t,at:e.key,turn:s.current+=1}),l=async(e,t)=>{o.current||=(o.current=!0,await e().catch(t),!1)},u=(e,t,n)=>c(e,{kind:t,text:n,undo:()=>void ee(e),takeFocus:!0}),ee=t=>l(async()=>{let{key:r,isGone:o,...s}=t;a.current=r,await e.port.put(e.person,s),n(null),i(null)},e=>{a.current=null,u(t,`failed`,`${Oe(t.title)} ${d(e)}`)});return{removed:t,outcome:r,remove:t=>void l(async()=>{await e.port.remove(e.person,t),n(t),u(t,`success`,De(t.title))},e=>c(t,{kind:`failed`,text:d(e)}))}}var O,k;function A(){return(A=e((()=>{O=t(),le(),h(),ie(),k=e=>`saved-${e}`})))()}function Ne({items:e,removing:t}){let{removed:n,outcome:r}=t,i=n!==null&&e.some(({key:e})=>e===n.key),a=n&&!i?Ce([...e,n]):e;return ye.map(n=>{let i=a.filter(e=>e.kind===n);if(i.length===0)return null;let o=`saved-${n}s`;return(0,j.jsxDEV)(`section`,{"aria-labelledby":o,className:E.group,children:[(0,j.jsxDEV)(`h2`,{id:o,children:ke[n]},void 0,!1,{fileName:M,lineNumber:26,columnNumber:9},this),(0,j.jsxDEV)(`ul`,{children:i.map(n=>(0,j.jsxDEV)(`li`,{children:[e.includes(n)&&(0,j.jsxDEV)(Pe,{item:n,onRemove:()=>t.remove(n)},void 0,!1,{fileName:M,lineNumber:30,columnNumber:40},this),r?.at===n.key&&(0,j.jsxDEV)(u,{outcome:r},r.turn,!1,{fileName:M,lineNumber:31,columnNumber:44},this)]},n.key,!0,{fileName:M,lineNumber:29,columnNumber:13},this))},void 0,!1,{fileName:M,lineNumber:27,columnNumber:9},this)]},n,!0,{fileName:M,lineNumber:25,columnNumber:7},this)})}function Pe({item:e,onRemove:t}){let{key:n,kind:r,recordId:a,title:o,detail:s,phone:c,isGone:l}=e;return(0,j.jsxDEV)(j.Fragment,{children:[(0,j.jsxDEV)(`h3`,{children:l?(0,j.jsxDEV)(`span`,{id:k(n),tabIndex:-1,children:o},void 0,!1,{fileName:M,lineNumber:46,columnNumber:11},this):(0,j.jsxDEV)(`a`,{id:k(n),href:m(r,a),children:o},void 0,!1,{fileName:M,lineNumber:50,columnNumber:11},this)},void 0,!1,{fileName:M,lineNumber:44,columnNumber:7},this),l&&(0,j.jsxDEV)(`p`,{children:`No longer listed.`},void 0,!1,{fileName:M,lineNumber:55,columnNumber:18},this),s&&(0,j.jsxDEV)(`p`,{children:s},void 0,!1,{fileName:M,lineNumber:56,columnNumber:18},this),c&&(0,j.jsxDEV)(`p`,{children:(0,j.jsxDEV)(`a`,{href:he(c),"aria-label":`Call ${c}, ${o}`,children:c},void 0,!1,{fileName:M,lineNumber:59,columnNumber:11},this)},void 0,!1,{fileName:M,lineNumber:58,columnNumber:9},this),(0,j.jsxDEV)(i,{size:`small`,onClick:t,children:[`Remove`,(0,j.jsxDEV)(`span`,{className:`visually-hidden`,children:[` `,o]},void 0,!0,{fileName:M,lineNumber:65,columnNumber:15},this)]},void 0,!0,{fileName:M,lineNumber:64,columnNumber:7},this)]},void 0,!0,{fileName:M,lineNumber:43,columnNumber:5},this)}var j,M;function N(){return(N=e((()=>{r(),l(),me(),f(),h(),D(),A(),j=n(),M=`/tmp/w/matrix/src/features/saved/SavedGroups.tsx`})))()}function Fe(){let{state:e,value:t,retry:n}=fe(x),r=Me(t);return(0,P.jsxDEV)(`div`,{className:`wrap ${E.page}`,children:[(0,P.jsxDEV)(te,{children:Ee(Te(`saved`))},void 0,!1,{fileName:F,lineNumber:22,columnNumber:7},this),e===`loading`&&(0,P.jsxDEV)(o,{kind:`loading`,children:`Loading what you saved…`},void 0,!1,{fileName:F,lineNumber:23,columnNumber:31},this),e===`failed`&&!t&&(0,P.jsxDEV)(o,{kind:`failed`,appears:!0,action:(0,P.jsxDEV)(i,{onClick:n,children:`Try again`},void 0,!1,{fileName:F,lineNumber:25,columnNumber:47},this),children:`What you saved could not be read. Check your connection, then try again.`},void 0,!1,{fileName:F,lineNumber:25,columnNumber:9},this),t?.damage.map(e=>(0,P.jsxDEV)(o,{kind:`warning`,children:ae(e,`things`)},e.movedTo,!1,{fileName:F,lineNumber:30,columnNumber:9},this)),t?.keptLine&&(0,P.jsxDEV)(o,{kind:`info`,appears:!0,children:[t.keptLine,` To open one of these you need a connection.`]},void 0,!0,{fileName:F,lineNumber:35,columnNumber:9},this),t&&t.items.length===0&&!r.removed&&(0,P.jsxDEV)(o,{kind:`empty`,children:[(0,P.jsxDEV)(`p`,{children:`You have not saved anything yet.`},void 0,!1,{fileName:F,lineNumber:41,columnNumber:11},this),(0,P.jsxDEV)(`p`,{children:`Press Save beside an event, a service or a health resource. It then stands here.`},void 0,!1,{fileName:F,lineNumber:42,columnNumber:11},this),(0,P.jsxDEV)(`ul`,{className:E.ways,children:[[`/events`,`Go to the events`],[`/services`,`Go to the services`],[`/resources`,`Go to the health resources`]].map(([e,t])=>(0,P.jsxDEV)(`li`,{children:(0,P.jsxDEV)(`a`,{className:`alone`,href:e,children:t},void 0,!1,{fileName:F,lineNumber:50,columnNumber:17},this)},e,!1,{fileName:F,lineNumber:49,columnNumber:15},this))},void 0,!1,{fileName:F,lineNumber:43,columnNumber:11},this)]},void 0,!0,{fileName:F,lineNumber:40,columnNumber:9},this),t&&(t.items.length>0||r.removed)&&(0,P.jsxDEV)(P.Fragment,{children:[(0,P.jsxDEV)(`p`,{className:`no-print`,children:t.port.storageNotice},void 0,!1,{fileName:F,lineNumber:60,columnNumber:11},this),t.items.length>0&&(0,P.jsxDEV)(`p`,{className:`no-print`,children:(0,P.jsxDEV)(i,{onClick:()=>window.print(),children:`Print this list`},void 0,!1,{fileName:F,lineNumber:63,columnNumber:15},this)},void 0,!1,{fileName:F,lineNumber:62,columnNumber:13},this),(0,P.jsxDEV)(Ne,{items:t.items,removing:r},void 0,!1,{fileName:F,lineNumber:66,columnNumber:11},this)]},void 0,!0,{fileName:F,lineNumber:59,columnNumber:9},this)]},void 0,!0,{fileName:F,lineNumber:21,columnNumber:5},this)}var P,F;function Ie(){return(Ie=e((()=>{r(),ee(),a(),h(),we(),ie(),pe(),S(),N(),D(),A(),P=n(),F=`/tmp/w/matrix/src/features/saved/SavedPage.tsx`})))()}var I,L,R,z,B,V,Le,H,U,W,Re,G,K,q,J,Y,X,ze,Z,Q,$,Be;function Ve(){return(Ve=e((()=>{_e(),Ie(),ne(),Se(),{expect:I,screen:L,waitFor:R}=__STORYBOOK_MODULE_TEST__,z=`4`,B=`2026-11-20T00:00:00.000Z`,V=[{kind:`event`,recordId:4,title:`Morning Tea and Chat`,detail:`Friday 11 December 2026`,savedAt:B},{kind:`event`,recordId:4711,title:`Dance in the Park`,detail:`Friday 2 October 2026`,savedAt:B},{kind:`service`,recordId:815,title:`Carlton Community Bus`,detail:`Transport, Carlton VIC`,phone:`03 5550 0000`,savedAt:B},{kind:`resource`,recordId:1,title:`Living well with arthritis`,detail:``,savedAt:B}],Le={id:815,name:`Carlton Community Bus`,lat:-37.8,lng:144.97,type:`transport`,suburb:`Carlton`,state:`VIC`,phone:`03 5550 0000`},H=async()=>({places:[Le],sample:!1,unreachable:!1}),U=e=>ve({records:e.map(e=>({...e,person:z,id:`${z}/${e.kind}/${e.recordId}`}))}),W=(e={})=>p({address:`/saved`,ports:()=>({places:H,savedItems:async()=>({...U(V),...e})})}),Re={title:`Screens/Saved`,component:Fe,decorators:[xe],globals:{role:`user`},parameters:p({address:`/saved`})},G={play:async()=>{await I(await L.findByText(`You have not saved anything yet.`)).toBeVisible()}},K={parameters:W(),play:async({userEvent:e})=>{await I(await L.findByText(`No longer listed.`)).toBeVisible(),await I(L.getByRole(`link`,{name:`Call 03 5550 0000, Carlton Community Bus`})).toBeVisible(),L.getByRole(`button`,{name:`Remove Morning Tea and Chat`}).focus(),await e.keyboard(`{Enter}`);let t=await L.findByRole(`group`,{name:`Not saved any more: Morning Tea and Chat.`});await R(()=>I(t).toHaveFocus()),await I(L.queryByRole(`link`,{name:`Morning Tea and Chat`})).toBeNull(),await e.tab(),await e.keyboard(`{Enter}`),await R(()=>I(L.getByRole(`link`,{name:`Morning Tea and Chat`})).toHaveFocus()),await I(L.queryByText(/Not saved any more/)).toBeNull()}},q={parameters:W({keptLine:()=>`No connection. This is the list as it was at 9:00 am.`}),play:async()=>{await I(await L.findByText(/^No connection\. This is the list as it was at 9:00/)).toBeVisible(),await I(L.queryByText(`No longer listed.`)).toBeNull()}},J=()=>Promise.reject(new re(`unreachable`)),Y={parameters:W({list:J}),play:async()=>{await I(await L.findByRole(`button`,{name:`Try again`})).toBeVisible()}},X={parameters:W({remove:J}),play:async({userEvent:e})=>{let t=await L.findByRole(`button`,{name:`Remove Living well with arthritis`});t.focus(),await e.keyboard(`{Enter}`),await I(await L.findByText(/^Not saved: no connection/,{ignore:`[data-live-announcer] *`})).toBeVisible(),await I(t).toHaveFocus()}},ze=V[0],Q=!1,$={parameters:p({address:`/saved`,ports:()=>{Q=!1,Z=U(V);let e={...Z,put:(e,t)=>Q?J():Z.put(e,t)};return{places:H,savedItems:async()=>e}}}),play:async({userEvent:e})=>{Q=!0,await e.click(await L.findByRole(`button`,{name:`Remove Morning Tea and Chat`}));for(let t=1;t<=2;t+=1){let t=await L.findByRole(`button`,{name:`Undo`});await e.click(t),await R(()=>I(L.getByRole(`group`,{name:`Not put back: Morning Tea and Chat. Not saved: no connection. Check your connection, then try again.`})).toHaveFocus())}L.getByRole(`button`,{name:`Print this list`}).focus(),await Z.put(z,ze),await I(await L.findByRole(`link`,{name:`Morning Tea and Chat`})).toBeVisible(),await Z.remove(z,{kind:`event`,recordId:4711}),await R(()=>I(L.queryByText(`Dance in the Park`)).toBeNull()),await I(L.getByRole(`button`,{name:`Print this list`})).toHaveFocus()}},Be=[`Empty`,`Filled`,`Offline`,`CouldNotBeLoaded`,`NotRemoved`,`NotPutBack`],G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await expect(await page.findByText('You have not saved anything yet.')).toBeVisible();
  }
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  parameters: filled(),
  play: async ({
    userEvent
  }) => {
    await expect(await page.findByText('No longer listed.')).toBeVisible();
    await expect(page.getByRole('link', {
      name: 'Call 03 5550 0000, Carlton Community Bus'
    })).toBeVisible();
    page.getByRole('button', {
      name: 'Remove Morning Tea and Chat'
    }).focus();
    await userEvent.keyboard('{Enter}');
    const message = await page.findByRole('group', {
      name: 'Not saved any more: Morning Tea and Chat.'
    });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(page.queryByRole('link', {
      name: 'Morning Tea and Chat'
    })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('link', {
      name: 'Morning Tea and Chat'
    })).toHaveFocus());
    await expect(page.queryByText(/Not saved any more/)).toBeNull();
  }
}`,...K.parameters?.docs?.source},description:{story:`One that was removed can be put back: the message takes the focus, and then the link that is back.`,...K.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  parameters: filled({
    keptLine: () => 'No connection. This is the list as it was at 9:00 am.'
  }),
  play: async () => {
    await expect(await page.findByText(/^No connection\\. This is the list as it was at 9:00/)).toBeVisible();
    // What was kept may be older than the lists in which it is looked for.
    await expect(page.queryByText('No longer listed.')).toBeNull();
  }
}`,...q.parameters?.docs?.source},description:{story:`The list as it was read last, and that its links need a connection.`,...q.parameters?.docs?.description}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  parameters: filled({
    list: unreachable
  }),
  play: async () => {
    await expect(await page.findByRole('button', {
      name: 'Try again'
    })).toBeVisible();
  }
}`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  parameters: filled({
    remove: unreachable
  }),
  play: async ({
    userEvent
  }) => {
    const remove = await page.findByRole('button', {
      name: 'Remove Living well with arthritis'
    });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText(/^Not saved: no connection/, {
      ignore: '[data-live-announcer] *'
    })).toBeVisible();
    await expect(remove).toHaveFocus();
  }
}`,...X.parameters?.docs?.source},description:{story:`What could not be removed stays, and the message says so.`,...X.parameters?.docs?.description}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/saved',
    ports: () => {
      isRefusing = false;
      kept = storeOf(items);
      const port: SavedItems = {
        ...kept,
        put: (person, item) => isRefusing ? unreachable() : kept.put(person, item)
      };
      return {
        places,
        savedItems: async () => port
      };
    }
  }),
  play: async ({
    userEvent
  }) => {
    const failed = 'Not put back: Morning Tea and Chat. Not saved: no connection. Check your connection, then try again.';
    isRefusing = true;
    await userEvent.click(await page.findByRole('button', {
      name: 'Remove Morning Tea and Chat'
    }));
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const undo = await page.findByRole('button', {
        name: 'Undo'
      });
      await userEvent.click(undo);
      await waitFor(() => expect(page.getByRole('group', {
        name: failed
      })).toHaveFocus());
    }
    page.getByRole('button', {
      name: 'Print this list'
    }).focus();
    await kept.put(margaret, tea);
    await expect(await page.findByRole('link', {
      name: 'Morning Tea and Chat'
    })).toBeVisible();
    // The list is drawn once more, so that whatever the first time led to is done.
    await kept.remove(margaret, {
      kind: 'event',
      recordId: 4711
    });
    await waitFor(() => expect(page.queryByText('Dance in the Park')).toBeNull());
    await expect(page.getByRole('button', {
      name: 'Print this list'
    })).toHaveFocus();
  }
}`,...$.parameters?.docs?.source},description:{story:`What could not be put back can be tried again, each failure is heard, and the focus does not go to it when it comes back
by another way, as from another tab.`,...$.parameters?.docs?.description}}}})))()}Ve();export{Y as CouldNotBeLoaded,G as Empty,K as Filled,$ as NotPutBack,X as NotRemoved,q as Offline,Be as __namedExportsOrder,Re as default};