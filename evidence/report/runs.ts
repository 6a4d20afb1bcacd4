import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnginesRun } from './engineAssertions';
import type { Results, Run, RunKind, RunRecord } from './results';

/** The parts of what `npm run a11y` looks at; each is taken from one run. */
const parts = {
  local: 'The matrix with the data in the browser',
  server: 'The matrix with shared data',
  others: 'The other audits',
} as const;
type Part = keyof typeof parts;

/** Which parts a run of each kind looks at. */
const partsOf: Record<RunKind, readonly Part[]> = {
  all: ['local', 'server', 'others'],
  matrix: ['local', 'server'],
  'matrix-local': ['local'],
  'matrix-server': ['server'],
  others: ['others'],
};

/** The run that a part is taken from: the newest. One that somebody had look at a part of it only comes last. */
function pick(runs: readonly RunRecord[], part: Part): RunRecord | undefined {
  const rank = ({ extent, date }: Run) => `${extent === 'part' ? 0 : 1} ${date}`;
  return runs
    .filter(({ kind }) => partsOf[kind].includes(part))
    .toSorted((one, other) => rank(other).localeCompare(rank(one)))[0];
}

function extentOf(picked: readonly Run[], notRun: readonly string[]): Run['extent'] {
  if (notRun.length > 0 || picked.some(({ extent }) => extent === 'part')) return 'part';
  return picked.some(({ extent }) => extent === 'once') ? 'once' : 'whole';
}

type Visit = RunRecord['visits'][number];
type Test = RunRecord['tests'][number];

/** What a visit was of. A state is reached anew for a phone, so one state has several records. */
const reached = ({ screen, state, viewer, data, looks }: Visit): string =>
  [screen, state, viewer, data, ...new Set(looks.map(({ width }) => width))].join(' ');

/** The files whose tests visit a state; one that has left no record did not reach it. */
const isVisit = (file: string) => /\/(?:matrix|screens)\.spec\.ts$/.test(file);

/** Whether a test is one that did not reach a state which this later visit has reached. */
function isReachedBy({ file, title, date }: Test, visit: Visit): boolean {
  const [width] = visit.looks.map((look) => look.width).toSorted((one, other) => one - other);
  const words = `${visit.state}, ${visit.data}, seen by ${visit.viewer}, from ${width} px on`;
  return (
    isVisit(file) && date < visit.date && title.includes(`(${visit.screen}) `) && title.includes(`> ${words}`)
  );
}

/**
 * Visits, each as it was last seen: what somebody had looked at again takes the place of what was there before, or of the test that
 * did not get there.
 */
function asLastSeen(visits: readonly Visit[], again: readonly Visit[], notReached: readonly Test[]): Visit[] {
  const seen = new Map(visits.map((visit) => [reached(visit), visit]));
  for (const visit of again.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const before = seen.get(reached(visit));
    const isNewer = before ? before.date < visit.date : notReached.some((test) => isReachedBy(test, visit));
    if (isNewer) seen.set(reached(visit), visit);
  }
  return [...seen.values()];
}

/** A test as it ended when it was run last. */
const lastOf = (test: Test, again: readonly Test[]): Test =>
  [test, ...again.filter(({ file, title }) => file === test.file && title === test.title)].toSorted(
    (one, other) => other.date.localeCompare(one.date),
  )[0]!;

/**
 * The newest runs as one: each part from the newest run that looked at it. States and tests that somebody picked later, such
 * as those that were mended, are as that run saw them.
 * @throws when there is no run
 */
export function joinRuns(runs: readonly RunRecord[], engines: EnginesRun | null): Results {
  const names = Object.keys(parts) as Part[];
  const byPart = new Map(names.map((part) => [part, pick(runs, part)]));
  const picked = runs.filter((run) => [...byPart.values()].includes(run));
  const oldest = picked.toSorted((one, other) => one.date.localeCompare(other.date))[0];
  if (!oldest) throw new Error('There is no run of the audits yet: npm run a11y');
  const widest = picked.toSorted((one, other) => other.pairs.pairs - one.pairs.pairs)[0]!;
  const inPart = runs.filter(({ extent }) => extent === 'part');
  const again = inPart.flatMap((run) => run.tests);
  const tests = picked.flatMap((run) => {
    const visited = run === byPart.get('local') || run === byPart.get('server');
    const ran = run === byPart.get('others');
    return run.tests
      .filter(({ file }) => (isVisit(file) ? visited : ran))

      .map((test) => (isVisit(test.file) ? test : lastOf(test, again)));
  });
  const visits = asLastSeen(
    (['local', 'server'] as const).flatMap((mode) =>
      (byPart.get(mode)?.visits ?? []).filter(({ data }) => data === mode),
    ),
    inPart.flatMap((run) => run.visits),
    tests,
  );
  const used = runs.filter(
    (run) =>
      picked.includes(run) ||
      [...visits, ...tests].some(({ commit, date }) => commit === run.commit && date === run.date),
  );
  const notRun = names.filter((part) => !byPart.get(part)).map((part) => parts[part]);
  const tools = used.flatMap((run) => run.tools);
  return {
    product: oldest.product,
    version: oldest.version,
    commit: oldest.commit,
    date: oldest.date,
    extent: extentOf(picked, notRun),
    seconds: used.reduce((sum, { seconds }) => sum + seconds, 0),
    tools: tools.filter(
      (one, at) =>
        tools.findIndex(({ name, version }) => name === one.name && version === one.version) === at,
    ),
    pairs: widest.pairs,
    runs: used.map(({ visits: _visits, tests: _tests, ...run }) => run),
    notRun: [...notRun, ...(engines ? [] : ['The journeys in three browser engines'])],
    engines,
    visits,
    tests: tests.filter((test) => !visits.some((visit) => isReachedBy(test, visit))),
  };
}

/** What the newest runs in a folder have seen, and the journeys in the engines. */
export function readRuns(folder: string): Results {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
  const files = existsSync(join(folder, 'runs')) ? readdirSync(join(folder, 'runs')) : [];
  return joinRuns(
    files.filter((file) => file.endsWith('.json')).map((file) => read('runs', file) as RunRecord),
    existsSync(join(folder, 'engines.json')) ? (read('engines.json') as EnginesRun) : null,
  );
}
