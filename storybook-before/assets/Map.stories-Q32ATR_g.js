import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as ee}from"./Button-CUxpFmfd.js";import{a as te,i,o as a,r as ne,s as o}from"./serviceSearch-Ckh2-NFM.js";import{r as s,t as c}from"./MapSection-BcnoWD1D.js";import{a as l,i as u,l as d,s as f}from"./routeEstimate-CWRMH1XG.js";import{n as p,t as re}from"./serviceSuggestions-DCekuHfI.js";import{a as m,c as ie,i as ae,l as oe,o as h,r as se,u as g}from"./situations-D6UvDOa-.js";import{T as _,a as v,i as y,r as b,w as x}from"./screens-Cme9JxM3.js";import{n as S,t as ce}from"./locations-Ded2UAUD.js";import{n as le,t as ue}from"./manyPlaces-DU7ZEMmo.js";function de({places:e}){let[t,n]=(0,C.useState)(``),[r,a]=(0,C.useState)(null),[o,s]=(0,C.useState)(null),[l,u]=(0,C.useState)(``),d=(0,C.useMemo)(()=>ne(e),[e]),f=(0,C.useMemo)(()=>re(d),[d]),p=(0,C.useMemo)(()=>te(i(d,{words:t}),null),[d,t]);return(0,w.jsxDEV)(w.Fragment,{children:[(0,w.jsxDEV)(`p`,{children:(0,w.jsxDEV)(ee,{onClick:()=>{a(1),s({id:1})},children:[`Show on map: `,e[0]?.name]},void 0,!0,{fileName:T,lineNumber:20,columnNumber:9},this)},void 0,!1,{fileName:T,lineNumber:19,columnNumber:7},this),(0,w.jsxDEV)(c,{shown:p,all:e,suggest:f,origin:null,selectedId:r,onSelect:a,onShowInList:e=>u(`Place ${e} in the list`),asked:o,pointedId:null,as:`map`,onBackToList:()=>void 0,onSearch:e=>{let t=i(d,{words:e}).length>0;return n(t?e:``),t}},void 0,!1,{fileName:T,lineNumber:29,columnNumber:7},this),(0,w.jsxDEV)(`p`,{children:l},void 0,!1,{fileName:T,lineNumber:47,columnNumber:7},this)]},void 0,!0,{fileName:T,lineNumber:18,columnNumber:5},this)}var C,w,T;function E(){return(E=e((()=>{C=t(),r(),a(),p(),s(),w=n(),T=`/tmp/w/matrix/stories/support/MapDemo.tsx`})))()}var D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q;function $(){return($=e((()=>{x(),a(),l(),ce(),ue(),E(),b(),m(),{expect:D,screen:O,waitFor:k,within:A}=__STORYBOOK_MODULE_TEST__,j={tiles:_},M={title:`Screens/Map`,component:de,args:{places:S},parameters:{...y({ports:()=>({settings:j})})},decorators:[v]},N=({name:e,lat:t,lng:n})=>({label:e,lat:t,lng:n}),P=`Carlton Community Health Centre`,F={play:async({canvas:e,userEvent:t})=>{let n=await e.findByRole(`button`,{name:`${P}, Health`});n.focus(),await t.keyboard(`{Enter}`);let r=await e.findByRole(`dialog`,{name:P});await k(()=>D(r).toHaveFocus()),await D(r).toHaveAccessibleDescription(`Health`),await t.keyboard(`{Escape}`),await D(n).toHaveFocus(),await D(e.queryByRole(`dialog`)).toBeNull()}},I={play:async({canvas:e,userEvent:t})=>{await e.findByRole(`button`,{name:`${P}, Health`});let n=()=>e.getByText(/^Places in view/).textContent,r=n();e.getByRole(`application`,{name:/^Map/}).focus(),await t.keyboard(`--`),await k(()=>D(n()).not.toBe(r)),await t.keyboard(`++`),await k(()=>D(n()).toBe(r)),await t.keyboard(`{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}`),await k(()=>D(e.queryByRole(`button`,{name:`${P}, Health`})).toBeNull()),await t.click(e.getByRole(`button`,{name:`See all on the map`})),await k(()=>D(n()).toBe(`Places in view: 30 of 30.`))}},L={play:async({canvas:e,userEvent:t})=>{await e.findByRole(`button`,{name:`${P}, Health`});let n=e.getByRole(`button`,{name:`Show on map: ${P}`});n.focus(),await t.keyboard(`{Enter}`),await k(()=>D(e.getByRole(`dialog`,{name:P})).toHaveFocus()),await t.keyboard(`{Escape}`),await D(n).toHaveFocus(),await t.keyboard(`{Enter}`),await t.click(await e.findByRole(`button`,{name:`Show in list`})),await e.findByText(`Place 1 in the list`),await t.click(e.getByRole(`button`,{name:`Plan a route from here`})),await D(e.getByLabelText(`Start`)).toHaveValue(P),await D(e.getByLabelText(`End`)).toHaveFocus()}},R={play:async({canvas:e,userEvent:t})=>{await e.findByRole(`button`,{name:`${P}, Health`});let n=e.getByRole(`searchbox`,{name:`Search the map`});await t.type(n,`transport{Enter}`),await k(()=>D(e.getByText(`Places in view: 6 of 6.`)).toBeVisible()),await t.clear(n),await t.type(n,`  {Enter}`),await D(e.getByText(`Places in view: 6 of 6.`)).toBeVisible(),await t.type(n,`zebra{Enter}`);let r=await O.findByRole(`alertdialog`,{name:o});await t.click(A(r).getByRole(`button`,{name:`OK`})),await k(()=>D(e.getByText(/^Places in view: \d+ of 30/)).toBeVisible())}},z={play:async({canvas:e,userEvent:t})=>{await t.type(await e.findByLabelText(`Start`),`Carlton{Enter}`),await O.findByRole(`alertdialog`,{name:f})}},B={play:async({canvas:e,userEvent:t})=>{await t.type(await e.findByLabelText(`Start`),`5 Nowhere Street`),await t.type(e.getByLabelText(`End`),`Atlantis{Enter}`);let n={from:S[0],to:S.at(-1)};await e.findByText(u({from:N(n.from),to:N(n.to)})),await D(e.getByText(/at walking pace/)).toHaveTextContent(`7.2 km, 1h 49m1 hour 49 minutes at walking pace. ${d}.`)}},V={play:async({canvas:e,userEvent:t})=>{await t.type(await e.findByLabelText(`Start`),`Footscray`),await t.type(e.getByLabelText(`End`),`Carlton{Enter}`),await D(await e.findByText(/at walking pace/)).toHaveTextContent(/^Footscray, VIC to Carlton, VIC: 5.9 km, 1h 28m/),await D(e.getByRole(`link`,{name:`Get real directions (OpenStreetMap)`})).toHaveAttribute(`href`,`https://www.openstreetmap.org/directions?from=Footscray&to=Carlton`)}},H={beforeEach:()=>{let e=HTMLCanvasElement.prototype.getContext;return HTMLCanvasElement.prototype.getContext=()=>null,()=>{HTMLCanvasElement.prototype.getContext=e}},play:async({canvas:e,userEvent:t})=>{await e.findByText(`This browser cannot show the map. The list has all the places.`),await t.type(e.getByLabelText(`Start`),`Footscray`),await t.type(e.getByLabelText(`End`),`Carlton{Enter}`),await e.findByText(/at walking pace/)}},U={parameters:y({ports:()=>({settings:{tiles:{..._,url:`data:image/png;base64,AAAA`}}})}),play:async({canvas:e})=>{await e.findByText(/^The street map is missing just now/),await e.findByRole(`button`,{name:`${P}, Health`})}},W={args:{places:le(5e3)},play:async({canvas:e,userEvent:t})=>{(await e.findByRole(`button`,{name:`See all on the map`})).focus(),await t.keyboard(`{Enter}`),await e.findByText(`Places in view: 5000 of 5000.`),(await e.findAllByRole(`button`,{name:/places(?: here)?\. Show them$/}))[0].focus();for(let n=0;n<9&&!e.queryByRole(`dialog`);n+=1)await t.keyboard(`{Enter}`),await k(()=>D(document.activeElement?.closest(`ul, [role=dialog]`)).not.toBeNull());await D(e.getByRole(`dialog`)).toHaveFocus()}},G=async({canvas:e})=>{await e.findByRole(`button`,{name:`${P}, Health`})},K={...se,play:G},q={...h,play:G},J={...ae,play:G},Y={...g,play:G},X={...ie,play:G},Z={...oe,play:G},Q=[`Filled`,`ByKeyboard`,`FromTheList`,`Search`,`RouteNotice`,`RouteUnknown`,`RouteKnown`,`NoWebGL`,`NoTiles`,`FiveThousand`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    const marker = await canvas.findByRole('button', {
      name: \`\${carlton}, Health\`
    });
    marker.focus();
    await userEvent.keyboard('{Enter}');
    const popup = await canvas.findByRole('dialog', {
      name: carlton
    });
    await waitFor(() => expect(popup).toHaveFocus());
    await expect(popup).toHaveAccessibleDescription('Health');
    await userEvent.keyboard('{Escape}');
    await expect(marker).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  }
}`,...F.parameters?.docs?.source},description:{story:`Thirty places: a marker opens a popup that takes the focus, and Escape gives it back.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('button', {
      name: \`\${carlton}, Health\`
    });
    const view = () => canvas.getByText(/^Places in view/).textContent;
    const before = view();
    canvas.getByRole('application', {
      name: /^Map/
    }).focus();
    await userEvent.keyboard('--');
    await waitFor(() => expect(view()).not.toBe(before));
    await userEvent.keyboard('++');
    await waitFor(() => expect(view()).toBe(before));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('button', {
      name: \`\${carlton}, Health\`
    })).toBeNull());
    await userEvent.click(canvas.getByRole('button', {
      name: 'See all on the map'
    }));
    await waitFor(() => expect(view()).toBe('Places in view: 30 of 30.'));
  }
}`,...I.parameters?.docs?.source},description:{story:`The keys work on the map and on its markers; what is in view is said.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('button', {
      name: \`\${carlton}, Health\`
    });
    const opener = canvas.getByRole('button', {
      name: \`Show on map: \${carlton}\`
    });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', {
      name: carlton
    })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', {
      name: 'Show in list'
    }));
    await canvas.findByText('Place 1 in the list');
    await userEvent.click(canvas.getByRole('button', {
      name: 'Plan a route from here'
    }));
    await expect(canvas.getByLabelText('Start')).toHaveValue(carlton);
    await expect(canvas.getByLabelText('End')).toHaveFocus();
  }
}`,...L.parameters?.docs?.source},description:{story:`From the list to the map and back: the popup takes the focus, and the way to the list is in it.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByRole('button', {
      name: \`\${carlton}, Health\`
    });
    const box = canvas.getByRole('searchbox', {
      name: 'Search the map'
    });
    await userEvent.type(box, 'transport{Enter}');
    await waitFor(() => expect(canvas.getByText('Places in view: 6 of 6.')).toBeVisible());
    await userEvent.clear(box);
    await userEvent.type(box, '  {Enter}');
    await expect(canvas.getByText('Places in view: 6 of 6.')).toBeVisible();
    await userEvent.type(box, 'zebra{Enter}');
    const notice = await page.findByRole('alertdialog', {
      name: noServicesFound
    });
    await userEvent.click(within(notice).getByRole('button', {
      name: 'OK'
    }));
    await waitFor(() => expect(canvas.getByText(/^Places in view: \\d+ of 30/)).toBeVisible());
  }
}`,...R.parameters?.docs?.source},description:{story:`A search shows the matches only; one without any says so and shows everything again.`,...R.parameters?.docs?.description}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await userEvent.type(await canvas.findByLabelText('Start'), 'Carlton{Enter}');
    await page.findByRole('alertdialog', {
      name: routeNeedsBoth
    });
  }
}`,...z.parameters?.docs?.source},description:{story:`Both fields are needed.`,...z.parameters?.docs?.description}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await userEvent.type(await canvas.findByLabelText('Start'), '5 Nowhere Street');
    await userEvent.type(canvas.getByLabelText('End'), 'Atlantis{Enter}');
    const ends = {
      from: locations[0]!,
      to: locations.at(-1)!
    };
    await canvas.findByText(exampleRoute({
      from: labelled(ends.from),
      to: labelled(ends.to)
    }));
    await expect(canvas.getByText(/at walking pace/)).toHaveTextContent(\`7.2 km, 1h 49m1 hour 49 minutes at walking pace. \${straightLine}.\`);
  }
}`,...B.parameters?.docs?.source},description:{story:`Places that nobody knows: an example, and it says so.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    await userEvent.type(await canvas.findByLabelText('Start'), 'Footscray');
    await userEvent.type(canvas.getByLabelText('End'), 'Carlton{Enter}');
    await expect(await canvas.findByText(/at walking pace/)).toHaveTextContent(/^Footscray, VIC to Carlton, VIC: 5.9 km, 1h 28m/);
    await expect(canvas.getByRole('link', {
      name: 'Get real directions (OpenStreetMap)'
    })).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?from=Footscray&to=Carlton');
  }
}`,...V.parameters?.docs?.source},description:{story:`Two suburbs, joined by a dashed line.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  beforeEach: () => {
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = draw;
    };
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    await canvas.findByText('This browser cannot show the map. The list has all the places.');
    await userEvent.type(canvas.getByLabelText('Start'), 'Footscray');
    await userEvent.type(canvas.getByLabelText('End'), 'Carlton{Enter}');
    await canvas.findByText(/at walking pace/);
  }
}`,...H.parameters?.docs?.source},description:{story:`A browser that cannot draw maps: a sentence in its place, and the route works all the same.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  parameters: onScreen({
    ports: () => ({
      settings: {
        tiles: {
          ...memoryTiles,
          url: 'data:image/png;base64,AAAA'
        }
      }
    })
  }),
  play: async ({
    canvas
  }) => {
    await canvas.findByText(/^The street map is missing just now/);
    await canvas.findByRole('button', {
      name: \`\${carlton}, Health\`
    });
  }
}`,...U.parameters?.docs?.source},description:{story:`No street tile comes: one quiet line, and the markers and the outline are there.`,...U.parameters?.docs?.description}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  args: {
    places: manyPlaces(5000)
  },
  play: async ({
    canvas,
    userEvent
  }) => {
    const all = await canvas.findByRole('button', {
      name: 'See all on the map'
    });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Places in view: 5000 of 5000.');
    (await canvas.findAllByRole('button', {
      name: /places(?: here)?\\. Show them$/
    }))[0]!.focus();
    for (let presses = 0; presses < 9 && !canvas.queryByRole('dialog'); presses += 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.closest('ul, [role=dialog]')).not.toBeNull());
    }
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  }
}`,...W.parameters?.docs?.source},description:{story:`Five thousand places: groups that open by Enter, down to a single place.`,...W.parameters?.docs?.description}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  ...situations.highContrast,
  play: drawn
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  ...situations.largeText,
  play: drawn
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  ...situations.highContrastLargeText,
  play: drawn
}`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  play: drawn
}`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  play: drawn
}`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`{
  ...situations.narrowLargeText,
  play: drawn
}`,...Z.parameters?.docs?.source}}}})))()}$();export{I as ByKeyboard,F as Filled,W as FiveThousand,L as FromTheList,K as HighContrast,J as HighContrastLargeText,q as LargeText,X as Narrow,Z as NarrowLargeText,U as NoTiles,H as NoWebGL,Y as RightToLeft,V as RouteKnown,z as RouteNotice,B as RouteUnknown,R as Search,Q as __namedExportsOrder,M as default};