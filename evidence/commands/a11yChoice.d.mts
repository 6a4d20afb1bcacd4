/** What somebody asks `npm run a11y` to look at. */
export interface Choice {
  once: boolean;
  /** Which run it is; see `evidence/report/results.ts`. */
  kind: 'all' | 'matrix' | 'matrix-local' | 'matrix-server' | 'others';
  only?: 'matrix' | 'others';
  data?: 'local' | 'server';
  /** For Playwright. */
  filters: string[];
}

/** @throws when the choices exclude each other */
export function choiceOf(args: readonly string[]): Choice;
