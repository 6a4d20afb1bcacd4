import type { VisitRecord } from '../matrix/record';

/** One test of the other audits. */
export interface TestOutcome {
  file: string;
  title: string;
  passed: boolean;
}

/** All that one run of `npm run a11y` saw. It lies in `a11y-report/results.json`. */
export interface Results {
  product: string;
  version: string;
  /** The commit that was looked at; `+changes` where files differed from it. */
  commit: string;
  /** When the run began, in ISO 8601. */
  date: string;
  /** Every state in every theme at every width; every state once; or a part that somebody picked. */
  extent: 'whole' | 'once' | 'part';
  seconds: number;
  tools: { name: string; version: string }[];
  visits: VisitRecord[];
  tests: TestOutcome[];
  /** How the pairs were met: the number of rows, and of different pairs in them. */
  pairs: { rows: number; pairs: number };
}
