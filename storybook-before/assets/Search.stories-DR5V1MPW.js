import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Button-CUxpFmfd.js";import{i as a,n as o}from"./useAnnounce-Cov5vTN3.js";import{n as s,t as c}from"./Status-DVbrk9aA.js";import{n as l,t as ee}from"./SearchField-DAwCAGbG.js";import{c as u,u as d}from"./dates-ehdEqyN2.js";import{n as f,t as te}from"./TextPage-BG3VhTBn.js";import{n as ne,t as p}from"./collectionWords-59O28wEj.js";import{n as re,r as ie}from"./ports-Czqoa_Yy.js";import{i as ae,t as oe}from"./serviceLocation-KL5o-7O0.js";import{n as se,r as ce}from"./appointment---Du2uu0.js";import{i as le,r as ue,t as de}from"./appointmentWords-ZFX-f_QF.js";import{a as fe,c as pe}from"./event-BimChtun.js";import{t as me}from"./foldText-D3zeMB2x.js";import{a as he,i as ge,n as _e,r as ve,t as ye}from"./words-CPsaI6dq.js";import{n as be,r as xe}from"./eventTimeWords-B4BDn67z.js";import{n as Se,t as Ce}from"./liveQuery-CCGRxKpv.js";import{a as we,i as Te,r as Ee}from"./chunk-6KYCQHYJ-De4GdBL8.js";import{n as De,t as Oe}from"./windowTitle-BCbbnKKf.js";import{a as ke,c as Ae,i as je,l as Me,o as Ne,r as Pe,u as Fe}from"./situations-D6UvDOa-.js";import{a as Ie,g as Le,h as Re,i as m,n as h,r as ze,s as g,t as _}from"./screens-Cme9JxM3.js";import{i as Be,n as v,r as Ve,t as He}from"./screens-CXNwY8q0.js";function Ue(e){return[...(e??``).trim()].slice(0,200).join(``).trim()}function We(){return(We=e((()=>{})))()}var Ge,Ke,qe,Je,Ye,Xe,y;function b(){return(b=e((()=>{Ge=`SLpJ2G_box`,Ke=`SLpJ2G_count`,qe=`SLpJ2G_detail`,Je=`SLpJ2G_group`,Ye=`SLpJ2G_line`,Xe=`SLpJ2G_results`,y={box:Ge,count:Ke,detail:qe,group:Je,line:Ye,results:Xe}})))()}function Ze({group:e,entries:t}){return(0,x.jsxDEV)(`div`,{className:y.group,children:[(0,x.jsxDEV)(`h2`,{children:[e,` `,(0,x.jsxDEV)(`span`,{className:y.count,children:[`(`,t.length,`)`]},void 0,!0,{fileName:S,lineNumber:9,columnNumber:17},this)]},void 0,!0,{fileName:S,lineNumber:8,columnNumber:7},this),(0,x.jsxDEV)(`ul`,{className:y.results,children:t.map(({id:e,href:t,title:n,detail:r})=>(0,x.jsxDEV)(`li`,{children:[(0,x.jsxDEV)(`a`,{className:`alone`,href:t,children:n},void 0,!1,{fileName:S,lineNumber:14,columnNumber:13},this),r&&(0,x.jsxDEV)(`p`,{className:y.detail,children:r},void 0,!1,{fileName:S,lineNumber:17,columnNumber:24},this)]},e,!0,{fileName:S,lineNumber:13,columnNumber:11},this))},void 0,!1,{fileName:S,lineNumber:11,columnNumber:7},this)]},void 0,!0,{fileName:S,lineNumber:7,columnNumber:5},this)}var x,S;function C(){return(C=e((()=>{b(),x=n(),S=`/tmp/w/matrix/src/features/search/SearchGroup.tsx`})))()}function Qe(e){let t=e.flat(),n=new Map;return t.forEach(({title:e,text:t},r)=>{let i=new Map;for(let e of w(t))i.set(e,nt);for(let t of w(e))i.set(t,E);for(let[e,t]of i){let i=n.get(e);i?i.push({entry:r,weight:t}):n.set(e,[{entry:r,weight:t}])}}),{entries:t,titles:t.map(({title:e})=>me(e)),places:n}}function w(e){return[...he(e).map(ge),...ve(e)]}function $e(e,t,n=200){let{wanted:r,besides:i}=et(t),a=new Map;for(let t of r)for(let[n,r]of T(e,t)){let e=a.get(n);e?(e.words+=1,e.score+=r):a.set(n,{words:1,score:r})}for(let t of i)for(let[n,r]of T(e,t)){let e=a.get(n);e&&(e.score+=r*rt)}let o=[...a].filter(([,{words:e}])=>e===r.length),s=o.length>0?o:[...a],c=me(t).trim(),l=s.map(([t,{words:n,score:r}])=>{let i=e.titles[t].startsWith(c);return{entry:t,rank:n*100+r+(i?E:0)}}).toSorted((e,t)=>t.rank-e.rank||e.entry-t.entry).slice(0,n).map(({entry:t})=>e.entries[t]),ee=l.length===0?`none`:o.length>0?`every`:`some`;return{groups:tt(l),total:s.length,shown:l.length,matched:ee}}function et(e){let t=ve(e),n=he(t.length>0?e.replaceAll(/[\d\s-]+/g,` `):e),r=n.filter(e=>!O.has(e)),i=n.filter(e=>O.has(e)),a=e=>[...new Set(e.map(ge))];return r.length+t.length===0?{wanted:a(i),besides:[]}:{wanted:[...new Set([...a(r),...t])],besides:a(i)}}function T({places:e},t){let n=new Map,r=(e,t)=>{for(let{entry:r,weight:i}of e){let e=i*t;e>(n.get(r)??0)&&n.set(r,e)}};for(let[n,i]of e)n.startsWith(t)&&r(i,n===t?D.whole:D.beginning);if(n.size>0)return n;let i=t.endsWith(`s`)?t.slice(0,-1):t;for(let[n,a]of e)(_e(t,n)||_e(i,n))&&r(a,D.slip);return n}function tt(e){let t=new Map;for(let n of e){let e=t.get(n.group);e?e.push(n):t.set(n.group,[n])}return[...t].map(([e,t])=>({group:e,entries:t}))}var E,nt,D,rt,O;function k(){return(k=e((()=>{ye(),E=10,nt=3,D={whole:1,beginning:.7,slip:.4},rt=.1,O=new Set(`a an and are at can do for from get help how i in is it me my need of on or the to what when where with`.split(` `))})))()}function A(e,t){return{name:e,open:async e=>({read:async()=>({entries:await t(e),damage:[]})})}}function j(e,t,n){return{name:e,async open(r){let i=t(await r.collections());return{async read(){return{entries:(await(i.listOwn?.()??i.list())).map(e=>n(e,r)).filter(e=>e!==null),damage:i.damage().map(t=>p(t,e))}},subscribe:e=>i.subscribe(e)}}}}function it(){return(it=e((()=>{ne()})))()}var at,ot,st,ct,lt,ut,dt,ft,M;function pt(){return(pt=e((()=>{se(),le(),pe(),xe(),d(),oe(),v(),it(),at={home:`start first page news welcome`,resources:`health articles videos guides ratings read watch doctor`,services:`in your area map places near me home help exercise classes transport bus shops`,community:`forums peer support people friends groups`,events:`calendar what is on classes register meet`,admin:`administrator users tables export email`,profile:`my appointments calendar booking account email role`,saved:`my list favourites bookmarks star keep print`,help:`phone numbers emergency 000 nurse call contact lifeline crisis`,leaflet:`print download pdf brochure`,accessibility:`large text high contrast keyboard screen reader zoom complain`,privacy:`data cookies delete clear what we keep`,resetPassword:`forgotten password new change login`},ot=A(`pages`,async({currentUser:e})=>Be.flatMap(t=>{let{id:n,path:r,title:i}=t;return r===null||n===`search`||t.access===`admin`&&e.get()?.role!==`admin`?[]:[{id:n,title:i,text:`${He(t)} ${at[n]??``}`,href:r,group:`Pages`}]})),st=j(`health resources`,({resources:e})=>e,({id:e,title:t,description:n,category:r,body:i=``})=>({id:String(e),title:t,detail:n,text:`${n} ${r} ${i}`,href:`/resources?item=${e}`,group:`Health Resources`})),ct=j(`events`,({events:e})=>e,(e,{settings:t})=>{let{id:n,title:r,description:i,location:a,category:o,date:s}=e,c=[u(s),be(e,t.timeZone),a].filter(Boolean).join(`, `);return{id:String(n),title:r,detail:c,text:`${i} ${c} ${fe[o]}`,href:`/events?item=${n}`,group:`Events`}}),lt=A(`places`,async e=>(await e.places()).places.map(({id:e,name:t,type:n,suburb:r,state:i,postal_code:a=``})=>{let o=[ae[n],`${r} ${i}`.trim()].filter(Boolean).join(`, `);return{id:String(e),title:t,detail:o,text:`${o} ${a}`,href:`/services?item=${e}`,group:`Places`}})),ut=A(`news`,async({content:e})=>(await e.frontPage()).news.map(({id:e,title:t,description:n,url:r})=>({id:String(e),title:t,text:n,href:r,group:`News`}))),dt=A(`help numbers`,async({content:e})=>(await e.helpNumbers()).map(({id:e,name:t,about:n,number:r})=>({id:e,title:t,...r===null?{}:{detail:r},text:`${n} ${r??``}`,href:`/help`,group:`Help by phone`}))),ft=j(`appointments`,({appointments:e})=>e,(e,{currentUser:t})=>{let n=t.get();if(!n||!ce(e,n))return null;let r=[de(e),ue(e),e.location].filter(Boolean).join(`, `);return{id:e.id,title:e.title,detail:r,text:`${e.description} ${r}`,href:`/profile?item=${encodeURIComponent(e.id)}`,group:`My appointments`}}),M=[ot,ft,st,ct,lt,ut,dt]})))()}function mt(){let e=ie(),[t,n]=(0,N.useState)({}),[r,i]=(0,N.useState)(!1),[a,o]=(0,N.useState)(0);(0,N.useEffect)(()=>{let t=M.map(({name:t,open:r})=>Ce(({state:e,value:r})=>n(n=>({...n,[t]:e===`ready`?r:null}))).start(()=>r(e))),r=e.clock.after(ht,()=>i(!0));return()=>{r();for(let e of t)e()}},[e,a]);let s=r||M.every(({name:e})=>e in t);return{index:(0,N.useMemo)(()=>s?Qe(M.map(({name:e})=>t[e]?.entries??[])):null,[t,s]),missing:s?M.map(({name:e})=>e).filter(e=>!t[e]?.entries):[],damage:Object.values(t).flatMap(e=>e?.damage??[]),readAgain:(0,N.useCallback)(()=>{n({}),i(!1),o(e=>e+1)},[])}}var N,ht;function gt(){return(gt=e((()=>{N=t(),k(),Se(),re(),pt(),ht=4e3})))()}function _t(e){let{index:t,...n}=mt();return{found:(0,yt.useMemo)(()=>{if(e===``)return{state:`idle`};if(!t)return{state:`loading`};let n=$e(t,e);return n.total>0?{state:`found`,results:n}:{state:`none`}},[t,e]),...n}}function vt(e,t){let n=`“${e}”`;switch(t.state){case`idle`:return`Type a word, such as arthritis, bus or password. Then press Search.`;case`loading`:return`Searching...`;case`none`:return`Nothing found for ${n}.`;case`found`:{let{total:e,shown:r,matched:i}=t.results,a=e===1?`1 result`:`${e.toLocaleString(`en-AU`)} results`,o=i===`every`?`${a} for ${n}.`:`${a} for a part of ${n}.`;return r<e?`${o} The best ${r} are shown.`:o}}}var yt;function bt(){return(bt=e((()=>{yt=t(),k(),gt()})))()}function xt(){let{key:e,search:t}=Te(),n=Ue(new URLSearchParams(t).get(`q`)),r=we();De(n);let[a,o]=(0,P.useState)({query:n,words:n});a.query!==n&&o({query:n,words:n});let{found:s,missing:l,damage:u,readAgain:d}=_t(n),f=vt(n,s),ne=s.state===`idle`&&e==="default",p=St(e,s.state===`loading`||ne?``:f);return(0,F.jsxDEV)(te,{title:He(Ve(`search`)),children:[(0,F.jsxDEV)(`div`,{className:y.box,children:(0,F.jsxDEV)(ee,{label:`What are you looking for?`,action:`/search`,maxLength:200,value:a.words,onChange:e=>o({query:n,words:e}),onSearch:e=>void r(`/search?${new URLSearchParams({q:Ue(e)})}`)},void 0,!1,{fileName:I,lineNumber:33,columnNumber:9},this)},void 0,!1,{fileName:I,lineNumber:32,columnNumber:7},this),(0,F.jsxDEV)(`p`,{ref:p,tabIndex:-1,className:y.line,children:f},void 0,!1,{fileName:I,lineNumber:42,columnNumber:7},this),n!==``&&l.length>0&&(0,F.jsxDEV)(c,{kind:`failed`,appears:!0,action:(0,F.jsxDEV)(i,{onClick:()=>{p.current?.focus(),d()},children:`Search again`},void 0,!1,{fileName:I,lineNumber:50,columnNumber:13},this),children:(0,F.jsxDEV)(`p`,{children:[`We could not look through `,l.join(`, `),`. Everything else was searched.`]},void 0,!0,{fileName:I,lineNumber:60,columnNumber:11},this)},void 0,!1,{fileName:I,lineNumber:46,columnNumber:9},this),u.map(e=>(0,F.jsxDEV)(c,{kind:`warning`,appears:!0,children:(0,F.jsxDEV)(`p`,{children:e},void 0,!1,{fileName:I,lineNumber:65,columnNumber:11},this)},e,!1,{fileName:I,lineNumber:64,columnNumber:9},this)),s.state===`none`&&(0,F.jsxDEV)(Ct,{},void 0,!1,{fileName:I,lineNumber:68,columnNumber:34},this),s.state===`found`&&s.results.groups.map(e=>(0,F.jsxDEV)(Ze,{...e},e.group,!1,{fileName:I,lineNumber:70,columnNumber:45},this))]},void 0,!0,{fileName:I,lineNumber:31,columnNumber:5},this)}function St(e,t){let n=a(),r=(0,P.useRef)(null),i=(0,P.useRef)({key:`default`,line:``});return(0,P.useEffect)(()=>{if(!t||i.current.key===e&&i.current.line===t)return;let a=r.current&&L(r.current,document.activeElement);i.current.key===e||a?n(t):r.current?.focus(),i.current={key:e,line:t}},[n,e,t]),r}function Ct(){return(0,F.jsxDEV)(F.Fragment,{children:[(0,F.jsxDEV)(`p`,{children:`You could:`},void 0,!1,{fileName:I,lineNumber:101,columnNumber:7},this),(0,F.jsxDEV)(`ul`,{children:[(0,F.jsxDEV)(`li`,{children:`Try one word only, or another word for the same thing.`},void 0,!1,{fileName:I,lineNumber:103,columnNumber:9},this),(0,F.jsxDEV)(`li`,{children:[`Look at `,(0,F.jsxDEV)(`a`,{href:`/resources`,children:`all health resources`},void 0,!1,{fileName:I,lineNumber:105,columnNumber:19},this),`.`]},void 0,!0,{fileName:I,lineNumber:104,columnNumber:9},this),(0,F.jsxDEV)(`li`,{children:[(0,F.jsxDEV)(`a`,{href:`/help`,children:`Call a help number`},void 0,!1,{fileName:I,lineNumber:108,columnNumber:11},this),` and ask a person.`]},void 0,!0,{fileName:I,lineNumber:107,columnNumber:9},this)]},void 0,!0,{fileName:I,lineNumber:102,columnNumber:7},this)]},void 0,!0,{fileName:I,lineNumber:100,columnNumber:5},this)}var P,F,I,L;function wt(){return(wt=e((()=>{P=t(),Ee(),r(),o(),Oe(),l(),s(),f(),v(),We(),C(),bt(),b(),F=n(),I=`/tmp/w/matrix/src/features/search/SearchPage.tsx`,L=(e,t)=>t!==null&&(e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING)!==0})))()}var R,Tt,Et,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q,$,Dt;function Ot(){return(Ot=e((()=>{d(),wt(),Re(),ze(),ke(),{expect:R,waitFor:Tt}=__STORYBOOK_MODULE_TEST__,Et={title:`Screens/Search`,component:xt,parameters:{layout:`fullscreen`,...m({address:`/search?q=walking%20balance`})},decorators:[Ie]},z={parameters:m({address:`/search`}),play:async({canvas:e})=>{await R(e.getByText(/Then press Search\.$/)).toBeVisible(),await R(e.queryByRole(`heading`,{level:2})).toBeNull()}},B={parameters:m({address:`/search`}),play:async({canvas:e,userEvent:t})=>{await t.type(e.getByRole(`searchbox`),`arthritus{Enter}`),await Tt(()=>R(e.getByText(`1 result for “arthritus”.`)).toHaveFocus()),await t.tab();let n=e.getByRole(`link`,{name:`Living well with arthritis`});await R(n).toHaveFocus(),await R(n).toHaveAttribute(`href`,`/resources?item=1`)}},V={parameters:m({address:`/search?q=health`}),play:async({canvas:e})=>{await R(await e.findByRole(`heading`,{name:/^Health Resources \(\d+\)$/})).toBeVisible(),await R(e.getByRole(`heading`,{name:`Events (1)`})).toBeVisible();let t=u(Le(g)[0].date);await R(e.getByText(`${t}, 9 am to 12 noon, Carlton`)).toBeVisible()}},H={parameters:m({address:`/search?q=zzzzzz`}),play:async({canvas:e})=>{await R(await e.findByText(`Nothing found for “zzzzzz”.`)).toBeVisible(),await R(e.getByRole(`link`,{name:`Call a help number`})).toBeVisible()}},U=h(),W={parameters:m({address:`/search?q=bingo`,ports:()=>({collections:async()=>U})}),play:async({canvas:e})=>{await e.findByText(`Nothing found for “bingo”.`),await U.events.add(()=>({...Le(g)[0],id:77,title:`Bingo night`})),await R(await e.findByRole(`link`,{name:`Bingo night`})).toBeVisible(),await U.events.remove(77),await e.findByText(`Nothing found for “bingo”.`)}},G=!0,K={parameters:m({address:`/search?q=lifeline`,ports:()=>{G=!0;let e=h();return{content:{..._,frontPage:()=>Promise.reject(Error(`seeded`))},collections:()=>G?Promise.reject(Error(`seeded`)):Promise.resolve(e)}}}),play:async({canvas:e,userEvent:t})=>{await e.findByText(`We could not look through appointments, health resources, events, news. Everything else was searched.`),await R(e.getByRole(`link`,{name:`Lifeline`})).toBeVisible(),G=!1,e.getByRole(`button`,{name:`Search again`}).focus(),await t.keyboard(`{Enter}`),await e.findByText(`We could not look through news. Everything else was searched.`),await R(e.getByRole(`link`,{name:`Feeling low or lonely?`})).toBeVisible(),await R(e.getByText(/results for “lifeline”/)).toHaveFocus()}},q={parameters:m({address:`/search?q=lifeline`,ports:()=>({content:{..._,frontPage:()=>new Promise(()=>{})}})}),play:async({canvas:e})=>{await e.findByText(`We could not look through news. Everything else was searched.`),await R(e.getByRole(`link`,{name:`Lifeline`})).toBeVisible()}},J=Pe,Y=Ne,X=je,Z=Fe,Q=Ae,$=Me,Dt=[`Idle`,`Found`,`FoundInGroups`,`NothingFound`,`FoundLater`,`SourceMissing`,`SourceHangs`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/search'
  }),
  play: async ({
    canvas
  }) => {
    await expect(canvas.getByText(/Then press Search\\.$/)).toBeVisible();
    await expect(canvas.queryByRole('heading', {
      level: 2
    })).toBeNull();
  }
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/search'
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'arthritus{Enter}');
    await waitFor(() => expect(canvas.getByText('1 result for “arthritus”.')).toHaveFocus());
    await userEvent.tab();
    const result = canvas.getByRole('link', {
      name: 'Living well with arthritis'
    });
    await expect(result).toHaveFocus();
    await expect(result).toHaveAttribute('href', '/resources?item=1');
  }
}`,...B.parameters?.docs?.source},description:{story:`The focus goes from the box to the answer, and from there to the first result. One wrong letter is forgiven.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/search?q=health'
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByRole('heading', {
      name: /^Health Resources \\(\\d+\\)$/
    })).toBeVisible();
    await expect(canvas.getByRole('heading', {
      name: 'Events (1)'
    })).toBeVisible();
    const day = eventDate(seedEvents(storyDay)[0]!.date);
    await expect(canvas.getByText(\`\${day}, 9 am to 12 noon, Carlton\`)).toBeVisible();
  }
}`,...V.parameters?.docs?.source},description:{story:`Each kind has its heading with its count; an event says its day, time and place.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/search?q=zzzzzz'
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText('Nothing found for “zzzzzz”.')).toBeVisible();
    await expect(canvas.getByRole('link', {
      name: 'Call a help number'
    })).toBeVisible();
  }
}`,...H.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/search?q=bingo',
    ports: () => ({
      collections: async () => growing
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('Nothing found for “bingo”.');
    await growing.events.add(() => ({
      ...seedEvents(storyDay)[0]!,
      id: 77,
      title: 'Bingo night'
    }));
    await expect(await canvas.findByRole('link', {
      name: 'Bingo night'
    })).toBeVisible();
    await growing.events.remove(77);
    await canvas.findByText('Nothing found for “bingo”.');
  }
}`,...W.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/search?q=lifeline',
    ports: () => {
      broken = true;
      const collections = createCollections();
      return {
        content: {
          ...content,
          frontPage: () => Promise.reject(new Error('seeded'))
        },
        collections: () => broken ? Promise.reject(new Error('seeded')) : Promise.resolve(collections)
      };
    }
  }),
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('We could not look through appointments, health resources, events, news. Everything else was searched.');
    await expect(canvas.getByRole('link', {
      name: 'Lifeline'
    })).toBeVisible();
    broken = false;
    canvas.getByRole('button', {
      name: 'Search again'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('We could not look through news. Everything else was searched.');
    await expect(canvas.getByRole('link', {
      name: 'Feeling low or lonely?'
    })).toBeVisible();
    await expect(canvas.getByText(/results for “lifeline”/)).toHaveFocus();
  }
}`,...K.parameters?.docs?.source},description:{story:`The records cannot be read: everything else is searched, and this is said.`,...K.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    address: '/search?q=lifeline',
    ports: () => ({
      content: {
        ...content,
        frontPage: () => new Promise<never>(() => {})
      }
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText('We could not look through news. Everything else was searched.');
    await expect(canvas.getByRole('link', {
      name: 'Lifeline'
    })).toBeVisible();
  }
}`,...q.parameters?.docs?.source},description:{story:`A source that never answers holds nothing up for long.`,...q.parameters?.docs?.description}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.highContrast`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.largeText`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`situations.narrow`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...$.parameters?.docs?.source}}}})))()}Ot();export{B as Found,V as FoundInGroups,W as FoundLater,J as HighContrast,X as HighContrastLargeText,z as Idle,Y as LargeText,Q as Narrow,$ as NarrowLargeText,H as NothingFound,Z as RightToLeft,q as SourceHangs,K as SourceMissing,Dt as __namedExportsOrder,Et as default};