import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeStreetFile } from '@/scripts/streetFile/streetFile';
import { installed, prepareBuild, run } from '@/testing/server/builtServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

const built = prepareBuild();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isShared = /shared between all who use this site, and kept in the data folder \(DATA=server\)/;
const isAsBefore =
  /stays in their own browsers, as before \(DATA=local\).*set DATA=server: docs\/operating\.md/;

/** Starts a server, looks at what it serves, and stops it. @returns what it printed, and where the data is. */
async function startOnce(environment: Record<string, string>) {
  const server: Running = run(join(built.folder, 'start.js'), {
    PORT: '0',
    DATA_DIR: folder,
    BACKUPS_KEPT: '0',
    LOG_LEVEL: 'error',
    ...environment,
  });
  const address = await server.address;
  await server.started;
  const page = await (await fetch(address)).text();
  const { status } = await fetch(`${address}/api/events`);
  server.process.kill('SIGTERM');
  const { stdout } = await server.ended;
  return { stdout, isShared: status === 200, page: /"data":"(\w+)"/.exec(page)?.[1] };
}

test('a new installation shares its data, and goes on so at its next start', async () => {
  const first = await startOnce(await installed());
  expect(first).toMatchObject({ isShared: true, page: 'server' });
  expect(first.stdout).toMatch(isShared);
  expect(first.stdout).not.toMatch(isAsBefore);
  expect(await startOnce(await installed())).toMatchObject({ isShared: true, page: 'server' });
});

test('a new installation that begins with a street map of its own is a new one, and says what the file holds', async () => {
  writeFileSync(join(folder, 'region.pmtiles'), makeStreetFile());
  const first = await startOnce({ ...(await installed()), TILE_URL: 'region.pmtiles' });
  expect(first).toMatchObject({ isShared: true, page: 'server' });
  expect(first.stdout).toContain('The street map comes from region.pmtiles (Protomaps schema, zoom 0 to 14');
});

test('an installation of an earlier version stays as it is, and its start says in one line how to share', async () => {
  expect((await startOnce({ ...(await installed()), DATA: 'local' })).page).toBe('local');
  const next = await startOnce(await installed());
  expect(next).toMatchObject({ isShared: false, page: 'local' });
  expect(next.stdout.split('\n').filter((line) => isAsBefore.test(line))).toHaveLength(1);
  expect((await startOnce({ ...(await installed()), DATA: 'server' })).isShared).toBe(true);
  expect(await startOnce(await installed())).toMatchObject({ isShared: true, page: 'server' });
});

test('a demonstration keeps its data in the browser, also after it was shared once', async () => {
  const plain = await startOnce({});
  expect(plain).toMatchObject({ isShared: false, page: 'local' });
  expect(plain.stdout).not.toMatch(/DATA=/);
  const shared = await startOnce({ DATA: 'server' });
  expect(shared).toMatchObject({ isShared: true, page: 'server' });
  expect(shared.stdout).toMatch(isShared);
  const again = await startOnce({});
  expect(again).toMatchObject({ isShared: false, page: 'local' });
  expect(again.stdout).not.toMatch(/DATA=/);
});

test('an installation that was killed before it had an account is still a new one', async () => {
  const first = run(join(built.folder, 'start.js'), {
    DATA_DIR: folder,
    BACKUPS_KEPT: '0',
    ...(await installed()),
  });
  while (!readdirSync(folder).some((name) => name === 'age-better.db'))
    await new Promise((resolve) => setImmediate(resolve));
  first.process.kill('SIGKILL');
  await first.ended;
  expect(await startOnce(await installed())).toMatchObject({ isShared: true, page: 'server' });
});

test('folders of the system and a demonstration do not make a folder a used one', async () => {
  mkdirSync(join(folder, 'lost+found'));
  await startOnce({});
  expect(await startOnce(await installed())).toMatchObject({ isShared: true, page: 'server' });
});

test.each(['0', 'two years', '-1'])('KEEP_APPOINTMENTS_MONTHS=%s is refused in one line', async (months) => {
  const { ended } = run(join(built.folder, 'start.js'), {
    ...(await installed()),
    DATA_DIR: folder,
    KEEP_APPOINTMENTS_MONTHS: months,
  });
  expect(await ended).toMatchObject({
    code: 1,
    stderr: 'KEEP_APPOINTMENTS_MONTHS must be a whole number of months from 1 to 1200, such as 24.\n',
  });
});
