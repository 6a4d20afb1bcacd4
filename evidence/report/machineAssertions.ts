import type { ScreenId } from '@/shared/domain/screens/screens';
import { checks, type CheckId } from '@/a11y-tests/audits/matrix/checks';
import type { VisitRecord } from '@/a11y-tests/audits/matrix/record';
import type { ActRules } from './actRules';
import type { AssertedOutcome, Assertion, Assertor, Evidence, Fault, Place, Rules } from './assertion';
import { criteria, type Criterion } from './criteria';
import { groupBy } from './groupBy';
import type { OfRun, Results, Run } from './results';

type Visit = VisitRecord & OfRun;

/** Whether a file belongs to the audits of this name. */
export const isOf = (name: string, file: string): boolean =>
  file === `a11y-tests/${name}.spec.ts` || file.startsWith(`a11y-tests/${name}/`);

/** The assertor and the engine of the run that a record is of. */
function ofRun(runs: readonly Run[], { commit, date }: OfRun): { by: Assertor; using: string } {
  const run = runs.find((one) => one.commit === commit && one.date === date);
  if (!run) throw new Error(`A record names a run that is not there: ${commit}, ${date}`);
  const named = run.tools.map(({ name, version }) => `${name} ${version}`);
  const engine = named.find((one) => one.startsWith('Chromium '));
  return {
    by: { kind: 'tool', name: `The audits of ${run.product} ${run.version}`, tools: named.join(', ') },
    using: engine ?? 'Chromium',
  };
}

const placeOf = ({ address, at, viewer, data, looks }: Visit): Place => ({
  at: address,
  kind: at === 'story' ? 'story' : 'address',
  viewer,
  data,
  themes: [...new Set(looks.map(({ theme }) => theme))],
  widths: [...new Set(looks.map(({ width }) => width))].toSorted((one, other) => one - other),
});

function faultsIn(visit: Visit, check: CheckId, rule?: string): Fault[] {
  return visit.looks
    .filter((look) => look.check === check)
    .flatMap(({ theme, width, findings }) =>
      findings
        .filter((words) => rule === undefined || words.startsWith(`${rule}:`))
        .map((words) => {
          // axe's finding names the element in its second line.
          const selector = rule === undefined ? undefined : words.split('\n')[1]?.trim();
          return {
            words,
            place: { ...placeOf(visit), themes: [theme], widths: [width] },
            ...(selector ? { selector } : {}),
          };
        }),
    );
}

/** A test's evidence about the state that these visits are of. */
interface Seen {
  test: Evidence;
  faults: readonly Fault[];
}

function seenByCheck(id: CheckId, visits: readonly Visit[]): Seen {
  const looks = visits.flatMap((visit) => visit.looks).filter(({ check }) => check === id);
  const test: Evidence = {
    kind: 'check',
    name: id,
    what: checks[id].what,
    looks: looks.length,
    failed: looks.filter(({ findings }) => findings.length > 0).length,
    undecided: 0,
  };
  return { test, faults: visits.flatMap((visit) => faultsIn(visit, id)) };
}

function seenByRule(id: string, help: string, visits: readonly Visit[]): Seen {
  const counts = visits.flatMap(({ rules }) => rules[id] ?? []);
  const sum = (of: 'passed' | 'failed' | 'undecided') =>
    counts.reduce((total, count) => total + count[of], 0);
  const [passed, failed, undecided] = [sum('passed'), sum('failed'), sum('undecided')];
  const test: Evidence = {
    kind: 'rule',
    name: id,
    what: help,
    looks: passed + failed,
    failed,
    undecided,
  };
  return { test, faults: visits.flatMap((visit) => faultsIn(visit, 'axe', id)) };
}

/** Where these rules of axe could not decide. */
const undecidedPlaces = (visits: readonly Visit[], rules: readonly string[]): Place[] =>
  visits.flatMap((visit) =>
    (visit.undecided ?? [])
      .filter(({ rule }) => rules.includes(rule))
      .map(({ theme, width }) => ({ ...placeOf(visit), themes: [theme], widths: [width] })),
  );

/**
 * Whether tests by machine are enough for a criterion: the check of the matrix that decides it looked and found nothing. A rule
 * of axe alone decides none.
 */
