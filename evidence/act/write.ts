import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsUsed } from '../report/tools';
import { claims, leftOut } from './claims';
import { toImplementationReport, type ActRun } from './earl';
import { coverageOfAll, type CaseAnswer, type RuleCoverage } from './mapping';
import type { TestCase } from './testCases';

/** The result of a run, for the report for auditors: `a11y-report/act/summary.json`. */
export interface ActSummary extends ActRun {
  cases: number;
  rules: (Pick<RuleCoverage, 'ruleId' | 'ruleName' | 'approved' | 'coverage' | 'procedures'> & {
    missed: number;
    wrongCriteria: string[];
    /** Why nobody here looks for its faults. */
    leftOut?: string;
  })[];
}

/** The coverage of each rule, with what was left out and why. */
export function summariseAct(
  run: ActRun,
  cases: readonly TestCase[],
  answers: readonly CaseAnswer[],
): ActSummary {
  return {
    ...run,
    cases: cases.length,
    rules: coverageOfAll(cases, answers).map((one) => {
      const why = leftOut[one.ruleId];
      return { ...one, missed: one.missed.length, ...(why === undefined ? {} : { leftOut: why }) };
    }),
  };
}

/** Rules that we claim, and about which a case that is well was reported. */
export function falseAlarms(cases: readonly TestCase[], answers: readonly CaseAnswer[]): string[] {
  const wrong = answers.filter(
    ({ ruleId, testcaseId, outcome }) =>
      outcome === 'failed' &&
      cases.some(
        (one) => one.ruleId === ruleId && one.testcaseId === testcaseId && one.expected !== 'failed',
      ),
  );
  return wrong.map(
    ({ ruleId, testcaseId, procedure }) => `${ruleId}: ${procedure} reports ${testcaseId}, which is well`,
  );
}

/** What a person reads of a summary: a line for each number, and for each rule that is claimed and not complete. */
export function linesOf({ rules }: ActSummary): string[] {
  const number = (coverage: RuleCoverage['coverage']) =>
    rules.filter((one) => one.coverage === coverage && !one.leftOut).length;
  const claimed = new Set(claims.map(({ act }) => act));
  return [
    ...rules
      .filter(({ ruleId, coverage }) => claimed.has(ruleId) && coverage !== 'complete')
      .map(({ ruleId, ruleName, coverage, missed, wrongCriteria }) =>
        [`${coverage}: ${ruleId} ${ruleName}`, `${missed} missed`, ...wrongCriteria].join(', '),
      ),
    `Of ${rules.length} ACT rules ${number('complete')} are complete, ${number('partial')} partial, ${number('not covered')} not covered, and ${rules.filter((one) => one.leftOut).length} left out (sound, films, frames).`,
  ];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the implementation report and the summary.
 * @returns the summary, and false alarms in words
 */
export function writeAct(
  folder: string,
  about: Omit<ActRun, 'tools'>,
  cases: readonly TestCase[],
  answers: readonly CaseAnswer[],
  browser: Parameters<typeof toolsUsed>[0],
): { summary: ActSummary; alarms: string[] } {
  const run = { ...about, tools: toolsUsed(browser) };
  const summary = summariseAct(run, cases, answers);
  writeFileSync(join(folder, 'earl.jsonld'), json(toImplementationReport(run, cases, answers)));
  writeFileSync(join(folder, 'summary.json'), json(summary));
  return { summary, alarms: falseAlarms(cases, answers) };
}
