import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./react-fimpM00K.js";import{n}from"./iframe-C0Eu83C_.js";import{n as r,t as i}from"./StarRating-22kVcDML.js";import{a,c as o,d as s,i as c,l,n as u,o as d,r as f,s as p,t as m,u as h}from"./situations-D6UvDOa-.js";function g({note:e,refuses:t=!1,undo:n=!0,value:r,message:a=null,onSave:o,label:s}){let[c,l]=(0,_.useState)(r),[u,d]=(0,_.useState)(r),[f,p]=(0,_.useState)(a),m=(r,i)=>{if(o(r,i),t)return p({kind:`failed`,text:`Your rating could not be kept. Please try again.`});i||d(c),l(r),p({...e??{kind:`success`,text:c===null?`Thank you for your rating!`:`Your rating has been updated!`},undo:n?()=>h(i?u:c):void 0})},h=e=>{l(e),p({kind:`info`,text:`Your rating is as it was before.`})};return(0,v.jsxDEV)(i,{label:s,value:c,onSave:m,message:f},void 0,!1,{fileName:C,lineNumber:38,columnNumber:10},this)}var _,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B,V,H,U,W;function G(){return(G=e((()=>{_=t(),r(),a(),v=n(),{expect:y,fn:b,screen:x,userEvent:S}=__STORYBOOK_MODULE_TEST__,C=`/tmp/w/matrix/stories/components/StarRating.stories.tsx`,w={title:`Components/StarRating`,component:g,args:{label:`Rate: Tea with milk`,value:null,onSave:b()}},T=e=>x.getByRole(`radio`,{name:e}),E=e=>x.findByText(e,{selector:`[aria-live] *`}),D={play:async({args:e})=>{let t=x.getByRole(`group`,{name:`Rate: Tea with milk`});await y(t).toHaveAccessibleDescription(`Not rated by you yet`),await y(x.getAllByRole(`radio`)).toHaveLength(5),await S.tab(),await y(T(`1 star`)).toHaveFocus(),await S.keyboard(`{ArrowRight}`),await E(`2 stars, not saved yet`),await S.keyboard(`{ArrowRight}`),await E(`3 stars, not saved yet`),await S.keyboard(`{ArrowDown}`),await E(`4 stars, not saved yet`),await y(T(`4 stars`)).toBeChecked(),await y(t).toHaveAccessibleDescription(`4 stars, not saved yet`),await y(e.onSave).not.toHaveBeenCalled(),await S.keyboard(`{Enter}`),await y(e.onSave).toHaveBeenCalledOnce(),await y(e.onSave).toHaveBeenCalledWith(4,!1),await y(t).toHaveAccessibleDescription(`Your rating: 4 stars`),await E(`Thank you for your rating! You can undo this.`),await S.keyboard(`{Enter}`),await E(`Your rating: 4 stars, already saved`),await S.keyboard(`{Home}`),await E(`1 star, not saved yet`),await S.keyboard(`{Escape}`),await y(T(`4 stars`)).toHaveFocus(),await E(`Your rating: 4 stars`),await S.keyboard(`{End}{Enter}`),await y(T(`5 stars`)).toHaveFocus(),await y(e.onSave).toHaveBeenCalledTimes(2),await y(e.onSave).toHaveBeenLastCalledWith(5,!0),await E(`Your rating has been updated! You can undo this.`),await S.tab(),await y(x.getByRole(`button`,{name:`Undo`})).toHaveFocus(),await S.keyboard(`{Enter}`),await y(t).toHaveFocus(),await y(t).toHaveAccessibleDescription(`Not rated by you yet`),await y(x.queryByRole(`radio`,{checked:!0})).toBeNull(),await E(`Your rating is as it was before.`),await y(e.onSave).toHaveBeenCalledTimes(2)}},O={},k={args:{value:4}},A={args:{value:2},play:async()=>{await S.click(T(`4 stars`)),await y(x.getByRole(`group`)).toHaveAccessibleDescription(`Your rating: 4 stars`),await y(x.getByRole(`button`,{name:`Undo`})).toBeVisible()}},j={args:{undo:!1},play:async({args:e})=>{await S.click(T(`3 stars`)),await y(e.onSave).toHaveBeenCalledOnce(),await y(e.onSave).toHaveBeenCalledWith(3,!1),await E(`Thank you for your rating!`),await y(x.queryByRole(`button`)).toBeNull()}},M={args:{value:2,refuses:!0},play:async({args:e})=>{T(`2 stars`).focus(),await S.keyboard(`{End}{Enter}`),await E(`Your rating could not be kept. Please try again.`),await y(T(`2 stars`)).toBeChecked(),await y(x.getByText(`Your rating: 2 stars`)).toBeVisible(),await S.keyboard(`{Enter}`),await y(e.onSave).toHaveBeenCalledTimes(2)}},N={args:{value:17},play:async()=>{await y(x.getByText(`Not rated by you yet`)).toBeVisible(),await y(x.queryByRole(`radio`,{checked:!0})).toBeNull()}},P={...N,args:{value:NaN}},F={args:{label:`Rate: ${p}`,value:3,message:{kind:`success`,text:p}}},I={args:{label:`Rate: ${s}`,value:3,message:{kind:`success`,text:s}},...o},L={args:{label:m,value:2},...h,play:async()=>{T(`2 stars`).focus(),await S.keyboard(`{ArrowLeft}`),await y(T(`3 stars`)).toBeChecked(),await S.keyboard(`{ArrowRight}{ArrowRight}`),await y(T(`1 star`)).toBeChecked(),await S.keyboard(`{ArrowDown}`),await y(T(`2 stars`)).toBeChecked()}},R={...A,...f},z={...A,...d},B={...A,...c},V={...A,...o},H={...A,...l},U={...A,...u},W=[`Default`,`NotRated`,`Rated`,`Saved`,`WithoutUndo`,`WithError`,`OutOfRange`,`NotANumber`,`LongText`,`Unbreakable`,`RightToLeft`,`HighContrast`,`LargeText`,`HighContrastLargeText`,`Narrow`,`NarrowLargeText`,`ForcedColours`],D.parameters={...D.parameters,docs:{...D.parameters?.docs,source:{originalSource:`{
  play: async ({
    args
  }) => {
    const group = screen.getByRole('group', {
      name: 'Rate: Tea with milk'
    });
    await expect(group).toHaveAccessibleDescription('Not rated by you yet');
    await expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.tab();
    await expect(star('1 star')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await spoken('2 stars, not saved yet');
    await userEvent.keyboard('{ArrowRight}');
    await spoken('3 stars, not saved yet');
    await userEvent.keyboard('{ArrowDown}');
    await spoken('4 stars, not saved yet');
    await expect(star('4 stars')).toBeChecked();
    await expect(group).toHaveAccessibleDescription('4 stars, not saved yet');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(4, false);
    await expect(group).toHaveAccessibleDescription('Your rating: 4 stars');
    await spoken('Thank you for your rating! You can undo this.');
    await userEvent.keyboard('{Enter}');
    await spoken('Your rating: 4 stars, already saved');
    await userEvent.keyboard('{Home}');
    await spoken('1 star, not saved yet');
    await userEvent.keyboard('{Escape}');
    await expect(star('4 stars')).toHaveFocus();
    await spoken('Your rating: 4 stars');
    await userEvent.keyboard('{End}{Enter}');
    await expect(star('5 stars')).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenLastCalledWith(5, true);
    await spoken('Your rating has been updated! You can undo this.');
    await userEvent.tab();
    await expect(screen.getByRole('button', {
      name: 'Undo'
    })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('Not rated by you yet');
    await expect(screen.queryByRole('radio', {
      checked: true
    })).toBeNull();
    await spoken('Your rating is as it was before.');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  }
}`,...D.parameters?.docs?.source},description:{story:`As with a screen reader: each star is announced before the next key. Nothing is saved on the way; Enter saves, once. A change
of mind in the same visit, and Undo goes back to what was there before the first.`,...D.parameters?.docs?.description}}},O.parameters={...O.parameters,docs:{...O.parameters?.docs,source:{originalSource:`{}`,...O.parameters?.docs?.source},description:{story:`As it looks when the page opens.`,...O.parameters?.docs?.description}}},k.parameters={...k.parameters,docs:{...k.parameters?.docs,source:{originalSource:`{
  args: {
    value: 4
  }
}`,...k.parameters?.docs?.source}}},A.parameters={...A.parameters,docs:{...A.parameters?.docs,source:{originalSource:`{
  args: {
    value: 2
  },
  play: async () => {
    await userEvent.click(star('4 stars'));
    await expect(screen.getByRole('group')).toHaveAccessibleDescription('Your rating: 4 stars');
    await expect(screen.getByRole('button', {
      name: 'Undo'
    })).toBeVisible();
  }
}`,...A.parameters?.docs?.source},description:{story:`What stands beside the stars after a rating.`,...A.parameters?.docs?.description}}},j.parameters={...j.parameters,docs:{...j.parameters?.docs,source:{originalSource:`{
  args: {
    undo: false
  },
  play: async ({
    args
  }) => {
    await userEvent.click(star('3 stars'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(3, false);
    await spoken('Thank you for your rating!');
    await expect(screen.queryByRole('button')).toBeNull();
  }
}`,...j.parameters?.docs?.source},description:{story:`A click saves at once. Without Undo the message has no button.`,...j.parameters?.docs?.description}}},M.parameters={...M.parameters,docs:{...M.parameters?.docs,source:{originalSource:`{
  args: {
    value: 2,
    refuses: true
  },
  play: async ({
    args
  }) => {
    star('2 stars').focus();
    await userEvent.keyboard('{End}{Enter}');
    await spoken('Your rating could not be kept. Please try again.');
    await expect(star('2 stars')).toBeChecked();
    await expect(screen.getByText('Your rating: 2 stars')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  }
}`,...M.parameters?.docs?.source},description:{story:`It could not be kept: the stars go back to what is kept, and the same choice can be tried again.`,...M.parameters?.docs?.description}}},N.parameters={...N.parameters,docs:{...N.parameters?.docs,source:{originalSource:`{
  args: {
    value: 17
  },
  play: async () => {
    await expect(screen.getByText('Not rated by you yet')).toBeVisible();
    await expect(screen.queryByRole('radio', {
      checked: true
    })).toBeNull();
  }
}`,...N.parameters?.docs?.source},description:{story:`A value that can't be is shown as not rated; the console says what was wrong.`,...N.parameters?.docs?.description}}},P.parameters={...P.parameters,docs:{...P.parameters?.docs,source:{originalSource:`{
  ...OutOfRange,
  args: {
    value: Number.NaN
  }
}`,...P.parameters?.docs?.source}}},F.parameters={...F.parameters,docs:{...F.parameters?.docs,source:{originalSource:`{
  args: {
    label: \`Rate: \${situations.longWords}\`,
    value: 3,
    message: {
      kind: 'success',
      text: situations.longWords
    }
  }
}`,...F.parameters?.docs?.source}}},I.parameters={...I.parameters,docs:{...I.parameters?.docs,source:{originalSource:`{
  args: {
    label: \`Rate: \${situations.unbreakable}\`,
    value: 3,
    message: {
      kind: 'success',
      text: situations.unbreakable
    }
  },
  ...situations.narrow
}`,...I.parameters?.docs?.source}}},L.parameters={...L.parameters,docs:{...L.parameters?.docs,source:{originalSource:`{
  args: {
    label: situations.arabic,
    value: 2
  },
  ...situations.rightToLeft,
  play: async () => {
    star('2 stars').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(star('3 stars')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(star('1 star')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(star('2 stars')).toBeChecked();
  }
}`,...L.parameters?.docs?.source},description:{story:`The keys follow what is seen: Left leads to more stars here.`,...L.parameters?.docs?.description}}},R.parameters={...R.parameters,docs:{...R.parameters?.docs,source:{originalSource:`{
  ...Saved,
  ...situations.highContrast
}`,...R.parameters?.docs?.source}}},z.parameters={...z.parameters,docs:{...z.parameters?.docs,source:{originalSource:`{
  ...Saved,
  ...situations.largeText
}`,...z.parameters?.docs?.source}}},B.parameters={...B.parameters,docs:{...B.parameters?.docs,source:{originalSource:`{
  ...Saved,
  ...situations.highContrastLargeText
}`,...B.parameters?.docs?.source}}},V.parameters={...V.parameters,docs:{...V.parameters?.docs,source:{originalSource:`{
  ...Saved,
  ...situations.narrow
}`,...V.parameters?.docs?.source}}},H.parameters={...H.parameters,docs:{...H.parameters?.docs,source:{originalSource:`{
  ...Saved,
  ...situations.narrowLargeText
}`,...H.parameters?.docs?.source}}},U.parameters={...U.parameters,docs:{...U.parameters?.docs,source:{originalSource:`{
  ...Saved,
  ...situations.forcedColours
}`,...U.parameters?.docs?.source}}}})))()}G();export{D as Default,U as ForcedColours,R as HighContrast,B as HighContrastLargeText,z as LargeText,F as LongText,V as Narrow,H as NarrowLargeText,P as NotANumber,O as NotRated,N as OutOfRange,k as Rated,L as RightToLeft,A as Saved,I as Unbreakable,M as WithError,j as WithoutUndo,W as __namedExportsOrder,w as default};