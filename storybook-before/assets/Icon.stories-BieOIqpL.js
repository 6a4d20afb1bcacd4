import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{n,t as r}from"./Icon-xtJIwLAK.js";import{_ as i,o as a,v as o,y as s}from"./paths-w5gsXQbh.js";import{a as c,o as l}from"./lazyIcons-BSkFHJ1S.js";import{a as u,c as d,i as f,n as p,o as m,r as h,s as g,u as _}from"./situations-D6UvDOa-.js";var v,y,b,x,S,C,w,T,E,D,O,k,A,j;function M(){return(M=e((()=>{n(),c(),i(),u(),v=t(),{expect:y}=__STORYBOOK_MODULE_TEST__,b=`/tmp/w/matrix/stories/components/Icon.stories.tsx`,x={title:`Components/Icon`,component:r,args:{shape:o},argTypes:{shape:{control:!1}}},S={play:async({canvasElement:e,userEvent:t})=>{await y(e.querySelector(`svg`)).toHaveAttribute(`aria-hidden`,`true`),await t.tab(),await y(document.body).toHaveFocus()}},C={render:()=>(0,v.jsxDEV)(`ul`,{className:`story-icons`,children:Object.entries({...s,...l}).map(([e,t])=>(0,v.jsxDEV)(`li`,{children:[(0,v.jsxDEV)(r,{shape:t,size:`large`},void 0,!1,{fileName:b,lineNumber:32,columnNumber:11},void 0),` `,e]},e,!0,{fileName:b,lineNumber:31,columnNumber:9},void 0))},void 0,!1,{fileName:b,lineNumber:29,columnNumber:5},void 0)},w={render:e=>(0,v.jsxDEV)(`p`,{className:`story-row`,children:[(0,v.jsxDEV)(r,{...e},void 0,!1,{fileName:b,lineNumber:42,columnNumber:7},void 0),` `,g]},void 0,!0,{fileName:b,lineNumber:41,columnNumber:5},void 0)},T={..._,args:{shape:a},play:async({canvasElement:e})=>{let t=e.querySelector(`svg`);await y(getComputedStyle(t).scale).toBe(`-1 1`)}},E={...C,...h},D={...C,...m},O={...C,...f},k={...C,...d},A={...C,...p},j=[`Default`,`All`,`LongText`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`ForcedColours`],S.parameters={...S.parameters,docs:{...S.parameters?.docs,source:{originalSource:`{
  play: async ({
    canvasElement,
    userEvent
  }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  }
}`,...S.parameters?.docs?.source},description:{story:`Not in the accessibility tree, not in the tab order.`,...S.parameters?.docs?.description}}},C.parameters={...C.parameters,docs:{...C.parameters?.docs,source:{originalSource:`{
  render: () => <ul className="story-icons">
      {Object.entries({
      ...paths,
      ...laterPaths
    }).map(([name, shape]) => <li key={name}>
          <Icon shape={shape} size="large" /> {name}
        </li>)}
    </ul>
}`,...C.parameters?.docs?.source},description:{story:`Each beside its name, the way icons are meant to be used.`,...C.parameters?.docs?.description}}},w.parameters={...w.parameters,docs:{...w.parameters?.docs,source:{originalSource:`{
  render: args => <p className="story-row">
      <Icon {...args} /> {situations.longWords}
    </p>
}`,...w.parameters?.docs?.source}}},T.parameters={...T.parameters,docs:{...T.parameters?.docs,source:{originalSource:`{
  ...situations.rightToLeft,
  args: {
    shape: paths.chevronRight
  },
  play: async ({
    canvasElement
  }) => {
    const svg = canvasElement.querySelector('svg') as SVGElement;
    await expect(getComputedStyle(svg).scale).toBe('-1 1');
  }
}`,...T.parameters?.docs?.source},description:{story:`Arrows point the other way.`,...T.parameters?.docs?.description}}},E.parameters={...E.parameters,docs:{...E.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.highContrast
}`,...E.parameters?.docs?.source}}},D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.largeText
}`,...D.parameters?.docs?.source}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.highContrastLargeText
}`,...O.parameters?.docs?.source}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.narrow
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  ...All,
  ...situations.forcedColours
}`,...A.parameters?.docs?.source}}}})))()}M();export{C as All,S as Default,A as ForcedColours,E as HighContrast,O as HighContrastLargeText,D as LargeText,w as LongText,k as Narrow,T as RightToLeft,j as __namedExportsOrder,x as default};