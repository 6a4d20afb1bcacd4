import type { VisitRecord } from '../matrix/record';

/** One test of the other audits. */
export interface TestOutcome {
  file: string;
  title: string;
  passed: boolean;
}

/** The results of one run of `npm run a11y`, stored in `a11y-report/results.json`. */
export interface Results {
  product: string;
  version: string;
  /** The commit that was audited; `+changes` where files differed from it. */
  commit: string;
  /** When the run began, in ISO 8601. */
  date: string;
  /** Every state in every theme at every width; every state once; or a part that somebody picked. */
  extent: 'whole' | 'once' | 'part';
  seconds: number;
  tools: { name: string; version: string }[];
  visits: VisitRecord[];
  tests: TestOutcome[];
  /** The pair coverage: the number of rows, and of distinct pairs in them. */
  pairs: { rows: number; pairs: number };
}
