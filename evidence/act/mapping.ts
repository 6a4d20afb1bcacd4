import { criteriaOfRule, type TestCase } from './testCases';

/** EARL's outcomes, without their prefix. */
export type EarlOutcome = 'passed' | 'failed' | 'inapplicable' | 'cantTell' | 'untested';

/** What one rule of ours said about one test case. */
export interface CaseAnswer {
  /** The ACT rule that the test case is for: the same page may be a case of several. */
  ruleId: string;
  testcaseId: string;
  /** Our rule: one of axe's, or a check of our own. */
  procedure: string;
  outcome: EarlOutcome;
  /** The criteria that fail where it finds something. */
  criteria: readonly string[];
}

/** How far an ACT rule is covered, by the W3C's definition. */
export type Coverage = 'complete' | 'partial' | 'not covered';

/** An ACT rule with the rules of ours that cover it. */
export interface RuleCoverage {
  ruleId: string;
  ruleName: string;
  approved: boolean;
  coverage: Coverage;
  procedures: string[];
  /** Test cases that should fail and that no procedure reports. */
  missed: string[];
  /** Criteria that should have been reported and were not, or that were and should not have been. */
  wrongCriteria: string[];
}

type Answers = ReadonlyMap<string, readonly CaseAnswer[]>;

const failedIn = (answers: readonly CaseAnswer[] | undefined) =>
  answers?.some(({ outcome }) => outcome === 'failed') ?? false;

/** No case that passes or to which the rule does not apply is reported, and at least one that fails is. */
function isConsistent(cases: readonly TestCase[], answers: Answers): boolean {
  const falsePositive = cases.some(
    ({ testcaseId, expected }) => expected !== 'failed' && failedIn(answers.get(testcaseId)),
  );
  return (
    !falsePositive &&
    cases.some(({ testcaseId, expected }) => expected === 'failed' && failedIn(answers.get(testcaseId)))
  );
}

/** Test cases that should fail, and of which that was not said. */
function missedIn(cases: readonly TestCase[], answers: Answers): string[] {
  return cases
    .filter(({ testcaseId, expected }) => expected === 'failed' && !failedIn(answers.get(testcaseId)))
    .map(({ testcaseId }) => testcaseId);
}

function wrongCriteria(rule: TestCase, answers: Answers): string[] {
  const reported = [...answers.values()].flat().filter(({ outcome }) => outcome === 'failed');
  const said = new Set(reported.flatMap(({ criteria }) => criteria));
  const { needed, allowed } = criteriaOfRule(rule.ruleAccessibilityRequirements);
  return [
    ...needed.filter((one) => !said.has(one)).map((one) => `${one} is missing`),
    ...[...said].filter((one) => !allowed.includes(one)).map((one) => `${one} is too much`),
  ];
}

const isTested = (cases: readonly TestCase[], answers: Answers) =>
  cases.every(({ testcaseId }) => {
    const own = answers.get(testcaseId) ?? [];
    return own.length > 0 && own.every(({ outcome }) => outcome !== 'untested');
  });

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const byCase = (answers: readonly CaseAnswer[]): Answers => groupBy(answers, ({ testcaseId }) => testcaseId);

/**
 * How far the answers cover one ACT rule, as the W3C computes it: a procedure counts when it is consistent with the rule's
 * cases; where one covers them all, those that do count, and otherwise all consistent ones together. One thing is
 * stricter here: "cannot tell" about a case that should fail counts as missed.
 * @param cases all test cases of the rule
 * @param answers what all procedures said about them
 */
export function coverageOf(cases: readonly TestCase[], answers: readonly CaseAnswer[]): RuleCoverage {
  const { ruleId, ruleName, approved } = cases[0]!;
  const about = { ruleId, ruleName, approved };
  const own = answers.filter((one) => one.ruleId === ruleId);
  const procedures = [...groupBy(own, ({ procedure }) => procedure)]
    .map(([name, said]) => ({ name, said, answers: byCase(said) }))
    .filter((one) => isConsistent(cases, one.answers));
  const isComplete = (said: Answers) =>
    missedIn(cases, said).length === 0 &&
    wrongCriteria(cases[0]!, said).length === 0 &&
    isTested(cases, said);
  const whole = procedures.filter((one) => isComplete(one.answers));
  const counted = whole.length > 0 ? whole : procedures;
  if (counted.length === 0) {
    return {
      ...about,
      coverage: 'not covered',
      procedures: [],
      missed: missedIn(cases, new Map()),
      wrongCriteria: [],
    };
  }
  const together = byCase(counted.flatMap(({ said }) => said));
  return {
    ...about,
    coverage: isComplete(together) ? 'complete' : 'partial',
    procedures: counted.map(({ name }) => name).sort(),
    missed: missedIn(cases, together),
    wrongCriteria: wrongCriteria(cases[0]!, together),
  };
}

/** The coverage of every ACT rule, in the order of the test cases. */
export function coverageOfAll(cases: readonly TestCase[], answers: readonly CaseAnswer[]): RuleCoverage[] {
  return [...groupBy(cases, ({ ruleId }) => ruleId).values()].map((own) => coverageOf(own, answers));
}
