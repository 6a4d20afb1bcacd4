import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareBuild } from '@/testing/server/builtServer';
import { runPublic } from '@/testing/server/publicServer';
import type { Running } from '../../testing/server/startBuilt.mjs';
import { restoreBackup } from './restoreBackup';

const built = prepareBuild();
let folder: string;
let running: Running[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-daily-'));
  running = [];
});
afterEach(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');
async function start(environment: Record<string, string> = {}): Promise<Running> {
  const server = await runPublic(built, data(), environment);
  running.push(server);
  await server.started;
  return server;
}
async function stop(server: Running) {
  server.process.kill('SIGTERM');
  return server.ended;
}
const backups = (inside = join(data(), 'backups')) =>
  readdirSync(inside).filter((name) => !name.startsWith('.'));

test('a running server makes a daily backup, and the next start reports its age and makes no other', async () => {
  const server = await start();
  await expect.poll(() => backups(), { timeout: 20_000 }).toHaveLength(1);
  const [name = ''] = backups();
  expect(name).toMatch(/^daily-.*Z\.tar\.gz$/);
  expect(statSync(join(data(), 'backups', name)).mode & 0o777).toBe(0o600);
  expect((await stop(server)).stdout).toContain(
    `There is no backup yet. The first one is made now, in ${join(data(), 'backups')}.`,
  );
  const other = join(folder, 'other');
  mkdirSync(other);
  await restoreBackup({ folder: other, file: join(data(), 'backups', name), now: Date.now() });
  expect(readdirSync(other)).toContain('token.key');

  expect((await stop(await start())).stdout).toContain(
    `The last backup was made less than an hour ago, in ${join(data(), 'backups')}.`,
  );
  expect(backups()).toEqual([name]);
});

test('a server with Firebase accounts makes a daily backup, because who wants no more mail is in its folder alone', async () => {
  await start({ FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' });
  await expect.poll(() => backups(), { timeout: 20_000 }).toHaveLength(1);
});

test('a missing backup folder is logged in one line, and the server keeps running', async () => {
  const server = await start({ BACKUP_DIR: join(folder, 'disk') });
  expect((await fetch(`${await server.address}/api/health`)).status).toBe(200);
  const { code, stdout } = await stop(server);
  expect(code).toBe(0);
  expect(stdout).toMatch(/"reason":"there is no folder [^"]*disk; make it/);
  expect(stdout).toContain('the daily backup was not made');
  expect(readdirSync(folder)).toEqual(['data']);
});

test('BACKUPS_KEPT=0 makes no backups, and the start says so', async () => {
  const server = await start({ BACKUPS_KEPT: '0' });
  await fetch(`${await server.address}/api/health`);
  expect((await stop(server)).stdout).toContain('No daily backups are made (BACKUPS_KEPT is 0).');
  expect(readdirSync(data())).not.toContain('backups');
});
