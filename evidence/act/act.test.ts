import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { axeRules } from '../report/rules';
import { ownRules } from '@/a11y-tests/audits/pageRules/rules';
import accepted from './accepted.json';
import { claims, leftOut } from './claims';
import { toImplementationReport, type ActRun } from './earl';
import { coverageOf, type CaseAnswer, type EarlOutcome } from './mapping';
import { readTestCases, type TestCase } from './testCases';
import { falseAlarms, linesOf, summariseAct } from './write';

type Expected = TestCase['expected'];

const ruleId = 'abc123';
const requirements = { 'wcag20:4.1.2': {}, 'wcag20:1.3.1': { secondary: 'less strict' }, 'aria12:x': {} };

/** Made-up cases of one rule, named by their place. */
function casesOf(...expected: Expected[]): TestCase[] {
  return expected.map((one, place) => {
    const testcaseId = String(place).repeat(40);
    const relativePath = `testcases/${ruleId}/${testcaseId}.html`;
    return {
      ruleId,
      ruleName: 'Door has a handle',
      ruleAccessibilityRequirements: requirements,
      expected: one,
      testcaseId,
      testcaseTitle: `Example ${place}`,
      relativePath,
      url: `https://www.w3.org/WAI/content-assets/wcag-act-rules/${relativePath}`,
      rulePage: '',
      approved: true,
    };
  });
}

/** What one procedure says of the cases, in their order. */
function said(procedure: string, criteria: string[], ...outcomes: EarlOutcome[]): CaseAnswer[] {
  return outcomes.map((outcome, place) => ({
    ruleId,
    testcaseId: String(place).repeat(40),
    procedure,
    outcome,
    criteria,
  }));
}

const cases = casesOf('passed', 'inapplicable', 'failed', 'failed');
const coverage = (...answers: CaseAnswer[][]) => coverageOf(cases, answers.flat()).coverage;

describe('an ACT rule is', () => {
  test('complete when each fault is reported, nothing else is, and the criteria are right', () => {
    expect(coverage(said('a', ['4.1.2'], 'passed', 'inapplicable', 'failed', 'failed'))).toBe('complete');
    expect(coverage(said('a', ['4.1.2', '1.3.1'], 'inapplicable', 'passed', 'failed', 'failed'))).toBe(
      'complete',
    );
    expect(coverage(said('a', ['4.1.2'], 'cantTell', 'cantTell', 'failed', 'failed'))).toBe('complete');
  });

  test('complete when two procedures report all faults together', () => {
    const first = said('a', ['4.1.2'], 'passed', 'inapplicable', 'failed', 'passed');
    const second = said('b', ['4.1.2'], 'passed', 'inapplicable', 'passed', 'failed');
    expect(coverage(first)).toBe('partial');
    expect(coverage(first, second)).toBe('complete');
  });

  test('partial when a fault is missed, or not decided', () => {
    expect(coverage(said('a', ['4.1.2'], 'passed', 'inapplicable', 'failed', 'passed'))).toBe('partial');
    expect(coverage(said('a', ['4.1.2'], 'passed', 'inapplicable', 'failed', 'cantTell'))).toBe('partial');
  });

  test('partial when a case was not looked at', () => {
    expect(coverage(said('a', ['4.1.2'], 'untested', 'inapplicable', 'failed', 'failed'))).toBe('partial');
    expect(coverage(said('a', ['4.1.2'], 'passed', 'inapplicable', 'failed', 'failed').slice(1))).toBe(
      'partial',
    );
  });

  test('partial when a criterion is missing or too much', () => {
    expect(coverage(said('a', [], 'passed', 'inapplicable', 'failed', 'failed'))).toBe('partial');
    expect(coverage(said('a', ['1.3.1'], 'passed', 'inapplicable', 'failed', 'failed'))).toBe('partial');
    expect(coverage(said('a', ['4.1.2', '1.1.1'], 'passed', 'inapplicable', 'failed', 'failed'))).toBe(
      'partial',
    );
  });

  test('not covered when a case that is well is reported, though all faults are', () => {
    expect(coverage(said('a', ['4.1.2'], 'failed', 'inapplicable', 'failed', 'failed'))).toBe('not covered');
    expect(coverage(said('a', ['4.1.2'], 'passed', 'failed', 'failed', 'failed'))).toBe('not covered');
  });

  test('not covered when no fault is reported', () => {
    expect(coverage(said('a', ['4.1.2'], 'passed', 'inapplicable', 'passed', 'cantTell'))).toBe(
      'not covered',
    );
    expect(coverage()).toBe('not covered');
  });

  test('covered by those procedures only that raise no false alarm', () => {
    const good = said('a', ['4.1.2'], 'passed', 'inapplicable', 'failed', 'failed');
    const bad = said('b', ['1.1.1'], 'failed', 'inapplicable', 'failed', 'failed');
    expect(coverageOf(cases, [...good, ...bad])).toMatchObject({ coverage: 'complete', procedures: ['a'] });
  });

  test('not judged by what is said of the same page as a case of another rule', () => {
    const other = said('a', ['4.1.2'], 'failed', 'failed', 'failed', 'failed').map((one) => ({
      ...one,
      ruleId: 'def456',
    }));
    expect(coverage(other)).toBe('not covered');
  });
});

