import { criteria as wcag } from '../report/criteria';
import type { ManualPass } from '../report/manual';
import { rowOf, staleAfter, type StatusRow } from './evidence';
import type { ComponentFiles, Inputs } from './inputs';
import {
  criterionFromMatrix,
  criterionFromPeople,
  criterionFromStories,
  fromJourneys,
  fromMatrix,
  fromRecordings,
  fromStories,
  fromTranscript,
  pairOf,
  themeOf,
} from './runs';

/** The status of one component. */
export interface ComponentStatus {
  name: string;
  contract: string;
  /** The ids of the screens whose code imports it. */
  screens: readonly string[];
  rows: StatusRow[];
}

/** One kind of run that the status is computed from. */
export interface Source {
  name: string;
  /** Where it lies. */
  path: string;
  /** When it ran and on which commit; null where there was none. */
  run: { date: string; commit: string } | null;
  /** The command that makes it. */
  command: string;
}

/** What was tried of each component: by what, when, with which result, and what was not. */
export interface Status {
  /** The day that `stale` is about. */
  date: string;
  commit: string;
  staleAfter: number;
  sources: Source[];
  /** Who tried the product as a whole. */
  people: StatusRow[];
  components: ComponentStatus[];
}

/** All themes of the audits. The check of all situations shows the first five. */
export const themes = [
  'standard',
  'high contrast',
  'large text',
  'high contrast and large text',
  'forced colours',
  'reduced motion',
] as const;

const engines = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;

const simulation = 'Virtual screen reader (a simulation), Chromium';

/** Those that most people use, each with its usual browser. What was recorded besides is added to them. */
const screenReaders = [
  simulation,
  'Orca, Chromium',
  'Orca, Firefox',
  'NVDA, Firefox',
  'NVDA, Chrome',
  'JAWS, Chrome',
  'Narrator, Edge',
  'VoiceOver on macOS, Safari',
  'VoiceOver on iOS, Safari',
  'TalkBack, Chrome',
];

/** A criterion with its title. The contracts also name some of level AAA that the product does not claim. */
const titleOf = (id: string) => [id, wcag.find((one) => one.id === id)?.title].filter(Boolean).join(' ');

function componentStatus(part: ComponentFiles, inputs: Inputs): ComponentStatus {
  const { today } = inputs;
  const pairs = new Set([...screenReaders, ...inputs.recordings.map(pairOf)]);
  const rows = [
    ...part.criteria.map((id) => {
      const found = [criterionFromStories, criterionFromMatrix, criterionFromPeople];
      return rowOf(
        'criterion',
        titleOf(id),
        found.flatMap((from) => from(part, id, inputs)),
        today,
      );
    }),
    ...themes.map((theme) => {
      const own = fromStories(part, inputs, (story) => themeOf(story) === theme);
      const onPages = fromMatrix(part, inputs, (look) => look.theme === theme);
      return rowOf('theme', theme, [...own, ...onPages], today);
    }),
    ...Object.entries(engines).map(([id, name]) => {
      // Stories and the matrix run in Chromium.
      const usual = id === 'chromium' ? [...fromStories(part, inputs), ...fromMatrix(part, inputs)] : [];
      return rowOf('engine', name, [...usual, ...fromJourneys(part, id, inputs)], today);
    }),
    ...[...pairs].map((pair) => {
      const found = pair === simulation ? fromTranscript(part) : fromRecordings(part, pair, inputs);
      return rowOf('screen reader', pair, found, today);
    }),
  ];
  return { name: part.name, contract: part.contract.path, screens: part.screens, rows };
}

/** Who tried the product, by the words that the heading of a pass in manual.md has to contain. */
const people = ['A daily screen reader user', 'An outside auditor'];

function peopleRow(who: string, passes: readonly ManualPass[], today: string): StatusRow {
  const found = passes
    .filter(({ tools }) => tools.toLowerCase().includes(who.toLowerCase()))
    .map(({ date, tools }) => ({
      about: tools,
      outcome: 'recorded' as const,
      of: 'component' as const,
      date,
      commit: null,
      path: 'evidence/manual.md',
    }));
  return rowOf('screen reader', who, found, today);
}

const dayAndCommit = (run: { date: string; commit: string } | null | undefined) =>
  run ? { date: run.date.slice(0, 10), commit: run.commit } : null;

/** Computes the status of all components. */
export function statusOf(inputs: Inputs): Status {
  const { today, commit, components, stories, matrix, engines: run, passes } = inputs;
  const lastOfStories = Object.values(stories ?? {})
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  return {
    date: today,
    commit,
    staleAfter,
    sources: [
      {
        name: 'Stories, with axe',
        path: 'a11y-report/stories.json',
        run: dayAndCommit(lastOfStories),
        command: 'node scripts/test.mjs browser stories',
      },
      {
        name: 'All states of all pages',
        path: 'a11y-report/runs',
        run: dayAndCommit(matrix),
        command: 'npm run a11y',
      },
      {
        name: 'Main tasks in three engines',
        path: 'a11y-report/engines.json',
        run: dayAndCommit(run),
        command: 'npm run test:engines',
      },
    ],
    people: people.map((who) => peopleRow(who, passes, today)),
    components: components.map((part) => componentStatus(part, inputs)),
  };
}
