const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Tomorrow-DQp9OzxA.js","./rolldown-runtime-sJBDdmOt.js","./react-fimpM00K.js","./iframe-C0Eu83C_.js","./preload-helper-Dt5pTa-y.js","./chunk-7PIQR4A3-DUuI6D6u.js","./chunk-IMSF75WX-CjLAjAi6.js","./iframe-B-KuXNGJ.css","./ports-Czqoa_Yy.js","./appointmentWords-ZFX-f_QF.js","./dates-ehdEqyN2.js","./appointment---Du2uu0.js","./user-B7o7f0-P.js","./parse-6sulpQ9Y.js","./useLiveQuery-d0DEEGDH.js","./liveQuery-CCGRxKpv.js","./BelowTheFold-DPJmn5DA.js","./Icon-xtJIwLAK.js","./Icon-ZWt7TlAP.css","./paths-w5gsXQbh.js","./Status-DVbrk9aA.js","./Status-BsBGkQBi.css","./Card-CrU8vH3s.js","./Card-BrGPmTXE.css","./homeResource-CuGCtdpw.js","./Picture-iiR89zbo.js","./BelowTheFold-BEHLcKOe.css"])))=>i.map(i=>d[i]);
import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./preload-helper-Dt5pTa-y.js";import{t as r}from"./react-fimpM00K.js";import{n as i}from"./iframe-C0Eu83C_.js";import{n as ee,t as a}from"./Icon-xtJIwLAK.js";import{n as te,t as ne}from"./buttonClass-CyLUCaXx.js";import{_ as re,d as ie}from"./paths-w5gsXQbh.js";import{n as ae,t as oe}from"./Badge-Ce_c97Eh.js";import{n as se,t as ce}from"./PageTitle-Dlkg8GAr.js";import{i as le,n as ue}from"./ports-Czqoa_Yy.js";import{a as de,r as fe}from"./user-B7o7f0-P.js";import{i as pe,n as me,r as he}from"./homeResource-CuGCtdpw.js";import{n as ge,t as _e}from"./Picture-iiR89zbo.js";import{a as ve,c as ye,i as be,l as xe,o as Se,r as Ce,u as we}from"./situations-D6UvDOa-.js";import{a as Te,d as o,i as s,o as Ee,r as De,t as Oe,u as ke}from"./screens-Cme9JxM3.js";import{n as Ae,r as je,t as Me}from"./screens-CXNwY8q0.js";import{n as Ne,t as Pe}from"./lazyWithPreload-13AGaLmv.js";var c,l,u,d,f,p;function m(){return(m=e((()=>{c=`pjqrsW_hero`,l=`pjqrsW_lead`,u=`pjqrsW_note`,d=`pjqrsW_picture`,f=`pjqrsW_words`,p={hero:c,lead:l,note:u,picture:d,words:f}})))()}function Fe(){return(0,h.jsxDEV)(`div`,{className:p.hero,children:[(0,h.jsxDEV)(_e,{name:`hero`,className:p.picture},void 0,!1,{fileName:g,lineNumber:13,columnNumber:7},this),(0,h.jsxDEV)(`div`,{className:`wrap ${p.words}`,children:[(0,h.jsxDEV)(ce,{size:`hero`,children:Me(je(`home`))},void 0,!1,{fileName:g,lineNumber:15,columnNumber:9},this),(0,h.jsxDEV)(`p`,{className:p.lead,children:`Health information, local services and good company. For older Australians and the people who care for them.`},void 0,!1,{fileName:g,lineNumber:16,columnNumber:9},this),(0,h.jsxDEV)(`p`,{children:(0,h.jsxDEV)(`a`,{className:ne(`main`),href:`/leaflet.pdf`,download:!0,children:[(0,h.jsxDEV)(a,{shape:ie},void 0,!1,{fileName:g,lineNumber:22,columnNumber:13},this),` Download Leaflet`]},void 0,!0,{fileName:g,lineNumber:21,columnNumber:11},this)},void 0,!1,{fileName:g,lineNumber:20,columnNumber:9},this),(0,h.jsxDEV)(`p`,{className:p.note,children:[`PDF, 2 pages. `,(0,h.jsxDEV)(`a`,{href:`/leaflet`,children:`Read it as a web page`},void 0,!1,{fileName:g,lineNumber:26,columnNumber:25},this)]},void 0,!0,{fileName:g,lineNumber:25,columnNumber:9},this)]},void 0,!0,{fileName:g,lineNumber:14,columnNumber:7},this)]},void 0,!0,{fileName:g,lineNumber:12,columnNumber:5},this)}var h,g;function _(){return(_=e((()=>{te(),ee(),re(),se(),Ae(),ge(),m(),h=i(),g=`/tmp/w/matrix/src/features/home/Hero.tsx`})))()}var v,y,b,x,S;function C(){return(C=e((()=>{v=`ubl8TW_next`,y=`ubl8TW_welcome`,b=`ubl8TW_who`,x=`ubl8TW_words`,S={next:v,welcome:y,who:b,words:x}})))()}function Ie({user:e}){return(0,T.jsxDEV)(`div`,{className:`wrap ${S.welcome}`,children:[(0,T.jsxDEV)(`p`,{className:S.words,children:`Welcome`},void 0,!1,{fileName:E,lineNumber:26,columnNumber:7},this),(0,T.jsxDEV)(`p`,{className:S.who,children:[e.email,` `,(0,T.jsxDEV)(oe,{children:de[e.role]},void 0,!1,{fileName:E,lineNumber:28,columnNumber:22},this)]},void 0,!0,{fileName:E,lineNumber:27,columnNumber:7},this),(0,T.jsxDEV)(`div`,{className:S.next,children:[(0,T.jsxDEV)(w.Suspense,{children:(0,T.jsxDEV)(O,{user:e},void 0,!1,{fileName:E,lineNumber:32,columnNumber:11},this)},void 0,!1,{fileName:E,lineNumber:31,columnNumber:9},this),D]},void 0,!0,{fileName:E,lineNumber:30,columnNumber:7},this)]},void 0,!0,{fileName:E,lineNumber:25,columnNumber:5},this)}var w,T,E,D,O;function k(){return(k=e((()=>{w=r(),ae(),fe(),Pe(),C(),T=i(),t(),E=`/tmp/w/matrix/src/features/home/Welcome.tsx`,D=(0,T.jsxDEV)(`p`,{children:(0,T.jsxDEV)(`a`,{className:`alone`,href:`/profile`,children:`Your appointments`},void 0,!1,{fileName:E,lineNumber:9,columnNumber:5},void 0)},void 0,!1,{fileName:E,lineNumber:8,columnNumber:3},void 0),O=Ne(()=>n(()=>import(`./Tomorrow-DQp9OzxA.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]),import.meta.url),e=>e.Tomorrow,()=>null)})))()}var A,j;function M(){return(M=e((()=>{A=`_7JvQVq_welcome`,j={welcome:A}})))()}function Le(){return(0,P.jsxDEV)(`p`,{className:`wrap`,children:`The news could not be loaded. Check your connection, then load this page again.`},void 0,!1,{fileName:F,lineNumber:22,columnNumber:5},this)}function Re(){let e=le();return(0,P.jsxDEV)(P.Fragment,{children:[(0,P.jsxDEV)(`div`,{className:j.welcome,children:e&&(0,P.jsxDEV)(Ie,{user:e},void 0,!1,{fileName:F,lineNumber:38,columnNumber:48},this)},void 0,!1,{fileName:F,lineNumber:38,columnNumber:7},this),(0,P.jsxDEV)(Fe,{},void 0,!1,{fileName:F,lineNumber:39,columnNumber:7},this),L]},void 0,!0,{fileName:F,lineNumber:37,columnNumber:5},this)}var N,P,F,I,L;function R(){return(R=e((()=>{N=r(),ue(),_(),k(),M(),P=i(),t(),F=`/tmp/w/matrix/src/features/home/HomePage.tsx`,I=(0,N.lazy)(()=>n(()=>import(`./BelowTheFold-DPJmn5DA.js`).then(e=>e.BelowTheFold),__vite__mapDeps([16,1,2,3,4,5,6,7,17,18,19,20,21,22,23,8,24,25,26]),import.meta.url).then(e=>({default:e}),()=>document.getElementById(`news`)?new Promise(()=>{}):{default:Le})),L=(0,P.jsxDEV)(N.Suspense,{children:(0,P.jsxDEV)(I,{},void 0,!1,{fileName:F,lineNumber:29,columnNumber:5},void 0)},void 0,!1,{fileName:F,lineNumber:28,columnNumber:3},void 0)})))()}var z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q;function $(){return($=e((()=>{me(),R(),ke(),De(),ve(),{expect:z}=__STORYBOOK_MODULE_TEST__,B={title:`Screens/Home`,component:Re,parameters:{layout:`fullscreen`},decorators:[Te]},V={play:async({canvas:e,userEvent:t})=>{await e.findByRole(`link`,{name:`Living well with arthritis`}),await t.tab(),await z(e.getByRole(`link`,{name:`Download Leaflet`})).toHaveFocus(),await t.tab(),await t.tab(),await z(e.getByRole(`link`,{name:o[0].title})).toHaveFocus()}},H={parameters:s({ports:()=>({clock:Ee()})}),play:async({canvas:e})=>{await e.findByText(he),await z(e.queryByRole(`link`,{name:`Living well with arthritis`})).toBeNull()}},U=Promise.resolve({news:o,homeResources:[]}),W={parameters:s({ports:()=>({content:{...Oe,frontPage:()=>U}})}),play:async({canvas:e})=>{await e.findByText(pe)}},G={globals:{role:`user`},play:async({canvas:e})=>{await z(e.getByText(`margaret@example.org`)).toBeVisible()}},K=Ce,q=Se,J=be,Y=we,X=ye,Z=xe,Q=[`Filled`,`Loading`,`Empty`,`User`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('link', {
      name: 'Living well with arthritis'
    });
    await userEvent.tab();
    await expect(canvas.getByRole('link', {
      name: 'Download Leaflet'
    })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', {
      name: news[0]!.title
    })).toHaveFocus();
  }
}`,...V.parameters?.docs?.source},description:{story:`The first stop is the leaflet, then each item leads to the thing itself.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      clock: stoppedClock()
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(loadingResources);
    await expect(canvas.queryByRole('link', {
      name: 'Living well with arthritis'
    })).toBeNull();
  }
}`,...H.parameters?.docs?.source},description:{story:`The resources are on their way: their room is kept, and nothing in it can be reached.`,...H.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      content: {
        ...content,
        frontPage: () => noneFound
      }
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(noResources);
  }
}`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'user'
  },
  play: async ({
    canvas
  }) => {
    await expect(canvas.getByText('margaret@example.org')).toBeVisible();
  }
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`situations.highContrast`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`situations.largeText`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`situations.narrow`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...Z.parameters?.docs?.source}}}})))()}$();export{W as Empty,V as Filled,K as HighContrast,J as HighContrastLargeText,q as LargeText,H as Loading,X as Narrow,Z as NarrowLargeText,Y as RightToLeft,G as User,Q as __namedExportsOrder,B as default};