const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./OutboxMailDialog-CTIEOr4g.js","./rolldown-runtime-sJBDdmOt.js","./iframe-C0Eu83C_.js","./preload-helper-Dt5pTa-y.js","./react-fimpM00K.js","./chunk-7PIQR4A3-DUuI6D6u.js","./chunk-IMSF75WX-CjLAjAi6.js","./iframe-B-KuXNGJ.css","./Dialog-TaC-sTtc.js","./react-dom-BMsxGnrQ.js","./jsx-runtime-L3xDxoJr.js","./Icon-xtJIwLAK.js","./Icon-ZWt7TlAP.css","./Button-CUxpFmfd.js","./buttonClass-CyLUCaXx.js","./buttonClass-BziuT1r0.css","./dist-NdR6mNI2.js","./paths-w5gsXQbh.js","./Presence-BySo5TQh.js","./Dialog-C1h23Ecc.css","./Email.module-D0YgHSwz.js","./Email-DPNjY5Lg.css"])))=>i.map(i=>d[i]);
import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./preload-helper-Dt5pTa-y.js";import{t as r}from"./react-fimpM00K.js";import{n as i}from"./iframe-C0Eu83C_.js";import{n as a,t as o}from"./Button-CUxpFmfd.js";import{n as s,t as c}from"./Status-DVbrk9aA.js";import{g as l,i as u,u as d}from"./dates-ehdEqyN2.js";import{n as f,t as ee}from"./OutcomeMessage-D-KPaaVT.js";import{a as te,c as ne}from"./lazyIcons-BSkFHJ1S.js";import{n as re,t as ie}from"./PageTitle-Dlkg8GAr.js";import{n as ae,r as oe}from"./ports-Czqoa_Yy.js";import{i as se,n as p,r as ce,t as m}from"./useTable-CVxcb923.js";import{n as h,t as g}from"./AdminPage.module-BurYWcHe.js";import{n as le,t as ue}from"./useOutcome-BWrSw1o9.js";import{n as de,t as fe}from"./useLazyDialog-0NzVe52I.js";import{a as pe,c as me,i as he,l as ge,o as _e,r as ve,u as ye}from"./situations-D6UvDOa-.js";import{a as _,i as be,n as xe,o as Se,r as Ce,t as we}from"./useSettled-BSpfSyn8.js";import{a as Te,i as Ee,r as De}from"./screens-Cme9JxM3.js";import{n as Oe,r as ke,t as Ae}from"./screens-CXNwY8q0.js";import{n as v,t as je}from"./useRead-DudxsD9H.js";function Me({mails:e=new Map,privateMails:t=[],undelivered:n,refusal:r=()=>null}={}){function i(){let e=r();if(e)throw new _(e)}return{...n&&{undelivered:n},async list(){return i(),{kept:e!==null,total:(e?.size??0)+t.length,mails:[...t.map(e=>({name:e,date:e,to:``,subject:``,isPrivate:!0})),...[...e??[]].map(([e,{date:t,to:n,subject:r}])=>({name:e,date:t,to:n,subject:r,isPrivate:!1}))]}},async read(n){if(i(),t.includes(n))throw new _(`permission`);let r=e?.get(n);if(!r)throw new _(`not-found`);return r}}}function Ne(){return(Ne=e((()=>{Se()})))()}var Pe;function Fe(){return(Fe=e((()=>{Pe={"email-sent":`Emails sent`,"export-sent":`Exports sent by email`,"export-downloaded":`Rows exported (reported by the browser)`,"users-deleted":`Users taken off the list (reported by the browser)`,"accounts-deleted":`Accounts deleted`,"resources-deleted":`Resources deleted (reported by the browser)`,"services-imported":`Services brought in`,"services-exported":`Services exported`,"service-added":`Service place added`,"service-changed":`Service place changed`,"service-retired":`Service place retired`,"service-restored":`Service place brought back`,"mail-read":`Emails of the outbox read`,registered:`Registered`,"registered-as-admin":`Registered as administrator`,"logged-in":`Logged in`,"logins-stopped":`Logins stopped after too many tries`,"reset-asked":`New password asked for`,"reset-made":`Link to a new password made by an operator`,"reset-used":`New password chosen with a link`,"made-user":`Role set to User by an operator`,"made-admin":`Role set to Administrator by an operator`,"made-healthcare":`Role set to Healthcare worker by an operator`,"calendar-made":`Calendar address made`,"calendar-renewed":`Calendar address renewed`,"calendar-ended":`Calendar address turned off`,"account-deleted":`Account deleted`,"reminder-link-used":`Link of a reminder used`,"role-changed":`Role changed`,"attendees-viewed":`Looked at who is coming`,"attendees-downloaded":`Downloaded who is coming`,"attendees-printed":`Printed who is coming`}})))()}function y(e){let t=new Date(e);return Number.isNaN(t.getTime())?``:`${l(t)}, ${u(t)}`}function Ie(e){let t=S.get(e);return t||S.set(e,t=e.map((e,t)=>({...e,id:t+1}))),t}function Le({read:e,again:t}){let n=(0,Re.useId)(),r=p({columns:Be,rows:e.state===`ready`?Ie(e.value):Ue,rowId:He});return(0,b.jsxDEV)(`section`,{className:g.section,"aria-labelledby":n,children:[(0,b.jsxDEV)(`h2`,{id:n,children:`What was done`},void 0,!1,{fileName:x,lineNumber:47,columnNumber:7},this),(0,b.jsxDEV)(`p`,{children:`What administrators did, and logins, new passwords and roles. What was in mails and files is not written down.`},void 0,!1,{fileName:x,lineNumber:48,columnNumber:7},this),(0,b.jsxDEV)(ce,{table:r,noun:Ve,caption:`Entries`,nameField:`to`,state:e.state,onRetry:t},void 0,!1,{fileName:x,lineNumber:52,columnNumber:7},this)]},void 0,!0,{fileName:x,lineNumber:46,columnNumber:5},this)}var Re,b,x,ze,Be,Ve,He,Ue,S;function C(){return(C=e((()=>{Re=r(),se(),m(),Fe(),d(),h(),b=i(),x=`/tmp/w/matrix/src/features/admin/AuditTable.tsx`,ze=({what:e,about:t})=>[Pe[e]??e,t].filter(Boolean).join(`: `),Be=[{field:`to`,label:`When`,text:({to:e})=>y(e)},{field:`who`,label:`Who`},{field:`what`,label:`What`,text:ze},{field:`count`,label:`How many`}],Ve={one:`entry`,many:`entries`},He=({id:e})=>e,Ue=[],S=new WeakMap})))()}function We({read:e,again:t}){let n=(0,w.useId)(),{outbox:r}=oe(),i=de(Ye),[a,s]=(0,w.useState)(!1),l=e.state===`ready`?e.value:null,u=p({columns:Ge,rows:l?.mails??Je,rowId:qe});async function d(e){s(!1);try{await i.open(async()=>(await r()).read(e))}catch{s(!0)}}return(0,T.jsxDEV)(`section`,{className:g.section,"aria-labelledby":n,children:[(0,T.jsxDEV)(`h2`,{id:n,children:`Outbox`},void 0,!1,{fileName:E,lineNumber:60,columnNumber:7},this),l&&!l.kept?(0,T.jsxDEV)(`p`,{children:`Emails go to the mail server and are not kept here.`},void 0,!1,{fileName:E,lineNumber:62,columnNumber:9},this):(0,T.jsxDEV)(T.Fragment,{children:[(0,T.jsxDEV)(`p`,{children:[`No mail server is set, so emails are kept in a folder instead of being sent.`,l&&l.total>l.mails.length&&` The newest ${l.mails.length} are shown.`]},void 0,!0,{fileName:E,lineNumber:65,columnNumber:11},this),a&&(0,T.jsxDEV)(c,{kind:`failed`,appears:!0,children:`The email could not be read. Please try again.`},void 0,!1,{fileName:E,lineNumber:70,columnNumber:13},this),(0,T.jsxDEV)(ce,{table:u,noun:Ke,actions:({name:e,subject:t,to:n,isPrivate:r})=>r?null:(0,T.jsxDEV)(o,{size:`small`,icon:ne,"aria-label":`Read ${t}, to ${n}`,onClick:()=>void d(e),children:`Read`},void 0,!1,{fileName:E,lineNumber:49,columnNumber:7},this),caption:`Emails in the outbox`,nameField:`subject`,state:e.state,onRetry:t},void 0,!1,{fileName:E,lineNumber:74,columnNumber:11},this)]},void 0,!0,{fileName:E,lineNumber:64,columnNumber:9},this),i.render(({OutboxMailDialog:e},t,n)=>(0,T.jsxDEV)(e,{mail:t,opener:n,onClose:i.close},void 0,!1,{fileName:E,lineNumber:84,columnNumber:9},this))]},void 0,!0,{fileName:E,lineNumber:59,columnNumber:5},this)}var w,T,E,Ge,Ke,qe,Je,Ye;function Xe(){return(Xe=e((()=>{w=r(),a(),fe(),se(),m(),te(),s(),ae(),C(),h(),T=i(),t(),E=`/tmp/w/matrix/src/features/admin/OutboxTable.tsx`,Ge=[{field:`subject`,label:`Subject`,size:`long`,text:({subject:e,isPrivate:t})=>t?`An email with a private link`:e},{field:`to`,label:`To`,text:({to:e,isPrivate:t})=>t?`Not shown`:e},{field:`date`,label:`When`,text:({date:e})=>y(e)}],Ke={one:`email`,many:`emails`},qe=({name:e})=>e,Je=[],Ye=()=>n(()=>import(`./OutboxMailDialog-CTIEOr4g.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21]),import.meta.url)})))()}function Ze({read:e,again:t}){let n=(0,D.useId)(),{outbox:r}=oe(),[i,a]=(0,D.useState)(new Set),[s,c]=le(),l=e.state===`ready`?e.value:tt,u=(0,D.useMemo)(()=>l.filter(e=>!i.has(e.id)),[l,i]),d=p({columns:Qe,rows:u,rowId:et}),f=async(e,t)=>{c(null);try{await(await r()).undelivered?.[t](e.id),a(t=>new Set(t).add(e.id));let n=t===`leave`?`It is off the list, and was not sent again.`:`It is being sent again.`;c({kind:`success`,text:`${e.subject}: ${n}`})}catch{c({kind:`failed`,text:`That did not work. Please try again.`})}};return(0,O.jsxDEV)(`section`,{className:g.section,"aria-labelledby":n,children:[(0,O.jsxDEV)(`h2`,{id:n,children:`Emails that may not have arrived`},void 0,!1,{fileName:k,lineNumber:72,columnNumber:7},this),(0,O.jsxDEV)(`p`,{children:`These tell people about their own place at an event, or remind them of it or of an appointment. One that may have been sent is sent again only when you say so.`},void 0,!1,{fileName:k,lineNumber:73,columnNumber:7},this),(0,O.jsxDEV)(ee,{outcome:s},void 0,!1,{fileName:k,lineNumber:77,columnNumber:7},this),(0,O.jsxDEV)(ce,{table:d,noun:$e,actions:e=>(0,O.jsxDEV)(O.Fragment,{children:[(0,O.jsxDEV)(o,{size:`small`,"aria-label":`Send again: ${e.subject}, to ${e.to}`,onClick:()=>void f(e,`sendAgain`),children:`Send again`},void 0,!1,{fileName:k,lineNumber:54,columnNumber:7},this),(0,O.jsxDEV)(o,{size:`small`,"aria-label":`Leave it: ${e.subject}, to ${e.to}`,onClick:()=>void f(e,`leave`),children:`Leave it`},void 0,!1,{fileName:k,lineNumber:61,columnNumber:7},this)]},void 0,!0,{fileName:k,lineNumber:53,columnNumber:5},this),caption:`Emails that may not have arrived`,nameField:`subject`,state:e.state,onRetry:t},void 0,!1,{fileName:k,lineNumber:78,columnNumber:7},this)]},void 0,!0,{fileName:k,lineNumber:71,columnNumber:5},this)}var D,O,k,Qe,$e,et,tt;function nt(){return(nt=e((()=>{D=r(),a(),se(),m(),f(),ue(),ae(),C(),h(),O=i(),k=`/tmp/w/matrix/src/features/admin/UndeliveredTable.tsx`,Qe=[{field:`subject`,label:`Subject`,size:`long`},{field:`to`,label:`To`},{field:`trouble`,label:`What happened`,size:`long`},{field:`date`,label:`When`,text:({date:e})=>y(e)}],$e={one:`email`,many:`emails`},et=({id:e})=>e,tt=[]})))()}function rt(){let{auditTrail:e,outbox:t,settings:n}=oe(),r=v((0,A.useCallback)(async()=>(await t()).list(),[t])),i=v((0,A.useCallback)(async()=>(await e()).list(),[e])),a=n.data===`server`,o=v((0,A.useCallback)(async()=>a&&await(await t()).undelivered?.list()||it,[a,t])),s=xe([r.read.state,i.read.state,o.read.state]);return(0,j.jsxDEV)(`div`,{className:`wrap ${g.page}`,children:[(0,j.jsxDEV)(ie,{children:Ae(ke(`adminRecords`))},void 0,!1,{fileName:M,lineNumber:32,columnNumber:7},this),(0,j.jsxDEV)(`p`,{children:(0,j.jsxDEV)(`a`,{className:`alone`,href:`/admin-dashboard`,children:`Back to the Admin Dashboard`},void 0,!1,{fileName:M,lineNumber:34,columnNumber:9},this)},void 0,!1,{fileName:M,lineNumber:33,columnNumber:7},this),!s&&(0,j.jsxDEV)(c,{kind:`loading`,children:`Loading emails and the activity log…`},void 0,!1,{fileName:M,lineNumber:38,columnNumber:20},this),s&&(0,j.jsxDEV)(j.Fragment,{children:[(0,j.jsxDEV)(We,{...r},void 0,!1,{fileName:M,lineNumber:41,columnNumber:11},this),a&&(0,j.jsxDEV)(Ze,{...o},void 0,!1,{fileName:M,lineNumber:42,columnNumber:24},this),(0,j.jsxDEV)(Le,{...i},void 0,!1,{fileName:M,lineNumber:43,columnNumber:11},this)]},void 0,!0,{fileName:M,lineNumber:40,columnNumber:9},this)]},void 0,!0,{fileName:M,lineNumber:31,columnNumber:5},this)}var A,j,M,it;function at(){return(at=e((()=>{A=r(),re(),s(),Oe(),ae(),C(),Xe(),nt(),je(),we(),h(),j=i(),M=`/tmp/w/matrix/src/features/admin/AdminRecordsPage.tsx`,it=[]})))()}var N,P,F,ot,st,I,L,R,z,ct,B,V,lt,H,U,W,G,K,q,J,Y,X,Z,Q,$,ut;function dt(){return(dt=e((()=>{be(),Ne(),at(),De(),pe(),{expect:N,fn:P,screen:F,waitFor:ot,within:st}=__STORYBOOK_MODULE_TEST__,I=`2026-11-21T09:00:00.000Z`,L={date:I,from:`no-reply@localhost`,to:`margaret@example.org`,subject:`Walk on Monday`,text:`Walk at 10.`,attachments:[{filename:`users.csv`,bytes:1200}]},R=[{from:I,to:I,who:`admin@example.org`,what:`email-sent`,count:7},{from:I,to:I,who:`admin@example.org`,what:`users-deleted`,count:1}],z=e=>Ee({ports:()=>{let t=Ce(e),n=Me(e);return{auditTrail:async()=>t,outbox:async()=>n}}}),ct={title:`Screens/AdminRecords`,component:rt,parameters:{layout:`fullscreen`,...z({entries:R,mails:new Map([[`one.eml`,L]])})},decorators:[Te]},B={play:async({canvas:e,userEvent:t})=>{await e.findByText(`Emails sent`);let n=await e.findByRole(`button`,{name:`Read Walk on Monday, to margaret@example.org`});n.focus(),await t.keyboard(`{Enter}`),await F.findByText(`Walk at 10.`),await N(F.getByText(`users.csv, 1 kB`)).toBeVisible(),await t.keyboard(`{Escape}`),await N(n).toHaveFocus()}},V={parameters:z({entries:R,mails:new Map([[`one.eml`,L]]),privateMails:[I]}),play:async({canvas:e})=>{await e.findByText(`An email with a private link`),await N(e.getByText(`Not shown`)).toBeVisible(),await N(e.getAllByRole(`button`,{name:/^Read/})).toHaveLength(1)}},lt=[{id:1,to:`margaret@example.org`,subject:`You have a place at Walking Group`,state:`uncertain`,trouble:`The server stopped in the middle. It may have been sent.`,date:I},{id:2,to:`george@example.org`,subject:`Cancelled: Walking Group`,state:`failed`,trouble:`This mailbox is full.`,date:I}],H=P(async()=>void 0),U=P(async()=>void 0),W={parameters:Ee({ports:()=>{H.mockClear(),U.mockClear();let e=Ce({entries:R}),t=Me({mails:null,undelivered:{list:async()=>lt,sendAgain:H,leave:U}});return{settings:{data:`server`},auditTrail:async()=>e,outbox:async()=>t}}}),play:async({canvas:e,userEvent:t})=>{let n=st(await e.findByRole(`region`,{name:`Emails that may not have arrived`}));await n.findByText(`2 emails. Page 1 of 1.`),n.getByRole(`button`,{name:`Send again: You have a place at Walking Group, to margaret@example.org`}).focus(),await t.keyboard(`{Enter}`),await n.findByText(`You have a place at Walking Group: It is being sent again.`),await N(H).toHaveBeenCalledWith(1),await ot(()=>N(n.getByText(`1 email. Page 1 of 1.`)).toHaveFocus()),n.getByRole(`button`,{name:`Leave it: Cancelled: Walking Group, to george@example.org`}).focus(),await t.keyboard(`{Enter}`),await n.findByText(`No emails.`),await N(U).toHaveBeenCalledWith(2)}},G={parameters:z({}),play:async({canvas:e})=>{await e.findByText(`No emails.`),await e.findByText(`No entries.`)}},K={parameters:z({mails:null}),play:async({canvas:e})=>{await e.findByText(`Emails go to the mail server and are not kept here.`)}},q={parameters:z({refusal:()=>`unreachable`}),play:async({canvas:e})=>{await e.findByText(`The emails could not be loaded.`),await e.findByText(`The entries could not be loaded.`)}},J=ve,Y=_e,X=he,Z=ye,Q=me,$=ge,ut=[`Filled`,`PrivateLink`,`Undelivered`,`Empty`,`Sent`,`Failed`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('Emails sent');
    const read = await canvas.findByRole('button', {
      name: 'Read Walk on Monday, to margaret@example.org'
    });
    read.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Walk at 10.');
    await expect(page.getByText('users.csv, 1 kB')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(read).toHaveFocus();
  }
}`,...B.parameters?.docs?.source},description:{story:`An email is read in a window, and the focus comes back.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  parameters: given({
    entries,
    mails: new Map([['one.eml', mail]]),
    privateMails: [date]
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('An email with a private link');
    await expect(canvas.getByText('Not shown')).toBeVisible();
    await expect(canvas.getAllByRole('button', {
      name: /^Read/
    })).toHaveLength(1);
  }
}`,...V.parameters?.docs?.source},description:{story:`The link in a mail for a new password is for one person: of such a mail only the time is shown.`,...V.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => {
      sendAgain.mockClear();
      leave.mockClear();
      const auditTrail = createMemoryAuditTrail({
        entries
      });
      const outbox = createMemoryOutbox({
        mails: null,
        undelivered: {
          list: async () => undelivered,
          sendAgain,
          leave
        }
      });
      return {
        settings: {
          data: 'server' as const
        },
        auditTrail: async () => auditTrail,
        outbox: async () => outbox
      };
    }
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    const region = within(await canvas.findByRole('region', {
      name: 'Emails that may not have arrived'
    }));
    await region.findByText('2 emails. Page 1 of 1.');
    region.getByRole('button', {
      name: 'Send again: You have a place at Walking Group, to margaret@example.org'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await region.findByText('You have a place at Walking Group: It is being sent again.');
    await expect(sendAgain).toHaveBeenCalledWith(1);
    await waitFor(() => expect(region.getByText('1 email. Page 1 of 1.')).toHaveFocus());
    region.getByRole('button', {
      name: 'Leave it: Cancelled: Walking Group, to george@example.org'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await region.findByText('No emails.');
    await expect(leave).toHaveBeenCalledWith(2);
  }
}`,...W.parameters?.docs?.source},description:{story:`Where data is shared: one email is sent again, the other is left. The focus stays with the table.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  parameters: given({}),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('No emails.');
    await canvas.findByText('No entries.');
  }
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  parameters: given({
    mails: null
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('Emails go to the mail server and are not kept here.');
  }
}`,...K.parameters?.docs?.source},description:{story:`A mail server is set.`,...K.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  parameters: given({
    refusal: () => 'unreachable'
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('The emails could not be loaded.');
    await canvas.findByText('The entries could not be loaded.');
  }
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.highContrast`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.largeText`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`situations.narrow`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...$.parameters?.docs?.source}}}})))()}dt();export{G as Empty,q as Failed,B as Filled,J as HighContrast,X as HighContrastLargeText,Y as LargeText,Q as Narrow,$ as NarrowLargeText,V as PrivateLink,Z as RightToLeft,K as Sent,W as Undelivered,ut as __namedExportsOrder,ct as default};