import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./jsx-runtime-L3xDxoJr.js";import{c as n,p as r}from"./blocks-Cu0uN_LC.js";import{i,r as a}from"./react-DzsjrpRH.js";function o(e){let t={a:`a`,blockquote:`blockquote`,code:`code`,h1:`h1`,h2:`h2`,li:`li`,p:`p`,strong:`strong`,ul:`ul`,...i(),...e.components};return(0,c.jsxs)(c.Fragment,{children:[(0,c.jsx)(n,{title:`Documents/Introduction`}),`
`,(0,c.jsx)(t.h1,{id:`the-components-of-age-better`,children:`The components of Age Better`}),`
`,(0,c.jsx)(t.p,{children:`Age Better is for older people in Australia and those who care for them. Many of its readers have low vision, unsteady
hands, or little trust in computers. Its pages are composed of these components. They know nothing of health, events or
appointments: texts and data come in as props, so they can be used anywhere.`}),`
`,(0,c.jsx)(t.p,{children:`Each has to answer one question:`}),`
`,(0,c.jsxs)(t.blockquote,{children:[`
`,(0,c.jsx)(t.p,{children:`If I couldn't see the screen, how would I know what this is, what it does, what just happened?`}),`
`]}),`
`,(0,c.jsx)(t.h2,{id:`how-to-look-at-them`,children:`How to look at them`}),`
`,(0,c.jsxs)(t.ul,{children:[`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.strong,{children:`Theme`}),` in the toolbar switches between standard, high contrast, large text and both. The app's own switches do the
same: they set `,(0,c.jsx)(t.code,{children:`data-contrast`}),` and `,(0,c.jsx)(t.code,{children:`data-text`}),` on the root.`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.strong,{children:`Direction of reading`}),` turns the page around.`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.strong,{children:`Viewport`}),` offers 320, 360, 768 and 1280 pixels. Layouts follow the width of their container in rem, so a wide window
with large text looks like a smaller one.`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.strong,{children:`Accessibility`}),`, below each story, lists what axe found. A violation there fails the tests.`]}),`
`,(0,c.jsx)(t.li,{children:`Forced colours can't be switched on from a page: use the system's contrast themes, or the rendering tab of the browser's
developer tools. The stories called "Forced Colours" are the ones to look at.`}),`
`]}),`
`,(0,c.jsx)(t.h2,{id:`what-each-component-has`,children:`What each component has`}),`
`,(0,c.jsxs)(t.ul,{children:[`
`,(0,c.jsxs)(t.li,{children:[`Its `,(0,c.jsx)(t.strong,{children:`guide`}),`, on its Docs page: when to use it and when not, do and don't in pictures made of the components, its parts, how to
word it.`]}),`
`,(0,c.jsxs)(t.li,{children:[`Its `,(0,c.jsx)(t.strong,{children:`contract`}),`, below that: name, role and state, keys, requirements, who benefits from each, and what verifies it.`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.strong,{children:`Stories named for situations`}),`: long words, unbreakable words, right to left, the four themes, 320 pixels, and the states
of the component.`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.strong,{children:`A story that uses it by keyboard`}),`, run in a browser by `,(0,c.jsx)(t.code,{children:`npm test`}),`.`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.strong,{children:`A transcript`}),` in `,(0,c.jsx)(t.code,{children:`stories/transcripts`}),`: what a simulated screen reader announces, read from top to bottom and while that
story's steps run. A change in what is announced shows up in review like a change in what is shown. When it is meant:
`,(0,c.jsx)(t.code,{children:`npx vitest run --project browser stories/transcripts.test.tsx -u`}),`.`]}),`
`]}),`
`,(0,c.jsxs)(t.p,{children:[(0,c.jsx)(t.code,{children:`stories/structure.test.ts`}),` and `,(0,c.jsx)(t.code,{children:`stories/guides.test.ts`}),` fail when one of these is missing.`]}),`
`,(0,c.jsx)(t.h2,{id:`next`,children:`Next`}),`
`,(0,c.jsxs)(t.ul,{children:[`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.a,{href:`?path=/docs/documents-tokens--docs`,children:`Tokens`}),`: what each is for, its contrast in the four themes, and files for your own tools`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.a,{href:`?path=/story/documents-status--default`,children:`Status`}),`: what was tried of each component, when, and what was not yet`]}),`
`,(0,c.jsxs)(t.li,{children:[(0,c.jsx)(t.a,{href:`?path=/docs/documents-keyboard-map--docs`,children:`Keyboard map`}),`: the keys of all components on one page`]}),`
`,(0,c.jsx)(t.li,{children:(0,c.jsx)(t.a,{href:`?path=/docs/documents-how-to-build-a-screen--docs`,children:`How to build a screen`})}),`
`]})]})}function s(e={}){let{wrapper:t}={...i(),...e.components};return t?(0,c.jsx)(t,{...e,children:(0,c.jsx)(o,{...e})}):o(e)}var c;function l(){return(l=e((()=>{c=t(),a(),r()})))()}l();export{s as default};