import type { VisitRecord } from '@/a11y-tests/audits/matrix/record';
import type { EnginesRun } from './engineAssertions';

/** One test of the other audits. */
export interface TestOutcome {
  file: string;
  title: string;
  passed: boolean;
}

/** Which run a record is of. */
export interface OfRun {
  /** The commit that was audited; `+changes` where files differed from it. */
  commit: string;
  /** When the run began, in ISO 8601. */
  date: string;
}

/** What a run looks at: everything, the matrix or one data mode of it, or the other audits. */
export const runKinds = ['all', 'matrix', 'matrix-local', 'matrix-server', 'others'] as const;
export type RunKind = (typeof runKinds)[number];

/** One run of `npm run a11y`, without what it saw. */
export interface Run extends OfRun {
  kind: RunKind;
  product: string;
  version: string;
  /** Every state in every theme at every width; every state once; or a part that somebody picked. */
  extent: 'whole' | 'once' | 'part';
  seconds: number;
  tools: { name: string; version: string }[];
  /** The pair coverage: the number of rows, and of distinct pairs in them. */
  pairs: { rows: number; pairs: number };
}

/** What one run saw, stored in `a11y-report/runs/KIND.json`. */
export interface RunRecord extends Run {
  visits: (VisitRecord & OfRun)[];
  tests: (TestOutcome & OfRun)[];
}

/**
 * What the newest runs have seen together, stored in `a11y-report/results.json`. Its commit and date are those of the oldest
 * run in it: nothing in it is older.
 */
export interface Results extends Omit<RunRecord, 'kind'> {
  /** The runs that were joined. */
  runs: Run[];
  /** What none of them looked at, in words. */
  notRun: string[];
  /** The last run of the journeys in three engines, where there is one. */
  engines: EnginesRun | null;
}
