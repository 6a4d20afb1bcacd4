import type { ManualPass } from '../report/manual';
import type { Rules } from '../report/assertion';
import type { Results } from '../report/results';

/** When a file that is kept in the repository was last changed; nulls where git does not know it. */
export interface Kept {
  path: string;
  date: string | null;
  commit: string | null;
}

/** One component, as the files of the repository describe it. */
export interface ComponentFiles {
  name: string;
  contract: Kept;
  /** The numbers of the success criteria in its contract. */
  criteria: readonly string[];
  /** The ids of the stories in whose steps keys are pressed. */
  keyboardStories: readonly string[];
  transcript: Kept | null;
  /** The ids of the screens whose code imports it. */
  screens: readonly string[];
}

/** One story of a run: whether it passed, and what axe's rules said. */
export interface StoryResult {
  id: string;
  /** The theme that it was looked at in; without one, in that of the story itself. */
  theme?: string;
  passed: boolean;
  rules: { passed: string[]; failed: string[]; undecided: string[] };
}

/** The output of `scripts/reporters/stories.mjs`, by path: each file of stories, and the check of all situations. */
export type StoryRuns = Record<
  string,
  { date: string; commit: string; browser: string; stories: StoryResult[] }
>;

/** The part of `a11y-report/engines.json` that the status needs. */
export interface EngineRuns {
  date: string;
  commit: string;
  results: {
    engine: string;
    version: string | null;
    journey: string;
    title: string;
    result: 'passed' | 'failed' | 'not run';
  }[];
}

/** A recording of a real screen reader. */
export interface Recording extends Kept {
  journey: string;
  title: string;
  /** The screen reader with its version, such as "Orca 43.1". */
  reader: string;
  /** The browser with its version. */
  browser: string;
}

/** Everything that the status is computed from. */
export interface Inputs {
  /** As YYYY-MM-DD. */
  today: string;
  /** The commit of the files. */
  commit: string;
  components: readonly ComponentFiles[];
  /** The last run of each such file; null before the first. */
  stories: StoryRuns | null;
  matrix: Pick<Results, 'date' | 'commit' | 'visits'> | null;
  engines: EngineRuns | null;
  recordings: readonly Recording[];
  passes: readonly ManualPass[];
  rules: Rules;
}
