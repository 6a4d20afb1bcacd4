import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./Icon-xtJIwLAK.js";import{n as a,t as ee}from"./buttonClass-CyLUCaXx.js";import{n as te,t as ne}from"./Button-CUxpFmfd.js";import{_ as o,h as re,l as ie,r as ae,s as oe,x as se}from"./paths-w5gsXQbh.js";import{n as ce,t as le}from"./StarAverage-B0XInlym.js";import{n as ue,t as s}from"./Status-DVbrk9aA.js";import{c,m as de,o as fe,r as pe,u as l}from"./dates-ehdEqyN2.js";import{n as u,t as d}from"./Badge-Ce_c97Eh.js";import{n as f,t as p}from"./Card-CrU8vH3s.js";import{n as me,t as he}from"./PageTitle-Dlkg8GAr.js";import{n as ge,r as _e}from"./Dialogs-B6mpPvAI.js";import{n as ve,t as ye}from"./collectionWords-59O28wEj.js";import{n as be,r as xe}from"./ports-Czqoa_Yy.js";import{a as Se,c as Ce,r as we,u as Te}from"./event-BimChtun.js";import{n as Ee,r as De}from"./eventTimeWords-B4BDn67z.js";import{n as Oe,t as ke}from"./useLiveQuery-d0DEEGDH.js";import{a as Ae,c as je,d as m,i as Me,l as h,o as Ne,r as Pe,s as Fe,u as Ie}from"./situations-D6UvDOa-.js";import{a as Le,f as Re,h as ze,i as g,m as _,n as Be,p as Ve,r as He,s as v,t as y}from"./screens-Cme9JxM3.js";import{n as Ue,r as We,t as Ge}from"./screens-CXNwY8q0.js";function Ke(e,t,n){return e.map(e=>{let r=t.find(({id:t})=>t===e.id),i=r??e;return{event:i,href:r?we(i.id):`/events`,past:Te(i,fe(n))}})}function qe(e){return e===1?`1 comment`:`${e} comments`}var b,x,S;function C(){return(C=e((()=>{l(),Ce(),b=`Forums feature is coming soon!`,x=`Peer Support feature is coming soon!`,S=`Coming soon`})))()}var w,T,E,D,O,k,A;function j(){return(j=e((()=>{w=`uo-uCG_fact`,T=`uo-uCG_hub`,E=`uo-uCG_page`,D=`uo-uCG_section`,O=`uo-uCG_three`,k=`uo-uCG_two`,A={fact:w,hub:T,page:E,section:D,three:O,two:k}})))()}function Je({events:e}){let{timeZone:t}=xe().settings;return(0,M.jsxDEV)(`section`,{className:A.section,"aria-labelledby":`featured-events`,children:[(0,M.jsxDEV)(`h2`,{id:`featured-events`,children:`Featured events`},void 0,!1,{fileName:N,lineNumber:17,columnNumber:7},this),(0,M.jsxDEV)(`ul`,{className:A.three,children:e.map(({event:e,href:n,past:r})=>(0,M.jsxDEV)(`li`,{children:(0,M.jsxDEV)(p,{title:e.title,href:n,badge:(0,M.jsxDEV)(M.Fragment,{children:[(0,M.jsxDEV)(d,{children:Se[e.category]},void 0,!1,{fileName:N,lineNumber:26,columnNumber:19},this),r&&(0,M.jsxDEV)(d,{children:`Past event`},void 0,!1,{fileName:N,lineNumber:27,columnNumber:28},this),e.sample&&(0,M.jsxDEV)(d,{kind:`example`,children:`Example event`},void 0,!1,{fileName:N,lineNumber:28,columnNumber:36},this)]},void 0,!0,{fileName:N,lineNumber:25,columnNumber:17},this),children:[(0,M.jsxDEV)(`p`,{className:A.fact,children:[(0,M.jsxDEV)(i,{shape:ae},void 0,!1,{fileName:N,lineNumber:33,columnNumber:17},this),(0,M.jsxDEV)(`time`,{dateTime:e.date,children:c(e.date)},void 0,!1,{fileName:N,lineNumber:34,columnNumber:17},this)]},void 0,!0,{fileName:N,lineNumber:32,columnNumber:15},this),Ee(e,t)&&(0,M.jsxDEV)(`p`,{className:A.fact,children:[(0,M.jsxDEV)(i,{shape:oe},void 0,!1,{fileName:N,lineNumber:38,columnNumber:19},this),Ee(e,t)]},void 0,!0,{fileName:N,lineNumber:37,columnNumber:17},this),e.location&&(0,M.jsxDEV)(`p`,{className:A.fact,children:[(0,M.jsxDEV)(i,{shape:se},void 0,!1,{fileName:N,lineNumber:44,columnNumber:19},this),e.location]},void 0,!0,{fileName:N,lineNumber:43,columnNumber:17},this),(0,M.jsxDEV)(`p`,{children:e.description},void 0,!1,{fileName:N,lineNumber:48,columnNumber:15},this)]},void 0,!0,{fileName:N,lineNumber:21,columnNumber:13},this)},e.id,!1,{fileName:N,lineNumber:20,columnNumber:11},this))},void 0,!1,{fileName:N,lineNumber:18,columnNumber:7},this)]},void 0,!0,{fileName:N,lineNumber:16,columnNumber:5},this)}var M,N;function Ye(){return(Ye=e((()=>{u(),f(),r(),o(),l(),Ce(),De(),be(),j(),M=n(),N=`/tmp/w/matrix/src/features/community/FeaturedEvents.tsx`})))()}function Xe({posts:e,now:t}){return(0,P.jsxDEV)(`section`,{className:A.section,"aria-labelledby":`forum-posts`,children:[(0,P.jsxDEV)(`h2`,{id:`forum-posts`,children:`Recent forum posts`},void 0,!1,{fileName:F,lineNumber:15,columnNumber:7},this),(0,P.jsxDEV)(`ul`,{className:A.two,children:e.map(e=>(0,P.jsxDEV)(`li`,{children:(0,P.jsxDEV)(p,{title:e.title,badge:e.sample&&(0,P.jsxDEV)(d,{kind:`example`,children:`Example post`},void 0,!1,{fileName:F,lineNumber:19,columnNumber:60},this),children:[(0,P.jsxDEV)(`p`,{children:[`By ${e.author}, `,(0,P.jsxDEV)(`time`,{dateTime:e.date,children:pe(de(e.date)??t,t)},void 0,!1,{fileName:F,lineNumber:22,columnNumber:17},this)]},void 0,!0,{fileName:F,lineNumber:20,columnNumber:15},this),(0,P.jsxDEV)(`p`,{children:e.content},void 0,!1,{fileName:F,lineNumber:24,columnNumber:15},this),(0,P.jsxDEV)(`p`,{className:A.fact,children:[(0,P.jsxDEV)(i,{shape:ie},void 0,!1,{fileName:F,lineNumber:26,columnNumber:17},this),qe(e.comments)]},void 0,!0,{fileName:F,lineNumber:25,columnNumber:15},this),(0,P.jsxDEV)(le,{average:e.rating||null},void 0,!1,{fileName:F,lineNumber:29,columnNumber:15},this)]},void 0,!0,{fileName:F,lineNumber:19,columnNumber:13},this)},e.id,!1,{fileName:F,lineNumber:18,columnNumber:11},this))},void 0,!1,{fileName:F,lineNumber:16,columnNumber:7},this)]},void 0,!0,{fileName:F,lineNumber:14,columnNumber:5},this)}var P,F;function Ze(){return(Ze=e((()=>{u(),f(),r(),o(),ce(),C(),l(),j(),P=n(),F=`/tmp/w/matrix/src/features/community/ForumPosts.tsx`})))()}function Qe(){return(0,L.jsxDEV)(`ul`,{className:A.three,children:[(0,L.jsxDEV)(`li`,{className:A.hub,children:(0,L.jsxDEV)(p,{level:2,tone:`warm`,title:(0,L.jsxDEV)(et,{icon:ae,children:`Event Calendar`},void 0,!1,{fileName:R,lineNumber:21,columnNumber:18},this),actions:(0,L.jsxDEV)(`a`,{className:ee(`main`),href:`/events`,children:`Open Event Calendar`},void 0,!1,{fileName:R,lineNumber:23,columnNumber:13},this),children:(0,L.jsxDEV)(`p`,{children:`See what is on near you and online.`},void 0,!1,{fileName:R,lineNumber:28,columnNumber:11},this)},void 0,!1,{fileName:R,lineNumber:18,columnNumber:9},this)},void 0,!1,{fileName:R,lineNumber:17,columnNumber:7},this),(0,L.jsxDEV)($e,{icon:ie,title:`Forums`,notice:b,children:`Ask questions, and swap tips with others online.`},void 0,!1,{fileName:R,lineNumber:31,columnNumber:7},this),(0,L.jsxDEV)($e,{icon:re,title:`Peer Support`,notice:x,children:`Talk with someone who has been there too.`},void 0,!1,{fileName:R,lineNumber:34,columnNumber:7},this)]},void 0,!0,{fileName:R,lineNumber:16,columnNumber:5},this)}function $e({icon:e,title:t,notice:n,children:r}){let{notify:i}=_e(),a=(0,I.useId)(),[ee,te]=(0,I.useState)(!1);return(0,L.jsxDEV)(`li`,{className:A.hub,children:(0,L.jsxDEV)(p,{level:2,title:(0,L.jsxDEV)(et,{icon:e,children:t},void 0,!1,{fileName:R,lineNumber:58,columnNumber:16},this),actions:(0,L.jsxDEV)(ne,{"aria-describedby":a,onClick:()=>void i(n).catch(()=>te(!0)),children:`Open ${t}`},void 0,!1,{fileName:R,lineNumber:60,columnNumber:11},this),children:[(0,L.jsxDEV)(`p`,{id:a,children:(0,L.jsxDEV)(d,{children:S},void 0,!1,{fileName:R,lineNumber:66,columnNumber:11},this)},void 0,!1,{fileName:R,lineNumber:65,columnNumber:9},this),(0,L.jsxDEV)(`p`,{children:r},void 0,!1,{fileName:R,lineNumber:68,columnNumber:9},this),ee&&(0,L.jsxDEV)(s,{kind:`info`,appears:!0,children:(0,L.jsxDEV)(`p`,{children:n},void 0,!1,{fileName:R,lineNumber:72,columnNumber:13},this)},void 0,!1,{fileName:R,lineNumber:71,columnNumber:11},this)]},void 0,!0,{fileName:R,lineNumber:56,columnNumber:7},this)},void 0,!1,{fileName:R,lineNumber:55,columnNumber:5},this)}function et({icon:e,children:t}){return(0,L.jsxDEV)(L.Fragment,{children:[(0,L.jsxDEV)(i,{shape:e},void 0,!1,{fileName:R,lineNumber:83,columnNumber:7},this),` `,t]},void 0,!0,{fileName:R,lineNumber:82,columnNumber:5},this)}var I,L,R;function tt(){return(tt=e((()=>{I=t(),u(),te(),a(),f(),ge(),r(),o(),ue(),C(),j(),L=n(),R=`/tmp/w/matrix/src/features/community/Hub.tsx`})))()}async function nt({clock:e,collections:t,content:n}){let[{featuredEvents:r,forumPosts:i},a]=await Promise.all([n.community(),t().then(({events:e})=>e,()=>null)]);return{async read(){let t=await a?.list().catch(()=>null)??[],n=e.now();return{events:Ke(r(n),t,n),posts:i(n),damage:a?.damage().map(e=>ye(e,`events`))??[],now:n}},...a&&{subscribe:e=>a.subscribe(e)}}}function rt(){let{state:e,value:t}=Oe(nt);return e===`ready`?t:e}function it(){return(it=e((()=>{C(),ve(),ke()})))()}function at(){let e=rt();return(0,z.jsxDEV)(`div`,{className:`wrap ${A.page}`,children:[(0,z.jsxDEV)(he,{lead:ot,children:Ge(We(`community`))},void 0,!1,{fileName:B,lineNumber:21,columnNumber:7},this),(0,z.jsxDEV)(Qe,{},void 0,!1,{fileName:B,lineNumber:22,columnNumber:7},this),e===`failed`&&(0,z.jsxDEV)(s,{kind:`failed`,appears:!0,children:(0,z.jsxDEV)(`p`,{children:`The events and posts could not be loaded. Check your connection, then load this page again.`},void 0,!1,{fileName:B,lineNumber:25,columnNumber:11},this)},void 0,!1,{fileName:B,lineNumber:24,columnNumber:9},this),e!==`loading`&&e!==`failed`&&(0,z.jsxDEV)(z.Fragment,{children:[e.damage.map(e=>(0,z.jsxDEV)(s,{kind:`warning`,appears:!0,children:(0,z.jsxDEV)(`p`,{children:e},void 0,!1,{fileName:B,lineNumber:32,columnNumber:15},this)},e,!1,{fileName:B,lineNumber:31,columnNumber:13},this)),(0,z.jsxDEV)(Je,{events:e.events},void 0,!1,{fileName:B,lineNumber:35,columnNumber:11},this),(0,z.jsxDEV)(Xe,{posts:e.posts,now:e.now},void 0,!1,{fileName:B,lineNumber:36,columnNumber:11},this)]},void 0,!0,{fileName:B,lineNumber:29,columnNumber:9},this)]},void 0,!0,{fileName:B,lineNumber:20,columnNumber:5},this)}var z,B,ot;function st(){return(st=e((()=>{me(),ue(),Ue(),Ye(),Ze(),tt(),it(),j(),z=n(),B=`/tmp/w/matrix/src/features/community/CommunityPage.tsx`,ot=`Meet people near you, and share what you know.`})))()}var V,H,ct,lt,U,W,G,ut,K,q,J,Y,X,Z,Q,$,dt;function ft(){return(ft=e((()=>{C(),l(),st(),ze(),Re(),He(),Ae(),{expect:V,screen:H,waitFor:ct}=__STORYBOOK_MODULE_TEST__,lt={title:`Screens/Community`,component:at,parameters:{layout:`fullscreen`},globals:{role:`user`},decorators:[Le]},U={play:async({canvas:e,userEvent:t})=>{await e.findByText(`A jar opener that really works`);let n=[e.getByRole(`link`,{name:`Open Event Calendar`}),e.getByRole(`button`,{name:`Open Forums`}),e.getByRole(`button`,{name:`Open Peer Support`}),..._(v).map(({title:t})=>e.getByRole(`link`,{name:t}))];for(let e of n)await t.tab(),await V(e).toHaveFocus();await V(n[0]).toHaveAttribute(`href`,`/events`);for(let{date:t}of _(v))await V(e.getByText(c(t))).toHaveAttribute(`datetime`,t);await V(e.getAllByText(`Example event`)).toHaveLength(3),await V(e.getAllByText(`Example post`)).toHaveLength(2),await V(e.getByText(`By Joan, Preston,`,{exact:!1})).toHaveTextContent(`2 days ago`),await V(e.getByText(`8 comments`)).toBeVisible(),await V(e.getByText(`Average 4.5 out of 5`)).toBeVisible()}},W={play:async({canvas:e,userEvent:t})=>{for(let[n,r]of[[`Open Forums`,b],[`Open Peer Support`,x]]){let i=e.getByRole(`button`,{name:n});await V(i).toHaveAccessibleDescription(S),i.focus(),await t.keyboard(`{Enter}`),await V(await H.findByRole(`alertdialog`,{name:r})).toBeVisible(),await V(H.getByRole(`button`,{name:`OK`})).toHaveFocus(),await t.keyboard(`{Enter}`),await ct(()=>V(i).toHaveFocus())}}},G={parameters:g({ports:()=>{let e=Be(),[t,n]=_(v);return e.events.put({...t,title:`Blood Pressure Morning`,date:`2026-11-20`}),e.events.remove(n.id),{collections:async()=>e}}}),play:async({canvas:e})=>{let t=await e.findByRole(`link`,{name:`Blood Pressure Morning`});await V(t).toHaveAttribute(`href`,`/events?item=1`),await V(e.getByText(`Past event`)).toBeVisible(),await V(e.getByRole(`link`,{name:`Morning Tea and Chat`})).toHaveAttribute(`href`,`/events`)}},ut={...Ve(v)[0],title:Fe,author:m,content:m,comments:1,rating:0},K={...h,parameters:g({ports:()=>({content:{...y,community:async()=>({featuredEvents:_,forumPosts:()=>[ut]})}})}),play:async({canvas:e})=>{await V(await e.findByText(`1 comment`)).toBeVisible(),await V(e.getByText(`No ratings yet`)).toBeVisible()}},q={parameters:g({ports:()=>({content:{...y,community:()=>Promise.reject(Error(`seeded`))}})}),play:async({canvas:e})=>{await V(await e.findByText(/^The events and posts could not be loaded\./)).toBeVisible(),await V(e.getByRole(`button`,{name:`Open Forums`})).toBeVisible()}},J=Pe,Y=Ne,X=Me,Z=Ie,Q=je,$=h,dt=[`Filled`,`Notices`,`EventsChanged`,`LongWords`,`Failed`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('A jar opener that really works');
    const stops = [canvas.getByRole('link', {
      name: 'Open Event Calendar'
    }), canvas.getByRole('button', {
      name: 'Open Forums'
    }), canvas.getByRole('button', {
      name: 'Open Peer Support'
    }), ...featuredEvents(storyDay).map(({
      title
    }) => canvas.getByRole('link', {
      name: title
    }))];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await expect(stops[0]).toHaveAttribute('href', '/events');
    for (const {
      date
    } of featuredEvents(storyDay)) await expect(canvas.getByText(eventDate(date))).toHaveAttribute('datetime', date);
    await expect(canvas.getAllByText('Example event')).toHaveLength(3);
    await expect(canvas.getAllByText('Example post')).toHaveLength(2);
    await expect(canvas.getByText('By Joan, Preston,', {
      exact: false
    })).toHaveTextContent('2 days ago');
    await expect(canvas.getByText('8 comments')).toBeVisible();
    await expect(canvas.getByText('Average 4.5 out of 5')).toBeVisible();
  }
}`,...U.parameters?.docs?.source},description:{story:`Everything by Tab, in the order of the page: the calendar, both teasers, three events.`,...U.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    for (const [name, text] of [['Open Forums', forumsSoon], ['Open Peer Support', peerSupportSoon]] as const) {
      const button = canvas.getByRole('button', {
        name
      });
      await expect(button).toHaveAccessibleDescription(comingSoon);
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await page.findByRole('alertdialog', {
        name: text
      })).toBeVisible();
      await expect(page.getByRole('button', {
        name: 'OK'
      })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  }
}`,...W.parameters?.docs?.source},description:{story:`"Coming soon" is said before the button is pressed; the notice gives the focus back.`,...W.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => {
      const collections = createCollections();
      const [check, tea] = featuredEvents(storyDay);
      void collections.events.put({
        ...check!,
        title: 'Blood Pressure Morning',
        date: '2026-11-20'
      });
      void collections.events.remove(tea!.id);
      return {
        collections: async () => collections
      };
    }
  }),
  play: async ({
    canvas
  }) => {
    const changed = await canvas.findByRole('link', {
      name: 'Blood Pressure Morning'
    });
    await expect(changed).toHaveAttribute('href', '/events?item=1');
    await expect(canvas.getByText('Past event')).toBeVisible();
    await expect(canvas.getByRole('link', {
      name: 'Morning Tea and Chat'
    })).toHaveAttribute('href', '/events');
  }
}`,...G.parameters?.docs?.source},description:{story:`Events that were changed, that are over, and that are gone.`,...G.parameters?.docs?.description}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  ...situations.narrowLargeText,
  parameters: onScreen({
    ports: () => ({
      content: {
        ...content,
        community: async () => ({
          featuredEvents,
          forumPosts: () => [longPost]
        })
      }
    })
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText('1 comment')).toBeVisible();
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
  }
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      content: {
        ...content,
        community: () => Promise.reject(new Error('seeded'))
      }
    })
  }),
  play: async ({
    canvas
  }) => {
    await expect(await canvas.findByText(/^The events and posts could not be loaded\\./)).toBeVisible();
    await expect(canvas.getByRole('button', {
      name: 'Open Forums'
    })).toBeVisible();
  }
}`,...q.parameters?.docs?.source},description:{story:`The examples could not be fetched: the hub is there all the same.`,...q.parameters?.docs?.description}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`situations.highContrast`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`situations.largeText`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`situations.highContrastLargeText`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`situations.rightToLeft`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`situations.narrow`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`situations.narrowLargeText`,...$.parameters?.docs?.source}}}})))()}ft();export{G as EventsChanged,q as Failed,U as Filled,J as HighContrast,X as HighContrastLargeText,Y as LargeText,K as LongWords,Q as Narrow,$ as NarrowLargeText,W as Notices,Z as RightToLeft,dt as __namedExportsOrder,lt as default};