import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{t as r}from"./react-dom-BMsxGnrQ.js";import{n as i,t as a}from"./Button-CUxpFmfd.js";import{i as o,n as s}from"./useAnnounce-Cov5vTN3.js";import{a as c,c as l,d as u,i as ee,l as d,n as f,o as p,r as m,s as h,t as g,u as _}from"./situations-D6UvDOa-.js";import{t as te}from"./clock-UxklsTzx.js";var ne,re,ie,v;function ae(){return(ae=e((()=>{ne=`qSwr0q_line`,re=`qSwr0q_notice`,ie=`qSwr0q_room`,v={line:ne,notice:re,room:ie}})))()}function oe(e,t){let n=o(),r=(0,y.useRef)(e),i=(0,y.useRef)(null),a=(0,y.useRef)(null);(0,y.useEffect)(()=>{r.current=e,e===null&&(i.current=null);let o=()=>{a.current=null,r.current!==null&&r.current!==i.current&&(i.current=r.current,n(r.current),a.current=t(x,o))};e!==null&&(a.current??=t(b,o))},[t,n,e]),(0,y.useEffect)(()=>()=>{a.current?.(),a.current=null},[])}var y,b,x;function S(){return(S=e((()=>{y=t(),s(),b=1e3,x=3e4})))()}function se({waiting:e,onShow:t,offline:n,connectedAgain:r,room:i,after:s}){let c=(0,C.useRef)(null),[l,u]=(0,C.useState)(null),[ee,d]=(0,C.useState)(!1),f=o(),p=(0,C.useId)();oe(e?.text??null,s);let m=(0,C.useRef)(null);(0,C.useEffect)(()=>{n!==null&&m.current===null&&f(n),n===null&&m.current!==null&&f(r),m.current=n},[f,r,n]),e&&l!==null&&u(null);let h=()=>{(0,ce.flushSync)(()=>{u(e.shown),t()}),c.current?.focus()},g=!e&&n===null&&l!==null,_=n??e?.text??l??``,te=e!==null&&(n===null||ee);return(0,w.jsxDEV)(`div`,{className:v.notice,children:[(0,w.jsxDEV)(`div`,{className:v.room,"aria-hidden":`true`,children:[(0,w.jsxDEV)(`p`,{children:i.text},void 0,!1,{fileName:T,lineNumber:68,columnNumber:9},this),(0,w.jsxDEV)(a,{size:`small`,children:i.show},void 0,!1,{fileName:T,lineNumber:69,columnNumber:9},this)]},void 0,!0,{fileName:T,lineNumber:67,columnNumber:7},this),(0,w.jsxDEV)(`div`,{className:v.room,"aria-hidden":`true`,children:(0,w.jsxDEV)(`p`,{children:i.offline},void 0,!1,{fileName:T,lineNumber:72,columnNumber:9},this)},void 0,!1,{fileName:T,lineNumber:71,columnNumber:7},this),(0,w.jsxDEV)(`div`,{ref:c,className:v.line,"data-empty":_===``||void 0,tabIndex:-1,...g&&{role:`group`,"aria-labelledby":p},children:[(0,w.jsxDEV)(`p`,{id:p,children:_},void 0,!1,{fileName:T,lineNumber:81,columnNumber:9},this),te&&(0,w.jsxDEV)(a,{size:`small`,onClick:h,onFocus:()=>d(!0),onBlur:()=>d(!1),children:[e.show,(0,w.jsxDEV)(`span`,{className:`visually-hidden`,children:` ${e.text}`},void 0,!1,{fileName:T,lineNumber:85,columnNumber:13},this)]},void 0,!0,{fileName:T,lineNumber:83,columnNumber:11},this)]},void 0,!0,{fileName:T,lineNumber:74,columnNumber:7},this)]},void 0,!0,{fileName:T,lineNumber:66,columnNumber:5},this)}var C,ce,w,T;function le(){return(le=e((()=>{C=t(),ce=r(),i(),s(),ae(),S(),w=n(),T=`/tmp/w/matrix/src/components/ListNotice/ListNotice.tsx`})))()}function ue({arrivals:e,connection:t=!1}){let[n,r]=(0,E.useState)(0),[i,o]=(0,E.useState)(0),s=n>i?e[Math.min(n,e.length)-1]??null:null;return(0,D.jsxDEV)(`div`,{className:`story-column`,children:[(0,D.jsxDEV)(`p`,{children:(0,D.jsxDEV)(a,{onClick:()=>r(n+1),children:`Let others write`},void 0,!1,{fileName:M,lineNumber:31,columnNumber:9},this)},void 0,!1,{fileName:M,lineNumber:30,columnNumber:7},this),(0,D.jsxDEV)(se,{waiting:s,onShow:()=>o(n),offline:t&&n===1?P:null,connectedAgain:`You are connected again.`,room:fe,after:N.after},void 0,!1,{fileName:M,lineNumber:33,columnNumber:7},this),(0,D.jsxDEV)(`ul`,{children:[(0,D.jsxDEV)(`li`,{children:`To Ann`},void 0,!1,{fileName:M,lineNumber:42,columnNumber:9},this),i>0&&(0,D.jsxDEV)(`li`,{children:`To Nina`},void 0,!1,{fileName:M,lineNumber:43,columnNumber:23},this)]},void 0,!0,{fileName:M,lineNumber:41,columnNumber:7},this)]},void 0,!0,{fileName:M,lineNumber:29,columnNumber:5},this)}var E,D,O,de,k,A,j,M,N,P,fe,pe,F,me,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q,$,he;function ge(){return(ge=e((()=>{E=t(),i(),le(),S(),c(),D=n(),{expect:O,fn:de,screen:k,userEvent:A,waitFor:j}=__STORYBOOK_MODULE_TEST__,M=`/tmp/w/matrix/stories/components/ListNotice.stories.tsx`,N=te(new Date(`2026-11-24T10:40:00`)),P=`No connection. This is the list as it was at 10:40 am.`,fe={text:`10 new letters, 1 changed, 1 gone.`,show:`Show them`,offline:P},pe={text:`1 new letter.`,show:`Show it`,shown:`New: To Nina.`},F={text:`2 new letters.`,show:`Show them`,shown:`New: To Nina; To Tom.`},me={title:`Components/ListNotice`,component:ue,args:{arrivals:[pe,F]}},I=async()=>{k.getByRole(`button`,{name:`Let others write`}).focus(),await A.keyboard(`{Enter}`)},L=e=>k.findByText(e,{selector:`[aria-live=polite] *`}),R=()=>k.getByRole(`list`).getBoundingClientRect().top,z={play:async()=>{let e=R();await I(),N.pass(b),await L(`1 new letter.`),await O(k.getByRole(`button`,{name:`Let others write`})).toHaveFocus(),await O(R()).toBe(e),await A.tab(),await O(k.getByRole(`button`,{name:`Show it 1 new letter.`})).toHaveFocus(),await A.keyboard(`{Enter}`),await O(k.getByRole(`group`,{name:`New: To Nina.`})).toHaveFocus(),await O(k.getByText(`To Nina`)).toBeVisible(),await O(R()).toBe(e)}},B={play:async()=>{let e=de(),t=new MutationObserver(t=>{for(let{addedNodes:n}of t)for(let{textContent:t}of n)/letter/.test(t??``)&&e(t)}),n=await j(()=>{let e=document.querySelector(`[data-live-announcer] [aria-live=polite]`);if(!e)throw Error(`There is no live region yet`);return e});t.observe(n,{childList:!0}),await I(),N.pass(b),await j(()=>O(e).toHaveBeenCalledTimes(1)),await I(),await k.findByText(`2 new letters.`,{selector:`p`}),N.pass(x-1),await O(e).toHaveBeenCalledTimes(1),N.pass(1),await j(()=>O(e).toHaveBeenCalledTimes(2)),await O(e).toHaveBeenLastCalledWith(`2 new letters.`),N.pass(x),await O(e).toHaveBeenCalledTimes(2),t.disconnect()}},V={args:{arrivals:[],connection:!0},play:async()=>{let e=R();await I(),await L(P),await O(R()).toBe(e),await I(),await L(`You are connected again.`),await O(R()).toBe(e)}},H={...l,args:{arrivals:[pe,F],connection:!0},play:async()=>{let e=R();await I(),await L(P),await O(k.queryByRole(`button`,{name:/Show/})).toBeNull(),await O(R()).toBe(e),await I(),await O(await k.findByRole(`button`,{name:`Show them 2 new letters.`})).toBeVisible(),await O(R()).toBe(e)}},U={args:{arrivals:[]}},W={play:I},G={args:{arrivals:[{text:h,show:h,shown:h}]},...W},K={args:{arrivals:[{text:u,show:`Show it`,shown:u}]},...W},q={args:{arrivals:[{text:g,show:g,shown:g}]},..._,...W},J={...m,...W},Y={...p,...W},X={...ee,...W},Z={...l,...W},Q={...d,...W},$={...f,...W},he=[`Default`,`Spaced`,`Offline`,`OfflineWhileSomethingWaits`,`Empty`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const top = listTop();
    await arrive();
    clock.pass(gatheredFor);
    await isAnnounced('1 new letter.');
    await expect(screen.getByRole('button', {
      name: 'Let others write'
    })).toHaveFocus();
    await expect(listTop()).toBe(top);
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: 'Show it 1 new letter.'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('group', {
      name: 'New: To Nina.'
    })).toHaveFocus();
    await expect(screen.getByText('To Nina')).toBeVisible();
    await expect(listTop()).toBe(top);
  }
}`,...z.parameters?.docs?.source},description:{story:`Heard once; nothing moves; the button shows it, and the line takes the focus.`,...z.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const announced = fn();
    const observer = new MutationObserver(changes => {
      for (const {
        addedNodes
      } of changes) for (const {
        textContent
      } of addedNodes) if (/letter/.test(textContent ?? '')) announced(textContent);
    });
    const region = await waitFor(() => {
      const found = document.querySelector('[data-live-announcer] [aria-live=polite]');
      if (!found) throw new Error('There is no live region yet');
      return found;
    });
    observer.observe(region, {
      childList: true
    });
    await arrive();
    clock.pass(gatheredFor);
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
    await arrive();
    await screen.findByText('2 new letters.', {
      selector: 'p'
    });
    clock.pass(saidEvery - 1);
    await expect(announced).toHaveBeenCalledTimes(1);
    clock.pass(1);
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(2));
    await expect(announced).toHaveBeenLastCalledWith('2 new letters.');
    clock.pass(saidEvery);
    await expect(announced).toHaveBeenCalledTimes(2);
    observer.disconnect();
  }
}`,...B.parameters?.docs?.source},description:{story:`What follows within 30 seconds is heard together, once they are over.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  args: {
    arrivals: [],
    connection: true
  },
  play: async () => {
    const top = listTop();
    await arrive();
    await isAnnounced(offline);
    await expect(listTop()).toBe(top);
    await arrive();
    await isAnnounced('You are connected again.');
    await expect(listTop()).toBe(top);
  }
}`,...V.parameters?.docs?.source},description:{story:`How old the list is; the line goes when the connection is back.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  args: {
    arrivals: [one, two],
    connection: true
  },
  play: async () => {
    const top = listTop();
    await arrive();
    await isAnnounced(offline);
    await expect(screen.queryByRole('button', {
      name: /Show/
    })).toBeNull();
    await expect(listTop()).toBe(top);
    await arrive();
    await expect(await screen.findByRole('button', {
      name: 'Show them 2 new letters.'
    })).toBeVisible();
    await expect(listTop()).toBe(top);
  }
}`,...H.parameters?.docs?.source},description:{story:`One text at a time: the list stays where it is on a phone, too. What waits is offered again with the connection.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  args: {
    arrivals: []
  }
}`,...U.parameters?.docs?.source},description:{story:`Nothing to say: the room is empty.`,...U.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  args: {
    arrivals: [{
      text: situations.longWords,
      show: situations.longWords,
      shown: situations.longWords
    }]
  },
  ...waits
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  args: {
    arrivals: [{
      text: situations.unbreakable,
      show: 'Show it',
      shown: situations.unbreakable
    }]
  },
  ...waits
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  args: {
    arrivals: [{
      text: situations.arabic,
      show: situations.arabic,
      shown: situations.arabic
    }]
  },
  ...situations.rightToLeft,
  ...waits
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  ...situations.highContrast,
  ...waits
}`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  ...situations.largeText,
  ...waits
}`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  ...situations.highContrastLargeText,
  ...waits
}`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  ...waits
}`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`{
  ...situations.narrowLargeText,
  ...waits
}`,...Q.parameters?.docs?.source}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`{
  ...situations.forcedColours,
  ...waits
}`,...$.parameters?.docs?.source}}}})))()}ge();export{z as Default,U as Empty,$ as ForcedColours,J as HighContrast,X as HighContrastLargeText,Y as LargeText,G as LongText,Z as Narrow,Q as NarrowLargeText,V as Offline,H as OfflineWhileSomethingWaits,q as RightToLeft,B as Spaced,K as Unbreakable,he as __namedExportsOrder,me as default};