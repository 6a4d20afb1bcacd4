import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionToken } from '../identity/secrets';
import { refusedParts } from '@/testing/server/refusedParts';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const minute = 60_000;
const ada = { email: 'Ada@example.net', password: 'Correct1' };

let server: TestServer;
const register = () => server.send('POST', '/api/identity/accounts', { body: ada });
const use = (cookie: string | undefined) => server.send('GET', '/api/identity/me', { cookie });
const say = (whose: string, cookie: string | undefined) =>
  server.send('PUT', '/api/identity/session/device', {
    body: { use: whose },
    token: cookie && sessionToken(cookie.split('=')[1] ?? ''),
    cookie,
  });
const loginCookie = ({ headers }: Awaited<ReturnType<typeof register>>) => [headers['set-cookie']].flat()[0]!;

/** The device cookie in a response: its attributes, `forgotten`, or nothing. */
function deviceCookie({ headers }: Awaited<ReturnType<typeof register>>): string | undefined {
  const set = [headers['set-cookie']].flat().find((one) => String(one).startsWith('device='));
  if (set === undefined) return undefined;
  return /^device=;.* Expires=Thu, 01 Jan 1970/.test(String(set)) ? 'forgotten' : String(set);
}

beforeEach(async () => {
  server = await startTestServer({ DATA: 'server' });
});
afterEach(() => server.close());

test('on a shared computer the cookie of a login ends with the browser, also when it is used', async () => {
  const { cookie } = await register();
  const said = await say('shared', cookie);
  expect(said.status).toBe(204);
  expect(loginCookie(said)).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const used = await use(cookie);
  expect(used.status).toBe(200);
  expect(loginCookie(used)).not.toContain('Max-Age');
  expect(Object.keys(used.body)).toEqual(['uid', 'email', 'role', 'token', 'document', 'addressProved']);
});

