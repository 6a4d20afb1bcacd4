import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as ee,t as r}from"./Button-CUxpFmfd.js";import{_ as te,f as ne}from"./paths-w5gsXQbh.js";import{n as re,t as ie}from"./UndoMessage-D65Zs_Gl.js";import{a as ae,c as oe,d as se}from"./lazyIcons-BSkFHJ1S.js";import{n as i,t as ce}from"./LiveRegion-CFwE2Em4.js";import{i as a,n as le,r as ue,t as o}from"./useTable-CVxcb923.js";import{a as s,c,d as l,i as de,l as fe,n as pe,o as me,r as he,s as ge,t as _e,u as ve}from"./situations-D6UvDOa-.js";function ye(e){return Array.from({length:e},(e,t)=>({id:t+1,email:`user${t+1}@example.org`,role:u[t%u.length]??`user`,rating:t%50/10}))}var be,u,d;function xe(){return(xe=e((()=>{be=[`admin`,`lee`,`ray`,`margaret`,`george`,`nina`,`tom`],u=[`admin`,`healthcare`,`healthcare`,`user`,`user`,`user`,`user`],d=be.map((e,t)=>({id:t+1,email:`${e}@example.org`,role:u[t]??`user`,rating:t%3==2?null:3.5+t/5}))})))()}function Se({rows:e,columns:t,caption:n,state:ee,selectable:te,onEmail:re,onRetry:ae}){let[i,a]=(0,f.useState)(e),[o,s]=(0,f.useState)(null),c=le({columns:t,rows:i,rowId:_}),l=e=>{a(i.filter(t=>t!==e)),s(e),c.reset()};return(0,p.jsxDEV)(`div`,{className:`story-column`,children:[(0,p.jsxDEV)(ce,{},void 0,!1,{fileName:m,lineNumber:81,columnNumber:7},this),o&&(0,p.jsxDEV)(ie,{takeFocus:!0,text:`User deleted: ${o.email}.`,onUndo:()=>{a(e),s(null)}},void 0,!1,{fileName:m,lineNumber:83,columnNumber:9},this),(0,p.jsxDEV)(ue,{table:c,caption:n,noun:v,actions:(e,t)=>(0,p.jsxDEV)(p.Fragment,{children:[(0,p.jsxDEV)(r,{size:`small`,icon:ne,"aria-label":`Edit ${t}`,children:`Edit`},void 0,!1,{fileName:m,lineNumber:60,columnNumber:7},this),(0,p.jsxDEV)(r,{size:`small`,kind:`danger`,icon:se,"aria-label":`Delete ${t}`,onClick:()=>l(e),children:`Delete`},void 0,!1,{fileName:m,lineNumber:63,columnNumber:7},this)]},void 0,!0,{fileName:m,lineNumber:59,columnNumber:5},this),state:ee,onRetry:ae,nameField:`email`,batch:te?e=>(0,p.jsxDEV)(r,{size:`small`,kind:`main`,icon:oe,onClick:()=>re(e),children:[`Email `,e.length,` `,e.length===1?v.one:v.many]},void 0,!0,{fileName:m,lineNumber:75,columnNumber:5},this):void 0,emptyAction:(0,p.jsxDEV)(r,{children:`Add a user`},void 0,!1,{fileName:m,lineNumber:96,columnNumber:22},this)},void 0,!1,{fileName:m,lineNumber:92,columnNumber:7},this)]},void 0,!0,{fileName:m,lineNumber:80,columnNumber:5},this)}var f,p,m,h,g,_,v;function Ce(){return(Ce=e((()=>{f=t(),ee(),a(),o(),ae(),te(),i(),re(),p=n(),m=`/tmp/w/matrix/stories/support/TableDemo.tsx`,h=[{field:`id`,label:`ID`,size:`short`},{field:`email`,label:`Email`},{field:`role`,label:`Role`}],g=[...h,{field:`notes`,label:`Notes`,size:`long`,text:()=>`Comes on Tuesdays, with her neighbour.`},{field:`rating`,label:`Average Rating`,text:({rating:e})=>e&&Number.isFinite(e)?e.toFixed(1):``}],_=({id:e})=>e,v={one:`user`,many:`users`}})))()}var y,b,x,S,we,C,Te,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q,$,Ee;function De(){return(De=e((()=>{xe(),s(),Ce(),{expect:y,fn:b,screen:x,userEvent:S,waitFor:we,within:C}=__STORYBOOK_MODULE_TEST__,Te={title:`Components/DataTable`,component:Se,args:{rows:d,columns:h,caption:`Users`,state:`ready`,selectable:!0,onEmail:b(),onRetry:b()}},w=e=>x.getByRole(`button`,{name:e}),T=e=>x.getByRole(`searchbox`,{name:e}),E=e=>x.getByRole(`columnheader`,{name:e}),D=()=>x.getAllByRole(`rowheader`).map(e=>e.textContent),O=e=>we(()=>y(x.getByText(e,{ignore:`[data-live-announcer] *`})).toBeVisible()),k=async(e,t)=>{T(e).focus(),await S.keyboard(t)},A={play:async({args:e})=>{await O(`7 users. Page 1 of 1.`),w(`Email`).focus(),await S.keyboard(`{Enter}`),await O(`Sorted by Email, ascending. 7 users. Page 1 of 1.`),await y(w(`Email`)).toHaveFocus(),await y(E(`Email`)).toHaveAttribute(`aria-sort`,`ascending`),await y(D()[0]).toBe(`admin@example.org`),await S.keyboard(` `),await y(E(`Email`)).toHaveAttribute(`aria-sort`,`descending`),await y(D()[0]).toBe(`tom@example.org`),await k(`Search Role`,`HEALTH `),await O(`Sorted by Email, descending. 2 of 7 users match “HEALTH” in Role. Page 1 of 1.`),await y(T(`Search Role`)).toHaveFocus(),await y(D()).toEqual([`ray@example.org`,`lee@example.org`]),x.getByRole(`checkbox`,{name:`Select lee@example.org`}).focus(),await S.keyboard(` `),await y(x.getByRole(`toolbar`,{name:`1 of 7 users selected`})).toBeVisible(),await S.click(w(`Clear search`)),await y(T(`Search all users`)).toHaveFocus(),await O(`Sorted by Email, descending. 7 users. Page 1 of 1.`),await S.click(w(`Email 1 user`)),await y(e.onEmail).toHaveBeenCalledWith([d[1]])}},j={play:async()=>{await S.click(w(`Email`)),await O(`Sorted by Email, ascending. 7 users. Page 1 of 1.`)}},M={play:async()=>{await k(`Search all users`,`nina{Enter}`),await y(D()).toEqual([`nina@example.org`]),await O(`1 of 7 users matches “nina”. Page 1 of 1.`)}},N={play:async()=>{await k(`Search Email`,`xyz`),await O(`No users match “xyz” in Email.`),await y(x.queryAllByRole(`rowheader`)).toEqual([]),w(`Clear search`).focus(),await S.keyboard(`{Enter}`),await y(T(`Search all users`)).toHaveFocus(),await y(T(`Search Email`)).toHaveValue(``),await y(D()).toHaveLength(7),await k(`Search all users`,`nobody{Enter}`),await O(`No users match “nobody”.`)}},P={play:async()=>{let e=x.getByRole(`checkbox`,{name:`Select all 7 users on this page`});e.focus(),await S.keyboard(` `),await y(x.getByRole(`toolbar`,{name:`7 of 7 users selected`})).toBeVisible(),await S.click(x.getByRole(`checkbox`,{name:`Select nina@example.org`})),await y(e).toBePartiallyChecked(),await k(`Search Role`,`admin{Enter}`),await y(x.getByRole(`toolbar`,{name:`6 of 7 users selected, 5 of them not shown by this search`})).toBeVisible(),await k(`Search Role`,`{Control>}a{/Control}{Delete}{Enter}`),await O(`7 users. Page 1 of 1.`)}},F={play:async()=>{await S.click(x.getByRole(`checkbox`,{name:`Select nina@example.org`})),w(`Clear selection`).focus(),await S.keyboard(`{Enter}`),await y(x.getByRole(`checkbox`,{name:`Select all 7 users on this page`})).toHaveFocus(),await y(x.queryByRole(`toolbar`)).toBeNull()}},I={play:async()=>{await S.click(w(`Email`)),await k(`Search Email`,`example{Enter}`),w(`Delete tom@example.org`).focus(),await S.keyboard(`{Enter}`),await O(`6 users. Page 1 of 1.`),await y(E(`Email`)).not.toHaveAttribute(`aria-sort`),await y(T(`Search Email`)).toHaveValue(``),await y(x.getByRole(`group`,{name:`User deleted: tom@example.org.`})).toHaveFocus(),await S.click(w(`Undo`)),await O(`7 users. Page 1 of 1.`)}},L={args:{state:`loading`}},R={args:{state:`failed`},play:async({args:e})=>{await O(`The users could not be loaded.`),w(`Try again`).focus(),await S.keyboard(`{Enter}`),await y(e.onRetry).toHaveBeenCalledOnce()}},z={args:{rows:[]},play:async()=>{await O(`No users.`),await y(x.queryByRole(`table`)).toBeNull()}},B={args:{rows:ye(1e4)},play:async()=>{await O(`10,000 users. Page 1 of 1,000.`),await y(D()).toHaveLength(10),w(`Next`).focus(),await S.keyboard(`{Enter}`),await O(`10,000 users. Page 2 of 1,000.`),await y(w(`Next`)).toHaveFocus(),w(`ID`).focus(),await S.keyboard(`{Enter}{Enter}`),await O(`Sorted by ID, descending. 10,000 users. Page 1 of 1,000.`),await y(D()[0]).toBe(`user10000@example.org`),await S.click(x.getByRole(`checkbox`,{name:`Select all 10 users on this page`})),w(`Select all 10,000 users`).focus(),await S.keyboard(`{Enter}`),await y(x.getByRole(`toolbar`,{name:`10,000 of 10,000 users selected`})).toBeVisible(),await y(w(`Clear selection`)).toHaveFocus()}},V={args:{columns:g},globals:{viewport:{value:`tablet`}},play:async()=>{let e=await x.findByRole(`region`,{name:`Users`});await y(e).toHaveAttribute(`tabindex`,`0`),await y(e).toHaveAccessibleDescription(/Scroll it sideways/)}},H={args:{selectable:!1}},U={args:{columns:g,rows:[{id:NaN,email:``,role:null,rating:NaN},{id:2,email:`nina@example.org`,role:`user`,rating:null},{id:2,email:`nina@example.org`,role:`user`},null]},play:async()=>{await O(`3 users. Page 1 of 1.`),await y(C(x.getByRole(`table`)).queryByText(/NaN|null|undefined/)).toBeNull(),await S.click(w(`Average Rating`)),await y(D()).toHaveLength(3)}},W=[{id:1,email:`${l}@example.org`,role:ge,rating:4},{id:2,email:`tom@example.org`,role:l,rating:null},{id:3,email:_e,role:`user`,rating:1}],G={args:{rows:W}},K={args:{rows:W},...c},q={...P,...ve},J={...P,...he},Y={...P,...me},X={...P,...de},Z={...P,...pe},Q={...c,play:async()=>{await y(x.queryByRole(`searchbox`,{name:`Search Email`})).toBeNull(),w(`Search by column`).focus(),await S.keyboard(`{Enter}`),await y(w(`Search by column`)).toHaveAttribute(`aria-expanded`,`true`),await k(`Search Email`,`nina{Enter}`),await O(`1 of 7 users matches “nina” in Email. Page 1 of 1.`),await S.click(x.getByRole(`checkbox`,{name:`Select nina@example.org`})),await y(x.getByRole(`table`,{name:`Users`})).toBeVisible();let e=x.getByRole(`row`,{name:/nina@example.org/});await y(C(e).getAllByRole(`cell`)).toHaveLength(4)}},$={...Q,...fe},Ee=[`Default`,`Sorted`,`Filtered`,`NothingFound`,`Selected`,`SelectionCleared`,`RowDeleted`,`Loading`,`WithError`,`Empty`,`TenThousandRows`,`ScrollsSideways`,`WithoutSelection`,`BadRows`,`LongText`,`LongTextNarrow`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`ForcedColours`,`Narrow`,`NarrowLargeText`],A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await status('7 users. Page 1 of 1.');
    button('Email').focus();
    await userEvent.keyboard('{Enter}');
    await status('Sorted by Email, ascending. 7 users. Page 1 of 1.');
    await expect(button('Email')).toHaveFocus();
    await expect(header('Email')).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()[0]).toBe('admin@example.org');
    await userEvent.keyboard(' ');
    await expect(header('Email')).toHaveAttribute('aria-sort', 'descending');
    await expect(names()[0]).toBe('tom@example.org');
    await type('Search Role', 'HEALTH ');
    await status('Sorted by Email, descending. 2 of 7 users match “HEALTH” in Role. Page 1 of 1.');
    await expect(box('Search Role')).toHaveFocus();
    await expect(names()).toEqual(['ray@example.org', 'lee@example.org']);
    screen.getByRole('checkbox', {
      name: 'Select lee@example.org'
    }).focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('toolbar', {
      name: '1 of 7 users selected'
    })).toBeVisible();
    await userEvent.click(button('Clear search'));
    await expect(box('Search all users')).toHaveFocus();
    await status('Sorted by Email, descending. 7 users. Page 1 of 1.');
    await userEvent.click(button('Email 1 user'));
    await expect(args.onEmail).toHaveBeenCalledWith([members[1]]);
  }
}`,...A.parameters?.docs?.source},description:{story:`Sorted, searched and selected by keyboard.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await userEvent.click(button('Email'));
    await status('Sorted by Email, ascending. 7 users. Page 1 of 1.');
  }
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await type('Search all users', 'nina{Enter}');
    await expect(names()).toEqual(['nina@example.org']);
    await status('1 of 7 users matches “nina”. Page 1 of 1.');
  }
}`,...M.parameters?.docs?.source},description:{story:`A search of all columns, sent at once by Enter.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await type('Search Email', 'xyz');
    await status('No users match “xyz” in Email.');
    await expect(screen.queryAllByRole('rowheader')).toEqual([]);
    button('Clear search').focus();
    await userEvent.keyboard('{Enter}');
    await expect(box('Search all users')).toHaveFocus();
    await expect(box('Search Email')).toHaveValue('');
    await expect(names()).toHaveLength(7);
    await type('Search all users', 'nobody{Enter}');
    await status('No users match “nobody”.');
  }
}`,...N.parameters?.docs?.source},description:{story:`Nothing matches: the boxes stay, and one press leads back.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  play: async () => {
    const all = screen.getByRole('checkbox', {
      name: 'Select all 7 users on this page'
    });
    all.focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('toolbar', {
      name: '7 of 7 users selected'
    })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', {
      name: 'Select nina@example.org'
    }));
    await expect(all).toBePartiallyChecked();
    await type('Search Role', 'admin{Enter}');
    const words = '6 of 7 users selected, 5 of them not shown by this search';
    await expect(screen.getByRole('toolbar', {
      name: words
    })).toBeVisible();
    await type('Search Role', '{Control>}a{/Control}{Delete}{Enter}');
    await status('7 users. Page 1 of 1.');
  }
}`,...P.parameters?.docs?.source},description:{story:`The whole page, some of it, and those that a search leaves out.`,...P.parameters?.docs?.description}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', {
      name: 'Select nina@example.org'
    }));
    button('Clear selection').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('checkbox', {
      name: 'Select all 7 users on this page'
    })).toHaveFocus();
    await expect(screen.queryByRole('toolbar')).toBeNull();
  }
}`,...F.parameters?.docs?.source},description:{story:`The button that was pressed goes, and the focus stays in the table.`,...F.parameters?.docs?.description}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  play: async () => {
    await userEvent.click(button('Email'));
    await type('Search Email', 'example{Enter}');
    button('Delete tom@example.org').focus();
    await userEvent.keyboard('{Enter}');
    await status('6 users. Page 1 of 1.');
    await expect(header('Email')).not.toHaveAttribute('aria-sort');
    await expect(box('Search Email')).toHaveValue('');
    await expect(screen.getByRole('group', {
      name: 'User deleted: tom@example.org.'
    })).toHaveFocus();
    await userEvent.click(button('Undo'));
    await status('7 users. Page 1 of 1.');
  }
}`,...I.parameters?.docs?.source},description:{story:`A change of this person's own leads back to the start.`,...I.parameters?.docs?.description}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    state: 'loading'
  }
}`,...L.parameters?.docs?.source}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  args: {
    state: 'failed'
  },
  play: async ({
    args
  }) => {
    await status('The users could not be loaded.');
    button('Try again').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  args: {
    rows: []
  },
  play: async () => {
    await status('No users.');
    await expect(screen.queryByRole('table')).toBeNull();
  }
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  args: {
    rows: many(10_000)
  },
  play: async () => {
    await status('10,000 users. Page 1 of 1,000.');
    await expect(names()).toHaveLength(10);
    button('Next').focus();
    await userEvent.keyboard('{Enter}');
    await status('10,000 users. Page 2 of 1,000.');
    await expect(button('Next')).toHaveFocus();
    button('ID').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await status('Sorted by ID, descending. 10,000 users. Page 1 of 1,000.');
    await expect(names()[0]).toBe('user10000@example.org');
    await userEvent.click(screen.getByRole('checkbox', {
      name: 'Select all 10 users on this page'
    }));
    button('Select all 10,000 users').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('toolbar', {
      name: '10,000 of 10,000 users selected'
    })).toBeVisible();
    await expect(button('Clear selection')).toHaveFocus();
  }
}`,...B.parameters?.docs?.source},description:{story:`Only one page of them is in the document; the focus stays on the button that turns the page.`,...B.parameters?.docs?.description}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  args: {
    columns: wideColumns
  },
  globals: {
    viewport: {
      value: 'tablet'
    }
  },
  play: async () => {
    const region = await screen.findByRole('region', {
      name: 'Users'
    });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region).toHaveAccessibleDescription(/Scroll it sideways/);
  }
}`,...V.parameters?.docs?.source},description:{story:`More columns than there is room for: the box takes the focus, has a name and says so.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  args: {
    selectable: false
  }
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  args: {
    columns: wideColumns,
    rows: [{
      id: Number.NaN,
      email: '',
      role: null,
      rating: Number.NaN
    }, {
      id: 2,
      email: 'nina@example.org',
      role: 'user',
      rating: null
    }, {
      id: 2,
      email: 'nina@example.org',
      role: 'user'
    }, null as unknown as Member]
  },
  play: async () => {
    await status('3 users. Page 1 of 1.');
    await expect(within(screen.getByRole('table')).queryByText(/NaN|null|undefined/)).toBeNull();
    await userEvent.click(button('Average Rating'));
    await expect(names()).toHaveLength(3);
  }
}`,...U.parameters?.docs?.source},description:{story:`What is missing, no number or twice there: a person sees "None" or nothing odd at all.`,...U.parameters?.docs?.description}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  args: {
    rows: long
  }
}`,...G.parameters?.docs?.source}}},K.parameters={...K.parameters,docs:{...K.parameters?.docs,source:{originalSource:`{
  args: {
    rows: long
  },
  ...situations.narrow
}`,...K.parameters?.docs?.source}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`{
  ...Selected,
  ...situations.rightToLeft
}`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`{
  ...Selected,
  ...situations.highContrast
}`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`{
  ...Selected,
  ...situations.largeText
}`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`{
  ...Selected,
  ...situations.highContrastLargeText
}`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`{
  ...Selected,
  ...situations.forcedColours
}`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`{
  ...situations.narrow,
  play: async () => {
    await expect(screen.queryByRole('searchbox', {
      name: 'Search Email'
    })).toBeNull();
    button('Search by column').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Search by column')).toHaveAttribute('aria-expanded', 'true');
    await type('Search Email', 'nina{Enter}');
    await status('1 of 7 users matches “nina” in Email. Page 1 of 1.');
    await userEvent.click(screen.getByRole('checkbox', {
      name: 'Select nina@example.org'
    }));
    await expect(screen.getByRole('table', {
      name: 'Users'
    })).toBeVisible();
    const row = screen.getByRole('row', {
      name: /nina@example.org/
    });
    await expect(within(row).getAllByRole('cell')).toHaveLength(4);
  }
}`,...Q.parameters?.docs?.source},description:{story:`Cards. The boxes for single columns wait behind a button.`,...Q.parameters?.docs?.description}}},$.parameters={...$.parameters,docs:{...$.parameters?.docs,source:{originalSource:`{
  ...Narrow,
  ...situations.narrowLargeText
}`,...$.parameters?.docs?.source}}}})))()}De();export{U as BadRows,A as Default,z as Empty,M as Filtered,Z as ForcedColours,J as HighContrast,X as HighContrastLargeText,Y as LargeText,L as Loading,G as LongText,K as LongTextNarrow,Q as Narrow,$ as NarrowLargeText,N as NothingFound,q as RightToLeft,I as RowDeleted,V as ScrollsSideways,P as Selected,F as SelectionCleared,j as Sorted,B as TenThousandRows,R as WithError,H as WithoutSelection,Ee as __namedExportsOrder,Te as default};