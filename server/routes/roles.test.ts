import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleUsers } from '@/shared/seeds/users';
import { prepareSampleAccounts } from '../demonstration/sampleAccounts';
import { startTestServer, type SendOptions, type TestServer } from '@/testing/server/testServer';
import { runRaw } from '@/testing/server/rawDatabase';

const ada = { email: 'ada@example.net', password: 'Correct1' };
const document = { email: ada.email, role: 'admin', createdAt: '2000-01-01T00:00:00.000Z' };
const viaProxy = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' };
const publicly = { PUBLIC_URL: 'https://agebetter.example' };
const foreign = { host: 'agebetter.example' };

let folder: string;
let server: TestServer;
const start = async (environment: Record<string, string> = {}) => {
  await server?.close();
  server = await startTestServer(environment, folder);
};
const register = (options: SendOptions = {}) =>
  server.send('POST', '/api/identity/accounts', { body: ada, ...options });
const logIn = (email: string, password: string, options: SendOptions = {}) =>
  server.send('POST', '/api/identity/session', { body: { email, password }, ...options });
const put = (uid: string, token: string, body: object = document, options: SendOptions = {}) =>
  server.send('PUT', `/api/users/${uid}`, { body, token, ...options });
const read = (uid: string, token: string, options: SendOptions = {}) =>
  server.send('GET', `/api/users/${uid}`, { token, ...options });
const me = (token: string, options: SendOptions = {}) =>
  server.send('GET', '/api/identity/me', { token, ...options });

