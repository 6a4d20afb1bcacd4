import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const password = 'Correct1';
let server: TestServer;
let margaret: string;
let george: string;

async function enter(email: string, cookie?: string): Promise<string> {
  const { body } = await server.send('POST', '/api/identity/accounts', { body: { email, password }, cookie });
  return body['token']!;
}
const cookieOf = (token: string) => sessionHeaders(token)['cookie']!;
const rename = (token: string | undefined, cookie: string) =>
  server.send('PUT', '/api/identity/session/device', { body: { use: 'shared' }, token, cookie });
const signedOut = { status: 401, body: { code: 'signed-out' } };

beforeEach(async () => {
  server = await startTestServer({ DATA: 'server' });
  margaret = await enter('margaret@example.net');
  george = await enter('george@example.net');
});
afterEach(() => server.close());

describe('A write', () => {
  test('is done with the cookie and the token of one login', async () => {
    expect((await rename(margaret, cookieOf(margaret))).status).toBe(204);
  });

  test('without a token is refused, as a form on another site would send it', async () => {
    expect(await rename(undefined, cookieOf(margaret))).toMatchObject(signedOut);
  });

  test('with the token of another user is refused, as a page that was left open would send it', async () => {
    expect(await rename(margaret, cookieOf(george))).toMatchObject(signedOut);
  });

  test('with a token alone is refused: it opens nothing without the cookie', async () => {
    expect(await rename(margaret, '')).toMatchObject(signedOut);
  });

  test('with the token of an earlier login of the same person is refused', async () => {
    const earlier = margaret;
    const body = { email: 'margaret@example.net', password };
    const again = await server.send('POST', '/api/identity/session', { body, cookie: cookieOf(margaret) });
    expect(await rename(earlier, again.cookie!)).toMatchObject(signedOut);
    expect((await rename(again.body['token'], again.cookie!)).status).toBe(204);
  });

  test('is not repeated after a logout, even with its cookie and its token', async () => {
    const cookie = cookieOf(margaret);
    await server.send('DELETE', '/api/identity/session', { token: margaret });
    expect(await rename(margaret, cookie)).toMatchObject(signedOut);
  });
});

describe('A login', () => {
  test('never takes a session that was there before: nobody can fix one for another user', async () => {
    const planted = `session=${'A'.repeat(43)}`;
    const body = { email: 'margaret@example.net', password };
    for (const cookie of [planted, cookieOf(george)]) {
      const answer = await server.send('POST', '/api/identity/session', { body, cookie });
      expect(answer.cookie).toMatch(/^session=[\w-]{43}$/);
      expect(answer.cookie).not.toBe(cookie);
    }
    expect(await server.send('GET', '/api/identity/me', { cookie: planted })).toMatchObject(signedOut);
    // That of George on this device has ended with it.
    expect(await server.send('GET', '/api/identity/me', { token: george })).toMatchObject(signedOut);
  });

  test('is not ended by a page of another user that was left open', async () => {
    const answer = await server.send('DELETE', '/api/identity/session', {
      token: margaret,
      cookie: cookieOf(george),
    });
    expect(answer).toMatchObject({ status: 204, cookie: undefined });
    expect((await server.send('GET', '/api/identity/me', { token: george })).status).toBe(200);
  });
});

describe('Of cookies', () => {
  const me = (cookie: string, token?: string) => server.send('GET', '/api/identity/me', { cookie, token });

  test('of one name the one that belongs to the token counts, wherever it stands', async () => {
    const both = [cookieOf(george), cookieOf(margaret)];
    for (const cookie of [both.join('; '), both.toReversed().join('; ')])
      expect((await me(cookie, margaret)).body).toMatchObject({ email: 'margaret@example.net' });
  });

  test('of one name the last counts without a token: browsers send that of the whole site last', async () => {
    expect((await me(`${cookieOf(george)}; ${cookieOf(margaret)}`)).body).toMatchObject({
      email: 'margaret@example.net',
    });
  });

  test.each([
    ['over four kilobytes', `session=${'a'.repeat(5000)}`],
    ['of another site’s session', 'session=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
    ['without a value', 'session='],
    ['in quotes', 'session="x"'],
    ['of an earlier version', `__Secure-session=${'a'.repeat(43)}`],
  ])('one %s is as none', async (_, cookie) => {
    expect(await me(cookie)).toMatchObject(signedOut);
    expect(await me(`${cookie}; ${cookieOf(margaret)}`)).toMatchObject({ status: 200 });
    expect(await me(`${cookieOf(margaret)}; ${cookie}`)).toMatchObject({ status: 200 });
  });
});
