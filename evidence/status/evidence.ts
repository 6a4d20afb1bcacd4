/** What a piece of evidence says. A recording says what was heard, and passes no judgement. */
export type Outcome = 'no fault found' | 'fault found' | 'recorded';

/** One piece of evidence: what was done, by what, when, on which commit, and where it can be read. */
export interface Evidence {
  /** What was done, in words. */
  about: string;
  outcome: Outcome;
  /** About the component itself, or only about pages that use it among much else. */
  of: 'component' | 'pages';
  /** As YYYY-MM-DD; null where nobody knows it, such as of a file in an unpacked archive. */
  date: string | null;
  commit: string | null;
  /** The file with it: a path in the repository, or in `a11y-report`, which a run writes. */
  path: string;
  /** The story that shows it, where it is about stories. */
  story?: string;
}

/** What a part of the status is about. */
export type Kind = 'criterion' | 'theme' | 'engine' | 'screen reader';

/** What the evidence comes to; `not yet` where there is none. */
export type Result = Outcome | 'only on pages: no fault found' | 'only on pages: fault found' | 'not yet';

/** One component and one criterion, theme, engine or screen reader. */
export interface StatusRow {
  kind: Kind;
  name: string;
  result: Result;
  /** All evidence that the result rests on is older than `staleAfter` days, or of an unknown day. */
  stale: boolean;
  /** The evidence that the result rests on, newest first. */
  evidence: Evidence[];
}

/** Evidence older than this, in days, is stale. */
export const staleAfter = 90;

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Whether evidence of this day no longer counts as current. What has no date may be of any age. */
export const isStale = (date: string | null, today: string): boolean =>
  date === null || !(dayOf(today) - dayOf(date) <= staleAfter);

const newestFirst = (a: Evidence, b: Evidence) => (b.date ?? '').localeCompare(a.date ?? '');

/**
 * What the evidence comes to. What is about the component itself counts before what is about pages that use it, and one
 * fault before everything that found none.
 */
export function rowOf(kind: Kind, name: string, found: readonly Evidence[], today: string): StatusRow {
  const own = found.filter(({ of }) => of === 'component');
  const evidence = (own.length > 0 ? own : found).toSorted(newestFirst);
  const outcomes: readonly Outcome[] = ['fault found', 'no fault found', 'recorded'];
  const worst = outcomes.find((one) => evidence.some(({ outcome }) => outcome === one));
  const result: Result = !worst
    ? 'not yet'
    : own.length > 0
      ? worst
      : worst === 'fault found'
        ? 'only on pages: fault found'
        : 'only on pages: no fault found';
  const stale = evidence.length > 0 && evidence.every(({ date }) => isStale(date, today));
  return { kind, name, result, stale, evidence };
}
