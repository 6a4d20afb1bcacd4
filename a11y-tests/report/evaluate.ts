import { checks, type CheckId } from '../matrix/checks';
import type { VisitRecord } from '../matrix/record';
import { criteria, type Criterion } from './criteria';
import type { ManualFinding, ManualPass } from './manual';
import type { Results, TestOutcome } from './results';

/** The result for a criterion. `no-fault-found`: automated checks found none, but a person has to check as well. */
export type Outcome = 'passed' | 'failed' | 'not-applicable' | 'no-fault-found' | 'not-evaluated';

/** One piece of machine evidence: a check of the matrix, a rule of axe or a file of tests. */
export interface Evidence {
  kind: 'check' | 'rule' | 'tests';
  name: string;
  what: string;
  /** How often it was checked: cells of the matrix, or tests. */
  looks: number;
  failed: number;
  /** Only axe: cells in which it could not decide. */
  undecided: number;
}

/** A criterion with everything that was found about it. */
export interface Evaluated {
  criterion: Criterion;
  outcome: Outcome;
  method: 'automatic' | 'manual' | 'both' | 'none';
  evidence: Evidence[];
  manual: (ManualFinding & Pick<ManualPass, 'date' | 'tools'>)[];
}

/** axe's rules: what each is about, and the criteria that it belongs to. */
export type Rules = ReadonlyMap<string, { help: string; criteria: readonly string[] }>;

/** The criteria in axe's tags: `wcag1410` is 1.4.10. */
export function criteriaOfTags(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const digits = /^wcag(\d)(\d)(\d+)$/.exec(tag);
    return digits ? [digits.slice(1).join('.')] : [];
  });
}

function checkEvidence(id: CheckId, visits: readonly VisitRecord[]): Evidence {
  const looks = visits.flatMap((visit) => visit.looks).filter(({ check }) => check === id);
  const failed = looks.filter(({ findings }) => findings.length > 0).length;
  return { kind: 'check', name: id, what: checks[id].what, looks: looks.length, failed, undecided: 0 };
}

function ruleEvidence(id: string, help: string, visits: readonly VisitRecord[]): Evidence {
  const counts = visits.flatMap(({ rules }) => rules[id] ?? []);
  const sum = (of: 'passed' | 'failed' | 'undecided') =>
    counts.reduce((total, count) => total + count[of], 0);
  const [passed, failed, undecided] = [sum('passed'), sum('failed'), sum('undecided')];
  return { kind: 'rule', name: id, what: help, looks: passed + failed, failed, undecided };
}

/** Whether a file belongs to the audits of this name. */
export const isOf = (name: string, file: string): boolean =>
  file === `a11y-tests/${name}.spec.ts` || file.startsWith(`a11y-tests/${name}/`);

function testEvidence(name: string, tests: readonly TestOutcome[]): Evidence {
  const own = tests.filter(({ file }) => isOf(name, file));
  const failed = own.filter(({ passed }) => !passed).length;
  return {
    kind: 'tests',
    name: `audits of ${name}`,
    what: 'what a person does there, by keyboard',
    looks: own.length,
    failed,
    undecided: 0,
  };
}

function outcomeOf(
  criterion: Criterion,
  evidence: readonly Evidence[],
  manual: readonly ManualFinding[],
): Outcome {
  const said = (outcome: ManualFinding['outcome']) => manual.some((one) => one.outcome === outcome);
  if (evidence.some(({ failed }) => failed > 0) || said('failed')) return 'failed';
  const looked = evidence.some(({ looks }) => looks > 0);
  if (criterion.notApplicable) return looked ? 'not-applicable' : 'not-evaluated';
  if (said('passed')) return 'passed';
  if (said('not applicable')) return 'not-applicable';
  if (!looked) return 'not-evaluated';
  return criterion.byMachine ? 'passed' : 'no-fault-found';
}

/** The result for one criterion. */
function evaluateOne(
  criterion: Criterion,
  results: Results,
  passes: readonly ManualPass[],
  rules: Rules,
): Evaluated {
  const { id, tests = [], notApplicable } = criterion;
  const ownChecks = (Object.keys(checks) as CheckId[]).filter(
    (one) => notApplicable?.noticedBy === one || (checks[one].criteria as readonly string[]).includes(id),
  );
  const ownRules = [...rules].filter(([, rule]) => rule.criteria.includes(id));
  const evidence = [
    ...ownChecks.map((one) => checkEvidence(one, results.visits)),
    ...ownRules.map(([rule, { help }]) => ruleEvidence(rule, help, results.visits)),
    ...tests.map((name) => testEvidence(name, results.tests)),
  ].filter(({ looks, undecided }) => looks + undecided > 0);
  const manual = passes.flatMap(({ date, tools, findings }) =>
    findings.filter((one) => one.criterion === id).map((one) => ({ ...one, date, tools })),
  );
  const [byMachine, byPerson] = [evidence.length > 0, manual.length > 0];
  const method = byMachine && byPerson ? 'both' : byMachine ? 'automatic' : byPerson ? 'manual' : 'none';
  return { criterion, outcome: outcomeOf(criterion, evidence, manual), method, evidence, manual };
}

/** The results for all criteria of levels A and AA, and for those of level AAA that the product claims. */
export function evaluate(results: Results, passes: readonly ManualPass[], rules: Rules): Evaluated[] {
  return criteria.map((criterion) => evaluateOne(criterion, results, passes, rules));
}
