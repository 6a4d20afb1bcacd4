import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { patternsIn } from './patternsIn';

const root = join(import.meta.dirname, '..', '..');

/** For all patterns of a run together: without the checker's own program for this machine it takes a minute. */
const longest = 300_000;

/** Steps are counted, not seconds: on a busy machine, a match that takes longer than the checker's second would count as slow. */
const limits = { timeout: longest, attackTimeout: null, seedingTimeout: null, incubationTimeout: null };

const ownPages = 'reads pages and style sheets of the build only';

/** Files whose patterns see nothing that anybody sends. */
const seesNothingFromOutside: Record<string, string> = {
  'server/pages/pageTemplate.ts': ownPages,
  'server/pages/reportFiles.ts': ownPages,
  'server/pages/linkPage.ts': ownPages,
  'src/theme/contrast.ts': ownPages,
  'src/theme/tokenSource.ts': ownPages,
};

/** Made while the server runs, and looked at by hand. */
const lookedAt: Record<string, string> = {
  'server/http/errors.ts': 'made of the addresses of routes: each part up to a slash, or one rest',
  'server/backup/switchFolder.ts': 'a beginning, made of two fixed words',
};

/** What reads a request before or for us: the router, files, cookies, tokens and addresses of proxies. */
const headerReaders = [
  '@fastify/accept-negotiator',
  '@fastify/cookie',
  '@fastify/forwarded',
  '@fastify/proxy-addr',
  '@fastify/send',
  '@fastify/static',
  'content-disposition',
  'cookie',
  'fast-decode-uri-component',
  'fast-querystring',
  'fastify',
  'find-my-way',
  'ipaddr.js',
  'jose',
];

/** Patterns in these that are slow, and why no request reaches them. */
const unreached: Record<string, string> = {
  '/-(?:rc|pre|alpha).+$/u': 'reads the version of Fastify',
  '/%.+$/': 'slow with line breaks only, which no header has',
};

const isProgram = (name: string) =>
  /\.[cm]?[jt]sx?$/.test(name) && !/\.(?:test|contract|stories|d)\./.test(name);

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'shared', 'src', 'server'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const ownFiles = tracked
  .split('\n')
  .filter((file) => isProgram(file) && !/(?:^|\/)testing\//.test(file) && !(file in seesNothingFromOutside));
const notShipped = /^(?:test|tests|types|docs|scripts|examples?|benchmarks?|node_modules)$/;
const installed = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notShipped.test(entry.name) ? [] : installed(path);
    return isProgram(entry.name) && !entry.name.includes('.min.') ? [path] : [];
  });

/** The patterns of files: each with where it stands. */
function collect(files: readonly string[]) {
  const places = new Map<string, { source: string; flags: string; at: string }>();
  const unknown: string[] = [];
  for (const file of files) {
    const found = patternsIn(file, readFileSync(join(root, file), 'utf8'));
    for (const { source, flags, line } of found.known)
      places.set(`/${source}/${flags}`, { source, flags, at: `${file}:${line}` });
    unknown.push(...found.unknown.map(({ line, made }) => `${file}:${line} ${made}`));
  }
  return { places, unknown };
}

/** Those that take more than linear time for some text, each with where it stands and the text. */
async function slowOnes(files: readonly string[]): Promise<Map<string, string>> {
  const slow = new Map<string, string>();
  for (const [pattern, { source, flags, at }] of collect(files).places) {
    const verdict = await check(source, flags, limits);
    if (verdict.status === 'safe') continue;
    const attack = verdict.status === 'vulnerable' ? verdict.attack.pattern : verdict.error.kind;
    slow.set(pattern, `${at} ${pattern}: ${attack}`);
  }
  return slow;
}

test(
  'the checker names a pattern that tries all ways to share out spaces',
  { timeout: longest },
  async () => {
    const { status } = await check(String.raw`^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$`, 'i', {
      timeout: longest,
    });
    expect(status).toBe('vulnerable');
  },
);

test('no regular expression of the product takes more than linear time', { timeout: longest }, async () => {
  expect(ownFiles.length).toBeGreaterThan(500);
  expect([...(await slowOnes(ownFiles)).values()]).toEqual([]);
});

test('every regular expression of the product can be read from its file, or was looked at', () => {
  const { unknown } = collect(ownFiles);
  expect(unknown.map((one) => one.split(':')[0]!).toSorted()).toEqual(Object.keys(lookedAt).toSorted());
});

test(
  'no regular expression that reads a request takes more than linear time',
  { timeout: longest },
  async () => {
    const files = headerReaders.flatMap((name) => installed(`node_modules/${name}`));
    const slow = await slowOnes(files);
    expect([...slow].filter(([pattern]) => !(pattern in unreached)).map(([, words]) => words)).toEqual([]);
    expect([...slow.keys()].toSorted()).toEqual(Object.keys(unreached).toSorted());
  },
);

test('every file that is left out still has such a pattern', { timeout: longest }, async () => {
  for (const file of Object.keys(seesNothingFromOutside)) {
    const { unknown } = collect([file]);
    expect([file, (await slowOnes([file])).size + unknown.length]).not.toEqual([file, 0]);
  }
});
