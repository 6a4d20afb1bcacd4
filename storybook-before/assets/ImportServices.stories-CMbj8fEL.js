const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./ImportFindings-DEwk41Au.js","./rolldown-runtime-sJBDdmOt.js","./react-fimpM00K.js","./iframe-C0Eu83C_.js","./preload-helper-Dt5pTa-y.js","./chunk-7PIQR4A3-DUuI6D6u.js","./chunk-IMSF75WX-CjLAjAi6.js","./iframe-B-KuXNGJ.css","./Button-CUxpFmfd.js","./Icon-xtJIwLAK.js","./Icon-ZWt7TlAP.css","./buttonClass-CyLUCaXx.js","./buttonClass-BziuT1r0.css","./Status-DVbrk9aA.js","./paths-w5gsXQbh.js","./Status-BsBGkQBi.css","./useTable-CVxcb923.js","./Pagination-BrpZOwZv.js","./Pagination-BBRS-hUA.css","./useAnnounce-Cov5vTN3.js","./Toolbar-IcgdMXb4.js","./Toolbar-D2T-edNC.css","./lazyIcons-BSkFHJ1S.js","./useTable-vexjNs1k.css","./serviceFile-Cb9E9pw2.js","./AdminPage.module-BurYWcHe.js","./AdminPage-UBfGMO-5.css"])))=>i.map(i=>d[i]);
import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t,t as n}from"./preload-helper-Dt5pTa-y.js";import{t as r}from"./react-fimpM00K.js";import{n as i}from"./iframe-C0Eu83C_.js";import{n as a,t as o}from"./Button-CUxpFmfd.js";import{n as s,t as c}from"./Status-DVbrk9aA.js";import{n as l,t as u}from"./Field-wcqWjbdE.js";import{n as d,t as f}from"./PageTitle-Dlkg8GAr.js";import{n as p,r as ee}from"./Dialogs-B6mpPvAI.js";import{n as te,t as ne}from"./collection-Cu5nnyJn.js";import{n as re,r as ie}from"./ports-Czqoa_Yy.js";import{a as m,c as ae,d as oe,f as se,i as ce,l as le,n as ue,o as de,r as fe,s as h,t as pe,u as me}from"./serviceFile-Cb9E9pw2.js";import{n as he,t as g}from"./AdminPage.module-BurYWcHe.js";import{a as ge,c as _e,i as ve,l as ye,o as be,r as xe,u as Se}from"./situations-D6UvDOa-.js";import{a as Ce,i as we,r as Te}from"./screens-Cme9JxM3.js";import{n as Ee,r as De,t as Oe}from"./screens-CXNwY8q0.js";var _;function v(){return(v=e((()=>{_=class extends Error{code;says;constructor(e,t=null,n){super(`The import answered ${e}`,n),this.name=`ServiceImporterError`,this.code=e,this.says=t}}})))()}function ke({findings:e,refuse:t=()=>null}={}){async function n(n){let r=t(n);if(r)throw new _(r);return{accepted:0,list:``,added:0,changed:0,gone:0,refused:[],moreRefused:0,...e}}return{check:()=>n(`check`),bringIn:()=>n(`bring-in`)}}function y(){return(y=e((()=>{v()})))()}function b(e,t){let{code:n,says:r}=e instanceof _?e:{code:e instanceof ne?e.code:`unreachable`,says:null};switch(n){case`too-large`:return{at:`file`,text:ce};case`invalid`:return{at:`file`,text:r??`The file holds no places.`};case`permission`:return{at:`server`,text:r??`Your login has ended. Please log in and try again.`};case`not-done`:return{at:`server`,text:r??t};default:return{at:`server`,text:t}}}function Ae(){let{placeImporter:e}=ie(),{ask:t}=ee(),[n,r]=(0,x.useState)({is:`nothing`}),[i,a]=(0,x.useState)(null),[o,s]=(0,x.useState)(null),[c,l]=(0,x.useState)(0),u=()=>{r({is:`nothing`}),a(null)},d=e=>{a(e),l(e=>e+1)};async function f(e){let t=me(e);if(t!==null||!e)return{at:`file`,text:t??``};let n=await e.text().catch(()=>null),r=n===null?ue:se(n);return n===null||r!==null?{at:`file`,text:r??`The file was changed or moved after you chose it. Please choose it again.`}:{format:oe(e.name)??`csv`,content:n}}async function p(t){if(o)return;u(),s(`checking`);let n=await f(t);try{if(`at`in n)return d(n);let t=await e(),[i,a]=await Promise.all([t.check(n),S()]);r({is:`checked`,file:n,findings:i,ShowFindings:a.ImportFindings})}catch(e){d(b(e,C))}finally{s(null)}}async function te(){if(o||n.is!==`checked`)return;let{file:i,findings:c}=n,l=h(c.accepted),u=c.refused.length+c.moreRefused,f=await t({question:`Import ${l}?`,details:[`They take the place of the whole list: ${pe(c)}`,u>0&&`${ae(u)} that cannot be imported will be left out.`].filter(Boolean).join(` `),confirm:`Replace the list`,keep:`Keep the list as it is`}).catch(()=>null);if(a(null),f===null&&d({at:`server`,text:T}),f){s(`importing`);try{let{accepted:t}=await(await e()).bringIn(i,c.list);r({is:`imported`,places:t})}catch(e){d(b(e,w))}finally{s(null)}}}return{stage:n,failure:i,busy:o,attempt:c,check:p,bringIn:te,startAnew:u}}var x,S,C,w,T;function E(){return(E=e((()=>{x=r(),p(),m(),te(),v(),re(),t(),S=()=>n(()=>import(`./ImportFindings-DEwk41Au.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]),import.meta.url),C=`Our server could not be reached, so nothing was checked. Please try again.`,w=`Our server did not answer, so we cannot say whether the places were imported. Please check the file again.`,T=`Our server could not be reached, so nothing was imported. Please try again.`})))()}function je(){let{stage:e,failure:t,busy:n,attempt:r,check:i,bringIn:a,startAnew:s}=Ae(),l=(0,D.useId)(),d=(0,D.useRef)(null),p=(0,D.useRef)(null);return(0,D.useEffect)(()=>{t?.at===`file`&&d.current?.focus()},[t,r]),(0,D.useLayoutEffect)(()=>{e.is===`imported`&&p.current?.focus()},[e]),(0,O.jsxDEV)(`div`,{className:`wrap ${g.page}`,children:[(0,O.jsxDEV)(f,{children:Oe(De(`importServices`))},void 0,!1,{fileName:k,lineNumber:27,columnNumber:7},this),(0,O.jsxDEV)(`p`,{children:(0,O.jsxDEV)(`a`,{className:`alone`,href:`/admin-dashboard`,children:`Back to the Admin Dashboard`},void 0,!1,{fileName:k,lineNumber:29,columnNumber:9},this)},void 0,!1,{fileName:k,lineNumber:28,columnNumber:7},this),(0,O.jsxDEV)(`p`,{children:`The places in a file take the place of all places on the Support Services page. First the file is checked. Nothing changes until you press Import.`},void 0,!1,{fileName:k,lineNumber:33,columnNumber:7},this),(0,O.jsxDEV)(`form`,{className:`${g.section} ${g.file}`,noValidate:!0,onSubmit:e=>{e.preventDefault(),i(d.current?.files?.[0]??null)},children:[(0,O.jsxDEV)(u,{id:l,label:`File with places`,hint:`A table (CSV) with the columns name, type, latitude and longitude; or GeoJSON; or services as HSDS 3.0 (JSON). In UTF-8, at most 16 MB.`,error:t?.at===`file`?t.text:void 0,attempt:r,children:e=>(0,O.jsxDEV)(`input`,{...e,ref:d,type:`file`,accept:le,onChange:s},void 0,!1,{fileName:k,lineNumber:53,columnNumber:13},this)},void 0,!1,{fileName:k,lineNumber:45,columnNumber:9},this),(0,O.jsxDEV)(`div`,{children:(0,O.jsxDEV)(o,{type:`submit`,kind:e.is===`checked`?`plain`:`main`,busy:n===`checking`?`Checking…`:void 0,children:`Check the file`},void 0,!1,{fileName:k,lineNumber:57,columnNumber:11},this)},void 0,!1,{fileName:k,lineNumber:56,columnNumber:9},this)]},void 0,!0,{fileName:k,lineNumber:37,columnNumber:7},this),e.is===`checked`&&(0,O.jsxDEV)(e.ShowFindings,{findings:e.findings,importing:n===`importing`,onImport:()=>void a()},void 0,!1,{fileName:k,lineNumber:67,columnNumber:9},this),t?.at===`server`&&(0,O.jsxDEV)(c,{kind:`failed`,appears:!0,children:t.text},r,!1,{fileName:k,lineNumber:74,columnNumber:9},this),e.is===`imported`&&(0,O.jsxDEV)(`div`,{ref:p,tabIndex:-1,role:`group`,"aria-labelledby":`${l}-done`,children:(0,O.jsxDEV)(c,{kind:`success`,children:[(0,O.jsxDEV)(`p`,{id:`${l}-done`,children:[`Imported `,h(e.places),`. People see them when they next load the page.`]},void 0,!0,{fileName:k,lineNumber:81,columnNumber:13},this),(0,O.jsxDEV)(`p`,{children:(0,O.jsxDEV)(`a`,{className:`alone`,href:`/services`,children:`Look at Support Services`},void 0,!1,{fileName:k,lineNumber:85,columnNumber:15},this)},void 0,!1,{fileName:k,lineNumber:84,columnNumber:13},this)]},void 0,!0,{fileName:k,lineNumber:80,columnNumber:11},this)},void 0,!1,{fileName:k,lineNumber:79,columnNumber:9},this)]},void 0,!0,{fileName:k,lineNumber:26,columnNumber:5},this)}var D,O,k;function A(){return(A=e((()=>{D=r(),a(),l(),d(),s(),m(),Ee(),E(),he(),O=i(),k=`/tmp/w/matrix/src/features/admin/ImportServicesPage.tsx`})))()}async function j({canvas:e,userEvent:t},n=new File([`name,type,lat,lng`],`places.csv`)){await t.upload(e.getByLabelText(`File with places`),n),e.getByRole(`button`,{name:`Check the file`}).focus(),await t.keyboard(`{Enter}`)}var M,N,P,F,I,Me,L,R,z,B,V,H,U,W,G,K,q,J,Y,X,Z,Q,Ne;function $(){return($=e((()=>{y(),m(),A(),Te(),ge(),{expect:M,screen:N,waitFor:P}=__STORYBOOK_MODULE_TEST__,F={accepted:12,added:10,changed:2,gone:3,refused:[{row:4,name:`Hall Street Bus`,reason:`Latitude and longitude are swapped.`},{row:9,name:``,reason:`There is no name. The postcode "31" does not have four digits.`}]},I=e=>we({ports:()=>{let t=ke(e);return{placeImporter:async()=>t}}}),Me={title:`Screens/ImportServices`,component:je,parameters:{layout:`fullscreen`,...I({findings:F})},decorators:[Ce],globals:{role:`admin`}},L={play:async e=>{let{canvas:t,userEvent:n}=e;await j(e);let r=await t.findByRole(`heading`,{name:`What the file holds`});await P(()=>M(r).toHaveFocus()),await t.findByText(`12 places can be imported: 10 new, 2 changed. 3 places on the list now are not in the file and will be gone. 2 rows cannot be imported.`),t.getByRole(`button`,{name:`Import 12 places`}).focus(),await n.keyboard(`{Enter}`),await M(await N.findByRole(`button`,{name:`Keep the list as it is`})).toHaveFocus(),await n.keyboard(`{Tab}{Enter}`);let i=await t.findByRole(`group`,{name:/^Imported 12 places/});await P(()=>M(i).toHaveFocus()),await M(t.getByText(/^Imported 12 places\./)).toBeVisible()}},R={parameters:I({findings:{...F,moreRefused:1198}}),play:async e=>{let{canvas:t,userEvent:n}=e;await j(e),await t.findByText(/1,200 rows cannot be imported\. The first 2 rows are listed below\.$/),t.getByRole(`button`,{name:`Import 12 places`}).focus(),await n.keyboard(`{Enter}`),await N.findByText(/1,200 rows that cannot be imported will be left out\.$/)}},z={play:async e=>{await j(e),await e.canvas.findByText(`Latitude and longitude are swapped.`)}},B={play:async({canvas:e,userEvent:t})=>{e.getByRole(`button`,{name:`Check the file`}).focus(),await t.keyboard(`{Enter}`);let n=e.getByLabelText(`File with places`);await P(()=>M(n).toHaveFocus()),await M(n).toHaveAccessibleDescription(new RegExp(de))}},V={play:async e=>{await j(e,new File([new Uint8Array([67,233])],`places.csv`)),await e.canvas.findByText(fe)}},H={play:async e=>{let t=new File([`name`],`places.csv`);t.text=()=>Promise.reject(new DOMException(`gone`,`NotReadableError`)),await j(e,t),await e.canvas.findByText(`The file was changed or moved after you chose it. Please choose it again.`)}},U={parameters:I({refuse:()=>`too-large`}),play:async e=>{await j(e),await e.canvas.findByText(`The file is larger than 16 MB. Please split it, or leave columns out.`)}},W={parameters:I({refuse:()=>`permission`}),play:async e=>{await j(e),await e.canvas.findByText(`Your login has ended. Please log in and try again.`)}},G={parameters:I({findings:F,refuse:e=>e===`bring-in`?`unreachable`:null}),play:async e=>{let{canvas:t,userEvent:n}=e;await j(e),(await t.findByRole(`button`,{name:`Import 12 places`})).focus(),await n.keyboard(`{Enter}`),await N.findByText(`Import 12 places?`),await n.keyboard(`{Tab}{Enter}`),await t.findByText(/we cannot say whether the places were imported/);let r=t.getByRole(`button`,{name:`Import 12 places`});await P(()=>M(r).toHaveFocus())}},K=e=>({globals:{role:`admin`,...e}}),q=K(xe.globals),J=K(be.globals),Y=K(ve.globals),X=K(Se.globals),Z=K(_e.globals),Q=K(ye.globals),Ne=[`Filled`,`VeryManyRefused`,`Checked`,`NoFile`,`OtherLetters`,`FileGone`,`TooLarge`,`LoginEnded`,`AnswerLost`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`RightToLeft`,`Narrow`,`NarrowLargeText`],L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await check(context);
    const heading = await canvas.findByRole('heading', {
      name: 'What the file holds'
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await canvas.findByText('12 places can be imported: 10 new, 2 changed. 3 places on the list now are not in the file and will be gone. 2 rows cannot be imported.');
    canvas.getByRole('button', {
      name: 'Import 12 places'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('button', {
      name: 'Keep the list as it is'
    })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    const result = await canvas.findByRole('group', {
      name: /^Imported 12 places/
    });
    await waitFor(() => expect(result).toHaveFocus());
    await expect(canvas.getByText(/^Imported 12 places\\./)).toBeVisible();
  }
}`,...L.parameters?.docs?.source},description:{story:`Checked, with two rows refused; then brought in.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  parameters: given({
    findings: {
      ...found,
      moreRefused: 1198
    }
  }),
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await check(context);
    await canvas.findByText(/1,200 rows cannot be imported\\. The first 2 rows are listed below\\.$/);
    canvas.getByRole('button', {
      name: 'Import 12 places'
    }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText(/1,200 rows that cannot be imported will be left out\\.$/);
  }
}`,...R.parameters?.docs?.source},description:{story:`More rows are refused than are listed.`,...R.parameters?.docs?.description}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await check(context);
    await context.canvas.findByText('Latitude and longitude are swapped.');
  }
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvas,
    userEvent
  }) => {
    canvas.getByRole('button', {
      name: 'Check the file'
    }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByLabelText('File with places');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(new RegExp(noFileChosen));
  }
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  play: async context => {
    await check(context, new File([new Uint8Array([0x43, 0xe9])], 'places.csv'));
    await context.canvas.findByText(fileNotUtf8);
  }
}`,...V.parameters?.docs?.source},description:{story:`A file from an old spreadsheet.`,...V.parameters?.docs?.description}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  play: async context => {
    const file = new File(['name'], 'places.csv');
    file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await check(context, file);
    await context.canvas.findByText('The file was changed or moved after you chose it. Please choose it again.');
  }
}`,...H.parameters?.docs?.source},description:{story:`The file is not there any more.`,...H.parameters?.docs?.description}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  parameters: given({
    refuse: () => 'too-large'
  }),
  play: async context => {
    await check(context);
    await context.canvas.findByText('The file is larger than 16 MB. Please split it, or leave columns out.');
  }
}`,...U.parameters?.docs?.source}}},W.parameters={...W.parameters,docs:{...W.parameters?.docs,source:{originalSource:`{
  parameters: given({
    refuse: () => 'permission'
  }),
  play: async context => {
    await check(context);
    await context.canvas.findByText('Your login has ended. Please log in and try again.');
  }
}`,...W.parameters?.docs?.source}}},G.parameters={...G.parameters,docs:{...G.parameters?.docs,source:{originalSource:`{
  parameters: given({
    findings: found,
    refuse: doing => doing === 'bring-in' ? 'unreachable' : null
  }),
  play: async context => {
    const {
      canvas,
      userEvent
    } = context;
    await check(context);
    (await canvas.findByRole('button', {
      name: 'Import 12 places'
    })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Import 12 places?');
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText(/we cannot say whether the places were imported/);
    const button = canvas.getByRole('button', {
      name: 'Import 12 places'
    });
    await waitFor(() => expect(button).toHaveFocus());
  }
}`,...G.parameters?.docs?.source},description:{story:`The answer to the import is lost: what was found stays, and nobody learns of it that nothing happened.`,...G.parameters?.docs?.description}}},q.parameters={...q.parameters,docs:{...q.parameters?.docs,source:{originalSource:`asAdmin(situations.highContrast.globals)`,...q.parameters?.docs?.source}}},J.parameters={...J.parameters,docs:{...J.parameters?.docs,source:{originalSource:`asAdmin(situations.largeText.globals)`,...J.parameters?.docs?.source}}},Y.parameters={...Y.parameters,docs:{...Y.parameters?.docs,source:{originalSource:`asAdmin(situations.highContrastLargeText.globals)`,...Y.parameters?.docs?.source}}},X.parameters={...X.parameters,docs:{...X.parameters?.docs,source:{originalSource:`asAdmin(situations.rightToLeft.globals)`,...X.parameters?.docs?.source}}},Z.parameters={...Z.parameters,docs:{...Z.parameters?.docs,source:{originalSource:`asAdmin(situations.narrow.globals)`,...Z.parameters?.docs?.source}}},Q.parameters={...Q.parameters,docs:{...Q.parameters?.docs,source:{originalSource:`asAdmin(situations.narrowLargeText.globals)`,...Q.parameters?.docs?.source}}}})))()}$();export{G as AnswerLost,z as Checked,H as FileGone,L as Filled,q as HighContrast,Y as HighContrastLargeText,J as LargeText,W as LoginEnded,Z as Narrow,Q as NarrowLargeText,B as NoFile,V as OtherLetters,X as RightToLeft,U as TooLarge,R as VeryManyRefused,Ne as __namedExportsOrder,Me as default};