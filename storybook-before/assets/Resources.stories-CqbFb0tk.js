const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./ResourceDialog-sUD8YIAw.js","./rolldown-runtime-sJBDdmOt.js","./react-fimpM00K.js","./iframe-C0Eu83C_.js","./preload-helper-Dt5pTa-y.js","./chunk-7PIQR4A3-DUuI6D6u.js","./chunk-IMSF75WX-CjLAjAi6.js","./iframe-B-KuXNGJ.css","./Button-CUxpFmfd.js","./Icon-xtJIwLAK.js","./Icon-ZWt7TlAP.css","./buttonClass-CyLUCaXx.js","./buttonClass-BziuT1r0.css","./Status-DVbrk9aA.js","./paths-w5gsXQbh.js","./Status-BsBGkQBi.css","./SelectField-DaWrhE8s.js","./Field-wcqWjbdE.js","./useAnnounce-Cov5vTN3.js","./FieldMessage-CFbEAD10.js","./FieldMessage-Bc3hQmGD.css","./Field-BVn2hqko.css","./SelectField-COPh4Zmg.css","./TextArea-DwvbaOX-.js","./TextArea-DmFDZcLD.css","./TextField-Cx2HW-8x.js","./dates-ehdEqyN2.js","./EditConflict-CAbYfMd3.js","./ToggleGroup-DgJXd7ge.js","./dist-CKvsOily.js","./jsx-runtime-L3xDxoJr.js","./dist-NdR6mNI2.js","./react-dom-BMsxGnrQ.js","./ToggleGroup-Bm6bhgyA.css","./EditConflict-gpg_eYLz.css","./useFormDraft-CVo2-QRk.js","./Dialog-TaC-sTtc.js","./Presence-BySo5TQh.js","./Dialog-C1h23Ecc.css","./Dialogs-B6mpPvAI.js","./formDraft-1YoymS_L.js","./ports-Czqoa_Yy.js","./useEditConflict-B6LQLwHA.js","./collection-Cu5nnyJn.js","./collectionWords-59O28wEj.js","./ErrorSummary-CeBebq_q.js","./ErrorSummary-CneAZRYZ.css","./useForm-CXbdbpNn.js","./resourceForm-Bd_mseMG.js","./parse-6sulpQ9Y.js","./ResourceReading-pjASe57b.js","./SaveButton-ZaWjaSj3.js","./SaveButton-BfN5IaU6.css","./PageTitle-Dlkg8GAr.js","./PageTitle-BNgx0xrE.css","./saves-SmN40BxE.js","./chunk-6KYCQHYJ-De4GdBL8.js","./windowTitle-BCbbnKKf.js","./ratings-YDcKnSVs.js","./user-B7o7f0-P.js","./ResourceRating-CY3bFZv3.js","./StarAverage-B0XInlym.js","./StarAverage-B7b7IHs9.css","./StarRating-22kVcDML.js","./StarRating-BoUG14nS.css","./Badge-Ce_c97Eh.js","./Badge-CbtMVdmH.css","./foldText-D3zeMB2x.js","./ResourceRating-Vkt0gK_u.css","./helpNumber-ArhB-fWA.js","./ResourceReading-CDdsiPVK.css","./AdminBlock-VoqdgZRg.js","./OutcomeMessage-D-KPaaVT.js","./UndoMessage-D65Zs_Gl.js","./UndoMessage-DDsSRQWo.css","./useOutcome-BWrSw1o9.js","./newResource-CcY1_H43.js","./AdminBlock-DBJW40SI.css"])))=>i.map(i=>d[i]);
import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./preload-helper-Dt5pTa-y.js";import{t as r}from"./react-fimpM00K.js";import{n as i}from"./iframe-C0Eu83C_.js";import{n as a,t as o}from"./Button-CUxpFmfd.js";import{_ as s,f as ee}from"./paths-w5gsXQbh.js";import{n as c,t as l}from"./SaveButton-ZaWjaSj3.js";import{i as u,n as d}from"./useAnnounce-Cov5vTN3.js";import{n as f,t as p}from"./Status-DVbrk9aA.js";import{n as m,t as te}from"./SearchField-DAwCAGbG.js";import{n as ne,t as h}from"./SelectField-DaWrhE8s.js";import{n as re,t as ie}from"./Card-CrU8vH3s.js";import{n as ae,t as oe}from"./PageTitle-Dlkg8GAr.js";import{n as se,t as ce}from"./collectionWords-59O28wEj.js";import{i as le,n as ue,r as de}from"./ports-Czqoa_Yy.js";import{n as fe,t as pe}from"./useLazyDialog-0NzVe52I.js";import{n as me,t as he}from"./saves-SmN40BxE.js";import{n as ge,r as _e}from"./homeResource-CuGCtdpw.js";import{r as ve,t as ye}from"./newResource-CcY1_H43.js";import{a as be,c as xe,l as Se,r as Ce,t as we}from"./resourceForm-Bd_mseMG.js";import{i as Te,o as Ee,r as De,t as Oe}from"./chunk-6KYCQHYJ-De4GdBL8.js";import{n as ke,t as Ae}from"./ratings-YDcKnSVs.js";import{_ as je,a as Me,b as Ne,c as Pe,d as Fe,f as Ie,g as Le,h as Re,i as ze,l as Be,m as Ve,n as He,o as Ue,p as We,r as Ge,s as Ke,t as qe,u as Je,v as Ye,x as Xe,y as Ze}from"./ResourceRating-CY3bFZv3.js";import{a as Qe,c as $e,d as et,i as tt,l as nt,o as rt,r as it,s as at,u as ot}from"./situations-D6UvDOa-.js";import{J as st,a as ct,c as lt,i as ut,l as dt,n as ft,q as pt,r as mt,s as ht}from"./screens-Cme9JxM3.js";import{n as gt,r as _t,t as vt}from"./screens-CXNwY8q0.js";import{n as yt,r as bt,t as xt}from"./useCollection-DRLw8Lfm.js";import{n as St,t as Ct}from"./lazyWithPreload-13AGaLmv.js";var wt,Tt,Et;function Dt(){return(Dt=e((()=>{wt=`Q5oIcq_rating`,Tt=`Q5oIcq_save`,Et={rating:wt,save:Tt}})))()}function Ot({resource:e,note:t,onEdit:n,...r}){let{id:i,title:a,description:s,type:c}=e,u=Xe(i),d=me(`resource`,e);return(0,g.jsxDEV)(ie,{level:2,title:a,href:u,badge:(0,g.jsxDEV)(Pe,{resource:e},void 0,!1,{fileName:_,lineNumber:34,columnNumber:14},this),actions:(0,g.jsxDEV)(g.Fragment,{children:[(0,g.jsxDEV)(l,{className:Et.save,title:a,...d},void 0,!1,{fileName:_,lineNumber:37,columnNumber:11},this),r.role===`admin`&&(0,g.jsxDEV)(o,{icon:ee,size:`small`,"aria-label":`Edit ${a}`,onClick:()=>n(e),children:`Edit`},void 0,!1,{fileName:_,lineNumber:39,columnNumber:13},this)]},void 0,!0,{fileName:_,lineNumber:36,columnNumber:9},this),children:[s&&(0,g.jsxDEV)(`p`,{children:s},void 0,!1,{fileName:_,lineNumber:46,columnNumber:23},this),c===`video`&&(0,g.jsxDEV)(Je,{title:a,wordsAt:u},void 0,!1,{fileName:_,lineNumber:47,columnNumber:28},this),t&&(0,g.jsxDEV)(p,{kind:`success`,children:t},void 0,!1,{fileName:_,lineNumber:48,columnNumber:16},this),(0,g.jsxDEV)(`div`,{className:Et.rating,children:(0,g.jsxDEV)(qe,{resource:e,...r},void 0,!1,{fileName:_,lineNumber:50,columnNumber:9},this)},void 0,!1,{fileName:_,lineNumber:49,columnNumber:7},this)]},void 0,!0,{fileName:_,lineNumber:30,columnNumber:5},this)}var kt,g,_,At;function jt(){return(jt=e((()=>{kt=r(),a(),re(),s(),c(),f(),he(),Ze(),Fe(),Dt(),Be(),He(),g=i(),_=`/tmp/w/matrix/src/features/resources/ResourceCard.tsx`,At=(0,kt.memo)(Ot)})))()}var Mt,Nt,Pt,Ft,It,Lt,v;function Rt(){return(Rt=e((()=>{Mt=`wEzV2q_bar`,Nt=`wEzV2q_cards`,Pt=`wEzV2q_category`,Ft=`wEzV2q_count`,It=`wEzV2q_head`,Lt=`wEzV2q_soft`,v={bar:Mt,cards:Nt,category:Pt,count:Ft,head:It,soft:Lt}})))()}function zt({list:e,saved:t,...n}){let{filter:r,shown:i,left:a,line:s,isFiltered:ee,change:c}=e,l=(0,Bt.useRef)(null);(0,Bt.useLayoutEffect)(()=>{if(!l.current)return;let{after:e}=l.current;l.current=null;let t=i[e?i.indexOf(e)+1:0];t&&Ye(t.id)},[i]);let u=()=>{l.current={after:i.at(-1)},e.showMore()},d=()=>{l.current={after:void 0},e.clear()},f=[{value:``,label:`All categories`},...e.categories.map(e=>({value:e,label:e}))],{Notice:m}=n.collection;return(0,y.jsxDEV)(y.Fragment,{children:[m&&(0,y.jsxDEV)(m,{},void 0,!1,{fileName:b,lineNumber:47,columnNumber:18},this),(0,y.jsxDEV)(`div`,{className:v.bar,children:[(0,y.jsxDEV)(`p`,{className:v.count,children:s},void 0,!1,{fileName:b,lineNumber:49,columnNumber:9},this),(0,y.jsxDEV)(`div`,{className:v.category,children:(0,y.jsxDEV)(h,{label:`Category`,options:f,value:r.category,onChange:e=>c({category:e.currentTarget.value})},void 0,!1,{fileName:b,lineNumber:51,columnNumber:11},this)},void 0,!1,{fileName:b,lineNumber:50,columnNumber:9},this)]},void 0,!0,{fileName:b,lineNumber:48,columnNumber:7},this),n.role!==null&&ke({role:n.role})&&(0,y.jsxDEV)(`p`,{className:v.soft,children:`Your ratings: ${n.collection.storageNotice}`},void 0,!1,{fileName:b,lineNumber:60,columnNumber:9},this),i.length>0?(0,y.jsxDEV)(`ul`,{className:v.cards,children:i.map(e=>(0,y.jsxDEV)(`li`,{children:(0,y.jsxDEV)(At,{resource:e,note:t?.id===e.id?t.text:null,...n},void 0,!1,{fileName:b,lineNumber:66,columnNumber:15},this)},e.id,!1,{fileName:b,lineNumber:65,columnNumber:13},this))},void 0,!1,{fileName:b,lineNumber:63,columnNumber:9},this):ee?(0,y.jsxDEV)(p,{kind:`empty`,action:(0,y.jsxDEV)(o,{onClick:d,children:`Show all resources`},void 0,!1,{fileName:b,lineNumber:75,columnNumber:38},this),children:[s,`. Try a shorter word, or look at all resources.`]},void 0,!0,{fileName:b,lineNumber:75,columnNumber:9},this):(0,y.jsxDEV)(p,{kind:`empty`,children:`There are no resources yet.`},void 0,!1,{fileName:b,lineNumber:79,columnNumber:9},this),a>0&&(0,y.jsxDEV)(`p`,{children:(0,y.jsxDEV)(o,{onClick:u,children:e.isFirst?`Show all resources`:`Show ${Math.min(a,24)} more`},void 0,!1,{fileName:b,lineNumber:83,columnNumber:11},this)},void 0,!1,{fileName:b,lineNumber:82,columnNumber:9},this),i.some(({sample:e,ratings:t})=>e&&t.length>0)&&(0,y.jsxDEV)(`p`,{className:v.soft,children:`The ratings that were here at the start are examples.`},void 0,!1,{fileName:b,lineNumber:89,columnNumber:9},this)]},void 0,!0,{fileName:b,lineNumber:46,columnNumber:5},this)}var Bt,y,b;function Vt(){return(Vt=e((()=>{Bt=r(),a(),ne(),f(),Ae(),Re(),Ze(),jt(),Rt(),y=i(),b=`/tmp/w/matrix/src/features/resources/ResourceCards.tsx`})))()}function Ht({stored:e,list:t,children:n}){return(0,x.jsxDEV)(x.Fragment,{children:[(0,x.jsxDEV)(`div`,{className:v.head,children:[(0,x.jsxDEV)(oe,{lead:Wt,children:vt(_t(`resources`))},void 0,!1,{fileName:S,lineNumber:32,columnNumber:9},this),(0,x.jsxDEV)(te,{label:`Search resources`,action:Ne,value:t.filter.words,onChange:e=>t.change({words:e}),onSearch:t.say},void 0,!1,{fileName:S,lineNumber:33,columnNumber:9},this)]},void 0,!0,{fileName:S,lineNumber:31,columnNumber:7},this),e.state===`loading`&&Gt,e.state===`failed`&&(0,x.jsxDEV)(p,{kind:`failed`,appears:!0,action:(0,x.jsxDEV)(o,{onClick:e.retry,children:`Try again`},void 0,!1,{fileName:S,lineNumber:43,columnNumber:47},this),children:`The resources could not be loaded. Check your connection, then try again.`},void 0,!1,{fileName:S,lineNumber:43,columnNumber:9},this),e.state===`ready`&&(0,x.jsxDEV)(Ut.Suspense,{fallback:Gt,children:n},void 0,!1,{fileName:S,lineNumber:47,columnNumber:36},this)]},void 0,!0,{fileName:S,lineNumber:30,columnNumber:5},this)}var Ut,x,S,Wt,Gt;function Kt(){return(Kt=e((()=>{Ut=r(),a(),ae(),m(),f(),ge(),gt(),Ze(),Rt(),x=i(),S=`/tmp/w/matrix/src/features/resources/ResourceList.tsx`,Wt=`General information. Talk to your doctor about your own health.`,Gt=(0,x.jsxDEV)(p,{kind:`loading`,children:_e},void 0,!1,{fileName:S,lineNumber:25,columnNumber:24},void 0)})))()}var qt,Jt,Yt;function Xt(){return(Xt=e((()=>{qt=`Z_ph7W_frame`,Jt=`Z_ph7W_page`,Yt={frame:qt,page:Jt}})))()}function Zt(){let e=u(),t=fe($t),{open:n,close:r}=t,[i,a]=(0,Qt.useState)(null),o=(0,Qt.useRef)(null),s=(0,Qt.useCallback)(e=>{o.current=null,a(null),n(()=>e).catch(e=>a(()=>{throw e}))},[n]);return{dialog:t,saved:i,edit:s,editNew:e=>{s(e),o.current=e.id},done:t=>{if(r(),!t)return;let n=`Saved: ${t.title}.`;o.current=t.id,a({id:t.id,text:n}),e(n)},focusAfter:()=>o.current===null?null:je(o.current)??document.querySelector(`h1`)}}var Qt,$t;function en(){return(en=e((()=>{Qt=r(),pe(),d(),Ze(),t(),$t=()=>n(()=>import(`./ResourceDialog-sUD8YIAw.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49]),import.meta.url)})))()}function tn(e,t){let{clock:n}=de(),r=u(),[i,a]=(0,C.useState)({...rn,words:t}),[o,s]=(0,C.useState)(6),[ee,c]=(0,C.useState)(24),l=(0,C.useMemo)(()=>xe(e),[e]),d=i.words.trim()!==``||i.category!==``,f=(0,C.useMemo)(()=>d?Ve(e):null,[d,e]),p=(0,C.useMemo)(()=>f?We(f,i):e,[i,f,e]),m=d?ee:o,te=p.slice(0,m),ne=p.length-te.length,h=Ie(te.length,p.length,i),re=(0,C.useRef)({filter:i,line:h}),ie=()=>{re.current={filter:i,line:h},r(h)};(0,C.useEffect)(()=>{if(re.current.filter===i)re.current.line=h;else return n.after(nn,()=>{re.current={filter:i,line:h},r(h)})},[r,n,i,h]);let ae=e=>{a(t=>{let n={...t,...e};return n.words===t.words&&n.category===t.category?t:n}),c(24)};return{filter:i,categories:l,shown:te,left:ne,line:h,isFiltered:d,isFirst:!d&&o===6,change:ae,showMore:()=>{(d?c:s)(m+24),r(Ie(Math.min(m+24,p.length),p.length,i))},say:ie,clear:()=>ae(rn)}}var C,nn,rn;function an(){return(an=e((()=>{C=r(),d(),Se(),Re(),ue(),nn=800,rn={words:``,category:``}})))()}function on(e){let t=Ee(),n=(0,sn.useRef)(e),r=(0,sn.useRef)(!1);return(0,sn.useEffect)(()=>{let i=n.current;if(n.current=e,e!==null||i===null)return;let a=r.current||t===Oe.Pop;r.current=!1,a&&Ye(Number(i))||(window.scrollTo(0,0),document.querySelector(`h1`)?.focus({preventScroll:!0}))},[e,t]),()=>{r.current=!0}}var sn;function cn(){return(cn=e((()=>{sn=r(),De(),Ze()})))()}function ln(){let e=bt(fn),t=e.state===`ready`?e.records:hn,n=le(),r=new URLSearchParams(Te().search),i=r.get(`item`),[a,o]=(0,dn.useState)(null),s=tn((0,dn.useMemo)(()=>un(t,a),[t,a]),r.get(`q`)??``),{dialog:ee,saved:c,edit:l,editNew:u,done:d,focusAfter:f}=Zt(),m=on(i);(0,dn.useEffect)(()=>{pn.preload().catch(()=>void 0)},[]);let te=e=>{o(e.id),s.clear(),u(e)},ne={onEdit:l,email:n?.email??null,role:n?.role??null};return(0,w.jsxDEV)(`div`,{className:Yt.frame,children:(0,w.jsxDEV)(`div`,{className:`wrap ${Yt.page}`,children:[e.state===`ready`&&e.damage.map(e=>(0,w.jsxDEV)(p,{kind:`warning`,appears:!0,children:ce(e,`resources`)},e.movedTo,!1,{fileName:T,lineNumber:92,columnNumber:13},this)),(0,w.jsxDEV)(dn.Suspense,{fallback:Gt,children:(()=>{if(i===null||e.state!==`ready`)return(0,w.jsxDEV)(Ht,{stored:e,list:s,children:e.state===`ready`&&(0,w.jsxDEV)(w.Fragment,{children:[n?.role===`admin`&&(0,w.jsxDEV)(mn,{collection:e.collection,onAdded:te},void 0,!1,{fileName:T,lineNumber:68,columnNumber:42},this),(0,w.jsxDEV)(zt,{list:s,saved:c,collection:e.collection,...ne},void 0,!1,{fileName:T,lineNumber:69,columnNumber:15},this)]},void 0,!0,{fileName:T,lineNumber:67,columnNumber:13},this)},void 0,!1,{fileName:T,lineNumber:65,columnNumber:9},this);let r=t.find(({id:e})=>String(e)===i);return(0,w.jsxDEV)(pn,{resource:r,note:c&&String(c.id)===i?c.text:null,collection:e.collection,onBack:m,...ne},i,!1,{fileName:T,lineNumber:77,columnNumber:7},this)})()},void 0,!1,{fileName:T,lineNumber:96,columnNumber:9},this),ee.render(({ResourceDialog:t},n,r)=>e.state===`ready`&&(0,w.jsxDEV)(t,{resource:n,collection:e.collection,opener:r,focusAfter:f,onDone:d},void 0,!1,{fileName:T,lineNumber:100,columnNumber:15},this))]},void 0,!0,{fileName:T,lineNumber:89,columnNumber:7},this)},void 0,!1,{fileName:T,lineNumber:88,columnNumber:5},this)}function un(e,t){let n=e.find(e=>e.id===t);return n?[n,...e.filter(e=>e!==n)]:e}var dn,w,T,fn,pn,mn,hn;function gn(){return(gn=e((()=>{dn=r(),De(),f(),se(),Ct(),ue(),xt(),Vt(),Kt(),Xt(),en(),an(),cn(),w=i(),t(),T=`/tmp/w/matrix/src/features/resources/ResourcesPage.tsx`,fn=yt(({resources:e})=>e),pn=St(()=>n(()=>import(`./ResourceReading-pjASe57b.js`),__vite__mapDeps([50,1,2,3,4,5,6,7,9,10,8,11,12,14,51,29,30,31,32,52,13,15,26,53,54,55,56,57,58,59,60,61,62,63,18,64,65,66,39,37,44,43,41,67,68,69,70]),import.meta.url),e=>e.ResourceReading),mn=St(()=>n(()=>import(`./AdminBlock-VoqdgZRg.js`),__vite__mapDeps([71,1,4,2,3,5,6,7,8,9,10,11,12,14,72,13,15,73,18,74,44,43,75,76,77]),import.meta.url),e=>e.AdminBlock),hn=[]})))()}var E,_n,D,vn,yn,O,k,A,bn,j,xn,M,N,P,F,I,Sn,L,R,z,Cn,B,V,H,U,wn,W,G,Tn,En,K,q,Dn,J,Y,X,Z,On,kn,An,jn,Mn,Q,$,Nn;function Pn(){return(Pn=e((()=>{st(),ge(),Ge(),Ce(),ye(),Re(),gn(),lt(),mt(),Qe(),{expect:E,screen:_n,waitFor:D,within:vn}=__STORYBOOK_MODULE_TEST__,yn=dt(ht),O=yn[0],A=(e={},t=`/resources`)=>ut({address:t,ports:()=>(k=pt({records:yn,...e}),{collections:async()=>({...ft(),resources:k})})}),bn={title:`Screens/Resources`,component:ln,parameters:{layout:`fullscreen`,...A()},globals:{role:`user`},decorators:[ct]},j={role:`admin`},xn=e=>e.getAllByRole(`listitem`),M={play:async({canvas:e,userEvent:t})=>{await e.findByText(`Showing 6 of 10 resources`),await E(xn(e)).toHaveLength(6),e.getByRole(`button`,{name:`Show all resources`}).focus(),await t.keyboard(`{Enter}`),await E(e.getByText(`Showing 10 of 10 resources`)).toBeVisible(),await E(e.getByRole(`link`,{name:`Sleeping better`})).toHaveFocus(),await E(e.queryByRole(`button`,{name:`Show all resources`})).toBeNull()}},N={play:async({canvas:e,userEvent:t})=>{await e.findByText(`Showing 6 of 10 resources`),await t.type(e.getByRole(`searchbox`,{name:`Search resources`}),` HEATSTROKE`),await E(e.getByText(`1 resource found for “HEATSTROKE”`)).toBeVisible(),await E(e.getByRole(`link`,{name:`Staying cool in hot weather`})).toBeVisible()}},P={play:async({canvas:e,userEvent:t})=>{await t.selectOptions(await e.findByLabelText(`Category`),`Emergency Care`),await e.findByText(`Showing 2 of 2 resources found in Emergency Care`)}},F={play:async({canvas:e,userEvent:t})=>{await e.findByText(`Showing 6 of 10 resources`),await t.type(e.getByRole(`searchbox`,{name:`Search resources`}),`zzzzzz`),(await e.findByRole(`button`,{name:`Show all resources`})).focus(),await t.keyboard(`{Enter}`),await E(e.getByRole(`link`,{name:O.title})).toHaveFocus(),await E(e.getByRole(`searchbox`,{name:`Search resources`})).toHaveValue(``)}},I={parameters:ut({ports:()=>({collections:()=>new Promise(()=>{})})}),play:async({canvas:e})=>{await e.findByText(_e)}},Sn=!1,L={parameters:ut({ports:()=>{Sn=!1;let e=ft();return{collections:()=>Sn?Promise.resolve(e):Promise.reject(Error(`seeded`))}}}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Try again`})).focus(),Sn=!0,await t.keyboard(`{Enter}`),await e.findByText(`Showing 6 of 10 resources`)}},R={parameters:A({records:[]}),play:async({canvas:e})=>{await e.findByText(`There are no resources yet.`)}},z={parameters:A({damage:[{key:`resources`,movedTo:`resources.broken`,kept:10}]}),play:async({canvas:e})=>{await e.findByText(/We put them aside and kept the other 10/)}},Cn=async(e,t)=>vn(await e.findByRole(`group`,{name:`Rate: ${t}`})),B={play:async({canvas:e,userEvent:t})=>{let n=await Cn(e,`Feeling low or lonely?`);n.getByRole(`radio`,{name:`1 star`}).focus(),await t.keyboard(`{End}{Enter}`),await n.findByText(Ue),await e.findByText(`Average 5.0 out of 5, from 1 rating`),await E((await k.get(4))?.ratings).toEqual([{userId:`margaret@example.org`,rating:5,timestamp:ht.toISOString()}]),n.getByRole(`button`,{name:`Undo`}).focus(),await t.keyboard(`{Enter}`),await n.findByText(`Your rating was taken back.`),await E(await k.get(4)).toMatchObject({ratings:[],averageRating:null})}},V={play:async({canvas:e,userEvent:t})=>{let n=await Cn(e,O.title),r=await k.get(1),i={userId:`nina@example.org`,rating:1,timestamp:``};await k.put({...r,ratings:[...r.ratings,i]}),n.getByRole(`radio`,{name:`4 stars`}).focus(),await t.keyboard(`{Home}{Enter}`),await n.findByText(Ke),await e.findByText(`Average 2.8 out of 5, from 4 ratings`),n.getByRole(`button`,{name:`Undo`}).focus(),await t.keyboard(`{Enter}`),await n.findByText(`Your rating is as it was before.`),await e.findByText(`Average 3.5 out of 5, from 4 ratings`)}},H={parameters:A({refuse:()=>`full`}),play:async({canvas:e,userEvent:t})=>{let n=await Cn(e,O.title);n.getByRole(`radio`,{name:`4 stars`}).focus(),await t.keyboard(`{End}{Enter}`),await n.findByText(/There is no room left in this browser/),await E(n.getByRole(`radio`,{name:`4 stars`})).toBeChecked()}},U={globals:{role:`visitor`},play:async({canvas:e})=>{await E(await e.findAllByText(ze)).toHaveLength(6),await E(e.getByText(`Average 4.3 out of 5, from 3 ratings`)).toBeVisible(),await E(e.queryAllByRole(`radio`)).toEqual([])}},wn={globals:{role:`healthcare`},play:async({canvas:e})=>{await E(await e.findAllByText(Me)).toHaveLength(3),await E(e.queryAllByRole(`radio`)).toEqual([]),await E(e.queryByText(ze)).toBeNull()}},W={play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`Play Video: Strength and balance at home`});n.focus(),await t.keyboard(`{Enter}`);let r=await _n.findByRole(`alertdialog`,{name:Le(`Strength and balance at home`)});await E(vn(r).getByRole(`link`,{name:`Read the words`})).toHaveAttribute(`href`,`/resources?item=2`),await t.keyboard(`{Enter}`),await D(()=>E(n).toHaveFocus())}},G={parameters:A({},`/resources?item=4`),play:async({canvas:e})=>{await e.findByRole(`heading`,{level:1,name:`Feeling low or lonely?`}),await E(e.getByRole(`link`,{name:`13 11 14`})).toHaveAttribute(`href`,`tel:131114`),await E(e.getByText(/Checked on 20 November 2026\./)).toBeVisible(),await E(e.getByRole(`group`,{name:`Rate: Feeling low or lonely?`})).toBeVisible()}},Tn={parameters:A({},`/resources?item=2`),play:async({canvas:e})=>{await e.findByRole(`heading`,{level:2,name:`The words of this video`})}},En={parameters:A({},`/resources?item=999`),play:async({canvas:e})=>{await e.findByRole(`heading`,{level:1,name:`We could not find that resource`})}},K=async()=>vn(await _n.findByRole(`dialog`)),q={globals:j,play:async({canvas:e,userEvent:t})=>{await e.findByRole(`heading`,{level:2,name:`Administrator Dashboard`}),e.getByRole(`button`,{name:`Add New Resource`}).focus(),await t.keyboard(`{Enter}`);let n=await K(),r=n.getByRole(`textbox`,{name:`Title`});await D(()=>E(r).toHaveFocus()),await E(r).toHaveValue(ve),await t.clear(r),await t.keyboard(`{Enter}`),await E(await n.findByRole(`link`,{name:be})).toBeVisible(),await t.click(n.getByRole(`link`,{name:we})),await t.keyboard(`Brush twice a day.`),await t.type(r,`Healthy teeth{Enter}`),await D(()=>E(e.getByRole(`link`,{name:`Healthy teeth`})).toHaveFocus()),await E(e.getByText(`Saved: Healthy teeth.`)).toBeVisible(),await E(await k.get(11)).toMatchObject({type:`text`,ratings:[],averageRating:null})}},Dn={globals:j,play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Edit ${O.title}`})).focus(),await t.keyboard(`{Enter}`),await E(await _n.findByRole(`dialog`,{name:`Edit ${O.title}`})).toBeVisible(),await E((await K()).getByLabelText(`Text`)).toHaveValue(O.body)}},J={globals:j,play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`Edit ${O.title}`});n.focus(),await t.keyboard(`{Enter}`);let r=(await K()).getByRole(`textbox`,{name:`Title`});await t.type(r,` and gout{Escape}`);let i=await _n.findByRole(`alertdialog`,{name:`Leave without saving?`});await t.click(vn(i).getByRole(`button`,{name:`Keep writing`})),await D(()=>E(r).toHaveFocus()),await D(()=>E(i).not.toBeInTheDocument()),await t.keyboard(`{Escape}`),await t.click(await _n.findByRole(`button`,{name:`Leave without saving`})),await D(()=>E(n).toHaveFocus()),await E(await k.get(1)).toEqual(O)}},Y={globals:j,play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Edit ${O.title}`})).focus(),await t.keyboard(`{Enter}`);let n=await K();await k.put({...O,title:`Arthritis and you`,ratings:[]}),await t.type(n.getByRole(`textbox`,{name:`Title`}),` today{Enter}`);let r=await n.findByRole(`group`,{name:/“Arthritis and you” was changed in another tab/});await E(r).toHaveFocus(),await E(r).toHaveTextContent(/Now: Arthritis and you.*You wrote: .* today/),n.getByRole(`button`,{name:`Save`}).focus(),await t.keyboard(`{Enter}`),await e.findByText(`Saved: ${O.title} today.`),await E(await k.get(1)).toMatchObject({title:`${O.title} today`,ratings:[]})}},X={globals:j,parameters:A({refuse:()=>`full`}),play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`Edit ${O.title}`})).focus(),await t.keyboard(`{Enter}`);let n=await K();await t.type(n.getByRole(`textbox`,{name:`Title`}),` today{Enter}`),await n.findByText(/There is no room left in this browser/),await E(n.getByRole(`textbox`,{name:`Title`})).toHaveValue(`${O.title} today`)}},Z={parameters:A({records:Array.from({length:1e4},(e,t)=>({...O,id:t+1,title:`Number ${t+1}`}))}),play:async({canvas:e,userEvent:t})=>{await e.findByText(`Showing 6 of 10,000 resources`),await E(xn(e)).toHaveLength(6),await t.click(e.getByRole(`button`,{name:`Show all resources`})),await e.findByText(`Showing 30 of 10,000 resources`),await t.type(e.getByRole(`searchbox`,{name:`Search resources`}),`number 99`),await e.findByText(`Showing 24 of 111 resources found for “number 99”`),await t.click(e.getByRole(`button`,{name:`Show 24 more`})),await E(xn(e)).toHaveLength(48)}},On={parameters:A({records:[{...O,title:at,description:et,category:et}]})},kn=it,An=rt,jn=tt,Mn={globals:{role:`user`,...ot.globals}},Q=$e,$=nt,Nn=`Filled.Search.Category.NothingFound.Loading.CouldNotBeLoaded.Empty.Damaged.FirstRating.LaterRating.RatingNotSaved.LoginEnded.HealthcareWorker.PlayVideo.Article.Video.NotThere.AddNewResource.Editing.LeaveAsked.ChangedElsewhere.NotSaved.TenThousand.LongWords.HighContrast.LargeText.HighContrastLargeText.RightToLeft.Narrow.NarrowLargeText`.split(`.`),M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('Showing 6 of 10 resources');
    await expect(cards(canvas)).toHaveLength(6);
    canvas.getByRole('button', {
      name: 'Show all resources'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Showing 10 of 10 resources')).toBeVisible();
    await expect(canvas.getByRole('link', {
      name: 'Sleeping better'
    })).toHaveFocus();
    await expect(canvas.queryByRole('button', {
      name: 'Show all resources'
    })).toBeNull();
  }
}`,...M.parameters?.docs?.source},description:{story:`Six cards, then all; the focus goes on to the seventh.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('Showing 6 of 10 resources');
    await userEvent.type(canvas.getByRole('searchbox', {
      name: 'Search resources'
    }), ' HEATSTROKE');
    await expect(canvas.getByText('1 resource found for “HEATSTROKE”')).toBeVisible();
    await expect(canvas.getByRole('link', {
      name: 'Staying cool in hot weather'
    })).toBeVisible();
  }
}`,...N.parameters?.docs?.source},description:{story:`A search runs over all of them, at each key.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Category'), 'Emergency Care');
    await canvas.findByText('Showing 2 of 2 resources found in Emergency Care');
  }
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('Showing 6 of 10 resources');
    await userEvent.type(canvas.getByRole('searchbox', {
      name: 'Search resources'
    }), 'zzzzzz');
    (await canvas.findByRole('button', {
      name: 'Show all resources'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', {
      name: arthritis.title
    })).toHaveFocus();
    await expect(canvas.getByRole('searchbox', {
      name: 'Search resources'
    })).toHaveValue('');
  }
}`,...F.parameters?.docs?.source},description:{story:`One button leads back to all of them, and the focus to the first.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      collections: () => new Promise<never>(() => {})
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(loadingResources);
  }
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => {
      reachable = false;
      const collections = createCollections();
      return {
        collections: () => reachable ? Promise.resolve(collections) : Promise.reject(new Error('seeded'))
      };
    }
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: 'Try again'
    })).focus();
    reachable = true;
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Showing 6 of 10 resources');
  }
}`,...L.parameters?.docs?.source},description:{story:`A second try does it.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  parameters: resources({
    records: []
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('There are no resources yet.');
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  parameters: resources({
    damage: [{
      key: 'resources',
      movedTo: 'resources.broken',
      kept: 10
    }]
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(/We put them aside and kept the other 10/);
  }
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const stars = await starsOf(canvas, 'Feeling low or lonely?');
    stars.getByRole('radio', {
      name: '1 star'
    }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await stars.findByText(ratingThanks);
    await canvas.findByText('Average 5.0 out of 5, from 1 rating');
    await expect((await shelf.get(4))?.ratings).toEqual([{
      userId: 'margaret@example.org',
      rating: 5,
      timestamp: storyDay.toISOString()
    }]);
    stars.getByRole('button', {
      name: 'Undo'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await stars.findByText('Your rating was taken back.');
    await expect(await shelf.get(4)).toMatchObject({
      ratings: [],
      averageRating: null
    });
  }
}`,...B.parameters?.docs?.source},description:{story:`By keyboard: Tab to the stars, End, Enter; then the rating is taken back.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const stars = await starsOf(canvas, arthritis.title);
    const seen = (await shelf.get(1))!;
    const theirs = {
      userId: 'nina@example.org',
      rating: 1,
      timestamp: ''
    };
    await shelf.put({
      ...seen,
      ratings: [...seen.ratings, theirs]
    });
    stars.getByRole('radio', {
      name: '4 stars'
    }).focus();
    await userEvent.keyboard('{Home}{Enter}');
    await stars.findByText(ratingUpdated);
    await canvas.findByText('Average 2.8 out of 5, from 4 ratings');
    stars.getByRole('button', {
      name: 'Undo'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await stars.findByText('Your rating is as it was before.');
    await canvas.findByText('Average 3.5 out of 5, from 4 ratings');
  }
}`,...V.parameters?.docs?.source},description:{story:`A second rating takes the place of the first; another tab rates at the same time and loses nothing.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  parameters: resources({
    refuse: () => 'full'
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    const stars = await starsOf(canvas, arthritis.title);
    stars.getByRole('radio', {
      name: '4 stars'
    }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await stars.findByText(/There is no room left in this browser/);
    await expect(stars.getByRole('radio', {
      name: '4 stars'
    })).toBeChecked();
  }
}`,...H.parameters?.docs?.source},description:{story:`The storage is full: the stars go back to what is kept.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'visitor'
  },
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findAllByText(loginToRate)).toHaveLength(6);
    await expect(canvas.getByText('Average 4.3 out of 5, from 3 ratings')).toBeVisible();
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
  }
}`,...U.parameters?.docs?.source},description:{story:`Nobody is logged in any more: the average stays, the stars go.`,...U.parameters?.docs?.description}}},wn.parameters={...wn.parameters,docs:{...wn.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'healthcare'
  },
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findAllByText(noRatingsYet)).toHaveLength(3);
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
    await expect(canvas.queryByText(loginToRate)).toBeNull();
  }
}`,...wn.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const button = await canvas.findByRole('button', {
      name: 'Play Video: Strength and balance at home'
    });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const notice = await page.findByRole('alertdialog', {
      name: playingVideo('Strength and balance at home')
    });
    await expect(within(notice).getByRole('link', {
      name: 'Read the words'
    })).toHaveAttribute('href', '/resources?item=2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  }
}`,...W.parameters?.docs?.source},description:{story:`The text of the notice, and the way to the words of the film.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  parameters: resources({}, '/resources?item=4'),
  play: async ({
    canvas
  }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'Feeling low or lonely?'
    });
    await expect(canvas.getByRole('link', {
      name: '13 11 14'
    })).toHaveAttribute('href', 'tel:131114');
    await expect(canvas.getByText(/Checked on 20 November 2026\\./)).toBeVisible();
    await expect(canvas.getByRole('group', {
      name: 'Rate: Feeling low or lonely?'
    })).toBeVisible();
  }
}`,...G.parameters?.docs?.source},description:{story:`An article: its phone numbers call, and it can be rated here as well.`,...G.parameters?.docs?.description}}},Tn.parameters={...Tn.parameters,docs:{...Tn.parameters?.docs,source:{originalSource:`{
  parameters: resources({}, '/resources?item=2'),
  play: async ({
    canvas
  }) => {
    await canvas.findByRole('heading', {
      level: 2,
      name: 'The words of this video'
    });
  }
}`,...Tn.parameters?.docs?.source}}},En.parameters={...En.parameters,docs:{...En.parameters?.docs,source:{originalSource:`{
  parameters: resources({}, '/resources?item=999'),
  play: async ({
    canvas
  }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'We could not find that resource'
    });
  }
}`,...En.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  globals: admin,
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('heading', {
      level: 2,
      name: 'Administrator Dashboard'
    });
    canvas.getByRole('button', {
      name: 'Add New Resource'
    }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await form();
    const title = dialog.getByRole('textbox', {
      name: 'Title'
    });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue(newResourceTitle);
    await userEvent.clear(title);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('link', {
      name: titleMissing
    })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', {
      name: descriptionMissing
    }));
    await userEvent.keyboard('Brush twice a day.');
    await userEvent.type(title, 'Healthy teeth{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', {
      name: 'Healthy teeth'
    })).toHaveFocus());
    await expect(canvas.getByText('Saved: Healthy teeth.')).toBeVisible();
    await expect(await shelf.get(11)).toMatchObject({
      type: 'text',
      ratings: [],
      averageRating: null
    });
  }
}`,...q.parameters?.docs?.source},description:{story:`Added, shown at once, and open for editing; what is missing is said first.`,...q.parameters?.docs?.description}}},Dn.parameters={...Dn.parameters,docs:{...Dn.parameters?.docs,source:{originalSource:`{
  globals: admin,
  play: async ({
    canvas,
    userEvent
  }) => {
    const edit = await canvas.findByRole('button', {
      name: \`Edit \${arthritis.title}\`
    });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('dialog', {
      name: \`Edit \${arthritis.title}\`
    })).toBeVisible();
    await expect((await form()).getByLabelText('Text')).toHaveValue(arthritis.body);
  }
}`,...Dn.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  globals: admin,
  play: async ({
    canvas,
    userEvent
  }) => {
    const edit = await canvas.findByRole('button', {
      name: \`Edit \${arthritis.title}\`
    });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const title = (await form()).getByRole('textbox', {
      name: 'Title'
    });
    await userEvent.type(title, ' and gout{Escape}');
    const question = await page.findByRole('alertdialog', {
      name: 'Leave without saving?'
    });
    await userEvent.click(within(question).getByRole('button', {
      name: 'Keep writing'
    }));
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', {
      name: 'Leave without saving'
    }));
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(await shelf.get(1)).toEqual(arthritis);
  }
}`,...J.parameters?.docs?.source},description:{story:`Esc with something typed asks first; keeping on goes back to the box.`,...J.parameters?.docs?.description}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  globals: admin,
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: \`Edit \${arthritis.title}\`
    })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await form();
    await shelf.put({
      ...arthritis,
      title: 'Arthritis and you',
      ratings: []
    });
    await userEvent.type(dialog.getByRole('textbox', {
      name: 'Title'
    }), ' today{Enter}');
    const both = await dialog.findByRole('group', {
      name: /“Arthritis and you” was changed in another tab/
    });
    await expect(both).toHaveFocus();
    await expect(both).toHaveTextContent(/Now: Arthritis and you.*You wrote: .* today/);
    dialog.getByRole('button', {
      name: 'Save'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(\`Saved: \${arthritis.title} today.\`);
    await expect(await shelf.get(1)).toMatchObject({
      title: \`\${arthritis.title} today\`,
      ratings: []
    });
  }
}`,...Y.parameters?.docs?.source},description:{story:`Another tab saved first: this is said, and the second press decides. A rating from there is no reason to ask.`,...Y.parameters?.docs?.description}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  globals: admin,
  parameters: resources({
    refuse: () => 'full'
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    (await canvas.findByRole('button', {
      name: \`Edit \${arthritis.title}\`
    })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await form();
    await userEvent.type(dialog.getByRole('textbox', {
      name: 'Title'
    }), ' today{Enter}');
    await dialog.findByText(/There is no room left in this browser/);
    await expect(dialog.getByRole('textbox', {
      name: 'Title'
    })).toHaveValue(\`\${arthritis.title} today\`);
  }
}`,...X.parameters?.docs?.source},description:{story:`What could not be saved stays in the form.`,...X.parameters?.docs?.description}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`{
  parameters: resources({
    records: Array.from({
      length: 10_000
    }, (_, index) => ({
      ...arthritis,
      id: index + 1,
      title: \`Number \${index + 1}\`
    }))
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('Showing 6 of 10,000 resources');
    await expect(cards(canvas)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', {
      name: 'Show all resources'
    }));
    await canvas.findByText('Showing 30 of 10,000 resources');
    await userEvent.type(canvas.getByRole('searchbox', {
      name: 'Search resources'
    }), 'number 99');
    await canvas.findByText('Showing 24 of 111 resources found for “number 99”');
    await userEvent.click(canvas.getByRole('button', {
      name: 'Show 24 more'
    }));
    await expect(cards(canvas)).toHaveLength(48);
  }
}`,...Z.parameters?.docs?.source},description:{story:`Ten thousand: six are drawn, then some more at a time.`,...Z.parameters?.docs?.description}}},On.parameters={...On.parameters,docs:{...On.parameters?.docs,source:{originalSource:`{
  parameters: resources({
    records: [{
      ...arthritis,
      title: situations.longWords,
      description: situations.unbreakable,
      category: situations.unbreakable
    }]
  })
}`,...On.parameters?.docs?.source}}},kn.parameters={...kn.parameters,docs:{...kn.parameters?.docs,source:{originalSource:`situations.highContrast`,...kn.parameters?.docs?.source}}},An.parameters={...An.parameters,docs:{...An.parameters?.docs,source:{originalSource:`situations.largeText`,...An.parameters?.docs?.source}}},jn.parameters={...jn.parameters,docs:{...jn.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...jn.parameters?.docs?.source}}},Mn.parameters={...Mn.parameters,docs:{...Mn.parameters?.docs,source:{originalSource:`{
  globals: {
    role: 'user',
    ...situations.rightToLeft.globals
  }
}`,...Mn.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`situations.narrow`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...$.parameters?.docs?.source}}}})))()}Pn();export{q as AddNewResource,G as Article,P as Category,Y as ChangedElsewhere,L as CouldNotBeLoaded,z as Damaged,Dn as Editing,R as Empty,M as Filled,B as FirstRating,wn as HealthcareWorker,kn as HighContrast,jn as HighContrastLargeText,An as LargeText,V as LaterRating,J as LeaveAsked,I as Loading,U as LoginEnded,On as LongWords,Q as Narrow,$ as NarrowLargeText,X as NotSaved,En as NotThere,F as NothingFound,W as PlayVideo,H as RatingNotSaved,Mn as RightToLeft,N as Search,Z as TenThousand,Tn as Video,Nn as __namedExportsOrder,bn as default};