import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { runRaw } from '@/testing/server/rawDatabase';

const day = 24 * 60 * 60 * 1000;
const ada = { email: 'Ada@example.net', password: 'Correct1' };

let server: TestServer;
const register = (body: object = ada) => server.send('POST', '/api/identity/accounts', { body });
const logIn = (body: object = ada, options = {}) =>
  server.send('POST', '/api/identity/session', { body, ...options });
const byCookie = (cookie: string | undefined) => server.send('GET', '/api/identity/me', { cookie });
const me = (token: string | undefined) => server.send('GET', '/api/identity/me', { token });
const logOut = (token?: string, cookie?: string) =>
  server.send('DELETE', '/api/identity/session', { token, cookie });

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('registering makes an account, a token and a cookie that no script can read', async () => {
  const answer = await register();
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    uid: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    email: 'Ada@example.net',
    role: 'user',
    token: expect.stringMatching(/^[\w-]{43}$/) as string,
    document: null,
    addressProved: true,
  });
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const whoAmI = await me(answer.body['token']);
  expect(whoAmI.status).toBe(200);
  expect(whoAmI.body).toEqual(answer.body);
  expect((await byCookie(answer.cookie)).body).toEqual(answer.body);
});

test('logging in answers with the person’s entry as well, so that nothing else has to be asked', async () => {
  const { token, uid } = (await register()).body;
  const document = { email: ada.email, role: 'user', createdAt: '2026-11-21T09:00:00.000Z', name: 'Ada' };
  await server.send('PUT', `/api/users/${uid}`, { token, body: document });
  expect((await logIn()).body['document']).toEqual(document);
});

test('a public server marks its cookie as Secure, for its own host alone', async () => {
  await server.close();
  server = await startTestServer({ PUBLIC_URL: 'https://agebetter.example' });
  const answer = await server.send('POST', '/api/identity/accounts', {
    body: ada,
    headers: { host: 'agebetter.example' },
  });
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await byCookie(answer.cookie)).status).toBe(200);
});

test('logging in works whatever the upper and lower case of the address and the spaces around it', async () => {
  const { body } = await register();
  const answer = await logIn({ email: ' aDA@Example.NET ', password: ada.password });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ uid: body['uid'], email: 'Ada@example.net' });
});

test.each([
  ['invalid-email', 400, '/accounts', { email: 'ada', password: 'Correct1' }],
  ['invalid-email', 400, '/session', { email: 'ada@example', password: 'Correct1' }],
  ['invalid-email', 400, '/accounts', { email: 'a@example.org, b@example.org', password: 'Correct1' }],
  ['invalid-email', 400, '/accounts', { email: 'a@example.org\r\nBcc:b@example.org', password: 'Correct1' }],
  ['invalid-email', 400, '/password-reset', { email: '' }],
  ['weak-password', 400, '/accounts', { email: 'b@example.net', password: 'Short' }],
  ['weak-password', 400, '/accounts', { email: 'b@example.net', password: 'Short12' }],
  ['weak-password', 400, '/accounts', { email: 'b@example.net', password: 'lowercase1' }],
  ['weak-password', 400, '/password', { code: 'x', password: 'NoNumber' }],
  ['user-not-found', 401, '/session', { email: 'nobody@example.net', password: 'Correct1' }],
  ['wrong-password', 401, '/session', { email: 'ada@example.net', password: 'Wrong123' }],
  ['email-already-in-use', 409, '/accounts', { email: 'ADA@example.net', password: 'Correct1' }],
  ['invalid-credential', 400, '/password', { code: 'made up', password: 'Correct1' }],
  ['invalid-request', 400, '/accounts', { email: 'b@example.net' }],
  ['invalid-request', 400, '/accounts', { email: ['b@example.net'], password: 'Correct1' }],
  ['invalid-request', 400, '/session', { email: 'x'.repeat(400), password: 'Correct1' }],
  ['too-large', 413, '/session', { email: 'b@example.net', password: 'x'.repeat(20_000) }],
])('%s is %i at %s', async (code, status, path, body) => {
  await register();
  const answer = await server.send('POST', `/api/identity${path}`, { body });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ code, error: expect.stringMatching(/^[A-Z].*\.$/) as string });
  expect(answer.cookie).toBeUndefined();
});

test('no refusal repeats what a person typed', async () => {
  await register();
  for (const email of ['ada@example.net', 'other@example.net']) {
    const answer = await logIn({ email, password: 'Secret-Words-1' });
    expect(answer.text).not.toContain(email);
    expect(answer.text).not.toContain('Secret');
  }
});