async function registered(options: SendOptions = {}): Promise<{ uid: string; token: string }> {
  const { body } = await register(options);
  return { uid: body['uid']!, token: body['token']! };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-roles-'));
  server = await startTestServer({}, folder);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('in a demonstration anybody who asks becomes an administrator, and the server sets the date', async () => {
  const { uid, token } = await registered();
  const expected = { email: ada.email, role: 'admin', createdAt: '2026-11-21T09:00:00.000Z' };
  expect(await put(uid, token)).toMatchObject({ status: 201, body: expected });
  expect((await read(uid, token)).body).toEqual(expected);
  expect((await me(token)).body).toMatchObject({ uid, role: 'admin', document: expected });
});

test('a public server does not have the accounts of its demonstration', async () => {
  const { uid, token } = await registered();
  await put(uid, token);
  await start(publicly);
  expect((await me(token)).body['code']).toBe('signed-out');
  expect((await logIn(ada.email, ada.password)).body['code']).toBe('user-not-found');
});

test('an administrator role granted by an earlier version at localhost does not count on a public server', async () => {
  await start(publicly);
  const { uid, token } = await registered();
  await runRaw(
    server.parts,
    sql`INSERT INTO users (uid, email, role, role_for_demonstration, created_at)
      VALUES (${uid}, ${ada.email}, 'admin', 1, 0)`,
  );
  expect((await me(token)).body['role']).toBe('user');
  await start({ ...publicly, ADMIN_SIGN_UP: 'open' });
  expect((await me(token)).body['role']).toBe('user');
});

test.each([
  ['behind a proxy', viaProxy],
  ['under a foreign host', foreign],
])('%s nobody registers, logs in or reads anything of a demonstration', async (_, headers) => {
  const inside = await logIn('admin@example.org', server.password);
  const token = inside.body['token']!;
  const refused = { status: 421, body: { code: 'not-this-machine' } };
  expect(await register({ headers })).toMatchObject(refused);
  expect(await logIn('admin@example.org', server.password, { headers })).toMatchObject(refused);
  expect(await me(token, { headers })).toMatchObject(refused);
  expect((await me(token)).status).toBe(200);
});

test.each([
  ['on a public server', publicly, foreign],
  ['on a server that others can reach', { HOST: '0.0.0.0' }, {}],
])(
  '%s a request to be an administrator makes a user, and the answer says so',
  async (_, environment, headers) => {
    await start(environment);
    const { uid, token } = await registered({ headers });
    expect(await put(uid, token, document, { headers })).toMatchObject({
      status: 201,
      body: { role: 'user' },
    });
    expect((await read(uid, token, { headers })).body['role']).toBe('user');
  },
);

test('with the operator’s permission the administrator role is granted for good', async () => {
  await start({ ...publicly, ADMIN_SIGN_UP: 'open' });
  const { uid, token } = await registered();
  expect((await put(uid, token)).body['role']).toBe('admin');
  await start(publicly);
  expect((await me(token)).body['role']).toBe('admin');
});

test('nobody makes themselves a healthcare worker', async () => {
  await start({ ADMIN_SIGN_UP: 'open' });
  const { uid, token } = await registered();
  expect((await put(uid, token, { ...document, role: 'healthcare' })).body['role']).toBe('user');
});

test('a user’s document is written once, by its owner, with its owner’s address', async () => {
  const { uid, token } = await registered();
  expect((await read(uid, token)).body).toMatchObject({ code: 'not-found' });
  expect((await put('4', token)).body['code']).toBe('permission-denied');
  expect((await put(uid, token, { ...document, email: 'other@example.net' })).body['code']).toBe(
    'permission-denied',
  );
  expect((await put(uid, token, { ...document, role: 'owner' })).status).toBe(400);
  expect((await put(uid, token, { ...document, role: 'user' })).status).toBe(201);
  expect(await put(uid, token)).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
  expect((await me(token)).body['role']).toBe('user');
});

test('a user’s document is read by its owner only', async () => {
  const { token } = await registered();
  expect(await read('1', token)).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
  expect(await server.send('GET', '/api/users/1')).toMatchObject({
    status: 401,
    body: { code: 'signed-out' },
  });
});

test('a request without a login is refused before its body is read', async () => {
  const answer = await server.send('PUT', '/api/users/1', { body: { rubbish: 'x'.repeat(100_000) } });
  expect(answer.body['code']).toBe('signed-out');
});

test('the seven sample people can log in to a demonstration, each with their id and role', async () => {
  for (const { id, email, role } of sampleUsers) {
    const { status, body } = await logIn(email, server.password);
    expect(status).toBe(200);
    expect(body['uid']).toBe(id);
    expect((await me(body['token']!)).body['role']).toBe(role);
  }
  expect(sampleUsers).toHaveLength(7);
});

test.each([
  ['a public server', publicly],
  ['a server that others can reach', { HOST: '0.0.0.0' }],
])('on %s the sample people do not exist', async (_, environment) => {
  const { password } = server;
  const token = (await logIn('admin@example.org', password)).body['token']!;
  await start(environment);
  expect((await logIn('admin@example.org', password)).body['code']).toBe('user-not-found');
  expect((await me(token)).body['code']).toBe('signed-out');
  await server.send('POST', '/api/identity/password-reset', { body: { email: 'admin@example.org' } });
  await server.parts.background.settled();
  expect(server.mails).toEqual([]);
});

test('a public server deletes sample people that an earlier version left in its folder', async () => {
  await start(publicly);
  const { accounts, passwords } = server.parts;
  await prepareSampleAccounts(accounts, passwords, 'Sunshine1', 0);
  await start(publicly);
  expect(await server.parts.accounts.byEmail('admin@example.org')).toBeNull();
});

test('the printed password works again after a restart, even when it was changed', async () => {
  const code = await server.parts.resets.start('1', server.parts.now(), true);
  await server.send('POST', '/api/identity/password', { body: { code, password: 'Changed1' } });
  expect((await logIn('admin@example.org', server.password)).body['code']).toBe('wrong-password');
  await start();
  expect((await logIn('admin@example.org', server.password)).status).toBe(200);
});

test('a sample person whose document was lost has the role back after a restart', async () => {
  const { id, email, role } = sampleUsers.find((one) => one.role === 'admin')!;
  await runRaw(server.parts, sql`DELETE FROM users WHERE uid = ${id}`);
  await start();
  const { body } = await logIn(email, server.password);
  expect((await me(body['token']!)).body).toMatchObject({ uid: id, role });
});

test('a user who registered with a sample address keeps the account', async () => {
  await runRaw(server.parts, sql`DELETE FROM accounts WHERE uid = '1'`);
  const own = { email: 'admin@example.org', password: 'My-Own-1' };
  const { body } = await server.send('POST', '/api/identity/accounts', { body: own });
  await start();
  expect((await logIn(own.email, own.password)).body['uid']).toBe(body['uid']);
  expect((await logIn(own.email, server.password)).body['code']).toBe('wrong-password');
});

test('a demonstration’s folder is never taken for that of an installation', async () => {
  const folderOfIt = join(folder, 'demonstration');
  await server.close();
  for (const environment of [publicly, {}]) {
    await expect(startTestServer(environment, folderOfIt)).rejects.toThrow(
      `${folderOfIt} belongs to a demonstration. Set DATA_DIR to another folder.`,
    );
  }
  server = await startTestServer({}, folder);
});
