import { describe, expect, test } from 'vitest';
import { screens, type ScreenId } from '@/shared/domain/screens/screens';
import { checks } from '@/a11y-tests/audits/matrix/checks';
import { assertionsOf } from './assertions';
import { criteria } from './criteria';
import { evaluate, screensWith, type Evaluated, type Outcome } from './evaluate';
import type { ManualFinding, ManualPass } from './manual';
import type { Results } from './results';
import { axeRules } from './rules';
import { lateDay, samplePasses, sampleResults, visit } from './sample';
import { screensSince } from './screensSince';

const rules = axeRules();
const everywhere = screens.map(({ id }) => id);
type Visit = Results['visits'][number];

/** A visit on which the check of reflow found nothing. */
const fits = (screen: string): Visit => ({
  ...visit(screen, [{ check: 'reflow', theme: 'standard', width: 320, findings: [] }]),
  rules: {},
});

/** What a person found on a screen. */
const found = (
  criterion: string,
  screen: string,
  outcome: ManualFinding['outcome'],
  finding = 'As it should be',
  files: string[] = [],
): ManualFinding => ({ criterion, screen, finding, outcome, files });

const pass = (findings: ManualFinding[], date = lateDay, tools = 'A keyboard'): ManualPass => ({
  date,
  tools,
  findings,
  clauses: [],
});

function resultOf(id: string, visits: Visit[], passes: ManualPass[] = []): Evaluated {
  const assertions = assertionsOf({ results: { ...sampleResults, visits }, passes, rules });
  return evaluate(assertions, passes).find(({ criterion }) => criterion.id === id)!;
}
const outcomeIn = ({ screens: all }: Evaluated, screen: ScreenId) =>
  all.find((one) => one.screen === screen)!.outcome;

describe('a criterion that machines decide', () => {
  test('is “passed” where its check passed on every screen', () => {
    expect(resultOf('1.4.10', everywhere.map(fits)).outcome).toBe('passed');
  });

  test('is “not evaluated” as soon as one screen was not visited, and names it', () => {
    const result = resultOf('1.4.10', everywhere.filter((id) => id !== 'saved').map(fits));
    expect(result.outcome).toBe('not-evaluated');
    expect(screensWith(result, 'not-evaluated')).toEqual(['saved']);
  });

  test('is “failed” after one finding on one screen', () => {
    const narrow = visit('help', [
      { check: 'reflow', theme: 'standard', width: 320, findings: ['<p> 400 px'] },
    ]);
    const result = resultOf('1.4.10', [...everywhere.map(fits), narrow]);
    expect(result.outcome).toBe('failed');
    expect(screensWith(result, 'failed')).toEqual(['help']);
  });

  test('is not “passed” by a rule of axe alone, without the check that decides it', () => {
    const language = (screen: string): Visit => ({
      ...visit(screen, []),
      rules: { 'html-has-lang': { passed: 1, failed: 0, undecided: 0 } },
    });
    expect(resultOf('3.1.1', everywhere.map(language)).outcome).toBe('no-fault-found');
  });

  test('has a check in the matrix', () => {
    const checked = Object.values(checks).flatMap((check) => check.criteria as readonly string[]);
    const decided = criteria.filter(({ byMachine }) => byMachine).map(({ id }) => id);
    expect(decided.filter((id) => !checked.includes(id))).toEqual([]);
  });
});

describe('a criterion that a person has to look at', () => {
  const machineOnly = everywhere.map((screen) =>
    visit(screen, [{ check: 'structure', theme: 'standard', width: 1280, findings: [] }]),
  );

  test('is at most “no fault found” until a person has looked', () => {
    expect(resultOf('2.4.1', machineOnly).outcome).toBe('no-fault-found');
  });

  test('is “passed” where a person has looked at all screens', () => {
    expect(resultOf('2.4.1', machineOnly, [pass([found('2.4.1', 'all', 'passed')])]).outcome).toBe('passed');
    expect(resultOf('1.3.3', [], [pass([found('1.3.3', 'all', 'passed')])]).outcome).toBe('passed');
  });

  test('is not “passed” where a person has looked at one screen only', () => {
    const result = resultOf('2.4.1', machineOnly, [pass([found('2.4.1', 'home, help', 'passed')])]);
    expect(result.outcome).toBe('no-fault-found');
    expect([outcomeIn(result, 'home'), outcomeIn(result, 'help')]).toEqual(['passed', 'passed']);
    expect(screensWith(result, 'no-fault-found')).toHaveLength(everywhere.length - 2);
  });

  test('stays “not evaluated” on a screen that came after the pass that says “all”', () => {
    const result = resultOf('1.3.3', [], [pass([found('1.3.3', 'all', 'passed')], '2026-11-22')]);
    expect(result.outcome).toBe('not-evaluated');
    expect(screensWith(result, 'not-evaluated')).toEqual(
      everywhere.filter((id) => screensSince[id]! > '2026-11-22'),
    );
  });

  test('is “failed” after a failed look, whatever machines and other looks say', () => {
    const passes = [pass([found('2.4.1', 'all', 'passed'), found('2.4.1', 'help', 'failed', 'No link')])];
    const result = resultOf('2.4.1', machineOnly, passes);
    expect(result.outcome).toBe('failed');
    expect(screensWith(result, 'failed')).toEqual(['help']);
  });

  test('is not “failed” any more once the same recording was made anew and found to be right', () => {
    const wrong = pass([found('4.1.3', 'admin', 'failed', 'Wrong order', ['email.txt'])], '2026-11-22');
    const other = pass([found('4.1.3', 'admin', 'passed', 'Sorted', ['sort.txt'])], '2026-11-23');
    const right = pass([found('4.1.3', 'admin', 'passed', 'Right order', ['email.txt'])], '2026-11-23');
    expect(outcomeIn(resultOf('4.1.3', [], [wrong, other]), 'admin')).toBe('failed');
    expect(outcomeIn(resultOf('4.1.3', [], [wrong, right]), 'admin')).toBe('passed');
    const elsewhere = pass([found('4.1.3', 'home', 'passed', 'Right order', ['email.txt'])], '2026-11-23');
    expect(outcomeIn(resultOf('4.1.3', [], [wrong, elsewhere]), 'admin')).toBe('failed');
  });

  test('is “failed” after a failed audit of the product', () => {
    expect(resultOf('2.4.5', [], [pass([found('2.4.5', 'all', 'passed')])]).outcome).toBe('failed');
  });
});