test('a body that is not JSON, or of the wrong shape, is refused as such', async () => {
  const broken = await server.app.inject({
    method: 'POST',
    url: '/api/identity/session',
    headers: { 'content-type': 'application/json', host: 'localhost' },
    payload: '{"email": ',
  });
  expect(broken.statusCode).toBe(400);
  expect(broken.json()).toEqual({ error: 'The request could not be read.', code: 'invalid-request' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/identity/session',
      headers: { 'content-type': type, host: 'localhost' },
      payload: 'email=a',
    });
    expect(form.statusCode).toBe(415);
    expect(form.json()).toMatchObject({ code: 'unsupported-media-type' });
  }
});

test('logging out ends the login at once, with its cookie and its token', async () => {
  const { body, cookie } = await register();
  const other = await logIn();
  expect((await me(body['token'])).status).toBe(200);
  const answer = await logOut(body['token']);
  expect(answer.status).toBe(204);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^session=; .*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^without-code=; .*Expires=Thu, 01 Jan 1970/),
  ]);
  expect(await me(body['token'])).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  expect(await byCookie(cookie)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  // Other devices of the same person stay logged in.
  expect((await me(other.body['token'])).status).toBe(200);
});

test('logging out works with the cookie alone, and never fails', async () => {
  const { cookie } = await register();
  expect((await logOut(undefined, cookie)).status).toBe(204);
  expect((await byCookie(cookie)).status).toBe(401);
  expect((await logOut()).status).toBe(204);
  expect((await logOut('rubbish', 'session=rubbish')).status).toBe(204);
});

test('a login lasts for 30 days after its last use', async () => {
  const { body } = await register();
  for (let i = 0; i < 3; i += 1) {
    server.elapse(29 * day);
    const used = await me(body['token']);
    expect(used.status).toBe(200);
    expect(used.headers['set-cookie']).toContain('Max-Age=2592000');
  }
  server.elapse(30 * day + 1000);
  expect((await me(body['token'])).body['code']).toBe('signed-out');
});

test('a login ends 180 days after it began, even when it is used every day', async () => {
  const { token } = (await register()).body;
  for (let days = 1; days < 180; days += 1) {
    server.elapse(day);
    expect((await me(token)).status).toBe(200);
  }
  server.elapse(day);
  expect((await me(token)).body['code']).toBe('signed-out');
  expect((await logIn()).status).toBe(200);
});

test('logging in again on the same device replaces its earlier login', async () => {
  const first = await register();
  await logIn(ada, { cookie: first.cookie });
  expect((await me(first.body['token'])).status).toBe(401);
});

test.each([
  ['none', undefined],
  ['rubbish', 'rubbish'],
  [
    'an unsigned one',
    `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","sid":"x","exp":9999999999,"iat":1}')}.`.replaceAll(
      '=',
      '',
    ),
  ],
])('with %s as the token nobody is logged in', async (_, token) => {
  expect(await me(token)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
});

test('a token of another server is refused', async () => {
  const other = await startTestServer();
  const { body } = await other.send('POST', '/api/identity/accounts', { body: ada });
  await other.close();
  expect((await me(body['token'])).status).toBe(401);
});

test('the database holds neither passwords nor the secrets of cookies and links', async () => {
  const { cookie } = await register();
  await server.send('POST', '/api/identity/password-reset', { body: { email: ada.email } });
  await server.parts.background.settled();
  const code = /#code=([\w-]+)/.exec(server.mails[0]!.text)![1]!;
  const rows: string[] = [];
  for (const table of ['accounts', 'sessions', 'password_resets'])
    rows.push(JSON.stringify(await runRaw(server.parts, sql`SELECT * FROM ${sql.table(table)}`)));
  for (const secret of [ada.password, cookie!.split('=')[1]!, code]) {
    expect(rows.join()).not.toContain(secret);
  }
});

test('expired logins and links are deleted', async () => {
  await register();
  const count = async () =>
    (await runRaw(server.parts, sql<{ n: number }>`SELECT count(*) AS n FROM sessions`))[0]!.n;
  expect(await count()).toBe(1);
  server.elapse(31 * day);
  await server.parts.sessions.tidy(server.parts.now());
  expect(await count()).toBe(0);
});

test('one person has at most 50 logins, and one more ends the oldest', async () => {
  const first = await register();
  server.elapse(1000);
  for (let i = 0; i < 50; i += 1) await logIn();
  expect((await me(first.body['token'])).status).toBe(401);
});

test('health can be read without a login', async () => {
  expect(await server.send('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});
