import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { screens } from '@/shared/domain/screens/screens';
import { exceptions } from '@/a11y-tests/support/exceptions';
import { criteria } from './criteria';
import { toEarl } from './earl';
import { assertionsOf } from './assertions';
import { evaluate } from './evaluate';
import { isOf } from './machineAssertions';
import { toHtml } from './html';
import { toOpenAcr } from './openAcr';
import { axeRules, criteriaOfTags } from './rules';
import { sampleAct, samplePasses, sampleResults } from './sample';
import catalogue from './schemas/wcag-2.2.json';
import { summarise } from './summary';
import { toWcagEm } from './wcagEm';

const rules = axeRules();
const assertions = assertionsOf({ results: sampleResults, passes: samplePasses, rules });
const evaluated = evaluate(assertions, samplePasses);

/** The schema violations of a value. */
function faults(schema: string, value: unknown): unknown {
  const text = readFileSync(new URL(`schemas/${schema}.json`, import.meta.url), 'utf8');
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(text) as object);
  validate(value);
  return validate.errors ?? [];
}

describe('the criteria', () => {
  test('are all of levels A and AA, and the claimed ones of AAA', () => {
    for (const level of ['A', 'AA', 'AAA'] as const) {
      const own = criteria.filter((one) => one.level === level).map(({ id }) => id);
      // 4.1.1 is in the catalogue because older reports have it; WCAG 2.2 has taken it out.
      expect(own).toEqual(catalogue[level].filter((id) => id !== '4.1.1'));
    }
  });

  test('name audits that exist', () => {
    const files = Object.keys(import.meta.glob(['../**/*.spec.ts', '../../a11y-tests/*.spec.ts'])).map(
      (path) => path.replace(/^(?:\.\.\/)+(?:a11y-tests\/)?/, 'a11y-tests/'),
    );
    const named = criteria.flatMap(({ tests = [] }) => tests);
    expect(named.filter((name) => !files.some((file) => isOf(name, file)))).toEqual([]);
  });

  test('match the tags of axe', () => {
    expect(criteriaOfTags(['cat.color', 'wcag2aa', 'wcag143', 'wcag1410'])).toEqual(['1.4.3', '1.4.10']);
    expect(rules.get('color-contrast')!.criteria).toEqual(['1.4.3']);
  });
});

