import { headingOf, screenById, type ScreenId } from '@/shared/domain/screens/screens';
import type { Evidence } from './assertion';
import type { EnginesRun } from './engineAssertions';
import type { Results, Run } from './results';
import { screensWith, type Evaluated, type Outcome } from './evaluate';

/** The outcomes in words, for people. */
export const outcomeWords: Record<Outcome, string> = {
  passed: 'Met',
  failed: 'Not met',
  'not-applicable': 'Not applicable',
  'cannot-tell': 'Looked at, but nobody has decided yet',
  'no-fault-found': 'Machines found no fault; nobody has looked yet',
  'not-evaluated': 'Not evaluated',
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function evidenceWords({ kind, name, looks, failed, undecided }: Evidence): string {
  const what =
    kind === 'tests' || kind === 'journey' ? count(looks, 'test', 'tests') : count(looks, 'look', 'looks');
  const open = undecided > 0 ? `, ${undecided} undecided` : '';
  return `${name} (${what}, ${failed} failed${open})`;
}

/** The title of a screen, for people. */
export const titleOf = (screen: ScreenId): string => headingOf(screenById(screen));

/** On how many screens a result stands, and on which. */
function onScreens(words: string, screens: readonly ScreenId[]): string[] {
  if (screens.length === 0) return [];
  return [`${words} on ${count(screens.length, 'screen', 'screens')}: ${screens.map(titleOf).join(', ')}.`];
}

/** Where a criterion is not met, or not known to be, by screen. */
export function gaps(evaluated: Pick<Evaluated, 'screens'>): string[] {
  return [
    ...onScreens('Not met', screensWith(evaluated, 'failed')),
    ...onScreens('Not decided', screensWith(evaluated, 'cannot-tell')),
    ...onScreens(
      'No fault found by machines, but nobody has looked',
      screensWith(evaluated, 'no-fault-found'),
    ),
    ...onScreens('Not evaluated', screensWith(evaluated, 'not-evaluated')),
  ];
}

/** Why an outcome is what it is, in a few sentences. */
export function remarks(evaluated: Evaluated): string {
  const { criterion, outcome, evidence, manual, screens } = evaluated;
  const sentences: string[] = [];
  if (outcome === 'not-applicable' && criterion.notApplicable) sentences.push(criterion.notApplicable.why);
  if (outcome === 'passed') sentences.push(`Looked at sufficiently on all ${screens.length} screens.`);
  sentences.push(...gaps(evaluated));
  if (evidence.length > 0) sentences.push(`Automatic: ${evidence.map(evidenceWords).join('; ')}.`);
  for (const { date, tools, screen, finding, outcome: said } of manual) {
    sentences.push(`Manual, ${date}, ${tools}, ${screen}: ${finding} (${said}).`);
  }
  return sentences.join(' ');
}

const extents: Record<Run['extent'], string> = {
  whole: 'every state, each check in the themes and at the widths that it needs',
  once: 'every state once, in one theme and width each, and on a phone',
  part: 'a part that somebody picked',
};

const kinds: Record<Run['kind'], string> = {
  all: 'The matrix and the other audits',
  matrix: 'The matrix in both data modes',
  'matrix-local': 'The matrix with the data in the browser',
  'matrix-server': 'The matrix with shared data',
  others: 'The other audits',
};

function journeysInWords({ results, date, commit }: EnginesRun): string {
  const ran = results.filter(({ result }) => result !== 'not run');
  const passed = ran.filter(({ result }) => result === 'passed').length;
  const versions = [...new Set(ran.flatMap(({ version }) => version ?? []))];
  return `The journeys in ${versions.join(', ')}: ${passed} of ${ran.length} passed, on ${date.slice(0, 10)}, commit ${commit}.`;
}

/** Each run with its commit, date and extent, and what was not run: a sentence each. */
export function runsInWords({ runs, notRun, engines }: Results): string[] {
  return [
    ...runs.map(({ kind, extent, date, commit }) => {
      const how = kind === 'others' && extent === 'whole' ? 'all of them' : extents[extent];
      return `${kinds[kind]}: ${how}, on ${date.slice(0, 10)}, commit ${commit}.`;
    }),
    ...(engines
      ? [
          journeysInWords(engines),
          ...engines.results
            .filter(({ result }) => result === 'not run')
            .map(
              ({ engine, journey, reason }) =>
                `Not run: ${journey} in ${engine}${reason ? ` (${reason})` : ''}.`,
            ),
        ]
      : []),
    ...notRun.map((what) => `Not run: ${what.slice(0, 1).toLowerCase()}${what.slice(1)}.`),
  ];
}
