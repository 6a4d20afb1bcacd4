import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
let folder = '';

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function packages(list: Record<string, object>) {
  return JSON.stringify({ packages: list });
}

/** A build that leaves a mark each time it runs, and fails when two of them overlap. */
const countingBuild = `
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
if (existsSync('building')) { appendFileSync('overlaps', 'x'); }
writeFileSync('building', '');
await new Promise((resolve) => setTimeout(resolve, 300));
appendFileSync('builds', 'x');
mkdirSync('dist/server', { recursive: true });
writeFileSync('dist/server/start.js', '');
rmSync('building');
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-setup-'));
  for (const script of ['setup', 'freshness', 'lock', 'run']) {
    cpSync(join(repository, `scripts/${script}.mjs`), join(folder, `scripts/${script}.mjs`));
  }
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20.19' } }));
  write('package-lock.json', packages({ '': {}, 'node_modules/a': { version: '1.0.0' } }));
  write('node_modules/.package-lock.json', packages({ 'node_modules/a': { version: '1.0.0' } }));
  write(
    'scripts/makeFonts.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('public/generated', { recursive: true });
writeFileSync('public/generated/zero.woff2', '');`,
  );
  write('scripts/build.mjs', countingBuild);
  write('src/main.tsx', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function setup(...flags: string[]) {
  // An npm that only says that it was called: no test reaches a registry.
  write(
    'npm.mjs',
    `import { appendFileSync } from 'node:fs'; appendFileSync('installs', 'x'); process.exit(1);`,
  );
  return spawnSync(process.execPath, ['scripts/setup.mjs', ...flags], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm.mjs') },
  });
}

const count = (file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').length : 0;

it('set-up builds once, and not again while nothing changed', () => {
  expect(setup('--build')).toMatchObject({ status: 0, stderr: '' });
  expect(setup('--build')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(count('builds')).toBe(1);
  expect(count('installs')).toBe(0);
});

it('set-up builds again when a source was changed, added or deleted, but not for a test', () => {
  setup('--build');
  write('src/main.test.tsx', 'a test');
  setup('--build');
  expect(count('builds')).toBe(1);
  write('src/main.tsx', 'two');
  setup('--build');
  write('server/app/start.ts', '');
  setup('--build');
  rmSync(join(folder, 'server/app/start.ts'));
  setup('--build');
  expect(count('builds')).toBe(4);
});

it('set-up builds again after an interrupted build', () => {
  write('scripts/build.mjs', `${countingBuild}\nthrow new Error('No room on the disk');`);
  const broken = setup('--build');
  expect(broken.status).toBe(1);
  expect(broken.stderr).toMatch(/^Building the app failed: .*No room on the disk.*\n$/);
  setup('--build');
  expect(count('builds')).toBe(2);
});

it.each([
  ['a package is missing', packages({})],
  ['a package has another version', packages({ 'node_modules/a': { version: '1.0.1' } })],
  [
    'a package is there that nobody asked for',
    packages({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': {} }),
  ],
])('set-up installs when %s, and reports a failure in one line', (_, installed) => {
  write('node_modules/.package-lock.json', installed);
  const run = setup('--build');
  expect(count('installs')).toBe(1);
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^Installing the packages failed: [^\n]*\n$/);
});

it('set-up does not miss optional packages of other platforms', () => {
  write(
    'package-lock.json',
    packages({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/mac': { version: '1.0.0', optional: true },
    }),
  );
  setup('--build');
  expect(count('installs')).toBe(0);
});

it('set-up refuses a Node that is too old in one line', () => {
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=99.1' } }));
  const run = setup('--build');
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^Age Better needs Node 99\.1 or newer; this is Node [^\n]*\n$/);
});

it('set-up runs once when four are started at once', async () => {
  // A lock whose owner was killed must not stop anybody.
  write('.cache/setup.lock', '999999999');
  const runs = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['scripts/setup.mjs', '--build'], { cwd: folder }),
  );
  const ends = await Promise.all(runs.map((run) => new Promise((resolve) => run.on('exit', resolve))));
  expect(ends).toEqual([0, 0, 0, 0]);
  expect(count('builds')).toBe(1);
  expect(count('overlaps')).toBe(0);
  expect(existsSync(join(folder, '.cache/setup.lock'))).toBe(false);
});
