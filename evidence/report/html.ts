import type { ScreenId } from '@/shared/domain/screens/screens';
import { checks, type CheckId } from '@/a11y-tests/audits/matrix/checks';
import type { VisitRecord } from '@/a11y-tests/audits/matrix/record';
import { type ActResult, actSection } from './actResult';
import { addressOf } from './criteria';
import type { Evaluated } from './evaluate';
import type { ManualPass } from './manual';
import { list, safe, wideTable } from './markup';
import { script, style } from './pageParts';
import type { Results, TestOutcome } from './results';
import { screenTable } from './screenTable';
import { outcomeWords, remarks, runsInWords, titleOf as titleOfScreen } from './words';

const titleOf = (screen: string) => titleOfScreen(screen as ScreenId);

/** A finding with everything that it can be filtered by. */
interface Finding {
  criteria: readonly string[];
  screen: string;
  theme: string;
  words: string;
}

const sharedWords: Record<VisitRecord['data'], string> = { local: '', server: ', with shared data' };

function findingsOf(
  visits: readonly VisitRecord[],
  rules: ReadonlyMap<string, { criteria: readonly string[] }>,
): Finding[] {
  return visits.flatMap(({ screen, state, viewer, data, looks }) =>
    looks.flatMap(({ check, theme, width, findings }) =>
      findings.map((words) => {
        const own =
          check === 'axe' ? (rules.get(words.split(':')[0]!)?.criteria ?? []) : checks[check].criteria;
        return {
          criteria: own,
          screen,
          theme,
          words: `${state}, ${viewer}${sharedWords[data]}, ${theme}, ${width} px, ${check}: ${words}`,
        };
      }),
    ),
  );
}

function select(
  id: string,
  label: string,
  options: readonly (readonly [value: string, words: string])[],
): string {
  const all = [['', 'All'] as const, ...options];
  return `<div class="field"><label for="${id}">${label}</label><select id="${id}">${all
    .map(([value, words]) => `<option value="${safe(value)}">${safe(words)}</option>`)
    .join('')}</select></div>`;
}

function criterionRow(one: Evaluated): string {
  const { id, title, level } = one.criterion;
  return `<tr data-criteria="${id}"><th scope="row"><a href="${addressOf(one.criterion)}">${id} ${safe(title)}</a></th>
    <td>${level}</td><td data-outcome="${one.outcome}">${outcomeWords[one.outcome]}</td><td>${one.method}</td>
    <td>${safe(remarks(one))}</td></tr>`;
}

function checkRow(id: CheckId, visits: readonly VisitRecord[]): string {
  const looks = visits.flatMap((visit) => visit.looks).filter(({ check }) => check === id);
  const found = looks.filter(({ findings }) => findings.length > 0).length;
  return `<tr><th scope="row">${id}</th><td>${safe(checks[id].what)}</td><td>${looks.length}</td><td>${found}</td></tr>`;
}

function stateItem(visit: VisitRecord): string {
  const looks = visit.looks.length;
  const found = visit.looks.reduce((sum, { findings }) => sum + findings.length, 0);
  const where = visit.at === 'story' ? ', in its story' : '';
  const shared = sharedWords[visit.data];
  const pictures = visit.shots.map(({ theme, width, file }) => {
    const alt = `${titleOf(visit.screen)}, ${visit.state}, seen by ${visit.viewer}${shared}, ${theme}, ${width} px wide`;
    return `<li data-theme="${safe(theme)}"><a href="shots/${file}"><img src="shots/${file}" alt="${safe(alt)}" loading="lazy" height="180"></a>
      <span aria-hidden="true">${safe(theme)}, ${width} px</span></li>`;
  });
  return `<h4>${safe(visit.state)}, seen by ${visit.viewer}${shared}</h4>
    <p>${safe(visit.about)}${where}: ${looks} looks, ${found} findings.</p>
    ${pictures.length > 0 ? `<ul class="pictures">${pictures.join('')}</ul>` : ''}`;
}

function screenSection(screen: string, visits: readonly VisitRecord[]): string {
  const byState = new Map<string, VisitRecord>();
  for (const visit of visits.filter((one) => one.screen === screen)) {
    const key = `${visit.state} ${visit.viewer} ${visit.data}`;
    const before = byState.get(key);
    byState.set(
      key,
      before
        ? { ...before, looks: [...before.looks, ...visit.looks], shots: [...before.shots, ...visit.shots] }
        : visit,
    );
  }
  return `<section data-screen="${screen}"><details><summary><h3>${safe(titleOf(screen))} (${screen}): ${byState.size} views</h3></summary>
    ${[...byState.values()].map(stateItem).join('')}</details></section>`;
}

function failedList(failed: readonly TestOutcome[]): string {
  if (failed.length === 0) return '';
  return `<h3>Other audits that failed</h3>${list(failed.map(({ file, title }) => safe(`${file}: ${title}`)))}`;
}

