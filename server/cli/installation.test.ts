import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { runPublic } from '@/testing/server/publicServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

// Which accounts a command works on: those of the installation, or those of its demonstration.

const built = prepareBuild();
let folder: string;
let server: Running | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-installation-'));
});
afterEach(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');
async function startServer(): Promise<string> {
  server = await runPublic(built, data(), { BACKUPS_KEPT: '0' });
  return server.address;
}
async function startDemonstration(): Promise<string> {
  server = run(join(built.folder, 'start.js'), { PORT: '0', DATA_DIR: data() });
  return server.address;
}
async function stopServer(): Promise<void> {
  server?.process.kill('SIGTERM');
  await server?.ended;
}
async function call(address: string, method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...sessionHeaders(token),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as Record<string, string>;
  keepCookie(answer, response.headers.getSetCookie());
  return { body: answer };
}
const grantRole = (...words: string[]) =>
  run(join(built.folder, 'grantRole.js'), { DATA_DIR: data() }, words).ended;
const ada = { email: 'ada@example.net', password: 'Correct1' };
const project = { FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' };
const role = async (address: string, who: { email: string; password: string }) => {
  const token = (await call(address, 'POST', 'identity/session', who)).body['token'];
  return (await call(address, 'GET', 'identity/me', undefined, token)).body['role'];
};

test('if only a demonstration exists, a command works on it and says so, unless Firebase accounts were meant', async () => {
  const address = await startDemonstration();
  await call(address, 'POST', 'identity/accounts', ada);
  expect(await grantRole(ada.email, 'healthcare')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^Demonstration in .*data\/demonstration:\nada@example\.net has the role/,
    ) as string,
  });
  expect(await role(address, ada)).toBe('healthcare');
  const firebase = { DATA_DIR: data(), ...project };
  const meant = run(join(built.folder, 'grantRole.js'), firebase, [ada.email, 'admin']);
  expect((await meant.ended).stderr).toMatch(/^There is only a demonstration in .*data\. Set DATA_DIR /);
  expect(await role(address, ada)).toBe('healthcare');
});

test('if both exist, a command works on the real accounts, whatever variables its shell lacks', async () => {
  await call(await startDemonstration(), 'POST', 'identity/accounts', ada);
  await stopServer();
  await call(await startServer(), 'POST', 'identity/accounts', ada);
  expect((await grantRole(ada.email, 'admin')).stdout).toMatch(
    /^Data folder .*data \(its demonstration: add --demonstration\):\n/,
  );
  expect((await grantRole(ada.email, 'healthcare', '--demonstration')).stdout).toMatch(/^Demonstration in /);
  await stopServer();
  expect(await role(await startServer(), ada)).toBe('admin');
  await stopServer();
  expect(await role(await startDemonstration(), ada)).toBe('healthcare');
});

test('a missing demonstration is reported in one clear line', async () => {
  await startServer();
  expect(await grantRole(ada.email, 'admin', '--demonstration')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no demonstration in .*data\/demonstration\.\n$/) as string,
  });
});

test('a command does not mistake a demonstration’s folder for an installation', async () => {
  await startDemonstration();
  const outcome = await run(join(built.folder, 'grantRole.js'), { DATA_DIR: join(data(), 'demonstration') }, [
    ada.email,
    'admin',
  ]).ended;
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  expect(outcome.stderr).toMatch(
    /demonstration belongs to a demonstration\. Set DATA_DIR to another folder\.\n$/,
  );
});

test('if the real accounts are missing, a command does not fall back to the demonstration', async () => {
  await call(await startDemonstration(), 'POST', 'identity/accounts', ada);
  await stopServer();
  await startServer();
  await stopServer();
  for (const name of ['age-better.db', 'age-better.db-wal', 'age-better.db-shm'])
    rmSync(join(data(), name), { force: true });
  const { code, stderr } = await grantRole(ada.email, 'admin');
  expect(code).toBe(1);
  expect(stderr).toMatch(/data\/age-better\.db/);
  expect(stderr).not.toContain('demonstration');
});
