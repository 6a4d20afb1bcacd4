import { exceptions } from '@/a11y-tests/support/exceptions';
import { type ActResult, actSentences } from '../actResult';
import { clauseWords } from '../en301549/html';
import type { JudgedChapter } from '../en301549/judge';
import type { Evaluated, Outcome } from '../evaluate';
import type { ManualPass } from '../manual';
import { list, safe, wideTable } from '../markup';
import { style } from '../pageParts';
import type { Results } from '../results';
import { toolsTried } from '../toolsTried';
import { outcomeWords, runsInWords } from '../words';
import type { FoundPart, Part } from './parts';

/** What the first page of the bundle tells about. */
export interface Told {
  results: Results;
  evaluated: readonly Evaluated[];
  passes: readonly ManualPass[];
  chapters: readonly JudgedChapter[];
  found: readonly FoundPart[];
  missing: readonly Part[];
  /** How far the audits themselves were tested. */
  act: ActResult;
  /** The commit of the files that are kept in the repository: transcripts, trees and the manual passes. */
  commit: string;
}

const nobodyKnows: readonly Outcome[] = ['cannot-tell', 'no-fault-found', 'not-evaluated'];

function named(evaluated: readonly Evaluated[], outcomes: readonly Outcome[]): string[] {
  return evaluated
    .filter(({ outcome }) => outcomes.includes(outcome))
    .map(({ criterion, outcome }) => safe(`${criterion.id} ${criterion.title}: ${outcomeWords[outcome]}`));
}

function whatWasTested({ visits, tests, runs }: Results): string {
  const screens = new Set(visits.map(({ screen }) => screen)).size;
  const states = new Set(visits.map(({ screen, state }) => `${screen} ${state}`)).size;
  const inProduct = new Set(
    visits.flatMap(({ screen, state, at }) => (at === 'product' ? [`${screen} ${state}`] : [])),
  ).size;
  const looks = visits.flatMap((visit) => visit.looks);
  const failed = tests.filter(({ passed }) => !passed).length;
  const pairs = Math.max(0, ...runs.map((run) => run.pairs.pairs));
  const themes = [...new Set(looks.map(({ theme }) => theme))];
  const widths = [...new Set(looks.map(({ width }) => width))].toSorted((one, other) => one - other);
  return list([
    `${screens} screens in ${states} states. A state is a page with something open, wrong, empty, loading or done.`,
    `${inProduct} of these states were looked at in the product itself. The others cannot be brought about from outside, such as a failure at one moment: they were looked at as stories, which are the same components with that state given to them.`,
    `Themes: ${safe(themes.join(', '))}. Widths: ${widths.map((width) => `${width} px`).join(', ')}.`,
    `${looks.length} looks by machine. A look is one check of one state in one theme at one width.`,
    `Quick checks look at every state in each theme and at each width that it needs. Slow ones look at a part, in which each pair of a screen, a kind of visitor, a theme and a width occurs: ${pairs} pairs.`,
    tests.length === 0
      ? 'The other audits, which are people’s tasks done by a program, were not run.'
      : `${tests.length} other audits: people’s tasks, by keyboard or mouse, done by a program. ${failed === 0 ? 'All passed.' : `${failed} failed; the report names them.`}`,
  ]);
}

/** The browsers and screen readers that people ask about and nothing was tried with. */
function notTried(results: Results, passes: readonly ManualPass[]): string[] {
  const names = toolsTried(results, passes).flatMap(({ name, runs }) => (runs.length === 0 ? [name] : []));
  return names.length === 0 ? [] : [`Nothing was tried with: ${safe(names.join(', '))}.`];
}

function partItem({ name, about, of }: FoundPart, { commit }: Results): string {
  const other = of !== null && of.commit !== commit;
  const run = other ? ` It is of another commit: ${safe(of.commit)}, ${safe(of.date.slice(0, 10))}.` : '';
  return `<a href="${name}">${safe(name)}</a>: ${safe(about)}${run}`;
}

