import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reply } from '@/testing/server/testServer';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const minute = 60 * 1000;
const ada = { email: 'ada@example.net', password: 'Correct1' };
const home = '192.0.2.1';
const bus = '198.51.100.77';
const limits = {
  LOGIN_FAILURES_PER_ADDRESS: '3',
  LOGIN_FAILURES_PER_CLIENT: '6',
  REGISTRATIONS_PER_HOUR: '4',
  PUBLIC_URL: 'http://agebetter.example',
};

let server: TestServer;
let registered: Reply;
interface From {
  from?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}
const send = (path: string, body: object, { from = home, cookie, headers = {} }: From = {}) =>
  server.send('POST', `/api/identity/${path}`, { body, cookie, headers, remoteAddress: from });
const logIn = (password: string, where?: From, email = ada.email) =>
  send('session', { email, password }, where);
const register = (email: string, where?: From) => send('accounts', { email, password: ada.password }, where);
const askForMail = (where?: From, email = ada.email) => send('password-reset', { email }, where);

/** The cookie of this name in a response, as the browser sends it back. */
function cookieOf({ headers }: Reply, name: string): string {
  const all = [headers['set-cookie']].flat().map(String);
  return all.find((one) => one.startsWith(`${name}=`))!.split(';')[0]!;
}
/** The codes of the links that were mailed. */
async function links(): Promise<string[]> {
  await server.parts.background.settled();
  return server.mails.flatMap(({ text }) => /#code=([\w-]+)/.exec(text)?.[1] ?? []);
}
/** Wrong passwords from so many places that the owner's address is refused everywhere. */
async function guessFromEverywhere(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await logIn('Wrong123', { from: `203.0.113.${i}` });
  expect((await logIn(ada.password, { from: bus })).status).toBe(429);
}

beforeEach(async () => {
  server = await startTestServer(limits);
  registered = await register(ada.email);
});
afterEach(() => server.close());

test('all networks of one IPv6 customer count as one client, and a large network has few clients', async () => {
  for (let i = 0; i < 20; i += 1) {
    for (let j = 0; j < 4; j += 1)
      await logIn('Wrong123', { from: `2001:db8:7:1${(i + 16).toString(16)}::${j + 1}` });
  }
  expect((await logIn('Wrong123', { from: '2001:db8:7:1ff::1' })).status).toBe(429);
  for (let i = 0; i < 100; i += 1) await logIn('Wrong123', { from: `2001:db8:7:${i.toString(16)}00::1` });
  expect((await logIn(ada.password, { from: bus })).status).toBe(200);
});

test('a device on which the owner has logged in is never locked out by strangers, on any network', async () => {
  await guessFromEverywhere();
  const cookie = cookieOf(registered, 'device');
  expect((await logIn(ada.password, { from: bus, cookie })).status).toBe(200);
  for (let i = 0; i < 6; i += 1) await logIn('Wrong123', {}, `p${i}@example.net`);
  expect((await logIn(ada.password)).status).toBe(429);
  expect((await logIn(ada.password, { cookie })).status).toBe(200);
});

test('guessing on the owner’s device locks that device, and only that', async () => {
  const cookie = cookieOf(registered, 'device');
  for (let i = 0; i < 3; i += 1) expect((await logIn('Wrong123', { cookie })).status).toBe(401);
  expect((await logIn(ada.password, { cookie })).status).toBe(429);
  expect((await logIn(ada.password, { cookie, from: bus })).status).toBe(429);
  expect((await logIn(ada.password, { from: bus })).status).toBe(200);
  server.elapse(15 * minute);
  expect((await logIn(ada.password, { cookie })).status).toBe(200);
});

test('a device cookie opens nothing, and counts for its own person only', async () => {
  const cookie = cookieOf(registered, 'device');
  const set = [registered.headers['set-cookie']].flat().map(String)[1];
  expect(set).toMatch(/^device=[^;]+; Max-Age=34560000; Path=\/api\/identity; HttpOnly; SameSite=Strict$/);
  const asSession = cookie.replace('device=', 'session=');
  for (const sent of [cookie, asSession])
    expect((await server.send('GET', '/api/identity/me', { cookie: sent })).status).toBe(401);
  const token = cookie.slice('device='.length);
  expect((await server.send('GET', '/api/identity/me', { token })).status).toBe(401);
  await register('bob@example.net', { from: bus });
  for (let i = 0; i < 4; i += 1) await logIn('Wrong123', { cookie }, 'bob@example.net');
  expect((await logIn(ada.password, { cookie }, 'bob@example.net')).status).toBe(429);
});

test('over https the device cookie is Secure, with the prefix that makes browsers insist on it', async () => {
  await server.close();
  server = await startTestServer({ PUBLIC_URL: 'https://agebetter.example' });
  const set = [(await register(ada.email)).headers['set-cookie']].flat().map(String)[1];
  expect(set).toMatch(/^__Secure-device=.+; HttpOnly; Secure; SameSite=Strict$/);
});

test('after a reset by a mailed link the owner gets in at once, from anywhere', async () => {
  await askForMail();
  const [code] = await links();
  await guessFromEverywhere();
  for (let i = 0; i < 6; i += 1) await logIn('Wrong123', {}, `p${i}@example.net`);
  const old = cookieOf(registered, 'device');
  const chosen = await send('password', { code, password: 'Changed1' });
  expect(chosen.status).toBe(204);
  expect((await logIn('Changed1', { from: bus })).status).toBe(200);
  expect((await logIn('Changed1')).status).toBe(429);
  expect((await logIn('Changed1', { cookie: old })).status).toBe(429);
  expect((await logIn('Changed1', { cookie: cookieOf(chosen, 'device') })).status).toBe(200);
});

test('a stranger who requests many reset mails blocks none that the owner needs, and learns nothing', async () => {
  for (let i = 0; i < 20; i += 1) {
    expect((await askForMail({ from: `203.0.113.${i}` })).status).toBe(202);
    expect((await askForMail({}, 'nobody@example.net')).status).toBe(202);
  }
  expect(await links()).toHaveLength(5);
  // On a device that is known a mail goes out at once.
  const cookie = cookieOf(registered, 'device');
  for (let i = 0; i < 5; i += 1) expect((await askForMail({ cookie })).status).toBe(202);
  expect(await links()).toHaveLength(8);
  // Elsewhere, one is in the mailbox already that is at most ten minutes old, and it works.
  expect((await askForMail({ from: bus })).status).toBe(202);
  expect(await links()).toHaveLength(8);
  server.elapse(10 * minute);
  await askForMail({ from: bus });
  expect(await links()).toHaveLength(9);
  const before = (await links())[4]!;
  expect((await send('password', { code: before, password: 'Changed1' })).status).toBe(204);
  // All links are used up now, so the next one is sent at once.
  await askForMail({ from: bus });
  expect(await links()).toHaveLength(10);
});

test('one client gets three reset mails to an address, then one every twenty minutes', async () => {
  for (let i = 0; i < 10; i += 1) await askForMail();
  expect(await links()).toHaveLength(3);
  server.elapse(60 * minute);
  for (let i = 0; i < 10; i += 1) await askForMail();
  expect(await links()).toHaveLength(6);
});

test('a mail that could not be sent does not count', async () => {
  server.failMail('not-sent');
  for (let i = 0; i < 5; i += 1) await askForMail();
  await server.parts.background.settled();
  server.failMail(null);
  await askForMail();
  expect(await links()).toHaveLength(1);
});

test('one client may register a limited number of people an hour, and others are not held up', async () => {
  for (let i = 0; i < 3; i += 1) expect((await register(`p${i}@example.net`)).status).toBe(201);
  const refused = await register('p9@example.net');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await register('p9@example.net', { from: bus })).status).toBe(201);
  expect((await logIn(ada.password)).status).toBe(200);
  server.elapse(60 * minute);
  expect((await register('p10@example.net')).status).toBe(201);
});

test('a whole library registers and logs in from one address', async () => {
  await server.close();
  server = await startTestServer({ PUBLIC_URL: 'http://agebetter.example' });
  const people = Array.from({ length: 60 }, (_, i) => `p${i}@example.net`);
  const all = await Promise.all(people.map((email) => register(email)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  const again = await Promise.all(people.map((email) => logIn(ada.password, {}, email)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
});
