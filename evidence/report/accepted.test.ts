import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conformanceWords, statementOf } from '@/shared/domain/screens/accessibilityStatement';
import { accessibilitySummary, type ReportSummary } from '@/shared/domain/screens/accessibilitySummary';
import { screens } from '@/shared/domain/screens/screens';
import { criterionAddress } from '@/shared/domain/screens/statementData';
import { changedByHand, tooOld, unfoundedClaims, unknownScreens } from './accepted';
import { assertionsOf } from './assertions';
import { addressOf, criteria } from './criteria';
import { evaluate } from './evaluate';
import { type ManualPass, readManual } from './manual';
import { axeRules } from './rules';
import { samplePasses, sampleResults } from './sample';
import { summarise } from './summary';

const summaryOf = (passes: readonly ManualPass[]) => {
  const assertions = assertionsOf({ results: sampleResults, passes, rules: axeRules() });
  return summarise(sampleResults, evaluate(assertions, passes), passes);
};
const summary = summaryOf(samplePasses);
const ids = screens.map(({ id }) => id as string);

/** A summary in which one criterion is met: everything else was not evaluated. */
const founded: ReportSummary = {
  ...summary,
  automatic: { ...summary.automatic, screens: ids, looks: 99, states: 50 },
  findings: [],
  criteria: summary.criteria.map((one) =>
    one.id === '1.4.10'
      ? { ...one, result: 'met', method: 'automatic', missing: [], undecided: [] }
      : { ...one, result: 'not-evaluated' },
  ),
};

/** The summary with one criterion in another way. */
const withReflow = (change: Partial<ReportSummary['criteria'][number]>): ReportSummary => ({
  ...founded,
  criteria: founded.criteria.map((one) => (one.id === '1.4.10' ? { ...one, ...change } : one)),
});

describe('the summary in the accessibility statement', () => {
  test('knows every screen; otherwise make a new report and accept it', () => {
    expect(new Set(accessibilitySummary.automatic.screens)).toEqual(new Set(ids));
    expect(unknownScreens(accessibilitySummary)).toEqual([]);
  });

  test('covers every criterion', () => {
    expect(accessibilitySummary.criteria.map(({ id }) => id)).toEqual(criteria.map(({ id }) => id));
  });

  test('claims nothing that was not run', () => {
    expect(unfoundedClaims(accessibilitySummary)).toEqual([]);
  });

  test('has the manual passes that are written down, and no other', () => {
    const known = readManual(readFileSync(new URL('../manual.md', import.meta.url), 'utf8'));
    const passes = new Set(known.map(({ date, tools }) => `${date} ${tools}`));
    const strange = accessibilitySummary.manual.filter(({ date, tools }) => !passes.has(`${date} ${tools}`));
    expect(strange).toEqual([]);
  });
});

describe('a summary of a report', () => {
  test('has the figures of the run, and claims nothing for screens that it did not see', () => {
    expect(summary.automatic).toMatchObject({ screens: ['help', 'home'], states: 2, looks: 6, findings: 2 });
    const claimed = summary.criteria.filter(({ result }) => result === 'met' || result === 'not-applicable');
    // A person has looked at all screens.
    expect(claimed.map(({ id }) => id)).toEqual(['2.1.1']);
    expect(summary.criteria.find(({ id }) => id === '1.4.10')!.missing).toContain('saved');
    expect(unfoundedClaims(summary)).toEqual([]);
  });

  test('has each finding with its screen, and what to do instead', () => {
    expect(summary.findings).toContainEqual({ criterion: '1.4.3', screen: 'help', by: 'machine', number: 1 });
    const passes = [
      {
        date: '2026-11-20',
        tools: 'A keyboard',
        findings: [
          {
            criterion: '2.5.7',
            screen: 'services',
            finding:
              'No control of `.map` pans it. In plain words: The map moves by dragging alone. Instead: Use the list beside it.',
            outcome: 'failed' as const,
            files: [],
          },
        ],
        clauses: [],
      },
    ];
    expect(summaryOf(passes).findings).toContainEqual({
      criterion: '2.5.7',
      screen: 'services',
      by: 'person',
      number: 1,
      words: 'The map moves by dragging alone.',
      instead: 'Use the list beside it.',
    });
  });
});