test.each([undefined, '5', '120'])(
  'on a shared computer a login ends when its page says, and a minute later at most (SHARED_DEVICE_MINUTES=%s)',
  async (setting) => {
    await server.close();
    server = await startTestServer({
      DATA: 'server',
      ...(setting !== undefined && { SHARED_DEVICE_MINUTES: setting }),
    });
    const { sharedDeviceMinutes: minutes } = server.settings;
    const { cookie } = await register();
    await say('shared', cookie);
    // The user types. The page reports it each half minute, and has not yet reported the last 29 seconds.
    for (let told = 0; told < 3 * minutes; told += 1) {
      server.elapse(30_000);
      expect((await use(cookie)).status).toBe(200);
    }
    server.elapse(29_000 + minutes * minute);
    expect((await use(cookie)).status).toBe(200);
    server.elapse((minutes + 1) * minute);
    expect(await use(cookie)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  },
);

test('on a shared computer a page that only reads by itself does not keep a login, and elsewhere it does', async () => {
  const { cookie, body } = await register();
  const read = () => server.send('GET', '/api/appointments', { token: body['token'], cookie });
  const list = () => server.send('GET', '/api/changes', { token: body['token'], cookie });
  await say('shared', cookie);
  server.elapse(10 * minute);
  expect([(await read()).status, (await list()).status]).toEqual([200, 200]);
  server.elapse(6 * minute);
  expect([(await read()).status, (await list()).status]).toEqual([401, 401]);

  const own = await server.send('POST', '/api/identity/session', { body: ada });
  const day = 24 * 60 * minute;
  for (let week = 0; week < 6; week += 1) {
    server.elapse(7 * day);
    const answer = await server.send('GET', '/api/changes', {
      token: own.body['token'],
      cookie: own.cookie,
    });
    expect(answer.status).toBe(200);
  }
});

test('typing keeps a login on a shared computer', async () => {
  const { cookie, body } = await register();
  await say('shared', cookie);
  for (let time = 0; time < 3; time += 1) {
    server.elapse(10 * minute);
    const answer = await server.send('PUT', `/api/users/${body['uid']}/name`, {
      body: { name: `Ada ${time}` },
      token: body['token'],
      cookie,
    });
    expect(answer.status).toBe(204);
  }
});

test('a login on one’s own device lasts as before, also after another answer', async () => {
  const { cookie } = await register();
  await say('shared', cookie);
  expect(loginCookie(await say('own', cookie))).toContain('Max-Age=2592000');
  server.elapse(29 * 24 * 60 * minute);
  expect((await use(cookie)).status).toBe(200);
});

test('nobody else’s login becomes one on a shared computer', async () => {
  expect(await say('shared', undefined)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  expect(await say('shared', 'made-up')).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  expect((await say('mine', (await register()).cookie)).status).toBe(400);
});

test('in a library every login is on a shared computer, whatever anybody says', async () => {
  await server.close();
  server = await startTestServer({ DATA: 'server', LIBRARY_MODE: 'on' });
  const answer = await register();
  expect(loginCookie(answer)).not.toContain('Max-Age');
  expect(loginCookie(await say('own', answer.cookie))).not.toContain('Max-Age');
  server.elapse(16 * minute);
  expect((await use(answer.cookie)).status).toBe(401);
});

test('LIBRARY_MODE changes nothing if the browser holds the only copy', async () => {
  await server.close();
  server = await startTestServer({ DATA: 'local', LIBRARY_MODE: 'on' });
  expect(loginCookie(await register())).toContain('Max-Age=2592000');
});

test('pages of a library keep the login with the tab from the first moment, and are never stored', async () => {
  await server.close();
  server = await startTestServer({ DATA: 'server', LIBRARY_MODE: 'on', SHARED_DEVICE_MINUTES: '20' });
  const page = await server.send('GET', '/events', { headers: { accept: 'text/html' } });
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['etag']).toBeUndefined();
  expect(refusedParts(page.headers['content-security-policy'], page.text)).toEqual([]);
  const library = page.text.indexOf("sessionStorage.setItem('ageBetter.deviceUse', 'shared')");
  expect(library).toBeGreaterThan(0);
  expect(library).toBeLessThan(page.text.indexOf('id="page-settings"'));
  expect(page.text).toContain('"sharedDevice":{"always":true,"minutes":20}');
});

test('pages elsewhere say nothing about shared computers', async () => {
  const page = await server.send('GET', '/events', { headers: { accept: 'text/html' } });
  expect(page.headers['cache-control']).toBe('private, no-cache');
  expect(page.text).not.toContain('sharedDevice');
  expect(page.text).not.toContain('ageBetter.deviceUse');
});

test('no answer asks the browser to clear its storage, in which others have something as well', async () => {
  await server.close();
  server = await startTestServer({ DATA: 'server', LIBRARY_MODE: 'on' });
  const { cookie, headers } = await register();
  const answers = [
    await say('shared', cookie),
    await use(cookie),
    await server.send('DELETE', '/api/identity/session', { cookie }),
    await server.send('GET', '/profile', { headers: { accept: 'text/html' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 200, 204, 200]);
  for (const one of [headers, ...answers.map((answer) => answer.headers)])
    expect(String(one['clear-site-data'] ?? '')).not.toMatch(/storage|\*/);
});

test('a device is remembered until its login turns out to be on a shared computer', async () => {
  const answer = await register();
  expect(deviceCookie(answer)).toContain('Max-Age=34560000');
  expect(deviceCookie(await say('own', answer.cookie))).toBeUndefined();
  expect(deviceCookie(await say('shared', answer.cookie))).toBe('forgotten');
});

test('a logout on a shared computer forgets the device, and elsewhere it does not', async () => {
  const { cookie } = await register();
  const logOut = (session: string | undefined) =>
    server.send('DELETE', '/api/identity/session', { cookie: session });
  await say('shared', cookie);
  expect(deviceCookie(await logOut(cookie))).toBe('forgotten');
  const own = await server.send('POST', '/api/identity/session', { body: ada });
  expect(deviceCookie(await logOut(own.cookie))).toBeUndefined();
});

test('in a library no login leaves a cookie of the device, and one from before is removed', async () => {
  await server.close();
  server = await startTestServer({ DATA: 'server', LIBRARY_MODE: 'on' });
  const answer = await register();
  expect(deviceCookie(answer)).toBe('forgotten');
  const again = await server.send('POST', '/api/identity/session', { body: ada });
  expect(deviceCookie(again)).toBe('forgotten');
  const out = await server.send('DELETE', '/api/identity/session', { cookie: again.cookie });
  expect(deviceCookie(out)).toBe('forgotten');
});

test('after a new password by a mailed link the device is known only until the browser ends or a user logs in', async () => {
  await register();
  await server.send('POST', '/api/identity/password-reset', { body: { email: ada.email } });
  await server.parts.background.settled();
  const code = server.mails[0]!.text.split('#code=')[1]!.split('\n')[0]!;
  const password = 'Changed1';
  const chosen = await server.send('POST', '/api/identity/password', { body: { code, password } });
  expect(deviceCookie(chosen)).toMatch(/^device=[^;]+; Path=\/api\/identity; HttpOnly; SameSite=Strict$/);
  const login = await server.send('POST', '/api/identity/session', { body: { ...ada, password } });
  expect(deviceCookie(login)).toContain('Max-Age=34560000');
});
