import { checks } from '@/a11y-tests/audits/matrix/checks';
import type { Look, VisitRecord } from '@/a11y-tests/audits/matrix/record';
import { screensOn } from '../report/screensSince';
import type { Evidence, Outcome } from './evidence';
import type { ComponentFiles, Inputs, StoryResult } from './inputs';
import { partsOf } from './journeyParts';

const outcomeOf = (failed: boolean): Outcome => (failed ? 'fault found' : 'no fault found');

/** When a run was, as evidence says it. */
const runOf = ({ date, commit }: { date: string; commit: string }) => ({ date: date.slice(0, 10), commit });

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The theme that a story was looked at in. Only the check of all situations changes it; stories of components set none. */
export const themeOf = ({ theme }: Pick<StoryResult, 'theme'>): string => theme ?? 'standard';

/** The check that takes each component through all situations. */
const situations = 'stories/situations.test.tsx';

/** The last run of the component's own stories, and what that of all situations says of it. */
function storiesOf({ name }: ComponentFiles, { stories }: Inputs) {
  const start = `components-${name.toLowerCase()}--`;
  return [`stories/components/${name}.stories.tsx`, situations].flatMap((path) => {
    const run = stories?.[path];
    const own = run?.stories.filter(({ id }) => id.startsWith(start)) ?? [];
    return run && own.length > 0 ? [{ ...run, path, stories: own }] : [];
  });
}

const whatIn = (path: string, number: number) =>
  path === situations
    ? `${count(number, 'situation', 'situations')}: axe, scrolling and what is drawn`
    : `${count(number, 'story', 'stories')}: steps and axe`;

/** The evidence from a component's own stories: their steps, axe, and their look in each situation. */
export function fromStories(
  part: ComponentFiles,
  inputs: Inputs,
  isMeant: (story: StoryResult) => boolean = () => true,
): Evidence[] {
  return storiesOf(part, inputs).flatMap((run): Evidence[] => {
    const meant = run.stories.filter(isMeant);
    if (meant.length === 0) return [];
    const failed = meant.filter(({ passed }) => !passed);
    return [
      {
        about: `${whatIn(run.path, meant.length)}, ${run.browser}`,
        outcome: outcomeOf(failed.length > 0),
        of: 'component',
        ...runOf(run),
        path: run.path,
        story: (failed[0] ?? meant[0]!).id,
      },
    ];
  });
}

/** It passes on every page that is not hidden as a whole, so it says nothing of a component. */
const sayNothing = ['aria-hidden-body'];

/** What axe's rules for one criterion say in the component's own stories, and for 2.1.1 the steps by keyboard. */
export function criterionFromStories(part: ComponentFiles, id: string, inputs: Inputs): Evidence[] {
  return storiesOf(part, inputs).flatMap((run) => criterionFromRun(part, id, inputs, run));
}

function criterionFromRun(
  part: ComponentFiles,
  id: string,
  inputs: Inputs,
  run: ReturnType<typeof storiesOf>[number],
): Evidence[] {
  const isOf = (rule: string) => inputs.rules.get(rule)?.criteria.includes(id) && !sayNothing.includes(rule);
  const rulesIn = (outcome: 'passed' | 'failed') => [
    ...new Set(run.stories.flatMap(({ rules }) => rules[outcome]).filter(isOf)),
  ];
  const [passed, failed] = [rulesIn('passed'), rulesIn('failed')];
  const from = { of: 'component', ...runOf(run), path: run.path } as const;
  const found: Evidence[] = [];
  if (passed.length + failed.length > 0) {
    const names = (failed.length > 0 ? failed : passed).toSorted().join(', ');
    const story = run.stories.find(({ rules }) => [...rules.failed, ...rules.passed].some(isOf))!.id;
    found.push({
      about: `axe in ${run.path === situations ? 'situations' : 'stories'}: ${names}`,
      outcome: outcomeOf(failed.length > 0),
      ...from,
      story,
    });
  }
  const byKeys =
    run.path === situations ? [] : run.stories.filter((story) => part.keyboardStories.includes(story.id));
  if (id === '2.1.1' && byKeys.length > 0) {
    const isWrong = byKeys.some((story) => !story.passed);
    const about = `${count(byKeys.length, 'story', 'stories')} used by keys, ${run.browser}`;
    found.push({ about, outcome: outcomeOf(isWrong), ...from, story: byKeys[0]!.id });
  }
  return found;
}

/** What the matrix says of the pages that use the component. */
function fromVisits(
  { screens }: ComponentFiles,
  { matrix }: Inputs,
  looked: (visit: VisitRecord) => { looks: number; failed: number },
): Evidence[] {
  if (!matrix) return [];
  const visits = matrix.visits
    .filter(({ screen }) => screens.includes(screen))
    .map((visit) => ({ screen: visit.screen, ...looked(visit) }))
    .filter(({ looks }) => looks > 0);
  if (visits.length === 0) return [];
  const looks = visits.reduce((sum, visit) => sum + visit.looks, 0);
  const seen = new Set(visits.map(({ screen }) => screen));
  const faulty = new Set(visits.flatMap(({ screen, failed }) => (failed > 0 ? screen : [])));
  const where = faulty.size > 0 ? `; faults on ${[...faulty].join(', ')}` : '';
  const about = `Pages that use it (${seen.size} of ${screens.length}): ${count(looks, 'check', 'checks')}${where}`;
  const outcome = outcomeOf(faulty.size > 0);
  return [{ about, outcome, of: 'pages', ...runOf(matrix), path: 'a11y-report/index.html' }];
}