describe('a claim without a run is found:', () => {
  const run = { version: '153.7.0', date: '2026-11-24', how: ['hand' as const], screens: [] };
  const firefox = (change: object): ReportSummary => ({
    ...founded,
    tried: [{ name: 'Firefox', kind: 'browser', runs: [{ ...run, ...change }] }],
  });

  test('none in a summary that claims what was run', () => {
    expect(unfoundedClaims(founded)).toEqual([]);
    expect(unfoundedClaims(firefox({}))).toEqual([]);
  });

  test.each([
    [
      'a browser without a version',
      firefox({ version: '' }),
      'Firefox is said to have been tried, without its version.',
    ],
    [
      'a browser without a day',
      firefox({ date: '' }),
      'Firefox is said to have been tried, without the day.',
    ],
    ['a browser without a way', firefox({ how: [] }), 'Firefox is said to have been tried, but not how.'],
    [
      '“met” with a screen missing',
      withReflow({ missing: ['saved'] }),
      '1.4.10 is said to be met, but without evidence on: saved.',
    ],
    [
      '“met” by a machine that has not seen a screen',
      { ...founded, automatic: { ...founded.automatic, screens: ids.filter((id) => id !== 'saved') } },
      '1.4.10 is said to be met, but without evidence on: saved.',
    ],
    [
      '“met” where nobody looked',
      withReflow({ method: 'none' }),
      '1.4.10 is said to be met, but nobody looked.',
    ],
    [
      '“not applicable” with a screen missing',
      withReflow({ result: 'not-applicable', missing: ['home'] }),
      '1.4.10 is said to be not applicable, but without evidence on: home.',
    ],
    [
      '“met” beside a finding',
      { ...founded, findings: [{ criterion: '1.4.10', screen: 'home', by: 'machine' as const, number: 1 }] },
      '1.4.10 is said to be met, although there are findings about it.',
    ],
    [
      '“not met” without a finding',
      withReflow({ result: 'not-met' }),
      '1.4.10 is said to be not met, but nothing says why.',
    ],
    [
      'a screen that does not exist',
      { ...founded, automatic: { ...founded.automatic, screens: [...ids, 'games'] } },
      'The summary names screens that do not exist: games.',
    ],
    [
      'more screens than looks',
      { ...founded, automatic: { ...founded.automatic, looks: 3 } },
      `${ids.length} screens cannot have been looked at in 3 looks at 50 states.`,
    ],
  ])('%s', (_, claimed, sentence) => {
    expect(unfoundedClaims(claimed)).toContain(sentence);
  });
});

describe('an accepted summary', () => {
  const accepted = { made: '2026-11-22', reviewed: '2026-11-24', ...founded };

  test('is too old after 30 commits, or where nobody can tell', () => {
    const commit = '0123456789abcdef';
    expect(tooOld({ commit }, 30)).toEqual([]);
    expect(tooOld({ commit }, 31)).toEqual([
      'The summary is 31 commits old (0123456789ab). At most 30 are allowed.',
    ]);
    expect(tooOld({ commit }, 'shallow')).toEqual([expect.stringContaining('git fetch --unshallow')]);
    expect(tooOld({ commit }, 'unknown commit')).toEqual([expect.stringContaining('not in the history')]);
    expect(tooOld({ commit }, 'no git')).toEqual([expect.stringContaining('no git')]);
    expect(tooOld({ commit: `${commit}+changes` }, 0)).toEqual([expect.stringContaining('in no commit')]);
  });

  test('is what its reports say', () => {
    expect(changedByHand(accepted, founded)).toEqual([]);
    expect(changedByHand({ ...accepted, ...withReflow({ method: 'both' }) }, founded)).toEqual([
      '"criteria" in the accepted summary is not what its reports say.',
    ]);
  });

  test('says “full” only where all rules are met, “partial” after one fault, and else that nobody knows', () => {
    const all = (result: 'met' | 'not-met' | 'not-evaluated', some: readonly string[] = []) =>
      statementOf({
        ...accepted,
        criteria: accepted.criteria.map((one) => ({
          ...one,
          result: some.includes(one.id) ? ('not-met' as const) : result,
        })),
      }).conformance;
    expect(all('met')).toBe('full');
    expect(all('met', ['1.1.1'])).toBe('partial');
    expect(all('not-evaluated')).toBe('unknown');
    expect(all('not-met')).toBe('none');
    const empty = { ...accepted, manual: [], automatic: { ...accepted.automatic, screens: [] } };
    expect(conformanceWords[statementOf(empty).conformance]).toMatch(/not checked/);
  });
});

test('a rule’s link in the statement leads to its part of the standard', () => {
  for (const criterion of criteria) expect(criterionAddress(criterion)).toBe(addressOf(criterion));
});
