import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./jsx-runtime-L3xDxoJr.js";import{c as n,p as r,u as i}from"./blocks-Cu0uN_LC.js";import{i as a,r as o}from"./react-DzsjrpRH.js";function s(e){let t={code:`code`,h1:`h1`,h2:`h2`,li:`li`,ol:`ol`,p:`p`,strong:`strong`,ul:`ul`,...a(),...e.components};return(0,l.jsxs)(l.Fragment,{children:[(0,l.jsx)(n,{title:`Documents/How to build a screen`}),`
`,(0,l.jsx)(t.h1,{id:`how-to-build-a-screen`,children:`How to build a screen`}),`
`,(0,l.jsxs)(t.p,{children:[`A screen is a file `,(0,l.jsx)(t.code,{children:`src/features/…/XPage.tsx`}),` that composes these components. It has no colours, sizes or keyboard handling
of its own, and hardly any CSS: a grid and a gap.`]}),`
`,(0,l.jsx)(t.h2,{id:`the-frame-is-already-there`,children:`The frame is already there`}),`
`,(0,l.jsxs)(t.p,{children:[(0,l.jsx)(t.code,{children:`Shell`}),` puts the skip link, the header, the help numbers and the footer around every page, names `,(0,l.jsx)(t.code,{children:`main`}),` with the page's
title, and is the container for container queries. A screen adds its heading and its content.`]}),`
`,(0,l.jsx)(i,{language:`tsx`,code:`export function EventsPage() {
const { events, state } = useEvents();
return (
  <div className="wrap">
    <PageTitle lead="Soonest first.">Community Events</PageTitle>
    {state === 'loading' && <Status kind="loading">Loading events...</Status>}
    {state === 'empty' && <Status kind="empty">No events found for this category.</Status>}
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <Card title={event.title} href={event.href} level={2} badge={<Badge>{event.category}</Badge>}>
            {event.description}
          </Card>
        </li>
      ))}
    </ul>
  </div>
);
}`}),`
`,(0,l.jsx)(t.h2,{id:`in-this-order`,children:`In this order`}),`
`,(0,l.jsxs)(t.ol,{children:[`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsxs)(t.strong,{children:[`One `,(0,l.jsx)(t.code,{children:`PageTitle`}),`.`]}),` It is the only h1; sections have h2, cards in them h3. No level is skipped.`]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.strong,{children:`One main action in each block`}),`, with a verb on it: "Save", "Book anyway". `,(0,l.jsx)(t.code,{children:`Button`}),` with `,(0,l.jsx)(t.code,{children:`kind="main"`}),`.`]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.strong,{children:`Lists are lists`}),`: `,(0,l.jsx)(t.code,{children:`ul`}),` with `,(0,l.jsx)(t.code,{children:`li`}),`, cards inside. A list says how many things it holds.`]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.strong,{children:`Every state in words`}),`: loading, empty, failed, with `,(0,l.jsx)(t.code,{children:`Status`}),` in the place of the content. Reserve its space, so
that nothing jumps when the content arrives.`]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.strong,{children:`What has changed is announced and shown`}),`: `,(0,l.jsx)(t.code,{children:`useAnnounce()`}),` announces it, a `,(0,l.jsx)(t.code,{children:`Status`}),` beside its cause keeps it on the page. No
toasts: nothing floats over the page or disappears by itself.`]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.strong,{children:`Questions and notices`}),` come from one service (`,(0,l.jsx)(t.code,{children:`useDialogs`}),`); nothing opens over a dialog.`]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsxs)(t.strong,{children:[`Links are plain `,(0,l.jsx)(t.code,{children:`<a href>`}),`.`]}),` The router handles them. What navigates is a link, what acts is a button, whatever
they look like.`]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.strong,{children:`Reasons, not silence`}),`: a control that can't be used now stays in its place with `,(0,l.jsx)(t.code,{children:`unavailable="why"`}),`.`]}),`
`]}),`
`,(0,l.jsx)(t.h2,{id:`layout`,children:`Layout`}),`
`,(0,l.jsxs)(t.ul,{children:[`
`,(0,l.jsxs)(t.li,{children:[`Use container queries, in rem: `,(0,l.jsx)(t.code,{children:`@container (inline-size >= 48rem)`}),`. Media queries do not know about Large text.`]}),`
`,(0,l.jsxs)(t.li,{children:[`Logical properties only (`,(0,l.jsx)(t.code,{children:`margin-inline-start`}),`), so that right-to-left text mirrors the page.`]}),`
`,(0,l.jsxs)(t.li,{children:[`No `,(0,l.jsx)(t.code,{children:`position: fixed`}),`. Only tables scroll sideways, and they say so.`]}),`
`,(0,l.jsxs)(t.li,{children:[`Spacing, sizes and colours are tokens. Targets are at least `,(0,l.jsx)(t.code,{children:`var(--target)`}),`.`]}),`
`]}),`
`,(0,l.jsx)(t.h2,{id:`before-it-is-done`,children:`Before it is done`}),`
`,(0,l.jsx)(t.p,{children:`Look at it at 320, 360, 768 and 1280 pixels, in the four themes and with forced colours. Use it with the keyboard only. Then
listen to it with a screen reader and ask the question of the introduction.`})]})}function c(e={}){let{wrapper:t}={...a(),...e.components};return t?(0,l.jsx)(t,{...e,children:(0,l.jsx)(s,{...e})}):s(e)}var l;function u(){return(u=e((()=>{l=t(),o(),r()})))()}u();export{c as default};