const sumOf = (looks: readonly Look[]) => ({
  looks: looks.length,
  failed: looks.filter(({ findings }) => findings.length > 0).length,
});

/** What all checks of the matrix say of the pages that use the component. */
export const fromMatrix = (
  part: ComponentFiles,
  inputs: Inputs,
  isMeant: (look: Look) => boolean = () => true,
): Evidence[] => fromVisits(part, inputs, ({ looks }) => sumOf(looks.filter(isMeant)));

/** What the checks of the matrix and axe's rules for one criterion say of the pages that use the component. */
export const criterionFromMatrix = (part: ComponentFiles, id: string, inputs: Inputs): Evidence[] =>
  fromVisits(part, inputs, (visit) => {
    const own = sumOf(
      visit.looks.filter(({ check }) => (checks[check].criteria as readonly string[]).includes(id)),
    );
    for (const [rule, { passed, failed }] of Object.entries(visit.rules)) {
      if (!inputs.rules.get(rule)?.criteria.includes(id) || sayNothing.includes(rule)) continue;
      own.looks += passed + failed;
      own.failed += failed;
    }
    return own;
  });

/** The screens that a finding is about; `all` are those that there were on its day. */
const screensIn = (words: string, date: string): readonly string[] =>
  words === 'all' ? screensOn(date) : words.split(',').map((one) => one.trim());

/**
 * What people found about one criterion on the pages that use the component: the newest pass over each page, since what an
 * older one found may be mended. Who could not tell is no evidence.
 */
export function criterionFromPeople({ screens }: ComponentFiles, id: string, { passes }: Inputs): Evidence[] {
  const found = passes.flatMap(({ date, tools, findings }) =>
    findings
      .filter(({ criterion, outcome }) => criterion === id && (outcome === 'passed' || outcome === 'failed'))
      .flatMap(({ screen, outcome }) =>
        screensIn(screen, date)
          .filter((one) => screens.includes(one))
          .map((one) => ({ screen: one, date, tools, failed: outcome === 'failed' })),
      ),
  );
  const newest = new Map<string, string>();
  for (const { screen, date } of found) if (date > (newest.get(screen) ?? '')) newest.set(screen, date);
  return passes.flatMap(({ date, tools }): Evidence[] => {
    const own = found.filter(
      (one) => one.date === date && one.tools === tools && newest.get(one.screen) === date,
    );
    const pages = new Set(own.map(({ screen }) => screen));
    if (pages.size === 0) return [];
    return [
      {
        about: `Pages that use it (${pages.size} of ${screens.length}), by hand: ${tools}`,
        outcome: outcomeOf(own.some(({ failed }) => failed)),
        of: 'pages',
        date,
        commit: null,
        path: 'evidence/manual.md',
      },
    ];
  });
}

/** The tasks of `npm run test:engines` in which the component was used, in one engine. */
export function fromJourneys({ name }: ComponentFiles, engine: string, { engines: run }: Inputs): Evidence[] {
  if (!run) return [];
  return run.results
    .filter((one) => one.engine === engine && one.result !== 'not run' && partsOf(one.journey).includes(name))
    .map(({ title, version, result }) => ({
      about: `Task by keys: ${title}, ${version ?? engine}`,
      outcome: outcomeOf(result === 'failed'),
      of: 'component',
      ...runOf(run),
      path: 'a11y-report/engines.json',
    }));
}

const withoutVersion = (name: string) => name.replace(/ \d.*$/, '');

/** A screen reader with its browser, without their versions: "Orca, Firefox". */
export const pairOf = ({ reader, browser }: { reader: string; browser: string }): string =>
  `${withoutVersion(reader)}, ${withoutVersion(browser)}`;

/** The recordings of one screen reader in one browser in which the component was used. */
export const fromRecordings = ({ name }: ComponentFiles, pair: string, { recordings }: Inputs): Evidence[] =>
  recordings
    .filter((one) => pairOf(one) === pair && partsOf(one.journey).includes(name))
    .map(({ title, reader, browser, date, commit, path }) => ({
      about: `Task: ${title}, ${reader}, ${browser}`,
      outcome: 'recorded',
      of: 'component',
      date,
      commit,
      path,
    }));

/** The component's own transcript. Its date is that of its last change: the tests compare it at every run. */
export const fromTranscript = ({ transcript }: ComponentFiles): Evidence[] =>
  transcript
    ? [
        {
          about: 'Read from top to bottom, then used by keys',
          outcome: 'recorded',
          of: 'component',
          ...transcript,
        },
      ]
    : [];