test('an exception has a reason and a link to its discussion', () => {
  for (const { reason, link } of exceptions) {
    expect(reason).toMatch(/\w+ \w+/);
    expect(link).toMatch(/^https:\/\//);
  }
});

/** What of a node in EARL the tests look at. */
interface EarlNode {
  '@id'?: string;
  '@type': string | string[];
  subject?: string;
  assertedBy?: string;
  mainAssertor?: string;
  test?: string;
  mode?: string;
  result?: { pointer?: unknown };
  'dct:references'?: unknown;
}

describe('the reports', () => {
  test('are valid EARL, with each assertion of the list and one more for each criterion', () => {
    const earl = toEarl(sampleResults, evaluated, assertions);
    expect(faults('earl-1.0', earl)).toEqual([]);
    const own = earl['@graph'].filter((one) => one['@type'] === 'Assertion');
    expect(own).toHaveLength(criteria.length + assertions.length);
    expect(JSON.stringify(own)).toContain('Far too small');
  });

  test('name each subject and assertor in EARL, and people assert what people found', () => {
    const graph = toEarl(sampleResults, evaluated, assertions)['@graph'] as EarlNode[];
    const named = new Map(graph.flatMap((one) => (one['@id'] ? [[one['@id'], one] as const] : [])));
    const own = graph.filter((one) => one['@type'] === 'Assertion');
    for (const { subject, assertedBy, mode } of own) {
      expect(named.get(subject!)?.['@type']).toContain('TestSubject');
      const by = named.get(assertedBy!)!;
      const main = named.get(by.mainAssertor ?? '');
      expect(by['@type']).toContain('Assertor');
      expect(main?.['@type'].includes('foaf:Person') ?? false).toBe(mode === 'earl:manual');
    }
    expect(own.some(({ mode }) => mode === 'earl:manual')).toBe(true);
    expect(named.has('urn:x-age-better:screen:home:default')).toBe(true);
  });

  test('point in EARL to the place of what was found or not decided, and name the ACT rule', () => {
    const graph = toEarl(sampleResults, evaluated, assertions)['@graph'] as EarlNode[];
    const about = (criterion: string, subject: string) =>
      graph.find((one) => one.test?.endsWith(criterion) && one.subject === subject && one.result?.pointer)!;
    expect(about('#target-size-minimum', 'urn:x-age-better:screen:home:default').result!.pointer).toEqual([
      {
        '@type': 'ptr:Pointer',
        'ptr:reference': '/home',
        'dct:description': 'Page, seen by visitor, data local, standard, 320 px wide',
      },
    ]);
    const pale = about('#contrast-minimum', 'urn:x-age-better:screen:help:default');
    expect(pale.result!.pointer).toMatchObject([
      { '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': 'p.pale' },
    ]);
    const hidden = about('#name-role-value', 'urn:x-age-better:screen:home:default');
    expect(hidden.result!.pointer).toMatchObject([
      { 'dct:description': 'Page, seen by visitor, data local, large text, 1280 px wide' },
    ]);
    expect(hidden['dct:references']).toEqual([
      { '@id': 'https://www.w3.org/WAI/standards-guidelines/act/rules/6cfa84/' },
    ]);
  });

  test('are valid EARL from a run that only says how often axe could not decide', () => {
    const visits = sampleResults.visits.map(({ undecided: _undecided, ...visit }) => visit);
    const older = assertionsOf({ results: { ...sampleResults, visits }, passes: [], rules });
    expect(faults('earl-1.0', toEarl(sampleResults, evaluated, older))).toEqual([]);
  });

  test.each([
    ['without a subject', { '@type': 'Assertion' }],
    ['about a blank node', { subject: '_:screen-home' }],
    ['without a pointer', { result: { pointer: undefined } }],
    ['with an outcome of our own', { result: { outcome: 'earl:good' } }],
  ])('are not valid EARL with an assertion %s', (_, fault) => {
    const earl = toEarl(sampleResults, evaluated, assertions);
    const good = earl['@graph'].at(-1) as EarlNode;
    const bad = {
      ...(Object.keys(fault).includes('@type') ? {} : good),
      ...fault,
      ...('result' in fault ? { result: { ...good.result, ...fault.result } } : {}),
    };
    const written = JSON.parse(JSON.stringify({ ...earl, '@graph': [...earl['@graph'], bad] })) as unknown;
    expect(faults('earl-1.0', written)).not.toEqual([]);
  });

  test('are valid input for the WCAG-EM report tool, with who said each thing about which screen', () => {
    const report = toWcagEm(sampleResults, evaluated, assertions, samplePasses);
    expect(faults('wcag-em-report-tool-3', report)).toEqual([]);
    expect(faults('wcag-em-report-tool-3', { ...report, type: 'Report' })).not.toEqual([]);
    const [first, ...others] = report.auditSample;
    const { assertedBy: _, ...nobody } = first!;
    expect(faults('wcag-em-report-tool-3', { ...report, auditSample: [nobody, ...others] })).not.toEqual([]);
    expect(report.auditSample).toHaveLength(criteria.length * (screens.length + 1));
    const aboutHelp = report.auditSample.filter(
      ({ subject, test: { id } }) =>
        (subject as { title: string }).title === 'Help by phone' && id === 'WCAG22:keyboard',
    );
    expect(aboutHelp[0]!.assertedBy).toEqual([
      {
        id: expect.stringMatching(/^_:assertor_\d$/) as string,
        type: ['Assertor', 'Person'],
        title: 'A maintainer of Age Better, with A keyboard',
      },
    ]);
  });

  test('are valid OpenACR for GSA’s own reader, js-yaml, and name only criteria of its catalogue', () => {
    const yaml = toOpenAcr(sampleResults, evaluated, samplePasses);
    const report = load(yaml) as {
      report_date: unknown;
      chapters: Record<
        string,
        { criteria: { num: string; components: { adherence: { level: string } }[] }[] }
      >;
    };
    expect(faults('openacr-0.1.0', report)).toEqual([]);
    expect(faults('openacr-0.1.0', { ...report, title: 1 })).not.toEqual([]);
    // Without quotes, js-yaml makes a Date of it.
    expect(report.report_date).toBe('2026-11-22');
    expect(faults('openacr-0.1.0', load(yaml.replaceAll('"2026-11-22"', '2026-11-22')))).not.toEqual([]);
    for (const [level, chapter] of [
      ['A', 'success_criteria_level_a'],
      ['AA', 'success_criteria_level_aa'],
      ['AAA', 'success_criteria_level_aaa'],
    ] as const) {
      expect(report.chapters[chapter]!.criteria.map(({ num }) => num)).toEqual(catalogue[level]);
    }
    const levels = Object.values(report.chapters).flatMap((chapter) =>
      chapter.criteria.flatMap(({ components }) => components.map(({ adherence }) => adherence.level)),
    );
    expect(new Set(levels)).toEqual(
      new Set(['supports', 'partially-supports', 'not-applicable', 'not-evaluated']),
    );
  });

  test('name their version, commit and date', () => {
    for (const text of [
      JSON.stringify(toEarl(sampleResults, evaluated, assertions)),
      JSON.stringify(toWcagEm(sampleResults, evaluated, assertions, samplePasses)),
      toOpenAcr(sampleResults, evaluated, samplePasses),
      JSON.stringify(summarise(sampleResults, evaluated, samplePasses)),
    ]) {
      for (const word of ['0.0.0', '0123456789abcdef', '2026-11-22']) expect(text).toContain(word);
    }
  });
});

test('the reports name each run, and what was not run', () => {
  const written = [
    JSON.stringify(toEarl(sampleResults, evaluated, assertions)),
    JSON.stringify(toWcagEm(sampleResults, evaluated, assertions, samplePasses)),
    (load(toOpenAcr(sampleResults, evaluated, samplePasses)) as { notes: string }).notes,
    toHtml(sampleResults, evaluated, samplePasses, rules, sampleAct),
  ];
  for (const text of written) {
    expect(text).toContain(
      'The matrix and the other audits: a part that somebody picked, on 2026-11-22, commit 0123456789abcdef0123456789abcdef01234567.',
    );
    expect(text).toContain('Not run: what the sample leaves out.');
  }
});

test('the page says who tests the tests', () => {
  const page = toHtml(sampleResults, evaluated, samplePasses, rules, sampleAct);
  expect(page).toContain('<h2>Who tests the tests</h2>');
  expect(page).toContain(
    '9 ACT test cases on 2026-11-22, with the checks of commit 0123456789abcdef0123456789abcdef01234567.',
  );
  expect(page).toContain('Door has a &lt;handle&gt;');
});