describe('“cannot tell”', () => {
  const undecided = {
    ...visit('events', [{ check: 'axe', theme: 'standard', width: 320, findings: [] }]),
    rules: { 'color-contrast': { passed: 3, failed: 0, undecided: 1 } },
  };
  const outcomeAfter = (...passes: ManualPass[]): Outcome => resultOf('1.4.3', [undecided], passes).outcome;
  const everyScreen = found('1.4.3', 'all', 'passed', 'The lowest is 6.7 to 1');

  test('of axe keeps a criterion from being “passed”, even where a person has looked at everything', () => {
    expect(outcomeAfter(pass([everyScreen]))).toBe('cannot-tell');
  });

  test('of axe is settled by a person’s verdict about that rule on that screen, and by no other', () => {
    const about = (screen: string, rule: string) =>
      pass([everyScreen, found('1.4.3', screen, 'passed', `\`${rule}\` cannot decide; it is 8 to 1`)]);
    expect(outcomeAfter(about('events', 'color-contrast'))).toBe('passed');
    expect(outcomeAfter(about('home', 'color-contrast'))).toBe('cannot-tell');
    expect(outcomeAfter(about('events', 'link-in-text-block'))).toBe('cannot-tell');
    const stillOpen = found('1.4.3', 'events', 'cannot tell', '`color-contrast` is over a picture');
    expect(outcomeAfter(pass([everyScreen, stillOpen]))).toBe('cannot-tell');
  });

  test('of a person is settled by a look with another tool on the same day or later', () => {
    const all = pass([found('4.1.2', 'all', 'passed')], '2026-11-20');
    const open = pass([found('4.1.2', 'home', 'cannot tell')], '2026-11-22', 'A simulation');
    const outcome = (...more: ManualPass[]) => outcomeIn(resultOf('4.1.2', [], [all, open, ...more]), 'home');
    expect(outcome()).toBe('cannot-tell');
    expect(outcome(pass([found('4.1.2', 'home', 'passed')], '2026-11-22', 'Orca'))).toBe('passed');
    expect(outcome(pass([found('4.1.2', 'help', 'passed')], '2026-11-22', 'Orca'))).toBe('cannot-tell');
  });
});

test('a criterion is “not applicable” only where a check on every screen would notice a change', () => {
  const silent = (screen: string) =>
    visit(screen, [{ check: 'no-media', theme: 'standard', width: 1280, findings: [] }]);
  expect(resultOf('1.2.1', everywhere.map(silent)).outcome).toBe('not-applicable');
  expect(resultOf('1.2.1', [silent('home')]).outcome).toBe('not-evaluated');
});

test('a tool says “passed” only of what it can decide alone', () => {
  const seen = assertionsOf({
    results: { ...sampleResults, visits: everywhere.map(fits), engines: null },
    passes: [],
    rules,
  });
  const said = (outcome: string) =>
    new Set(seen.filter((one) => one.outcome === outcome).map(({ criterion }) => criterion));
  expect(said('passed')).toEqual(new Set(['1.4.10']));
  expect(said('no-fault-found')).toContain('4.1.3');
});

test('without any run and any pass nothing is claimed', () => {
  const blind = evaluate(
    assertionsOf({ results: { ...sampleResults, visits: [], tests: [] }, passes: [], rules }),
    [],
  );
  expect(new Set(blind.map(({ outcome }) => outcome))).toEqual(new Set(['not-evaluated']));
});

test('the sample has a result of each kind', () => {
  const assertions = assertionsOf({ results: sampleResults, passes: samplePasses, rules });
  const outcomes = evaluate(assertions, samplePasses).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['passed', 'failed', 'cannot-tell', 'not-evaluated']));
});
