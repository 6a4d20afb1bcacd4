import { screens, type ScreenId } from '@/shared/domain/screens/screens';
import type { Assertion, Evidence } from './assertion';
import { criteria, type Criterion } from './criteria';
import { groupBy } from './groupBy';
import { decideAlone } from './machineAssertions';
import type { ManualPass } from './manual';
import { standingFindings, type DatedFinding } from './peopleAssertions';

/**
 * The result for a criterion, on a screen or as a whole. `no-fault-found`: automated checks found none, but a person has to
 * check as well. `cannot-tell`: somebody or something looked and could not decide, and nobody has since.
 */
export type Outcome =
  'passed' | 'failed' | 'not-applicable' | 'cannot-tell' | 'no-fault-found' | 'not-evaluated';

/** The result for a criterion on one screen. */
export interface ScreenResult {
  screen: ScreenId;
  outcome: Outcome;
}

/** A criterion with everything that was found about it. */
export interface Evaluated {
  criterion: Criterion;
  outcome: Outcome;
  method: 'automatic' | 'manual' | 'both' | 'none';
  /** The tests by machine, summed up over all screens and states. */
  evidence: Evidence[];
  manual: DatedFinding[];
  /** For every screen of the product. */
  screens: ScreenResult[];
}

/** Whether a person's words name a rule of axe: they have then decided what axe could not. */
const decides = ({ words, outcome }: Assertion, rule: string) =>
  outcome !== 'cannot-tell' && words.includes(`\`${rule}\``);

/** Whether what a machine could not tell has since been decided by a person, about that very rule on that screen. */
function isDecided(open: Assertion, people: readonly Assertion[]): boolean {
  const rules = open.tests.filter(({ undecided }) => undecided > 0);
  return rules.every(({ name }) => people.some((one) => decides(one, name)));
}

/** Whether a person who could not tell was followed by another look, which could. */
const isFollowed = (open: Assertion, people: readonly Assertion[]) =>
  people.some(
    ({ outcome, using, date }) => outcome !== 'cannot-tell' && using !== open.using && date >= open.date,
  );

/** The result on one screen, from the assertions about it. */
export function outcomeOnScreen(criterion: Criterion, own: readonly Assertion[]): Outcome {
  const said = (outcome: Assertion['outcome']) => own.filter((one) => one.outcome === outcome);
  const people = own.filter(({ by }) => by.kind === 'person');
  if (said('failed').length > 0) return 'failed';
  const isOpen = (one: Assertion) =>
    one.by.kind === 'person' ? !isFollowed(one, people) : !isDecided(one, people);
  if (said('cannot-tell').some(isOpen)) return 'cannot-tell';
  if (people.some(({ outcome }) => outcome === 'passed')) return 'passed';
  if (said('not-applicable').length > 0) return 'not-applicable';
  if (own.some(({ by, tests }) => by.kind === 'tool' && decideAlone(criterion, tests))) return 'passed';
  return own.length > 0 ? 'no-fault-found' : 'not-evaluated';
}

/** From the screens to the product: as good as the worst, and met only where no screen is without a sufficient look. */
function outcomeOfAll(onScreens: readonly Outcome[], aboutAll: readonly Assertion[]): Outcome {
  const any = (outcome: Outcome) => onScreens.includes(outcome);
  if (any('failed') || aboutAll.some(({ outcome }) => outcome === 'failed')) return 'failed';
  if (any('cannot-tell')) return 'cannot-tell';
  if (any('not-evaluated')) return 'not-evaluated';
  if (any('no-fault-found')) return 'no-fault-found';
  return any('passed') ? 'passed' : 'not-applicable';
}

/** The same test in many assertions, as one. */
function summed(all: readonly Evidence[]): Evidence[] {
  const sums = new Map<string, Evidence>();
  for (const one of all) {
    const key = `${one.kind} ${one.name}`;
    const sum = sums.get(key);
    sums.set(key, {
      ...one,
      looks: one.looks + (sum?.looks ?? 0),
      failed: one.failed + (sum?.failed ?? 0),
      undecided: one.undecided + (sum?.undecided ?? 0),
    });
  }
  return [...sums.values()];
}

/** Who looked: machines, people or both. */
export function methodOf(own: readonly Assertion[]): Evaluated['method'] {
  const machine = own.some(({ by }) => by.kind === 'tool');
  const person = own.some(({ by }) => by.kind === 'person');
  return machine && person ? 'both' : machine ? 'automatic' : person ? 'manual' : 'none';
}

function evaluateOne(criterion: Criterion, own: readonly Assertion[], manual: DatedFinding[]): Evaluated {
  const onScreens = screens.map(({ id }) => ({
    screen: id,
    outcome: outcomeOnScreen(
      criterion,
      own.filter(({ screen }) => screen === id),
    ),
  }));
  const byMachine = own.filter(({ by }) => by.kind === 'tool');
  return {
    criterion,
    outcome: outcomeOfAll(
      onScreens.map(({ outcome }) => outcome),
      own.filter(({ screen }) => screen === null),
    ),
    method: methodOf(own),
    evidence: summed(byMachine.flatMap(({ tests }) => tests)),
    manual,
    screens: onScreens,
  };
}

/** The results for all criteria of levels A and AA, and for those of level AAA that the product claims. */
export function evaluate(assertions: readonly Assertion[], passes: readonly ManualPass[]): Evaluated[] {
  const findings = standingFindings(passes);
  const byCriterion = groupBy(assertions, ({ criterion }) => criterion);
  return criteria.map((criterion) =>
    evaluateOne(
      criterion,
      byCriterion.get(criterion.id) ?? [],
      findings.filter((one) => one.criterion === criterion.id),
    ),
  );
}

/** The screens with this result. */
export const screensWith = ({ screens: all }: Pick<Evaluated, 'screens'>, outcome: Outcome): ScreenId[] =>
  all.filter((one) => one.outcome === outcome).map(({ screen }) => screen);
