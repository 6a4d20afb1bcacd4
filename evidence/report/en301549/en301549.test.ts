import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { PdfUaCheck } from '@/testing/pdfUa';
import { checks } from '@/a11y-tests/audits/matrix/checks';
import { assertionsOf } from '../assertions';
import { criteria } from '../criteria';
import { evaluate } from '../evaluate';
import { isOf } from '../machineAssertions';
import { toOpenAcr } from '../openAcr';
import type { Results } from '../results';
import { axeRules } from '../rules';
import { samplePasses, sampleResults } from '../sample';
import catalogue from '../schemas/en-301-549.json';
import { chapters } from './clauses';
import { standards, tally, toStandardHtml } from './html';
import { judge, type JudgedChapter } from './judge';
import { toEnOpenAcr } from './openAcr';
import { ruleOf, rules } from './rules';

const ids = chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id));
const passedPdf: PdfUaCheck = {
  tool: 'veraPDF 1',
  results: [{ file: 'leaflet.pdf', compliant: true, passed: 106, failures: [] }],
};

function judged(changes: Partial<Results> = {}, pdfUa: PdfUaCheck = passedPdf): JudgedChapter[] {
  const results = { ...sampleResults, ...changes };
  const assertions = assertionsOf({ results, passes: samplePasses, rules: axeRules() });
  return judge({ results, evaluated: evaluate(assertions, samplePasses), passes: samplePasses, pdfUa });
}

const resultOf = (of: readonly JudgedChapter[], id: string) =>
  of.flatMap(({ results }) => results).find(({ clause }) => clause.id === id)!;

