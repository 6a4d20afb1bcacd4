import { describe, expect, test } from 'vitest';
import type { PdfUaCheck } from '@/testing/pdfUa';
import { criteria } from '../criteria';
import type { Evaluated, Outcome } from '../evaluate';
import type { ManualOutcome, ManualPass } from '../manual';
import { sampleResults } from '../sample';
import { standards, toStandardHtml } from './html';
import { judge } from './judge';

const compliant = (is: boolean): PdfUaCheck => ({
  tool: 'veraPDF 1',
  results: [{ file: 'leaflet.pdf', compliant: is, passed: 1, failures: [] }],
});
const withoutJava: PdfUaCheck = { skipped: 'no Java' };

/** All criteria are met but those that are named. */
const evaluated = (others: Readonly<Record<string, Outcome>>): Evaluated[] =>
  criteria.map((criterion) => ({
    criterion,
    outcome: others[criterion.id] ?? 'passed',
    method: 'none',
    evidence: [],
    manual: [],
    screens: [],
  }));

const pass = (
  clause: string,
  outcome: ManualOutcome,
  about = 'leaflet.pdf',
  date = '2026-11-25',
): ManualPass => ({
  date,
  tools: 'poppler 22',
  findings: [],
  clauses: [{ clause, about, finding: `Seen on ${date}`, outcome }],
});

interface Given {
  pdfUa?: PdfUaCheck;
  others?: Readonly<Record<string, Outcome>>;
}

/** The result of the clause that all passes are about. */
function after(passes: readonly ManualPass[], { pdfUa = compliant(true), others = {} }: Given = {}) {
  const chapters = judge({ results: sampleResults, evaluated: evaluated(others), passes, pdfUa });
  const id = passes[0]!.clauses[0]!.clause;
  const result = chapters.flatMap(({ results }) => results).find(({ clause }) => clause.id === id)!;
  return { ...result, chapters };
}

describe('what a person found about a clause', () => {
  test.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['not applicable', 'not-applicable'],
    ['cannot tell', 'cannot-tell'],
  ] as const)('decides it where only a person can: “%s”', (said, outcome) => {
    expect(after([pass('10.1.4.3', said)])).toMatchObject({
      outcome,
      remarks: `Manual, 2026-11-25, poppler 22, leaflet.pdf: Seen on 2026-11-25 (${said}).`,
    });
  });

  test('decides it beside what machines saw, or could not see', () => {
    const { outcome, remarks } = after([pass('10.1.3.1', 'passed')]);
    expect(outcome).toBe('passed');
    expect(remarks).toMatch(/^PDF\/UA-1 by veraPDF 1: .+ Manual, 2026-11-25, .+ \(passed\)\.$/);
    expect(remarks).not.toContain('A person has to judge it');
    expect(after([pass('10.1.3.1', 'passed')], { pdfUa: withoutJava }).outcome).toBe('passed');
    expect(after([pass('5.2', 'passed')]).outcome).toBe('passed');
  });

  test('does not overrule a fault that machines found, and is told all the same', () => {
    const { outcome, remarks } = after([pass('10.1.3.1', 'passed')], { pdfUa: compliant(false) });
    expect(outcome).toBe('failed');
    expect(remarks).toContain('(passed).');
  });

  test.each(['failed', 'not-evaluated', 'cannot-tell'] as const)(
    'does not pass a clause with a criterion among those that serve it that is “%s”',
    (outcome) => {
      const given = { others: { '1.4.1': outcome } };
      expect(after([pass('4.2.3', 'passed')], given).outcome).not.toBe('passed');
      expect(after([pass('4.2.3', 'not applicable')], given).outcome).not.toBe('not-applicable');
      expect(after([pass('4.2.3', 'passed')]).outcome).toBe('passed');
    },
  );

  test('does not pass a clause that repeats a criterion, nor one that does not apply', () => {
    expect(after([pass('9.1.4.3', 'passed')], { others: { '1.4.3': 'not-evaluated' } }).outcome).toBe(
      'not-evaluated',
    );
    expect(after([pass('8.4.1', 'passed')]).outcome).toBe('not-applicable');
  });

  test.each(['9.1.4.3', '4.2.3', '8.4.1', '10.1.3.1', '5.2', '12.1.1'])(
    'always counts when it failed: clause %s',
    (clause) => {
      expect(after([pass(clause, 'failed')]).outcome).toBe('failed');
    },
  );

  test('counts in full where several things were looked at, until one is looked at again', () => {
    const failed = pass('10.1.4.3', 'failed', 'report by email');
    expect(after([pass('10.1.4.3', 'passed'), failed]).outcome).toBe('failed');
    expect(after([pass('10.1.4.3', 'passed'), pass('10.1.4.3', 'cannot tell', 'both')]).outcome).toBe(
      'cannot-tell',
    );
    expect(after([pass('10.1.4.3', 'not applicable'), pass('10.1.4.3', 'passed', 'both')]).outcome).toBe(
      'passed',
    );
    const later = pass('10.1.4.3', 'passed', 'leaflet.pdf', '2026-11-26');
    expect(after([failed, later]).outcome).toBe('failed');
    const again = after([failed, pass('10.1.4.3', 'passed', 'report by email', '2026-11-26')]);
    expect(again).toMatchObject({ outcome: 'passed', remarks: /2026-11-26/ });
    expect(again.remarks).not.toContain('2026-11-25');
  });

  test('stands in the page', () => {
    const { chapters } = after([pass('10.1.4.3', 'passed')]);
    expect(toStandardHtml(standards.european, sampleResults, chapters)).toMatch(
      /id="c10\.1\.4\.3">.+<td data-outcome="passed">Met<\/td><td>Manual, 2026-11-25, poppler 22, leaflet\.pdf/,
    );
  });
});