describe('the implementation report', () => {
  const run: ActRun = {
    product: 'Doors',
    version: '1.0.0',
    commit: 'a'.repeat(40),
    date: '2026-01-02T03:04:05.000Z',
    tools: [{ name: 'axe-core', version: '4' }],
  };
  const answers = said('a', ['4.1.2'], 'failed', 'inapplicable', 'failed', 'untested');
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const schema = readFileSync(new URL('schema.json', import.meta.url), 'utf8');
  const validate = ajv.compile(JSON.parse(schema) as object);

  test('is valid, with an assertion for each answer', () => {
    const report = toImplementationReport(run, cases, answers);
    validate(report);
    expect(validate.errors ?? []).toEqual([]);
    expect(report['@graph']).toHaveLength(1 + answers.length);
    expect(report['@graph'][1]).toMatchObject({
      subject: { source: cases[0]!.url },
      test: { title: 'a', isPartOf: ['WCAG2:name-role-value'] },
      result: { outcome: 'earl:failed' },
    });
  });

  test('is invalid with an outcome or an address that the W3C does not know', () => {
    const spoil = (change: (text: string) => string) =>
      validate(JSON.parse(change(JSON.stringify(toImplementationReport(run, cases, answers)))));
    expect(spoil((text) => text)).toBe(true);
    expect(spoil((text) => text.replace('earl:failed', 'earl:broken'))).toBe(false);
    expect(spoil((text) => text.replace('https://www.w3.org/WAI', 'http://localhost/WAI'))).toBe(false);
    expect(spoil((text) => text.replace('_:assertor', '_:nobody'))).toBe(false);
  });

  test('goes with a list of false alarms', () => {
    expect(falseAlarms(cases, answers)).toEqual([`${ruleId}: a reports ${'0'.repeat(40)}, which is well`]);
  });

  test('goes with a summary of each rule', () => {
    const summary = summariseAct(run, cases, said('a', ['4.1.2'], 'passed', 'passed', 'failed', 'passed'));
    expect(summary.rules).toMatchObject([{ ruleId, coverage: 'partial', missed: 1 }]);
    expect(linesOf(summary).at(-1)).toMatch(/^Of 1 ACT rules 0 are complete, 1 partial/);
  });
});

describe('the claims', () => {
  test('name rules that exist, each ACT rule once, and none that is left out', () => {
    const axe = axeRules();
    const known = (rule: string) => (rule.startsWith('axe:') ? axe.has(rule.slice(4)) : rule in ownRules);
    expect(claims.flatMap(({ by }) => by).filter((rule) => !known(rule))).toEqual([]);
    const ids = claims.map(({ act }) => act);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((act) => act in leftOut)).toEqual([]);
  });

  test('are what the accepted run covers, and more than any published automatic implementation', () => {
    const ids = claims.map(({ act }) => act).sort();
    expect([...Object.keys(accepted.complete), ...Object.keys(accepted.partial)].sort()).toEqual(ids);
    // QualWeb 3.0.0 covers 32 of the 87 rules.
    expect(Object.keys(accepted.complete).length).toBeGreaterThan(32);
  });

  test('name criteria with an anchor in WCAG', () => {
    const anchors = claims.flatMap(({ act, criteria }) => said(act, [...criteria], 'failed'));
    expect(() =>
      toImplementationReport({ product: '', version: '', commit: '', date: '', tools: [] }, cases, anchors),
    ).not.toThrow();
  });
});

test('without test cases there is nothing to read', () => {
  expect(readTestCases(undefined)).toBeNull();
  expect(readTestCases('/nowhere')).toBeNull();
});