function howToRepeat({ commit, tools }: Results): string {
  const version = (name: string) => tools.find((tool) => tool.name === name)?.version ?? 'as above';
  const clean = commit.replace(/\+changes$/, '');
  return `<ol>
<li>Get the source code of the project and this version of it: <code>git checkout ${safe(clean)}</code>.${
    clean === commit ? '' : ' Files differed from it when this was made, so that a repetition may differ too.'
  }</li>
<li>Have Node.js (here it was ${safe(version('Node.js'))}) and a Chromium (here it was ${safe(version('Chromium'))}). Everything else is installed by the next step.</li>
<li><code>npm run a11y</code>: all audits. It takes long.</li>
<li><code>npm run test:engines</code>, <code>npm run a11y:act</code> and <code>npm run a11y:orca</code>: the other engines, the tests of the audits, and Orca. Each says what it needs.</li>
<li><code>npm run a11y:report</code>: the reports, and this bundle.</li>
<li>To see that no file was changed on its way: <code>sha256sum --check SHA256SUMS</code>.</li></ol>`;
}

/** The first page of the bundle: what was tested, by what, when, with which result, what nobody knows, how to repeat it. */
export function toReadme({
  results,
  evaluated,
  passes,
  chapters,
  found,
  missing,
  act,
  commit,
}: Told): string {
  const { product, version, date, tools } = results;
  const title = `Accessibility evidence of ${product} ${version}`;
  const tally = (Object.keys(outcomeWords) as Outcome[]).map((outcome) => {
    const criteria = evaluated.filter((one) => one.outcome === outcome).length;
    const clauses = chapters.flatMap((one) => one.results).filter((one) => one.outcome === outcome).length;
    return `<tr><th scope="row">${clauseWords[outcome]}</th><td>${criteria}</td><td>${clauses}</td></tr>`;
  });
  // Those of chapter 9 are the criteria.
  const broken = chapters
    .flatMap(({ number, results: own }) => (number === 9 ? [] : own))
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ clause }) => safe(`Clause ${clause.id} ${clause.title}: ${outcomeWords.failed}`));
  const failed = [...named(evaluated, ['failed']), ...broken];
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${style}</style></head><body>
<main><h1>${safe(title)}</h1>
<p>Made by the project itself, mostly by machine. No auditor from outside has checked it.
The words “criterion” and “clause” mean one rule of WCAG 2.2 and of EN 301 549.</p>
<h2>What was tested</h2>
<p>${safe(product)} ${safe(version)}, a website for older Australians, commit <code>${safe(results.commit)}</code>.</p>
${whatWasTested(results)}
<h2>By what and by whom</h2>
${list([
  `Tools: ${safe(tools.map((tool) => `${tool.name} ${tool.version}`).join(', '))}`,
  `By hand: ${passes.length} sessions, in <a href="by-hand/manual.md">by-hand/manual.md</a>`,
  ...passes.map((pass) => safe(`${pass.date}: ${pass.tools}`)),
  `Who tests the tests: ${actSentences(act).map(safe).join(' ')}`,
])}
<h2>When</h2>
${list([...runsInWords(results).map(safe), `Transcripts, trees and notes by hand are as in commit ${safe(commit)}.`, `Nothing from the matrix and the other audits is older than ${safe(date)}.`])}
<h2>With which result</h2>
${wideTable({
  name: 'Results',
  caption: 'How many criteria and clauses have which result',
  heads: ['Result', 'Criteria of WCAG 2.2', 'Clauses of EN 301 549'],
  rows: tally,
})}
${failed.length > 0 ? `<h3>Not met</h3>${list(failed)}` : '<p>No criterion and no clause is known not to be met.</p>'}
<p>${exceptions.length === 0 ? 'No finding of a machine was set aside.' : `${exceptions.length} findings were set aside: ${safe(exceptions.map(({ rule, reason }) => `${rule}: ${reason}`).join('; '))}`}</p>
<h2>What is not known</h2>
${list([
  'No person who uses a screen reader every day, and no auditor from outside, has tried the product, unless a session above says so.',
  ...notTried(results, passes),
  ...named(evaluated, nobodyKnows),
  ...missing.map(
    ({ name, about, command }) =>
      `Not in this bundle: ${safe(name)}. ${safe(about)}${command ? ` Made by <code>${command}</code>.` : ''}`,
  ),
])}
<p>Where a criterion is not known, <a href="report/index.html">the report</a> says on which screens.
<a href="report/en-301-549.html">The table of EN 301 549</a> says which clauses are not known, and why.</p>
<h2>What is in this bundle</h2>
${list(found.map((part) => partItem(part, results)))}
<h2>How to repeat it</h2>
${howToRepeat(results)}
</main></body></html>
`;
}