describe('the clauses of EN 301 549', () => {
  test('are those of OpenACR’s catalogue, and those that repeat WCAG 2.1', () => {
    const { $comment: _, ...expected } = catalogue;
    expect(chapters.map(({ id }) => id)).toEqual(Object.keys(expected));
    for (const [id, numbers] of Object.entries(expected)) {
      const own = chapters.find((one) => one.id === id)!.clauses.map((clause) => clause.id);
      expect(own).toEqual(expect.arrayContaining(numbers));
    }
    // WCAG 2.1 has 50 criteria of levels A and AA; documents are spared four.
    const repeated = (chapter: number) =>
      ids.filter((id) => id.startsWith(`${chapter}.`) && id.split('.').length === 4);
    expect(repeated(9)).toHaveLength(50);
    expect(repeated(10)).toHaveLength(46);
    expect(ids).not.toContain('9.2.5.8');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('have a rule each, and no rule is for a clause that does not exist', () => {
    for (const id of ids) expect(ruleOf(id)).toBeDefined();
    const used = new Set(ids.map(ruleOf));
    for (const [id, rule] of Object.entries(rules))
      expect({ id, used: used.has(rule) }).toEqual({ id, used: true });
  });

  test('rest on criteria, checks and audits that exist', () => {
    const files = Object.keys(import.meta.glob(['../../**/*.spec.ts', '../../../a11y-tests/*.spec.ts'])).map(
      (path) => path.replace(/^(?:\.\.\/)+(?:a11y-tests\/)?/, 'a11y-tests/'),
    );
    const all = Object.values(rules);
    const served = all.flatMap((rule) =>
      rule.kind === 'served-by' && rule.criteria !== 'all' ? rule.criteria : [],
    );
    expect(criteria.map(({ id }) => id)).toEqual(expect.arrayContaining(served));
    const looked = all.flatMap((rule) => (rule.kind === 'looked-at' ? [rule] : []));
    expect(Object.keys(checks)).toEqual(expect.arrayContaining(looked.flatMap((rule) => rule.checks ?? [])));
    const named = looked.flatMap((rule) => rule.tests ?? []);
    expect(named.filter((name) => !files.some((file) => isOf(name, file)))).toEqual([]);
  });
});

describe('the result of a clause', () => {
  test('is that of the criterion it repeats', () => {
    expect(resultOf(judged(), '9.1.4.3').outcome).toBe('failed');
    expect(resultOf(judged(), '9.1.3.3').outcome).toBe('not-evaluated');
  });

  test('is “not applicable” with its reason, and where a check would notice a change only after it has looked', () => {
    expect(resultOf(judged(), '8.4.1')).toMatchObject({ outcome: 'not-applicable', remarks: /device/ });
    expect(resultOf(judged(), '7.1.1').outcome).toBe('not-applicable');
    expect(resultOf(judged({ visits: [] }), '7.1.1').outcome).toBe('not-evaluated');
    const [first, ...others] = sampleResults.visits;
    const film = first!.looks.map((look) =>
      look.check === 'no-media' ? { ...look, findings: ['<video>'] } : look,
    );
    expect(resultOf(judged({ visits: [{ ...first!, looks: film }, ...others] }), '7.1.1').outcome).not.toBe(
      'not-applicable',
    );
  });

  test('is at most “no fault found” where tests are evidence and no proof', () => {
    const { commit, date } = sampleResults;
    const display = (passed: boolean) => ({
      tests: [{ file: 'a11y-tests/display.spec.ts', title: 'contrast', passed, commit, date }],
    });
    expect(resultOf(judged(display(true)), '5.2').outcome).toBe('no-fault-found');
    expect(resultOf(judged(display(false)), '5.2').outcome).toBe('failed');
    expect(resultOf(judged({ tests: [] }), '5.2').outcome).toBe('not-evaluated');
    // Of two kinds of evidence one is missing.
    expect(resultOf(judged(display(true)), '11.7').outcome).toBe('not-evaluated');
    const claimed = judged().flatMap(({ number, results }) =>
      number === 9 ? [] : results.filter(({ outcome }) => outcome === 'passed'),
    );
    expect(claimed).toEqual([]);
  });

  test('follows veraPDF for documents, and is “not evaluated” with the reason where that did not run', () => {
    expect(resultOf(judged(), '10.3.1.1').outcome).toBe('no-fault-found');
    const failures = [{ clause: '7.1-1', what: 'Title', times: 1 }];
    const broken = { tool: 'v', results: [{ file: 'a.pdf', compliant: false, passed: 1, failures }] };
    expect(resultOf(judged({}, broken), '10.3.1.1').outcome).toBe('failed');
    expect(resultOf(judged({}, { skipped: 'no Java' }), '5.4')).toMatchObject({
      outcome: 'not-evaluated',
      remarks: /no Java/,
    });
  });

  test('is never a claim for what nobody has done', () => {
    for (const id of ['4.2.11', '11.8.2', '12.1.1', '12.2.3', '10.1.4.3']) {
      expect(resultOf(judged(), id).outcome).toBe('not-evaluated');
    }
  });
});

describe('the reports on EN 301 549', () => {
  const own = judged();

  test('are valid OpenACR, as GSA’s own reader reads it, with exactly the clauses of its catalogue', () => {
    const assertions = assertionsOf({ results: sampleResults, passes: samplePasses, rules: axeRules() });
    const yaml = toEnOpenAcr(toOpenAcr(sampleResults, evaluate(assertions, samplePasses), samplePasses), own);
    const report = load(yaml) as {
      report_date: unknown;
      chapters: Record<
        string,
        { criteria?: { num: string; components: { adherence: { level: string } }[] }[] }
      >;
    };
    const schema = readFileSync(new URL('../schemas/openacr-0.1.0.json', import.meta.url), 'utf8');
    const ajv = new Ajv({ allErrors: true, strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(schema) as object);
    validate(report);
    expect(validate.errors ?? []).toEqual([]);
    expect(report.report_date).toBe('2026-11-22');
    // Without the quotation marks it is a date, and not valid any more.
    expect(validate(load(yaml.replaceAll(/"(\d{4}-\d\d-\d\d)"/g, '$1')))).toBe(false);
    const { $comment: _, ...expected } = catalogue;
    for (const [id, numbers] of Object.entries(expected)) {
      expect((report.chapters[id]!.criteria ?? []).map(({ num }) => num)).toEqual(numbers);
    }
  });

  test('have every clause with its result and evidence, and name edition, version, commit and date', () => {
    for (const standard of Object.values(standards)) {
      const html = toStandardHtml(standard, sampleResults, own);
      for (const id of ids) expect(html).toMatch(new RegExp(`id="c${id.replaceAll('.', '\\.')}">`));
      expect(html.match(/<td>[^<]{10,}<\/td><\/tr>/g)).toHaveLength(ids.length);
      for (const words of [standard.name, '0.0.0', '0123456789abcdef', '2026-11-22'])
        expect(html).toContain(words);
    }
    const counted = tally(own).map((words) => Number(/^\d+/.exec(words)![0]));
    const headings = own
      .flatMap(({ results }) => results)
      .filter(({ outcome }) => outcome === 'heading').length;
    expect(counted.reduce((a, b) => a + b, 0) + headings).toBe(ids.length);
  });

  test('say of the Australian standard what we have not seen', () => {
    expect(toStandardHtml(standards.australian, sampleResults, own)).toContain(
      'We have not read the Australian text',
    );
  });
});
