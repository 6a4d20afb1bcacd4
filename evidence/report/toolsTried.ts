import type { ToolRun, ToolTried } from '@/shared/domain/screens/accessibilitySummary';
import { type EnginesRun, placeNamed } from './engineAssertions';
import type { ManualPass } from './manual';
import type { Results } from './results';
import { screensOn } from './screensSince';

/** What people ask about. Only a run makes one of them count as tried. */
const asked = {
  browser: ['Chromium', 'Firefox', 'WebKit', 'Safari'],
  'screen reader': ['Orca', 'NVDA', 'JAWS', 'Narrator', 'VoiceOver', 'TalkBack'],
} as const satisfies Record<ToolTried['kind'], readonly string[]>;

const engineNames: Readonly<Record<string, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

const versionIn = (words: string) => /\d+(?:\.\d+)+/.exec(words)?.[0];

type Run = Pick<Results, 'tools' | 'visits' | 'date' | 'commit' | 'engines'>;

interface Seen extends ToolRun {
  name: string;
}

/** The tools in the title of a pass: `Orca 43.1, Chromium 156.0, Debian 12`. */
function toolsOf(pass: ManualPass): { name: string; version: string }[] {
  return pass.tools.split(',').flatMap((part) => {
    const name = [...asked.browser, ...asked['screen reader']].find((one) =>
      part.trim().startsWith(`${one} `),
    );
    const version = versionIn(part);
    return name && version ? [{ name, version }] : [];
  });
}

/** What a pass shows of screens. Its rows about `all` are of those that there were on its day. */
function seenByHand(pass: ManualPass): Seen[] {
  if (pass.findings.length === 0) return [];
  const tools = toolsOf(pass);
  const screens = pass.findings.flatMap(({ screen, outcome }) =>
    outcome === 'passed' || outcome === 'failed' ? screen.split(',').map((one) => one.trim()) : [],
  );
  const isReader = (name: string) => (asked['screen reader'] as readonly string[]).includes(name);
  const browsers = tools.filter(({ name }) => !isReader(name)).map(({ name }) => name);
  return tools.map(({ name, version }) => ({
    name,
    version,
    date: pass.date,
    how: ['hand'],
    screens: screens.flatMap((one) => (one === 'all' ? screensOn(pass.date) : [one])),
    ...(isReader(name) && { with: browsers }),
  }));
}

function seenInAudits({ tools, visits, date, commit }: Run): Seen[] {
  const version = versionIn(tools.find(({ name }) => name === 'Chromium')?.version ?? '');
  if (version === undefined || visits.length === 0) return [];
  const screens = visits.map(({ screen }) => screen);
  return [{ name: 'Chromium', version, date: date.slice(0, 10), commit, how: ['audits'], screens }];
}

function seenInJourneys({ results, date, commit }: EnginesRun): Seen[] {
  return results.flatMap(({ engine, version: words, result, audited }) => {
    const [name, version] = [engineNames[engine], versionIn(words ?? '')];
    if (result === 'not run' || name === undefined || version === undefined) return [];
    const seen = audited.map((place) => placeNamed(place).screen);
    return [{ name, version, date: date.slice(0, 10), commit, how: ['journeys'], screens: seen }];
  });
}

const union = <T>(...lists: readonly (readonly T[] | undefined)[]): T[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** One run for each version, so that no screen is claimed for a version that never saw it. */
function merged(seen: readonly Seen[]): ToolRun[] {
  const runs = new Map<string, ToolRun>();
  for (const { name: _, ...run } of seen) {
    const before = runs.get(run.version);
    const newer = before && before.date > run.date ? before : run;
    const commit = newer.commit ?? before?.commit ?? run.commit;
    const browsers = union(before?.with, run.with);
    runs.set(run.version, {
      version: run.version,
      date: newer.date,
      ...(commit !== undefined && { commit }),
      how: union(before?.how, run.how),
      screens: union(before?.screens, run.screens),
      ...(browsers.length > 0 && { with: browsers }),
    });
  }
  return [...runs.values()].sort((a, b) => b.date.localeCompare(a.date));
}

/** Every browser and screen reader that people ask about, with what shows that it was tried. */
export function toolsTried(run: Run, passes: readonly ManualPass[]): ToolTried[] {
  const seen = [
    ...seenInAudits(run),
    ...(run.engines ? seenInJourneys(run.engines) : []),
    ...passes.flatMap(seenByHand),
  ];
  return (Object.keys(asked) as ToolTried['kind'][]).flatMap((kind) =>
    asked[kind].map((name) => ({ name, kind, runs: merged(seen.filter((one) => one.name === name)) })),
  );
}
