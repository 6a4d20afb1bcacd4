import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { accessibilitySummary } from '../../src/domain/screens/accessibilitySummary';
import { screens } from '../../src/domain/screens/screens';
import { exceptions } from '../support/exceptions';
import { criteria } from './criteria';
import { toEarl } from './earl';
import { assertionsOf } from './assertions';
import { evaluate } from './evaluate';
import { isOf } from './machineAssertions';
import { readManual } from './manual';
import { toOpenAcr } from './openAcr';
import { axeRules, criteriaOfTags } from './rules';
import { samplePasses, sampleResults } from './sample';
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
    const files = Object.keys(import.meta.glob('../**/*.spec.ts')).map((path) =>
      path.replace('..', 'a11y-tests'),
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

describe('the reports', () => {
  test('are valid EARL, with an assertion for each criterion and each check of a screen', () => {
    const earl = toEarl(sampleResults, evaluated);
    expect(faults('earl-1.0', earl)).toEqual([]);
    const own = earl['@graph'].filter((one) => one['@type'] === 'Assertion');
    expect(own).toHaveLength(criteria.length + 6);
    expect(JSON.stringify(own)).toContain('Far too small');
    expect(
      faults('earl-1.0', { ...earl, '@graph': [...earl['@graph'], { '@type': 'Assertion' }] }),
    ).not.toEqual([]);
  });

  test('are valid input for the WCAG-EM report tool', () => {
    const report = toWcagEm(sampleResults, evaluated, samplePasses);
    expect(faults('wcag-em-report-tool-3', report)).toEqual([]);
    expect(faults('wcag-em-report-tool-3', { ...report, type: 'Report' })).not.toEqual([]);
  });

  test('are valid OpenACR, and name only criteria of its catalogue', () => {
    const report = parse(toOpenAcr(sampleResults, evaluated, samplePasses)) as {
      chapters: Record<
        string,
        { criteria: { num: string; components: { adherence: { level: string } }[] }[] }
      >;
    };
    expect(faults('openacr-0.1.0', report)).toEqual([]);
    expect(faults('openacr-0.1.0', { ...report, title: 1 })).not.toEqual([]);
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
      JSON.stringify(toEarl(sampleResults, evaluated)),
      JSON.stringify(toWcagEm(sampleResults, evaluated, samplePasses)),
      toOpenAcr(sampleResults, evaluated, samplePasses),
      JSON.stringify(summarise(sampleResults, evaluated, samplePasses)),
    ]) {
      for (const word of ['0.0.0', '0123456789abcdef', '2026-11-22']) expect(text).toContain(word);
    }
  });
});

describe('the manual passes', () => {
  const pass = (row: string) =>
    `# Manual\n\n## 2026-11-22: Orca 43.1, Chromium 156\n\nSome words.\n\n${row}\n`;

  test('are read from their tables', () => {
    const table =
      '| Criterion | Screen | Finding | Outcome |\n| --- | --- | --- | --- |\n| 1.3.1, 4.1.2 | home | Fine | passed |';
    expect(readManual(pass(table))).toEqual([
      {
        date: '2026-11-22',
        tools: 'Orca 43.1, Chromium 156',
        findings: ['1.3.1', '4.1.2'].map((criterion) => ({
          criterion,
          screen: 'home',
          finding: 'Fine',
          outcome: 'passed',
          files: [],
        })),
      },
    ]);
  });

  test('are refused when a row cannot be read', () => {
    expect(() => readManual(pass('| 1.3.1 | home | Fine | good |'))).toThrow(/cannot be read/);
    expect(() => readManual(pass('| 1.3.1 | home | passed |'))).toThrow(/cannot be read/);
  });

  test('can all be read, and name criteria and screens that exist', () => {
    const kept = readManual(readFileSync(new URL('../manual.md', import.meta.url), 'utf8'));
    const numbers = new Set(criteria.map(({ id }) => id));
    const places = new Set<string>(['all', ...screens.map(({ id }) => id)]);
    for (const { criterion, screen } of kept.flatMap(({ findings }) => findings)) {
      expect(numbers).toContain(criterion);
      for (const one of screen.split(',')) expect(places).toContain(one.trim());
    }
  });
});

describe('the summary in the accessibility statement', () => {
  test('knows every screen; otherwise make a new report and accept it', () => {
    expect(new Set(accessibilitySummary.automatic.screens)).toEqual(new Set(screens.map(({ id }) => id)));
  });

  test('covers every criterion, and claims no more than the report', () => {
    expect(accessibilitySummary.criteria.map(({ id }) => id)).toEqual(criteria.map(({ id }) => id));
    const summary = summarise(sampleResults, evaluated, samplePasses);
    expect(summary.criteria.find(({ id }) => id === '2.4.1')!.result).toBe('not-evaluated');
    expect(summary.automatic).toEqual({ screens: ['help', 'home'], states: 2, looks: 6, findings: 2 });
  });
});
