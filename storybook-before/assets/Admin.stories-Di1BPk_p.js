const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./csv-mkFkziOD.js","./rolldown-runtime-sJBDdmOt.js","./EditDialog-Bw7dj9KN.js","./react-fimpM00K.js","./iframe-C0Eu83C_.js","./preload-helper-Dt5pTa-y.js","./chunk-7PIQR4A3-DUuI6D6u.js","./chunk-IMSF75WX-CjLAjAi6.js","./iframe-B-KuXNGJ.css","./Button-CUxpFmfd.js","./Icon-xtJIwLAK.js","./Icon-ZWt7TlAP.css","./buttonClass-CyLUCaXx.js","./buttonClass-BziuT1r0.css","./Status-DVbrk9aA.js","./paths-w5gsXQbh.js","./Status-BsBGkQBi.css","./SelectField-DaWrhE8s.js","./Field-wcqWjbdE.js","./useAnnounce-Cov5vTN3.js","./FieldMessage-CFbEAD10.js","./FieldMessage-Bc3hQmGD.css","./Field-BVn2hqko.css","./SelectField-COPh4Zmg.css","./TextArea-DwvbaOX-.js","./TextArea-DmFDZcLD.css","./TextField-Cx2HW-8x.js","./EditConflict-CAbYfMd3.js","./ToggleGroup-DgJXd7ge.js","./dist-CKvsOily.js","./jsx-runtime-L3xDxoJr.js","./dist-NdR6mNI2.js","./react-dom-BMsxGnrQ.js","./ToggleGroup-Bm6bhgyA.css","./EditConflict-gpg_eYLz.css","./useFormDraft-CVo2-QRk.js","./Dialog-TaC-sTtc.js","./Presence-BySo5TQh.js","./Dialog-C1h23Ecc.css","./Dialogs-B6mpPvAI.js","./formDraft-1YoymS_L.js","./ports-Czqoa_Yy.js","./useEditConflict-B6LQLwHA.js","./collection-Cu5nnyJn.js","./collectionWords-59O28wEj.js","./backupLine-B0u_Vdq8.js","./EmailDialog-DIuOIcqZ.js","./dates-ehdEqyN2.js","./Progress-CkC2fxUm.js","./Progress-CFKKwduF.css","./lazyIcons-BSkFHJ1S.js","./bulkEmailRunStore-TOEtxHc1.js","./user-B7o7f0-P.js","./listeners-DrD0OjOo.js","./Email.module-D0YgHSwz.js","./Email-DPNjY5Lg.css","./authErrors-CYmWoL00.js"])))=>i.map(i=>d[i]);
import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./preload-helper-Dt5pTa-y.js";import{t as r}from"./react-fimpM00K.js";import{n as i}from"./iframe-C0Eu83C_.js";import{n as a,t as o}from"./Icon-xtJIwLAK.js";import{n as s,t as c}from"./Button-CUxpFmfd.js";import{E as l,O as u,_ as d,d as f,f as p,s as m,t as ee}from"./paths-w5gsXQbh.js";import{i as h,n as g}from"./useAnnounce-Cov5vTN3.js";import{n as _,t as v}from"./Status-DVbrk9aA.js";import{n as y,t as te}from"./UndoMessage-D65Zs_Gl.js";import{n as ne,t as b}from"./Badge-Ce_c97Eh.js";import{a as re,c as ie,d as ae}from"./lazyIcons-BSkFHJ1S.js";import{n as oe,t as se}from"./PageTitle-Dlkg8GAr.js";import{n as ce,t as le}from"./StatCard-EZkMx7Pf.js";import{n as ue,r as de}from"./Dialogs-B6mpPvAI.js";import{n as fe,t as pe}from"./collection-Cu5nnyJn.js";import{n as me,r as he,t as ge}from"./collectionWords-59O28wEj.js";import{i as _e,n as x,r as ve}from"./ports-Czqoa_Yy.js";import{S as ye,_ as be,c as xe,d as Se,f as Ce,g as we,h as Te,m as Ee,n as De,p as Oe,r as ke,s as Ae,t as je,v as Me,x as Ne}from"./bulkEmailRunStore-TOEtxHc1.js";import{a as Pe,i as Fe,o as Ie,r as Le,t as Re}from"./user-B7o7f0-P.js";import{i as ze,n as Be,r as Ve,t as He}from"./useTable-CVxcb923.js";import{n as Ue,t as S}from"./AdminPage.module-BurYWcHe.js";import{n as We,t as Ge}from"./useLazyDialog-0NzVe52I.js";import{a as Ke,c as qe,l as Je,r as Ye,t as Xe}from"./resourceForm-Bd_mseMG.js";import{i as Ze,t as Qe}from"./ratings-YDcKnSVs.js";import{a as $e,c as et,i as tt,l as nt,o as rt,r as it,u as at}from"./situations-D6UvDOa-.js";import{i as ot,n as st,r as ct,t as lt}from"./useSettled-BSpfSyn8.js";import{J as ut,a as dt,i as C,n as ft,o as pt,q as mt,r as ht}from"./screens-Cme9JxM3.js";import{n as gt,r as _t,t as vt}from"./screens-CXNwY8q0.js";import{n as yt,r as bt,t as xt}from"./useCollection-DRLw8Lfm.js";import{r as St,s as Ct}from"./validation-Dob6OcxD.js";function wt(e={kept:!1,last:null,failed:!1}){return{state:async()=>e}}function Tt(e=()=>({outcome:`sent`,messageId:``})){let t=[],n=new Map;return{sent:t,async send(r,i){let a=n.get(i);if(a)return a;let o=/^[^\s@,]+@[^\s@,]+$/.test(r.body.to)?await e(r):{outcome:`not-sent`,text:`This is not an email address.`};if(o.outcome!==`sent`)return o;t.push(r);let s={outcome:`sent`,messageId:o.messageId||`<${t.length}@memory>`};return n.set(i,s),s}}}function Et(e){if(typeof e!=`object`||!e)return!1;let{email:t,outcome:n}=e;return typeof t==`string`&&Ot.includes(n)}function Dt(e){if(typeof e!=`object`||!e)return null;let{id:t,owner:n,mailing:r,pace:i,results:a,round:o}=e;return typeof t!=`string`||typeof n!=`string`||typeof o!=`number`||!Array.isArray(a)||!a.every(Et)?null:{id:t,owner:n,mailing:r??null,pace:i===`parallel`?`parallel`:`one-by-one`,results:Me(a),round:o}}var Ot;function kt(){return(kt=e((()=>{be(),Ot=[`waiting`,`sending`,`sent`,`not-sent`,`unknown`]})))()}function At(e=null){let t=e;return{load:e=>t?.owner===e?Dt(t):null,save(e){return t=e,`all`},clear:()=>void(t=null)}}function jt(){return(jt=e((()=>{kt()})))()}function Mt(e,t,n){let r=[{name:`title`,label:`Title`,kind:`line`,check:Bt(Ke)},{name:`category`,label:`Category`,kind:`choice`,options:qe(n).map(e=>({value:e,label:e}))},{name:`description`,label:`Description`,kind:`lines`,check:Bt(Xe)}],{title:i,category:a,description:o}=e;return{note:t,fields:r,values:{title:i,category:a,description:o}}}function Nt(e,t){return{...e,title:(t.title??e.title).trim(),category:t.category??e.category,description:(t.description??e.description).trim()}}var Pt,Ft,It,Lt,Rt,zt,Bt,Vt;function Ht(){return(Ht=e((()=>{Ee(),Ye(),Je(),[Pt,Ft,It,Lt,Rt]=Ce.resources,zt=[{...Pt,size:`short`},{...Ft},{...It},{...Lt,size:`long`},{...Rt,text:e=>Se(e.averageRating)}],Bt=e=>t=>t.trim()===``?e:null,Vt={noun:{one:`resource`,many:`resources`},nameOf:e=>e.title,details:`Its ratings go with it.`,report:`resources-deleted`}})))()}function Ut(e,t,n){let r=n.getTime()-Jt;return{users:e.length,active:e.filter(({lastLogin:e})=>Date.parse(e)>=r).length,resources:t.length,ratings:t.reduce((e,t)=>e+Ze(t).count,0),shares:qt.map(t=>({role:t,percent:e.length===0?0:Math.round(e.filter(e=>e.role===t).length*100/e.length)}))}}function Wt(e){let t=e.map(({role:e,percent:t})=>`${e} ${t}%`).join(`, `);return`${t.charAt(0).toUpperCase()}${t.slice(1)}, rounded`}var Gt,Kt,qt,Jt;function Yt(){return(Yt=e((()=>{Qe(),Gt={users:`+5.2% this month`,active:`+2.8% this week`,resources:`+12.5%`,ratings:`+8.3%`},Kt=`Example figure`,qt=[`user`,`healthcare`,`admin`],Jt=2592e6})))()}function Xt({users:e,resources:t}){let{clock:n}=ve(),r=(0,Zt.useMemo)(()=>Ut(e,t,n.now()),[e,t,n]),i=[[`users`,`Users`,u,Wt(r.shares)],[`active`,`Active users`,m,`Logged in within 30 days`],[`resources`,`Resources`,ee],[`ratings`,`Ratings`,l]];return(0,Qt.jsxDEV)(`div`,{className:S.cards,children:i.map(([e,t,n,i])=>(0,Qt.jsxDEV)(le,{label:t,value:r[e],trend:Gt[e],badge:en,details:i,icon:(0,Qt.jsxDEV)(o,{shape:n},void 0,!1,{fileName:$t,lineNumber:34,columnNumber:17},this)},e,!1,{fileName:$t,lineNumber:27,columnNumber:9},this))},void 0,!1,{fileName:$t,lineNumber:25,columnNumber:5},this)}var Zt,Qt,$t,en;function tn(){return(tn=e((()=>{Zt=r(),ne(),a(),d(),ce(),Yt(),x(),Ue(),Qt=i(),$t=`/tmp/w/matrix/src/features/admin/StatCards.tsx`,en=(0,Qt.jsxDEV)(b,{kind:`example`,children:Kt},void 0,!1,{fileName:$t,lineNumber:12,columnNumber:17},void 0)})))()}function nn(e,t,n){let{ask:r,notify:i}=de(),{auditTrail:a}=ve(),o=h(),[s,c]=(0,rn.useState)(null),[l,u]=(0,rn.useState)(null),[d,f]=(0,rn.useState)(!1),{noun:p,nameOf:m,details:ee,report:g,refuse:_=()=>null}=t,v=e=>e.length===1?m(e[0]):`${e.length} ${p.many}`,y=(e,t=null)=>{c(e),u(t)},te=e=>y(null,e);async function ne(t){if(!e)return;let o=t.filter(e=>_(e)===null),s=t.map(_).find(e=>e!==null);if(o.length===0){s&&await i(s);return}let c=o.length===1?p.one:p.many,l=await r({question:`Delete ${v(o)}?`,details:[ee,s].filter(Boolean).join(` `),confirm:`Delete ${o.length===1?c:v(o)}`,keep:`Keep ${c}`,tone:`danger`}).catch(()=>null);if(l===null)return te(`We could not ask you first, so nothing was deleted. Please try again.`);if(!l)return;let u=[],d=`This was deleted already, perhaps in another tab.`;try{let t=new Set(o.map(({id:e})=>e)),n=await e.list();for(let[r,{id:i}]of n.entries()){if(!t.has(i))continue;let a=await e.remove(i);a&&u.push({row:a,before:n[r+1]?.id??null})}}catch(e){d=he(e)}if(u.length===0)return te(d);let f=o.length-u.length,m=`${u.length===1?`Deleted`:`Deleted:`} ${v(u.map(({row:e})=>e))}.`;y({text:f>0?`${m} ${f} could not be deleted.`:m,gone:u}),n(),a().then(e=>e.report(g,u.length),()=>void 0)}async function b(){if(!s||!e)return!1;f(!0),u(null);let t=s.gone;try{for(let n=t.at(-1);n;n=t.at(-1))await e.put(n.row,{expected:null,before:n.before}),t=t.slice(0,-1);return o(`Brought back: ${v(s.gone.map(({row:e})=>e))}.`),y(null),n(),!0}catch(e){return y({...s,gone:t},he(e)),!1}finally{f(!1)}}return{deleted:s,failure:l,undoing:d,remove:ne,undo:b,fail:te,forget:()=>y(null)}}var rn;function an(){return(an=e((()=>{rn=r(),ue(),g(),me(),x()})))()}function on(e){let{saveFile:t,printTable:r,auditTrail:i}=ve(),a=h();return async function(o,s){let c=o.records.length;try{if(s===`csv`){let{toCsv:e}=await n(async()=>{let{toCsv:e}=await import(`./csv-mkFkziOD.js`).then(e=>(e.n(),e.t));return{toCsv:e}},__vite__mapDeps([0,1]),import.meta.url);(await t())({name:Oe(o,`csv`),type:`text/csv;charset=utf-8`,text:e(o.columns,o.records)}),a(`Exported ${c} rows as ${Oe(o,`csv`)}.`)}else(await r())(o)}catch{e(`The file could not be made. Please try again.`);return}i().then(e=>e.report(`export-downloaded`,Math.max(c,1)),()=>void 0)}}function sn(){return(sn=e((()=>{g(),Ee(),x(),t()})))()}function cn(e){let{heading:t,caption:n,nameField:r,columns:i,records:a,words:o,toTable:s}=e,{state:l}=a,[u,d]=a.state===`ready`?[a.records,a.collection]:[ln,null],{clock:m}=ve(),ee=(0,w.useId)(),h=(0,w.useRef)(null),g=We(dn),_=Be({columns:i,rows:u,rowId:un}),y=nn(d,o,_.reset),ne=on(y.fail),{noun:b,nameOf:re}=o,oe=()=>s(_.foundRows(),m.now());function se(e){g.open(()=>e).catch(()=>y.fail(`The form could not be fetched. Please try again.`))}function ce(){y.forget(),_.reset()}async function le(){await y.undo()&&h.current?.focus()}let{deleted:ue,failure:de}=y,fe=(0,w.useRef)({openEdit:se,remove:y.remove});(0,w.useLayoutEffect)(()=>{fe.current={openEdit:se,remove:y.remove}});let pe=(0,w.useCallback)(e=>(0,T.jsxDEV)(T.Fragment,{children:[(0,T.jsxDEV)(c,{size:`small`,icon:p,"aria-label":`Edit ${re(e)}`,onClick:()=>fe.current.openEdit(e),children:`Edit`},void 0,!1,{fileName:E,lineNumber:80,columnNumber:9},this),(0,T.jsxDEV)(c,{size:`small`,kind:`danger`,icon:ae,"aria-label":`Delete ${re(e)}`,onClick:()=>void fe.current.remove([e]),children:`Delete`},void 0,!1,{fileName:E,lineNumber:88,columnNumber:9},this)]},void 0,!0,{fileName:E,lineNumber:79,columnNumber:7},this),[re]);return(0,T.jsxDEV)(`section`,{className:S.section,"aria-labelledby":ee,children:[(0,T.jsxDEV)(`div`,{className:S.head,children:[(0,T.jsxDEV)(`h2`,{id:ee,ref:h,tabIndex:-1,children:t},void 0,!1,{fileName:E,lineNumber:125,columnNumber:9},this),u.length>0&&(0,T.jsxDEV)(`div`,{className:S.exports,role:`group`,"aria-label":`Export ${b.many}`,children:[(0,T.jsxDEV)(c,{size:`small`,icon:f,onClick:()=>void ne(oe(),`csv`),children:`Export as CSV`},void 0,!1,{fileName:E,lineNumber:130,columnNumber:13},this),(0,T.jsxDEV)(c,{size:`small`,icon:f,onClick:()=>void ne(oe(),`pdf`),children:`Export as PDF`},void 0,!1,{fileName:E,lineNumber:133,columnNumber:13},this),(0,T.jsxDEV)(c,{size:`small`,icon:ie,onClick:()=>e.onEmailExport(oe()),children:`Email the export`},void 0,!1,{fileName:E,lineNumber:136,columnNumber:13},this)]},void 0,!0,{fileName:E,lineNumber:129,columnNumber:11},this)]},void 0,!0,{fileName:E,lineNumber:124,columnNumber:7},this),a.state===`ready`&&a.damage.map(e=>(0,T.jsxDEV)(v,{kind:`warning`,appears:!0,children:ge(e,b.many)},e.movedTo,!1,{fileName:E,lineNumber:144,columnNumber:11},this)),ue&&(0,T.jsxDEV)(te,{text:ue.text,takeFocus:!0,busy:y.undoing?`Bringing it back…`:void 0,onUndo:o.isFinal?void 0:()=>void le()},void 0,!1,{fileName:E,lineNumber:149,columnNumber:9},this),de&&(0,T.jsxDEV)(v,{kind:`failed`,appears:!0,children:de},void 0,!1,{fileName:E,lineNumber:157,columnNumber:9},this),d?.Notice&&(0,T.jsxDEV)(d.Notice,{},void 0,!1,{fileName:E,lineNumber:161,columnNumber:30},this),(0,T.jsxDEV)(Ve,{table:_,caption:n,noun:b,nameField:r,state:l,onRetry:l===`failed`?a.retry:void 0,actions:pe,batch:t=>{let n=`${t.length} ${t.length===1?b.one:b.many}`,{onEmailRows:r}=e;return(0,T.jsxDEV)(T.Fragment,{children:[r&&(0,T.jsxDEV)(c,{size:`small`,kind:`main`,icon:ie,onClick:()=>r(t,_.clearSelection),children:[`Email `,n]},void 0,!0,{fileName:E,lineNumber:107,columnNumber:11},this),(0,T.jsxDEV)(c,{size:`small`,kind:`danger`,icon:ae,onClick:()=>void y.remove(t),children:[`Delete `,n]},void 0,!0,{fileName:E,lineNumber:116,columnNumber:9},this)]},void 0,!0,{fileName:E,lineNumber:105,columnNumber:7},this)}},void 0,!1,{fileName:E,lineNumber:162,columnNumber:7},this),g.render(({EditDialog:t},n,r)=>(0,T.jsxDEV)(t,{...e,row:n,rows:u,opener:r,collection:d,onSaved:ce,onClose:g.close},void 0,!1,{fileName:E,lineNumber:169,columnNumber:9},this))]},void 0,!0,{fileName:E,lineNumber:123,columnNumber:5},this)}var w,T,E,ln,un,dn;function fn(){return(fn=e((()=>{w=r(),s(),Ge(),ze(),He(),re(),d(),_(),y(),me(),x(),an(),sn(),Ue(),T=i(),t(),E=`/tmp/w/matrix/src/features/admin/TableSection.tsx`,ln=[],un=({id:e})=>e,dn=()=>n(()=>import(`./EditDialog-Bw7dj9KN.js`),__vite__mapDeps([2,1,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44]),import.meta.url)})))()}function pn(e){let t=ve(),[n]=(0,mn.useState)(()=>De(t)),r=(0,mn.useSyncExternalStore)(n.subscribe,n.get,()=>null);if((0,mn.useEffect)(()=>{e===``||n.get()||t.mailRuns().then(t=>n.restore(t.load(e)),()=>void 0)},[e,t,n]),!r||r.run.owner!==e)return null;let{running:i,run:a}=r,o=ye(a.results),s=a.results.length-o.left;return{running:i,words:i?`Sending emails: ${s} of ${a.results.length} done.`:`Your last mailing: ${Ne(o)}.`}}var mn;function hn(){return(hn=e((()=>{mn=r(),be(),x(),je()})))()}function gn(e,t){let n=(t.email??e.email).trim();return{...e,email:n,username:e.username===e.email?n:e.username,role:Fe(t.role)?t.role:e.role}}var _n,vn,yn,bn,xn,Sn,Cn,wn;function Tn(){return(Tn=e((()=>{Ee(),Le(),St(),[_n,vn,yn]=Ce.users,bn=[{..._n,size:`short`},{...vn},{...yn,text:e=>Pe[e.role]}],xn=[{name:`email`,label:`Email`,kind:`line`,check:Ct},{name:`role`,label:`Role`,kind:`choice`,options:Object.entries(Pe).map(([e,t])=>({value:e,label:t}))}],Sn=(e,t)=>({note:`This changes the list only. The account keeps its address and its role. ${t}`,fields:xn,values:{email:e.email,role:e.role}}),Cn=(e,t)=>({note:`This changes what the person may do here. The address stays. ${t}`,fields:xn.filter(({name:e})=>e===`role`),values:{role:e.role}}),wn=(e,t)=>({noun:{one:`user`,many:`users`},nameOf:e=>e.email,details:t===`server`?`This deletes the account, with its ratings, appointments and places at events. It cannot be undone.`:`This takes the row off the list. The account stays${t===`firestore`?`, as a User`:``}.`,isFinal:t===`server`,report:`users-deleted`,refuse:t=>e&&(t.id===e.id||Ie(t.email,e.email))?Re:null})})))()}function En(){let e=bt(On),t=bt(kn),r=st([e.state,t.state]),i=_e(),a=ve(),o=a.settings.data!==`local`,[s,l]=(0,Dn.useState)(null),u=We(An),[d,f]=(0,Dn.useState)(null),p=pn(i?.email??``);(0,Dn.useEffect)(()=>{n(()=>import(`./backupLine-B0u_Vdq8.js`).then(e=>e.readBackupLine),__vite__mapDeps([45,1,4,5,3,6,7,8,14,10,11,15,16]),import.meta.url).then(e=>e(a,l),()=>void 0)},[a]);let m=e=>{f(null),u.open(()=>e).catch(()=>f(`The form could not be fetched. Please try again.`))},ee=(e,t)=>m({kind:`bulk`,chosen:e.map(e=>e.email),onSent:t}),h=e=>m({kind:`export`,table:e});return(0,D.jsxDEV)(`div`,{className:`wrap ${S.page}`,children:[(0,D.jsxDEV)(se,{children:vt(_t(`admin`))},void 0,!1,{fileName:O,lineNumber:60,columnNumber:7},this),(0,D.jsxDEV)(`ul`,{className:S.links,children:[(0,D.jsxDEV)(`li`,{children:(0,D.jsxDEV)(`a`,{className:`alone`,href:`/admin-records`,children:`Email outbox and activity log`},void 0,!1,{fileName:O,lineNumber:63,columnNumber:11},this)},void 0,!1,{fileName:O,lineNumber:62,columnNumber:9},this),(0,D.jsxDEV)(`li`,{children:(0,D.jsxDEV)(`a`,{className:`alone`,href:`/admin-services`,children:`Import services`},void 0,!1,{fileName:O,lineNumber:68,columnNumber:11},this)},void 0,!1,{fileName:O,lineNumber:67,columnNumber:9},this),(0,D.jsxDEV)(`li`,{children:(0,D.jsxDEV)(`a`,{className:`alone`,href:`/admin-places`,children:`Service places`},void 0,!1,{fileName:O,lineNumber:73,columnNumber:11},this)},void 0,!1,{fileName:O,lineNumber:72,columnNumber:9},this)]},void 0,!0,{fileName:O,lineNumber:61,columnNumber:7},this),s,!r&&(0,D.jsxDEV)(v,{kind:`loading`,children:`Loading users and resources…`},void 0,!1,{fileName:O,lineNumber:79,columnNumber:20},this),e.state===`ready`&&t.state===`ready`&&(0,D.jsxDEV)(Xt,{users:e.records,resources:t.records},void 0,!1,{fileName:O,lineNumber:81,columnNumber:9},this),d&&(0,D.jsxDEV)(v,{kind:`failed`,appears:!0,children:d},void 0,!1,{fileName:O,lineNumber:84,columnNumber:9},this),p&&!u.item&&(0,D.jsxDEV)(v,{kind:p.running?`loading`:`info`,action:(0,D.jsxDEV)(c,{onClick:()=>m({kind:`results`}),children:`Show the results`},void 0,!1,{fileName:O,lineNumber:91,columnNumber:19},this),children:p.words},void 0,!1,{fileName:O,lineNumber:89,columnNumber:9},this),r&&(0,D.jsxDEV)(D.Fragment,{children:[(0,D.jsxDEV)(cn,{heading:`User Management`,caption:`Users`,nameField:`email`,columns:bn,records:e,words:wn(i,a.settings.data),toTable:we,formOf:o?Cn:Sn,withValues:gn,onEmailExport:h,onEmailRows:ee},void 0,!1,{fileName:O,lineNumber:98,columnNumber:11},this),(0,D.jsxDEV)(cn,{heading:`Resource Management`,caption:`Resources`,nameField:`title`,columns:zt,records:t,words:Vt,toTable:Te,formOf:Mt,withValues:Nt,onEmailExport:h},void 0,!1,{fileName:O,lineNumber:111,columnNumber:11},this)]},void 0,!0,{fileName:O,lineNumber:97,columnNumber:9},this),u.render(({EmailDialog:t},n,r)=>(0,D.jsxDEV)(t,{ask:n,opener:r,users:e.state===`ready`?e.records:[],onClose:u.close},void 0,!1,{fileName:O,lineNumber:126,columnNumber:9},this))]},void 0,!0,{fileName:O,lineNumber:59,columnNumber:5},this)}var Dn,D,O,On,kn,An;function jn(){return(jn=e((()=>{Dn=r(),s(),Ge(),oe(),_(),Ee(),gt(),x(),xt(),Ht(),tn(),fn(),hn(),lt(),Tn(),Ue(),D=i(),t(),O=`/tmp/w/matrix/src/features/admin/AdminPage.tsx`,On=yt(({users:e})=>e),kn=yt(({resources:e})=>e),An=()=>n(()=>import(`./EmailDialog-DIuOIcqZ.js`),__vite__mapDeps([46,1,3,4,5,6,7,8,9,10,11,12,13,15,19,14,16,20,21,17,18,22,23,24,25,26,47,48,49,50,0,35,36,32,30,31,37,38,39,40,41,51,52,53,54,55,56]),import.meta.url)})))()}var k,A,Mn,j,Nn,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q,$,Pn;function Fn(){return(Fn=e((()=>{ot(),ut(),jt(),Ae(),jn(),fe(),ht(),$e(),{expect:k,screen:A,waitFor:Mn}=__STORYBOOK_MODULE_TEST__,j=(e,t)=>()=>{let n=Tt(e&&(({body:t})=>e(t.to))),r=At(),i=ct();return{clock:pt(),mailer:async()=>n,mailRuns:async()=>r,auditTrail:async()=>i,backups:async()=>wt(t),saveFile:async()=>()=>void 0,printTable:async()=>()=>void 0}},Nn={title:`Screens/Admin`,component:En,globals:{role:`admin`},parameters:{layout:`fullscreen`,...C({ports:j()})},decorators:[dt]},M=async({canvas:e,userEvent:t})=>{(await e.findByRole(`checkbox`,{name:`Select all 7 users on this page`})).focus(),await t.keyboard(` `),(await e.findByRole(`button`,{name:`Email 7 users`})).focus(),await t.keyboard(`{Enter}`);let n=await A.findByLabelText(`Message`);await t.type(n,`Walk at 10.`),A.getByRole(`button`,{name:`Preview`}).focus(),await t.keyboard(`{Enter}`),await A.findByText(/It goes to 7 users/),A.getByRole(`button`,{name:`Send to 7 users`}).focus(),await t.keyboard(`{Enter}`)},N={play:async({canvas:e})=>{await k(await e.findByRole(`table`,{name:`Users`})).toBeVisible(),await k(await e.findByRole(`table`,{name:`Resources`})).toBeVisible(),await k(e.getAllByText(`Example figure`)).toHaveLength(4)}},P={parameters:C({ports:j(void 0,{kept:!0,last:`2026-11-02T00:00:00.000Z`,failed:!0})}),play:async({canvas:e})=>{await k(await e.findByText(/^The last backup was made \d+ days ago\. The next one could not be made\./)).toBeVisible()}},F={parameters:C({ports:()=>({...j()(),collections:()=>new Promise(()=>{})})}),play:async({canvas:e})=>{await e.findByText(`Loading users and resources…`)}},I={parameters:C({ports:()=>({...j()(),collections:()=>Promise.reject(Error(`seeded`))})}),play:async({canvas:e})=>{await e.findByText(`The users could not be loaded.`),await k(e.getAllByRole(`button`,{name:`Try again`})).toHaveLength(2)}},L={parameters:C({ports:()=>{let e={...ft(),users:mt(),resources:mt()};return{...j()(),collections:async()=>e}}}),play:async({canvas:e})=>{await k(await e.findAllByText(`0`)).toHaveLength(4)}},R={parameters:C({ports:()=>{let{users:e,...t}=ft(),n={...e,put:()=>Promise.reject(new pe(`full`))};return{...j()(),collections:async()=>({...t,users:n})}}}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Edit tom@example.org`})).focus(),await t.keyboard(`{Enter}`);let n=await A.findByLabelText(`Email`);await t.clear(n),await t.type(n,`thomas@example.org{Enter}`),await A.findByText(/^There is no room left in this browser, so nothing was saved\./),await k(n).toHaveValue(`thomas@example.org`)}},z={play:async({canvas:e,userEvent:t})=>{let[,n]=await e.findAllByRole(`button`,{name:`Email the export`});n.focus(),await t.keyboard(`{Enter}`),(await A.findByRole(`button`,{name:`Preview`})).focus(),await t.keyboard(`{Enter}`),await k((await A.findAllByText(xe))[0]).toBeVisible(),await k(A.getByRole(`group`,{name:`Send to`})).toHaveFocus()}},B={parameters:C({ports:j(e=>e.startsWith(`margaret`)?new Promise(()=>{}):{outcome:`sent`,messageId:`1`})}),play:async e=>{await M(e),await A.findByText(`3 of 7 done`),A.getByRole(`button`,{name:`Stop sending`}).focus(),await e.userEvent.keyboard(`{Enter}`),await A.findByRole(`button`,{name:`Stopping…`})}},V={parameters:C({ports:j(()=>({outcome:`wait`,seconds:540}))}),play:async e=>{await M(e),await k((await A.findAllByText(`The server asks to wait 9 minutes. Sending goes on by itself.`))[0]).toBeVisible(),A.getByRole(`button`,{name:`Stop sending`}).focus(),await e.userEvent.keyboard(`{Enter}`),await A.findByText(`Failed to send emails. Please try again.`)}},H={parameters:C({ports:j(e=>e.startsWith(`george`)?{outcome:`not-sent`,text:`This mailbox is full.`}:e.startsWith(`nina`)?{outcome:`unknown`,text:`It may have been sent.`}:{outcome:`sent`,messageId:`1`})}),play:async e=>{await M(e),await A.findByText(ke),await A.findByText(`5 sent, 1 not sent, 1 may have been sent`),await k(A.getByRole(`button`,{name:`Try this one again`})).toBeVisible()}},U={parameters:C({ports:j(e=>e.startsWith(`george`)?{outcome:`not-sent`,text:`This mailbox is full.`}:{outcome:`unknown`,text:`It may have been sent.`})}),play:async e=>{await M(e),await A.findByText(`Failed to send emails. Please try again.`),await A.findByText(`0 sent, 1 not sent, 6 may have been sent`),await k(A.queryByText(ke)).toBe(null),await k(A.getByRole(`button`,{name:`Try this one again`})).toBeVisible()}},W={parameters:C({ports:()=>{let e=At({id:`large`,owner:`admin@example.org`,mailing:null,pace:`one-by-one`,round:1,results:[{email:`margaret@example.org`,outcome:`sent`},{email:`george@example.org`,outcome:`not-sent`,text:`This mailbox is full.`}]});return{...j()(),mailRuns:async()=>e}}}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Show the results`})).focus(),await t.keyboard(`{Enter}`),await A.findByText(`This mailbox is full.`),await k(A.getByText(/^The email itself was too large to be kept\./)).toBeVisible(),await k(A.queryByRole(`button`,{name:/again$/})).toBeNull()}},G={parameters:C({ports:()=>{let e={...At(),save:()=>`results`};return{...j(()=>({outcome:`not-sent`,text:`This mailbox is full.`}))(),mailRuns:async()=>e}}}),play:async e=>{await M(e),await A.findByText(`This email is too large to be kept. Try again before you close this page or load it again.`),await k(A.getByRole(`button`,{name:`Try the 7 again`})).toBeVisible()}},K=e=>({globals:{role:`admin`,...e}}),q=K(it.globals),J=K(rt.globals),Y=K(tt.globals),X=K(at.globals),Z=K(et.globals),Q=K(nt.globals),$={parameters:C({ports:()=>({...j()(),settings:{data:`server`}})}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Delete nina@example.org`})).focus(),await t.keyboard(`{Enter}`),await A.findByText(/^This deletes the account, with its ratings, .*It cannot be undone\.$/),await t.keyboard(`{Tab}{Enter}`);let n=await e.findByRole(`group`,{name:`Deleted nina@example.org.`});await Mn(()=>k(n).toHaveFocus()),await k(e.queryByRole(`button`,{name:`Undo`})).toBeNull()}},Pn=[`Filled`,`BackupTrouble`,`Loading`,`Failed`,`Empty`,`NoRoom`,`NobodyChosen`,`Sending`,`Waiting`,`SomeNotSent`,`NoneSurelySent`,`TooLargeToKeep`,`TooLargeForLater`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`,`AccountDeleted`],N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByRole('table', {
      name: 'Users'
    })).toBeVisible();
    await expect(await canvas.findByRole('table', {
      name: 'Resources'
    })).toBeVisible();
    await expect(canvas.getAllByText('Example figure')).toHaveLength(4);
  }
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: adminPorts(undefined, {
      kept: true,
      last: '2026-11-02T00:00:00.000Z',
      failed: true
    })
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText(/^The last backup was made \\d+ days ago\\. The next one could not be made\\./)).toBeVisible();
  }
}`,...P.parameters?.docs?.source},description:{story:`The last backup is old, and the next one failed.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      ...adminPorts()(),
      collections: () => new Promise(() => {})
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('Loading users and resources…');
  }
}`,...F.parameters?.docs?.source},description:{story:`The lists are on their way.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      ...adminPorts()(),
      collections: () => Promise.reject(new Error('seeded'))
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('The users could not be loaded.');
    await expect(canvas.getAllByRole('button', {
      name: 'Try again'
    })).toHaveLength(2);
  }
}`,...I.parameters?.docs?.source},description:{story:`The lists cannot be read.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => {
      const collections = {
        ...createCollections(),
        users: createMemoryCollection<never>(),
        resources: createMemoryCollection<never>()
      };
      return {
        ...adminPorts()(),
        collections: async () => collections
      };
    }
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findAllByText('0')).toHaveLength(4);
  }
}`,...L.parameters?.docs?.source},description:{story:`No users and no resources.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => {
      const {
        users,
        ...others
      } = createCollections();
      const full = {
        ...users,
        put: () => Promise.reject(new CollectionError('full'))
      };
      return {
        ...adminPorts()(),
        collections: async () => ({
          ...others,
          users: full
        })
      };
    }
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Edit tom@example.org'
    })).focus();
    await userEvent.keyboard('{Enter}');
    const email = await page.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'thomas@example.org{Enter}');
    await page.findByText(/^There is no room left in this browser, so nothing was saved\\./);
    await expect(email).toHaveValue('thomas@example.org');
  }
}`,...R.parameters?.docs?.source},description:{story:`A storage that is full keeps the form open, with what was typed.`,...R.parameters?.docs?.description}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const [, button] = await canvas.findAllByRole('button', {
      name: 'Email the export'
    });
    button!.focus();
    await userEvent.keyboard('{Enter}');
    (await page.findByRole('button', {
      name: 'Preview'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await expect((await page.findAllByText(noRecipients))[0]).toBeVisible();
    await expect(page.getByRole('group', {
      name: 'Send to'
    })).toHaveFocus();
  }
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: adminPorts(to => to.startsWith('margaret') ? new Promise(() => {}) : {
      outcome: 'sent',
      messageId: '1'
    })
  }),
  play: async context => {
    await sendToAll(context);
    await page.findByText('3 of 7 done');
    page.getByRole('button', {
      name: 'Stop sending'
    }).focus();
    await context.userEvent.keyboard('{Enter}');
    await page.findByRole('button', {
      name: 'Stopping…'
    });
  }
}`,...B.parameters?.docs?.source},description:{story:`Three have it, the fourth is under way.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: adminPorts(() => ({
      outcome: 'wait',
      seconds: 540
    }))
  }),
  play: async context => {
    await sendToAll(context);
    await expect((await page.findAllByText('The server asks to wait 9 minutes. Sending goes on by itself.'))[0]).toBeVisible();
    // Nobody has to wait for the end of the wait.
    page.getByRole('button', {
      name: 'Stop sending'
    }).focus();
    await context.userEvent.keyboard('{Enter}');
    await page.findByText('Failed to send emails. Please try again.');
  }
}`,...V.parameters?.docs?.source},description:{story:`The server asks to wait.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: adminPorts(to => {
      if (to.startsWith('george')) return {
        outcome: 'not-sent',
        text: 'This mailbox is full.'
      };
      if (to.startsWith('nina')) return {
        outcome: 'unknown',
        text: 'It may have been sent.'
      };
      return {
        outcome: 'sent',
        messageId: '1'
      };
    })
  }),
  play: async context => {
    await sendToAll(context);
    await page.findByText(bulkCompleted);
    await page.findByText('5 sent, 1 not sent, 1 may have been sent');
    await expect(page.getByRole('button', {
      name: 'Try this one again'
    })).toBeVisible();
  }
}`,...H.parameters?.docs?.source},description:{story:`Sent, not sent and perhaps sent.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: adminPorts(to => to.startsWith('george') ? {
      outcome: 'not-sent',
      text: 'This mailbox is full.'
    } : {
      outcome: 'unknown',
      text: 'It may have been sent.'
    })
  }),
  play: async context => {
    await sendToAll(context);
    await page.findByText('Failed to send emails. Please try again.');
    await page.findByText('0 sent, 1 not sent, 6 may have been sent');
    await expect(page.queryByText(bulkCompleted)).toBe(null);
    await expect(page.getByRole('button', {
      name: 'Try this one again'
    })).toBeVisible();
  }
}`,...U.parameters?.docs?.source},description:{story:`Perhaps sent is not surely sent.`,...U.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => {
      const mailRuns = createMemoryBulkEmailRuns({
        id: 'large',
        owner: 'admin@example.org',
        mailing: null,
        pace: 'one-by-one',
        round: 1,
        results: [{
          email: 'margaret@example.org',
          outcome: 'sent'
        }, {
          email: 'george@example.org',
          outcome: 'not-sent',
          text: 'This mailbox is full.'
        }]
      });
      return {
        ...adminPorts()(),
        mailRuns: async () => mailRuns
      };
    }
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Show the results'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('This mailbox is full.');
    await expect(page.getByText(/^The email itself was too large to be kept\\./)).toBeVisible();
    await expect(page.queryByRole('button', {
      name: /again$/
    })).toBeNull();
  }
}`,...W.parameters?.docs?.source},description:{story:`After a reload: a mailing that was too large to be kept has its results, and no way to be tried again.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => {
      const mailRuns = {
        ...createMemoryBulkEmailRuns(),
        save: () => 'results' as const
      };
      const refuse = adminPorts(() => ({
        outcome: 'not-sent',
        text: 'This mailbox is full.'
      }));
      return {
        ...refuse(),
        mailRuns: async () => mailRuns
      };
    }
  }),
  play: async context => {
    await sendToAll(context);
    await page.findByText('This email is too large to be kept. Try again before you close this page or load it again.');
    await expect(page.getByRole('button', {
      name: 'Try the 7 again'
    })).toBeVisible();
  }
}`,...G.parameters?.docs?.source},description:{story:`A mailing for which there is no room: it can be tried again until the page is closed.`,...G.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`asAdmin(situations.highContrast.globals)`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`asAdmin(situations.largeText.globals)`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`asAdmin(situations.highContrastLargeText.globals)`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`asAdmin(situations.rightToLeft.globals)`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`asAdmin(situations.narrow.globals)`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`asAdmin(situations.narrowLargeText.globals)`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      ...adminPorts()(),
      settings: {
        data: 'server'
      }
    })
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Delete nina@example.org'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText(/^This deletes the account, with its ratings, .*It cannot be undone\\.$/);
    await userEvent.keyboard('{Tab}{Enter}');
    const message = await canvas.findByRole('group', {
      name: 'Deleted nina@example.org.'
    });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(canvas.queryByRole('button', {
      name: 'Undo'
    })).toBeNull();
  }
}`,...$.parameters?.docs?.source},description:{story:`On the product's own server the rows are accounts: whoever deletes one is asked so, and cannot undo it.`,...$.parameters?.docs?.description}}}})))()}Fn();export{$ as AccountDeleted,P as BackupTrouble,L as Empty,I as Failed,N as Filled,q as HighContrast,Y as HighContrastLargeText,J as LargeText,F as Loading,Z as Narrow,Q as NarrowLargeText,R as NoRoom,z as NobodyChosen,U as NoneSurelySent,X as RightToLeft,B as Sending,H as SomeNotSent,G as TooLargeForLater,W as TooLargeToKeep,V as Waiting,Pn as __namedExportsOrder,Nn as default};