export const decideAlone = ({ byMachine }: Criterion, tests: readonly Evidence[]): boolean =>
  byMachine === true &&
  tests.some(({ kind, looks, failed }) => kind === 'check' && looks > 0 && failed === 0);

function outcomeOf(criterion: Criterion, tests: readonly Evidence[]): AssertedOutcome {
  if (tests.some(({ failed }) => failed > 0)) return 'failed';
  if (tests.some(({ undecided }) => undecided > 0)) return 'cannot-tell';
  if (tests.some(({ name }) => name === criterion.notApplicable?.noticedBy)) return 'not-applicable';
  return decideAlone(criterion, tests) ? 'passed' : 'no-fault-found';
}

const wordsOf = ({ name, looks, failed, undecided }: Evidence) =>
  `${name}: ${looks} looked at, ${failed} failed${undecided > 0 ? `, ${undecided} undecided` : ''}`;

/** The names of tests as the claims about ACT rules have them. */
export const actNames = (tests: readonly Evidence[]): string[] =>
  tests.map(({ kind, name }) => (kind === 'rule' ? `axe:${name}` : name));

/** One assertion for each criterion that the matrix has looked for in a state. */
export function visitAssertions(results: Results, rules: Rules, actOf: ActRules): Assertion[] {
  const states = groupBy(results.visits, ({ screen, state, commit, date }) =>
    [screen, state, commit, date].join(' '),
  );
  const wanted = criteria.map((criterion) => ({
    criterion,
    ownChecks: (Object.keys(checks) as CheckId[]).filter(
      (one) =>
        criterion.notApplicable?.noticedBy === one ||
        (checks[one].criteria as readonly string[]).includes(criterion.id),
    ),
    ownRules: [...rules].filter(([, rule]) => rule.criteria.includes(criterion.id)),
  }));
  return [...states.values()].flatMap((visits) => {
    const { screen, state, commit, date } = visits[0]!;
    const places = visits.map(placeOf);
    const run = ofRun(results.runs, visits[0]!);
    return wanted.flatMap(({ criterion, ownChecks, ownRules }): Assertion[] => {
      const seen = [
        ...ownChecks.map((one) => seenByCheck(one, visits)),
        ...ownRules.map(([rule, { help }]) => seenByRule(rule, help, visits)),
      ].filter(({ test: { looks, undecided } }) => looks + undecided > 0);
      if (seen.length === 0) return [];
      const tests = seen.map(({ test }) => test);
      const outcome = outcomeOf(criterion, tests);
      const undecided = tests.filter((one) => one.undecided > 0).map(({ name }) => name);
      const open = outcome === 'cannot-tell' ? undecidedPlaces(visits, undecided) : [];
      return [
        {
          criterion: criterion.id,
          screen: screen as ScreenId,
          state,
          ...run,
          date,
          commit,
          outcome,
          tests,
          places: open.length > 0 ? open : places,
          faults: seen.flatMap(({ faults }) => faults),
          words: `${tests.map(wordsOf).join('; ')}.`,
          act: actOf(actNames(tests), criterion.id),
        },
      ];
    });
  });
}

/** One assertion about the whole product for each criterion and file of the other audits that are evidence for it. */
export function auditAssertions({ tests, runs }: Results): Assertion[] {
  return criteria.flatMap(({ id, tests: names = [] }) =>
    names.flatMap((name): Assertion[] => {
      const own = tests.filter(({ file }) => isOf(name, file));
      if (own.length === 0) return [];
      const { commit, date } = own[0]!;
      const failed = own.filter(({ passed }) => !passed);
      const evidence: Evidence = {
        kind: 'tests',
        name: `audits of ${name}`,
        what: 'what a person does there, by keyboard',
        looks: own.length,
        failed: failed.length,
        undecided: 0,
      };
      return [
        {
          criterion: id,
          screen: null,
          state: null,
          ...ofRun(runs, own[0]!),
          date,
          commit,
          outcome: failed.length > 0 ? 'failed' : 'no-fault-found',
          tests: [evidence],
          places: [...new Set(own.map(({ file }) => file))].map((at) => ({ at, kind: 'file' })),
          faults: failed.map(({ file, title }) => ({ words: title, place: { at: file, kind: 'file' } })),
          words: `${wordsOf(evidence)}.`,
          act: [],
        },
      ];
    }),
  );
}
