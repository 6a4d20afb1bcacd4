import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import accepted from '../act/accepted.json' with { type: 'json' };
import type { ActSummary } from '../act/write';
import { list, safe } from './markup';

/** An ACT rule of the W3C. */
interface ActRule {
  id: string;
  name: string;
}

/** How far the checks of this project cover the W3C's ACT rules: who tests the tests. */
export interface ActResult {
  /** `run`: of the run that lies beside the report; `accepted`: of the last run that a person accepted. */
  from: 'run' | 'accepted';
  /** When it was run, in ISO 8601. */
  date: string;
  /** The commit of the checks. */
  commit: string;
  /** How many of the W3C's test cases were looked at. */
  cases: number;
  complete: readonly ActRule[];
  partial: readonly ActRule[];
  /** What needs the judgement of a person. Not known of an accepted run. */
  notCovered?: readonly ActRule[];
  /** Rules for what the product has not, with the reason. Not known of an accepted run. */
  leftOut?: readonly (ActRule & { why: string })[];
}

/** What a run says. */
export function actResultOf({ date, commit, cases, rules }: ActSummary): ActResult {
  const kept = rules.filter(({ leftOut }) => leftOut === undefined);
  const those = (coverage: ActSummary['rules'][number]['coverage']) =>
    kept
      .filter((one) => one.coverage === coverage)
      .map(({ ruleId, ruleName }) => ({ id: ruleId, name: ruleName }));
  return {
    from: 'run',
    date,
    commit,
    cases,
    complete: those('complete'),
    partial: those('partial'),
    notCovered: those('not covered'),
    leftOut: rules.flatMap(({ ruleId, ruleName, leftOut }) =>
      leftOut === undefined ? [] : [{ id: ruleId, name: ruleName, why: leftOut }],
    ),
  };
}

const listed = (rules: Readonly<Record<string, string>>) =>
  Object.entries(rules).map(([id, name]) => ({ id, name }));

/**
 * The run that lies in the report's folder, or else the one that was accepted.
 * @param folder `a11y-report`
 */
export function readActResult(folder: string): ActResult {
  const path = join(folder, 'act', 'summary.json');
  if (existsSync(path)) return actResultOf(JSON.parse(readFileSync(path, 'utf8')) as ActSummary);
  const { date, commit, cases, complete, partial } = accepted;
  return { from: 'accepted', date, commit, cases, complete: listed(complete), partial: listed(partial) };
}

/** The result in a few sentences, for the report. */
export function actSentences(result: ActResult): string[] {
  const { from, date, commit, cases, complete, partial, notCovered, leftOut } = result;
  const which = from === 'run' ? '' : ' It was not run anew for this report.';
  return [
    `The whole check of a page was run over the W3C’s ${cases} ACT test cases on ${date.slice(0, 10)}, with the checks of commit ${commit}.${which}`,
    `${complete.length} ACT rules are covered completely, by the W3C’s definition, and ${partial.length} in part. For none of these was a page reported that is well.`,
    ...(notCovered ? [`${notCovered.length} are not covered: people check these.`] : []),
    ...(leftOut ? [`${leftOut.length} were left out: the product has no sound, no film and no frame.`] : []),
  ];
}

function rulesList(words: string, rules: readonly (ActRule & { why?: string })[] = []): string {
  if (rules.length === 0) return '';
  const items = rules.map(
    ({ id, name, why }) =>
      `<a href="https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/">${safe(name)}</a> (${id})${why === undefined ? '' : `: ${safe(why)}`}`,
  );
  return `<details><summary><h3>${words}: ${rules.length}</h3></summary>${list(items)}</details>`;
}

/** The section of the report: a heading of the second level, the sentences, and every rule with a link to it. */
export function actSection(result: ActResult): string {
  const report =
    result.from === 'run'
      ? '<p>Every answer: <a href="act/earl.jsonld">the implementation report</a>, <a href="act/summary.json">the summary</a>.</p>'
      : '';
  return `<h2>Who tests the tests</h2>
${actSentences(result)
  .map((one) => `<p>${safe(one)}</p>`)
  .join('\n')}
${report}
${rulesList('Covered completely', result.complete)}
${rulesList('Covered in part', result.partial)}
${rulesList('Not covered', result.notCovered)}
${rulesList('Left out', result.leftOut)}`;
}
