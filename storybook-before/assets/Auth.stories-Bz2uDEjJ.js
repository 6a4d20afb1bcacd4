import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{i as a,n as o}from"./useAnnounce-Cov5vTN3.js";import{n as s,t as c}from"./Status-DVbrk9aA.js";import{n as l,t as u}from"./PasswordField-D06Vy-IB.js";import{n as d,t as f}from"./SelectField-DaWrhE8s.js";import{n as p,t as m}from"./TextField-Cx2HW-8x.js";import{n as h,t as g}from"./Dialog-TaC-sTtc.js";import{n as _,r as v}from"./ports-Czqoa_Yy.js";import{a as ee,r as te}from"./user-B7o7f0-P.js";import{n as ne,t as y}from"./authErrors-CYmWoL00.js";import{n as re,r as ie,t as ae}from"./useForm-CXbdbpNn.js";import{a as oe,c as se,i as ce,l as le,o as ue,r as de,u as fe}from"./situations-D6UvDOa-.js";import{a as pe,i as me,r as he}from"./screens-Cme9JxM3.js";import{a as ge,i as _e,n as ve,o as b,r as x,t as ye}from"./validation-Dob6OcxD.js";import{n as be,t as xe}from"./chunkLoadError-Dlv21y4V.js";import{n as S,t as C}from"./identity-B6ePlTc8.js";var w;function T(){return(T=e((()=>{w=`Please log in to view this content.`})))()}var E,D;function O(){return(O=e((()=>{E=`bPNemq_others`,D={others:E}})))()}async function Se(e,{mode:t,email:n,password:r,role:i},a){let o=await e.identity(),s=n.trim(),c=t===`register`,l=c?await o.createAccount(s,r):await o.signIn(s,r),u=e.clock.now().toISOString(),d=await Ce(e,l,{email:s,role:c?i:`user`,createdAt:u},c);if(!a())return await o.signOut(),null;let f={id:l.uid,username:l.email,email:l.email,role:d?.role??`user`,token:await o.idToken().catch(()=>null)??``,lastLogin:u},p=e.currentUser.set(f);e.deviceUse().then(e=>e.setDue(!0),()=>void 0),await Te(e,f);let m=d?.roleOnceShown,h=c&&i===`admin`&&f.role!==`admin`&&!m,g=[...c?[`Your account is made.`]:[],`You are logged in as ${f.email}.`];m&&g.push(`You are a User for now. You become ${ee[m]} when you have shown that this address is yours: log out, choose “Forgotten your password?” and follow the link in the email.`);let{text:_,kind:v}=we(g,h&&(d?`by the server`:`not saved`),p);return{message:{text:_,kind:m?`warning`:v}}}async function Ce(e,{uid:t},n,r){try{let i=await e.userDirectory();return(r?null:await i.read(t))??await i.create(t,n)}catch{return null}}function we(e,t,n){return t&&e.push(Ee[t]),n||e.push(`This device could not keep your login. It ends when you close this page.`),{kind:t||!n?`warning`:`success`,text:e.join(` `)}}async function Te(e,t){try{let{users:n}=await e.collections();await n.put({...t,token:``})}catch{}}var Ee;function De(){return(De=e((()=>{te(),Ee={"by the server":`Your account was made as User. Ask the people who run this site if you need to be an administrator.`,"not saved":`Your account is made, but your role could not be saved. You are a User for now.`}})))()}function Oe(e,t,n){let r=v(),[i,a]=(0,k.useState)(e),o=ie({first:{email:``,password:``,role:`user`},failureOf:()=>y(`unknown`).text,errorStays:(e,t,{text:n,isChanged:r})=>!r||b(t.email,t.password)?.text===n,focusAfterErrors:!0}),{values:s,busy:c}=o,[l,u]=(0,k.useState)(!1),d=(0,k.useRef)(!1);(0,k.useEffect)(()=>(d.current=!1,()=>{d.current=!0}),[]),(0,k.useEffect)(()=>r.currentUser.subscribe(()=>{!c&&r.currentUser.get()&&n()}),[c,n,r]);let f=(0,k.useEffectEvent)(e=>{e&&!s.email&&o.change({email:e})});(0,k.useEffect)(()=>{r.drafts().then(e=>f(e.take(A)?.email))},[r]);let p=()=>{a(i===`login`?`register`:`login`),o.change({password:``}),o.check({})},m=async()=>{try{let e=await Se(r,{mode:i,...s},()=>!d.current);e&&t(e,i)}catch(e){if(d.current)return null;if(e instanceof xe)return u(!0),null;if(!(e instanceof C))throw e;let{field:t,text:n,advice:r}=y(e.code,e.retryAfterSeconds);if(!t)return[n,r].filter(Boolean).join(` `);o.check(re({field:t,text:n}))}return null};return{form:o,mode:i,codeGone:l,switchMode:p,submit:async()=>{c||o.check(re(b(s.email,s.password)))&&await o.submit(m)},reload:async()=>{(await r.drafts()).keep(A,{email:s.email}),window.location.assign(`/?auth=${i}`)},keepForReset:()=>{r.drafts().then(e=>e.keep(`reset`,{email:s.email}))}}}var k,A;function ke(){return(ke=e((()=>{k=t(),ae(),ne(),x(),be(),S(),_(),De(),A=`auth`})))()}function Ae({mode:e,line:t,opener:n,focusAfter:r,onClose:o,onDone:s}){let l=Oe(e,s,o),{form:d,mode:p,codeGone:h}=l,_=a(),v=(0,j.useRef)(null);return(0,j.useEffect)(()=>{h&&_(`This site has been updated. Press Reload to go on.`,{urgent:!0})},[_,h]),(0,M.jsxDEV)(g,{open:!0,title:P[p],description:p===e?t:null,opener:n,focusAfter:r,onClose:o,onSubmit:()=>void l.submit(),below:(0,M.jsxDEV)(`div`,{className:D.others,children:[(0,M.jsxDEV)(i,{kind:`quiet`,onClick:()=>{l.switchMode(),_(P[p===`login`?`register`:`login`]),v.current?.focus()},children:je[p]},void 0,!1,{fileName:N,lineNumber:70,columnNumber:11},this),p===`login`&&(0,M.jsxDEV)(`a`,{className:`alone`,href:`/reset-password`,onClick:l.keepForReset,children:`Forgotten your password?`},void 0,!1,{fileName:N,lineNumber:74,columnNumber:13},this)]},void 0,!0,{fileName:N,lineNumber:69,columnNumber:9},this),actions:(0,M.jsxDEV)(M.Fragment,{children:[(0,M.jsxDEV)(i,{kind:`main`,type:`submit`,busy:d.busy?p===`login`?`Logging in…`:`Registering…`:void 0,children:P[p]},void 0,!1,{fileName:N,lineNumber:82,columnNumber:11},this),(0,M.jsxDEV)(i,{kind:`plain`,onClick:o,children:`Cancel`},void 0,!1,{fileName:N,lineNumber:89,columnNumber:11},this)]},void 0,!0,{fileName:N,lineNumber:81,columnNumber:9},this),children:[d.failure&&(0,M.jsxDEV)(c,{kind:`failed`,children:d.failure},void 0,!1,{fileName:N,lineNumber:95,columnNumber:24},this),h&&(0,M.jsxDEV)(c,{kind:`warning`,action:(0,M.jsxDEV)(i,{kind:`plain`,onClick:()=>void l.reload(),children:`Reload`},void 0,!1,{fileName:N,lineNumber:100,columnNumber:13},this),children:`This site has been updated. Press Reload to go on: your email stays, your password does not.`},void 0,!1,{fileName:N,lineNumber:97,columnNumber:9},this),(0,M.jsxDEV)(m,{ref:v,label:`Email`,hint:`For example name@example.com`,type:`email`,name:`email`,autoComplete:p===`login`?`username`:`email`,...d.field(`email`)},void 0,!1,{fileName:N,lineNumber:108,columnNumber:7},this),(0,M.jsxDEV)(u,{label:`Password`,name:`password`,autoComplete:p===`login`?`current-password`:`new-password`,rules:p===`register`?ge.map(({id:e,label:t,isMet:n})=>({id:e,label:t,met:n(d.values.password)})):[],...d.field(`password`)},p,!1,{fileName:N,lineNumber:117,columnNumber:7},this),p===`register`&&(0,M.jsxDEV)(f,{label:`Role`,name:`role`,options:Me,...d.field(`role`)},void 0,!1,{fileName:N,lineNumber:130,columnNumber:9},this)]},void 0,!0,{fileName:N,lineNumber:60,columnNumber:5},this)}var j,M,N,P,je,Me;function Ne(){return(Ne=e((()=>{j=t(),r(),h(),o(),l(),d(),s(),p(),te(),x(),O(),ke(),M=n(),N=`/tmp/w/matrix/src/features/auth/AuthDialog.tsx`,P={login:`Login`,register:`Register`},je={login:`Create an account`,register:`Already have an account?`},Me=[`user`,`admin`].map(e=>({value:e,label:ee[e]}))})))()}var F,I,L,R,z,B,Pe,V,Fe,H,U,W,G,K,q,J,Y,X,Z,Q,$,Ie;function Le(){return(Le=e((()=>{ne(),T(),x(),Ne(),S(),he(),oe(),{expect:F,fn:I,screen:L,waitFor:R,within:z}=__STORYBOOK_MODULE_TEST__,B={createAccount:()=>Promise.reject(new C(`email-already-in-use`)),signIn:()=>Promise.reject(new C(`unreachable`)),signOut:async()=>void 0,idToken:async()=>null,onStateChange:()=>()=>void 0,sendPasswordReset:async()=>void 0,confirmPasswordReset:async()=>void 0},Pe={...B,signIn:()=>Promise.reject(new C(`too-many-requests`,{retryAfterSeconds:540}))},V=I(),Fe={title:`Screens/Login and Register`,component:Ae,decorators:[pe],parameters:me({ports:()=>({identity:async()=>B,userDirectory:async()=>({create:async(e,t)=>t,read:async()=>null})})}),args:{mode:`login`,line:null,opener:null,focusAfter:()=>null,onClose:V,onDone:I()}},H={play:async({userEvent:e})=>{let t=await L.findByLabelText(`Email`);await e.type(L.getByLabelText(`Password`),`x{Enter}`),await R(()=>F(t).toHaveFocus()),await F(t).toHaveAccessibleDescription(F.stringContaining(ve)),await F(L.queryByText(_e)).toBeNull(),await e.type(t,`margaret@example{Enter}`),await F(await L.findByText(ye)).toBeVisible(),await e.keyboard(`{Escape}`),await F(V).toHaveBeenCalled()}},U={args:{mode:`register`},play:async({userEvent:e})=>{await e.type(await L.findByLabelText(`Email`),`margaret@example.org`),await e.click(L.getByRole(`button`,{name:`Already have an account?`})),await F(L.getByRole(`dialog`,{name:`Login`})).toBeVisible(),await F(L.getByLabelText(`Email`)).toHaveValue(`margaret@example.org`),await F(L.queryByLabelText(`Role`)).toBeNull(),await e.click(L.getByRole(`button`,{name:`Create an account`})),await F(L.getByLabelText(`Role`)).toHaveValue(`user`)}},W={args:{mode:`register`},play:async({userEvent:e})=>{await e.type(await L.findByLabelText(`Email`),`margaret@example.org`),await e.type(L.getByLabelText(`Password`),`Wattle123{Enter}`),await R(()=>F(L.getByLabelText(`Email`)).toHaveFocus()),await L.findByText(y(`email-already-in-use`).text)}},G={play:async({userEvent:e})=>{await e.type(await L.findByLabelText(`Email`),`margaret@example.org`),await e.type(L.getByLabelText(`Password`),`Wattle123{Enter}`),await z(L.getByRole(`dialog`)).findByText(new RegExp(y(`unreachable`).text)),await F(L.getByLabelText(`Password`)).toHaveValue(`Wattle123`)}},K={parameters:me({ports:()=>({identity:async()=>Pe})}),play:async({userEvent:e})=>{await e.type(await L.findByLabelText(`Email`),`margaret@example.org`),await e.type(L.getByLabelText(`Password`),`Wattle123{Enter}`),await z(L.getByRole(`dialog`)).findByText(/Wait 9 minutes, then try again\./)}},q={args:{line:w}},J={args:{mode:`register`},...de},Y={args:{mode:`register`},...ue},X={args:{mode:`register`},...ce},Z={args:{mode:`register`},...fe},Q={args:{mode:`register`},...se},$={args:{mode:`register`},...le},Ie=[`Login`,`Register`,`EmailInUse`,`Unreachable`,`TooManyTries`,`LoginToView`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    const email = await page.findByLabelText('Email');
    await userEvent.type(page.getByLabelText('Password'), 'x{Enter}');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(emailRequired));
    await expect(page.queryByText(passwordNeedsNumber)).toBeNull();
    await userEvent.type(email, 'margaret@example{Enter}');
    await expect(await page.findByText(emailInvalid)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalled();
  }
}`,...H.parameters?.docs?.source},description:{story:`Enter in the password field sends; the first thing that is wrong is the only one that is said.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  play: async ({
    userEvent
  }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.click(page.getByRole('button', {
      name: 'Already have an account?'
    }));
    await expect(page.getByRole('dialog', {
      name: 'Login'
    })).toBeVisible();
    await expect(page.getByLabelText('Email')).toHaveValue('margaret@example.org');
    await expect(page.queryByLabelText('Role')).toBeNull();
    await userEvent.click(page.getByRole('button', {
      name: 'Create an account'
    }));
    await expect(page.getByLabelText('Role')).toHaveValue('user');
  }
}`,...U.parameters?.docs?.source},description:{story:`Going from one form to the other keeps the address.`,...U.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  play: async ({
    userEvent
  }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.type(page.getByLabelText('Password'), 'Wattle123{Enter}');
    await waitFor(() => expect(page.getByLabelText('Email')).toHaveFocus());
    await page.findByText(authErrorMessage('email-already-in-use').text);
  }
}`,...W.parameters?.docs?.source},description:{story:`The service refuses the address: its text stands at the field, which has the focus.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  play: async ({
    userEvent
  }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.type(page.getByLabelText('Password'), 'Wattle123{Enter}');
    const dialog = within(page.getByRole('dialog'));
    await dialog.findByText(new RegExp(authErrorMessage('unreachable').text));
    await expect(page.getByLabelText('Password')).toHaveValue('Wattle123');
  }
}`,...G.parameters?.docs?.source},description:{story:`Nobody answers: what was typed is still there.`,...G.parameters?.docs?.description}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      identity: async () => limiting
    })
  }),
  play: async ({
    userEvent
  }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.type(page.getByLabelText('Password'), 'Wattle123{Enter}');
    await within(page.getByRole('dialog')).findByText(/Wait 9 minutes, then try again\\./);
  }
}`,...K.parameters?.docs?.source},description:{story:`Too many tries: the form says how long to wait.`,...K.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  args: {
    line: loginToView
  }
}`,...q.parameters?.docs?.source},description:{story:`A page that needs a login says so in the first line.`,...q.parameters?.docs?.description}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  ...situations.highContrast
}`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  ...situations.largeText
}`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  ...situations.highContrastLargeText
}`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  ...situations.rightToLeft
}`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  ...situations.narrow
}`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`{
  args: {
    mode: 'register'
  },
  ...situations.narrowLargeText
}`,...$.parameters?.docs?.source}}}})))()}Le();export{W as EmailInUse,J as HighContrast,X as HighContrastLargeText,Y as LargeText,H as Login,q as LoginToView,Q as Narrow,$ as NarrowLargeText,U as Register,Z as RightToLeft,K as TooManyTries,G as Unreachable,Ie as __namedExportsOrder,Fe as default};