/** The report as one page that works from disk: it makes no requests. */
export function toHtml(
  results: Results,
  evaluated: readonly Evaluated[],
  passes: readonly ManualPass[],
  rules: ReadonlyMap<string, { criteria: readonly string[] }>,
  act: ActResult,
): string {
  const { product, version, commit, date, visits, tests } = results;
  const title = `Accessibility report of ${product} ${version}`;
  const screens = [...new Set(visits.map(({ screen }) => screen))];
  const themes = [...new Set(visits.flatMap(({ looks }) => looks.map(({ theme }) => theme)))];
  const looks = visits.reduce((sum, visit) => sum + visit.looks.length, 0);
  const findings = findingsOf(visits, rules);
  const failed = tests.filter(({ passed }) => !passed);
  const tally = new Map<string, number>();
  for (const { outcome } of evaluated)
    tally.set(outcomeWords[outcome], (tally.get(outcomeWords[outcome]) ?? 0) + 1);

  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${style}</style></head><body>
<a class="skip" href="#main">Skip to main content</a>
<header><p>${safe(product)} ${safe(version)}, commit <code>${safe(commit)}</code>, ${safe(date)}</p></header>
<main id="main" tabindex="-1"><h1>${safe(title)}</h1>
<h2>In short</h2>
${list([
  ...runsInWords(results).map(safe),
  `${screens.length} screens, ${new Set(visits.map((one) => `${one.screen} ${one.state}`)).size} states, ${looks} looks, ${findings.length} findings`,
  `${tests.length} other audits, ${failed.length} failed`,
  ...[...tally].map(([words, number]) => `${number} criteria: ${safe(words)}`),
  `Made with ${results.tools.map((tool) => safe(`${tool.name} ${tool.version}`)).join(', ')}`,
  ...passes.map((pass) => `Manual pass on ${pass.date}: ${safe(pass.tools)}`),
])}
<p>Other forms of this report: <a href="earl.jsonld">EARL 1.0</a>, <a href="wcag-em.jsonld">WCAG-EM</a>,
<a href="openacr.yaml">OpenACR</a>, <a href="en-301-549.html">EN 301 549</a> and <a href="openacr-en-301-549.yaml">as OpenACR</a>,
<a href="as-en-301-549.html">AS EN 301 549</a>, <a href="report.pdf">a tagged PDF</a>,
<a href="assertions.json">who saw what where</a>, <a href="results.json">everything that was seen</a>.</p>
<h2 id="filters">Filter</h2>
<form aria-labelledby="filters">
${select(
  'criterion',
  'Criterion',
  evaluated.map(({ criterion }) => [criterion.id, `${criterion.id} ${criterion.title}`] as const),
)}
${select(
  'screen',
  'Screen',
  screens.map((screen) => [screen, titleOf(screen)] as const),
)}
${select(
  'theme',
  'Theme',
  themes.map((theme) => [theme, theme] as const),
)}
<button type="reset">Show everything</button></form>
<p role="status" id="shown"></p>
<h2>Findings</h2>
<p id="no-findings"${findings.length > 0 ? ' hidden' : ''}>No finding.</p>
<ol id="findings">${findings
    .map(
      (one) =>
        `<li data-criteria="${one.criteria.join(' ')}" data-screen="${one.screen}" data-theme="${safe(one.theme)}">${safe(titleOf(one.screen))}: <span>${safe(one.words)}</span></li>`,
    )
    .join('')}</ol>
${failedList(failed)}
<h2>Criteria</h2>
${wideTable({
  name: 'Criteria',
  caption: 'WCAG 2.2, levels A and AA, and those of AAA that are claimed',
  heads: ['Criterion', 'Level', 'Result', 'Method', 'Evidence'],
  rows: evaluated.map(criterionRow),
  bodyId: 'criteria',
})}
${screenTable(evaluated)}
<h2>What was looked for</h2>
${wideTable({
  name: 'Checks',
  caption: 'Every check, and how often it looked',
  heads: ['Check', 'What', 'Looks', 'With findings'],
  rows: (Object.keys(checks) as CheckId[]).map((id) => checkRow(id, visits)),
})}
${results.runs
  .filter(({ pairs }) => pairs.rows > 0)
  .map(
    ({ kind, pairs }) =>
      `<p>${kind}: slow checks look at ${pairs.rows} combinations of a screen, a viewer, a theme and a width, in which each possible pair of two of them occurs: ${pairs.pairs} pairs.</p>`,
  )
  .join('')}
${actSection(act)}
<h2>Screens</h2><div id="screens">${screens.map((screen) => screenSection(screen, visits)).join('')}</div>
</main><script>${script}</script></body></html>
`;
}
