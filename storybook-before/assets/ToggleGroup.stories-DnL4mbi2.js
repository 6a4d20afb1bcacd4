import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./ToggleGroup-DgJXd7ge.js";import{a,c as o,d as s,i as c,l,n as u,o as d,r as f,u as p}from"./situations-D6UvDOa-.js";function m(e){let[t,n]=(0,h.useState)(e.value),r=t=>{n(t),e.onChange(t)};return(0,g.jsxDEV)(i,{...e,value:t,onChange:r},void 0,!1,{fileName:x,lineNumber:21,columnNumber:10},this)}var h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R;function z(){return(z=e((()=>{h=t(),r(),a(),g=n(),{expect:_,fn:v,screen:y,userEvent:b}=__STORYBOOK_MODULE_TEST__,x=`/tmp/w/matrix/stories/components/ToggleGroup.stories.tsx`,S=[{value:`all`,label:`All colours`},{value:`red`,label:`Red & orange`},{value:`green`,label:`Green`},{value:`blue`,label:`Blue`}],C={title:`Components/ToggleGroup`,component:m,args:{label:`Show flowers that are`,options:S,value:`all`,onChange:v()}},w=e=>y.getByRole(`button`,{name:e}),T={play:async({args:e})=>{await _(y.getByRole(`group`,{name:`Show flowers that are`})).toBeVisible(),await _(w(`All colours`)).toHaveAttribute(`aria-pressed`,`true`);for(let e of y.getAllByRole(`button`))await _(e).toHaveStyle({borderTopStyle:`solid`,cursor:`pointer`});await b.tab(),await b.tab(),await b.tab(),await _(w(`Green`)).toHaveFocus(),await b.keyboard(` `),await _(w(`Green`)).toHaveAttribute(`aria-pressed`,`true`),await _(w(`All colours`)).toHaveAttribute(`aria-pressed`,`false`),await _(e.onChange).toHaveBeenLastCalledWith(`green`),await b.keyboard(` `),await _(w(`Green`)).toHaveAttribute(`aria-pressed`,`true`),await _(e.onChange).toHaveBeenCalledOnce()}},E={args:{showLabel:!0}},D={args:{options:[]}},O={args:{options:[...S,{value:`x`,label:`Every colour that can be seen at dusk by somebody who does not see red`},{value:`y`,label:`Wagga`.repeat(20)}]}},k={args:{label:`الألوان`,options:[{value:`all`,label:`الكل`},{value:`red`,label:`أحمر`}]},...p},A={args:{value:`green`,showLabel:!0}},j={args:{label:s,showLabel:!0,options:[{value:`all`,label:s}]},...o},M={...A,...f},N={...A,...d},P={...A,...c},F={...A,...o},I={...A,...l},L={...A,...u},R=[`Default`,`WithVisibleLabel`,`Empty`,`LongText`,`RightToLeft`,`Chosen`,`Unbreakable`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    await expect(screen.getByRole('group', {
      name: 'Show flowers that are'
    })).toBeVisible();
    await expect(button('All colours')).toHaveAttribute('aria-pressed', 'true');
    // Not dashed and greyed out as a button is that cannot be pressed.
    for (const one of screen.getAllByRole('button')) await expect(one).toHaveStyle({
      borderTopStyle: 'solid',
      cursor: 'pointer'
    });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('Green')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button('Green')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('All colours')).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith('green');
    await userEvent.keyboard(' ');
    await expect(button('Green')).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledOnce();
  }
}`,...T.parameters?.docs?.source},description:{story:`Each button is a Tab stop; Space turns it on and the other one off.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  args: {
    showLabel: true
  }
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  args: {
    options: []
  }
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  args: {
    options: [...colours, {
      value: 'x',
      label: 'Every colour that can be seen at dusk by somebody who does not see red'
    }, {
      value: 'y',
      label: 'Wagga'.repeat(20)
    }]
  }
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    label: 'الألوان',
    options: [{
      value: 'all',
      label: 'الكل'
    }, {
      value: 'red',
      label: 'أحمر'
    }]
  },
  ...situations.rightToLeft
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    value: 'green',
    showLabel: true
  }
}`,...A.parameters?.docs?.source}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.unbreakable,
    showLabel: true,
    options: [{
      value: 'all',
      label: situations.unbreakable
    }]
  },
  ...situations.narrow
}`,...j.parameters?.docs?.source}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  ...Chosen,
  ...situations.highContrast
}`,...M.parameters?.docs?.source}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  ...Chosen,
  ...situations.largeText
}`,...N.parameters?.docs?.source}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...Chosen,
  ...situations.highContrastLargeText
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  ...Chosen,
  ...situations.narrow
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  ...Chosen,
  ...situations.narrowLargeText
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  ...Chosen,
  ...situations.forcedColours
}`,...L.parameters?.docs?.source}}}})))()}z();export{A as Chosen,T as Default,D as Empty,L as ForcedColours,M as HighContrast,P as HighContrastLargeText,N as LargeText,O as LongText,F as Narrow,I as NarrowLargeText,k as RightToLeft,j as Unbreakable,E as WithVisibleLabel,R as __namedExportsOrder,C as default};