import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{t}from"./jsx-runtime-L3xDxoJr.js";import{c as n,p as r,s as i}from"./blocks-Cu0uN_LC.js";import{i as a,r as o}from"./react-DzsjrpRH.js";var s;function c(){return(c=e((()=>{s=`# Screen readers: how they are tried

**What was tried with which screen reader and in which engine, when, and what was not yet, is generated and
not kept here**: \`npm run storybook\`, page "Status", or \`npm run a11y:status\`, which writes
\`a11y-report/status.json\`. It is computed from the files and runs below
(\`docs/decisions/059-generated-status.md\`).

If you use a screen reader every day, please open an issue and tell us what you found. A pass by hand is
recorded with its date and versions in \`a11y-tests/manual.md\`; the status and the reports for auditors read it
from there.

## Orca

A script (\`npm run a11y:orca\`) does the main tasks with real key presses and records what Orca sends to the
speech synthesiser. The recordings are read; nothing is listened to. They are in \`a11y-tests/orca\`, each with
its date and versions; the findings, with the faults that were found and fixed, are in
\`a11y-tests/manual.md\`. They cover whole tasks, not every component: \`a11y-tests/status/journeyParts.ts\` says
which components a task uses.

The name of a recording in Firefox ends with \`-firefox\`; what differs is in \`a11y-tests/orca/differences.md\`.

- The first presses of Tab go through the browser's own buttons, since the focus is there when a browser has just been started.
  What Orca would say of the skip link, the first stop in the page, gets lost then in both.
- In Firefox, Orca 43.1 is told for a moment that the focus is outside of the page when a dialog opens. It leaves its focus mode
  then without a word and takes letters as its own commands, on any page. Insert+A brings the focus mode back: the recordings
  press it before each text.

## NVDA and VoiceOver

Whether these were run, and when, is on the page "Status" of Storybook, as of all else. Scripts for the nine main journeys are ready in \`a11y-tests/readers\`, driven by
[Guidepup](https://www.guidepup.dev): NVDA with Chromium on Windows, VoiceOver with WebKit on macOS. They do the same journeys
as the recordings with Orca. \`.github/workflows/screen-readers.yml\` runs both on GitHub's machines when somebody starts it by
hand, and keeps what was said as an artifact. On a machine of your own:

\`\`\`
npx @guidepup/setup@0.25.2 setup
npx @guidepup/setup@0.25.2 install
npx playwright install chromium webkit
npm run a11y:readers
\`\`\`

Whoever runs them reads the recordings, commits them (the folders \`nvda\` and \`voiceover\` beside the scripts), and writes what
they found into \`a11y-tests/manual.md\`.

## Virtual screen reader

@guidepup/virtual-screen-reader runs in Chromium with every \`npm test\`. It follows the ARIA specifications and
is the same on every machine, but it is a simulation: it is silent when a pressed state changes, reads a radio
button before it is checked, repeats alerts, and does not know date fields.

- Each component, read through and while its keyboard story runs: \`stories/transcripts\`
  (\`stories/transcripts.test.tsx\`)
- Each screen, from top to bottom: \`a11y-tests/transcripts\` (\`a11y-tests/transcripts.spec.ts\`)
- The main tasks by keyboard: \`a11y-tests/transcripts/journeys\` (\`a11y-tests/journeys.spec.ts\`)

## Accessibility tree

The roles, names, states and values that browsers expose to all screen readers are kept for every state of
every screen in \`a11y-tests/trees\` (\`a11y-tests/screens.spec.ts\`).
\`docs/decisions/018-trees-and-transcripts.md\` says why all of these are files.
`})))()}function l(e){let t={a:`a`,p:`p`,...a(),...e.components};return(0,d.jsxs)(d.Fragment,{children:[(0,d.jsx)(n,{title:`Documents/Screen readers`}),`
`,(0,d.jsx)(i,{children:s}),`
`,(0,d.jsx)(t.p,{children:(0,d.jsx)(t.a,{href:`?path=/story/documents-status--default`,children:`Status of each component`})})]})}function u(e={}){let{wrapper:t}={...a(),...e.components};return t?(0,d.jsx)(t,{...e,children:(0,d.jsx)(l,{...e})}):l(e)}var d;function f(){return(f=e((()=>{d=t(),o(),r(),c()})))()}f();export{u as default};