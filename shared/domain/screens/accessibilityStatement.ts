import type {
  AccessibilitySummary,
  CriterionSummary,
  KnownFinding,
  ToolRun,
  ToolTried,
} from './accessibilitySummary';
import { headingOf, screens } from './screens';

/**
 * How far the site conforms. `full`, `partial` and `none` as in the W3C's statements; `unknown`: no rule is known to be broken,
 * but some were not looked at in full; `not-assessed`: there is no report.
 */
export type Conformance = 'full' | 'partial' | 'none' | 'unknown' | 'not-assessed';

/** Criteria that lack the same. */
export interface OpenGroup extends Pick<CriterionSummary, 'missing' | 'undecided'> {
  criteria: readonly CriterionSummary[];
}

/** The accessibility statement: what the page and its structured data say, from the last accepted report alone. */
export interface AccessibilityStatement {
  summary: AccessibilitySummary;
  conformance: Conformance;
  /** The criteria of levels A and AA: those that the site wants to meet. */
  rules: readonly CriterionSummary[];
  met: readonly CriterionSummary[];
  notApplicable: readonly CriterionSummary[];
  /** With what was found about each. */
  notMet: readonly { criterion: CriterionSummary; findings: readonly KnownFinding[] }[];
  /** Not evaluated, or not in full; the most criteria first. */
  open: readonly OpenGroup[];
  tried: readonly ToolTried[];
  notTried: readonly ToolTried[];
}

function conformanceOf(summary: AccessibilitySummary, rules: readonly CriterionSummary[]): Conformance {
  if (summary.automatic.screens.length === 0 && summary.manual.length === 0) return 'not-assessed';
  const count = (result: CriterionSummary['result']) => rules.filter((rule) => rule.result === result).length;
  const broken = count('not-met');
  // As in the model statement of the United Kingdom: most of the rules are what "partial" rests on.
  if (broken > rules.length / 2) return 'none';
  if (broken > 0) return 'partial';
  return count('not-evaluated') > 0 ? 'unknown' : 'full';
}

function groupsOf(rules: readonly CriterionSummary[]): OpenGroup[] {
  const groups = new Map<string, CriterionSummary[]>();
  for (const rule of rules) {
    const key = `${rule.missing.join()} ${rule.undecided.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  return [...groups.values()]
    .map((criteria) => ({ missing: criteria[0]!.missing, undecided: criteria[0]!.undecided, criteria }))
    .sort((a, b) => b.criteria.length - a.criteria.length);
}

/** The statement that a summary allows. */
export function statementOf(summary: AccessibilitySummary): AccessibilityStatement {
  const rules = summary.criteria.filter(({ level }) => level !== 'AAA');
  const withResult = (result: CriterionSummary['result']) => rules.filter((rule) => rule.result === result);
  return {
    summary,
    conformance: conformanceOf(summary, rules),
    rules,
    met: withResult('met'),
    notApplicable: withResult('not-applicable'),
    notMet: withResult('not-met').map((criterion) => ({
      criterion,
      findings: summary.findings.filter((finding) => finding.criterion === criterion.id),
    })),
    open: groupsOf(withResult('not-evaluated')),
    tried: summary.tried.filter(({ runs }) => runs.length > 0),
    notTried: summary.tried.filter(({ runs }) => runs.length === 0),
  };
}

/** The heading of a screen, as people know it; `all` is each page. */
export function screenName(id: string): string {
  if (id === 'all') return 'All pages';
  const screen = screens.find((one) => one.id === id);
  return screen ? headingOf(screen) : id;
}

/** An unknown about a rule: in words, and the headings of the pages. */
export interface Gap {
  words: string;
  /** The heading above the pages. */
  title: string;
  pages: readonly string[];
}

const gap = (title: string, words: string, ids: readonly string[]): Gap[] => {
  if (ids.length === 0) return [];
  if (ids.length === screens.length) return [{ title, words: `${words} any page`, pages: [] }];
  return [{ title, words: `${words} ${ids.length} of ${screens.length} pages`, pages: ids.map(screenName) }];
};

/** Lists where a rule was not checked, and where a machine alone found no fault or the result was unclear. */
export const gapsOf = ({ missing, undecided }: Pick<CriterionSummary, 'missing' | 'undecided'>): Gap[] => [
  ...gap('Not looked at:', 'not looked at on', missing),
  ...gap('Left open:', 'left open on', undecided),
];

const howWords: Record<ToolRun['how'][number], string> = {
  audits: 'All checks by machine.',
  journeys: 'The main tasks, done by a program.',
  hand: 'Checks by hand.',
};

/** Describes the use of one version of a browser or screen reader. */
export function runWords({ how, screens: seen, with: browsers }: ToolRun): string {
  return [
    ...how.map((one) => howWords[one]),
    ...(browsers ? [`With ${browsers.join(' and ')}.`] : []),
    ...(seen.length > 0 ? [`${seen.length} of ${screens.length} pages.`] : []),
  ].join(' ');
}

/** The conformance, in a sentence. */
export const conformanceWords: Record<Conformance, string> = {
  full: 'By our own checks, this site fully meets the standard. Nobody from outside has checked it.',
  partial: 'This site meets part of the standard. The faults that we know are listed below.',
  none: 'This site does not meet the standard. The faults that we know are listed below.',
  unknown:
    'We do not know yet if this site meets the standard. We know of no fault. Some rules were not looked at on each page.',
  'not-assessed': 'We have not checked yet if this site meets the standard.',
};
