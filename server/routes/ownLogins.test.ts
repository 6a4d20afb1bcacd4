import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStream } from '@/testing/server/changeStream';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { startTestServer, type Reply, type TestServer } from '@/testing/server/testServer';

const password = 'Correct1';
const day = 24 * 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

interface Login {
  id: string;
  device: string;
  beganAt: string;
  lastUsedAt: string;
  isShared: boolean;
  isThisOne: boolean;
}

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ DATA: 'server', LOGIN_FAILURES_PER_ADDRESS: '3' });
});
afterEach(() => server.close());

const enter = async (path: 'accounts' | 'session', name: string, agent = firefox) => {
  const body = { email: `${name}@example.net`, password };
  const headers = { 'user-agent': agent };
  return (await server.send('POST', `/api/identity/${path}`, { body, headers })).body['token']!;
};
const ask = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.send(method, `/api/identity/${path}`, { token, body });
const listOf = async (token: string) =>
  (JSON.parse((await ask(token, 'GET', 'logins')).text) as { logins: Login[] }).logins;
const holds = async (token: string) => (await ask(token, 'GET', 'me')).status === 200;
const change = (token: string, oldPassword: string, newPassword: string) =>
  ask(token, 'PUT', 'password', { oldPassword, newPassword });
const outcome = ({ status, body }: Reply) => [status, body['code']];
const trailOf = async (name: string) =>
  (await server.parts.audit.list(500))
    .filter(({ who }) => who === `${name}@example.net`)
    .map(({ what }) => what);

describe('The list of one’s own logins', () => {
  test('says of each the device, since when, the last use, whether it is shared, and which one asks', async () => {
    const desk = await enter('accounts', 'ann');
    server.elapse(2 * day);
    const tablet = await enter('session', 'ann', safari);
    await ask(tablet, 'PUT', 'session/device', { use: 'shared' });
    await enter('accounts', 'bob');
    const answer = await ask(tablet, 'GET', 'logins');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.text)).toEqual({
      logins: [
        {
          id: expect.stringMatching(/^\S{20,}$/) as string,
          device: 'Firefox on Windows',
          beganAt: '2026-11-21T09:00:00.000Z',
          lastUsedAt: '2026-11-21T09:00:00.000Z',
          isShared: false,
          isThisOne: false,
        },
        {
          id: expect.stringMatching(/^\S{20,}$/) as string,
          device: 'Safari on iPad',
          beganAt: '2026-11-23T09:00:00.000Z',
          lastUsedAt: '2026-11-23T09:00:00.000Z',
          isShared: true,
          isThisOne: true,
        },
      ],
    });
    expect((await listOf(desk)).map(({ lastUsedAt, isThisOne }) => [lastUsedAt, isThisOne])).toEqual([
      ['2026-11-23T09:00:00.000Z', true],
      ['2026-11-23T09:00:00.000Z', false],
    ]);
  });

  test('holds no secret of a login, and none that has run out', async () => {
    const ann = await enter('accounts', 'ann');
    const { text } = await ask(ann, 'GET', 'logins');
    for (const secret of [ann, sessionHeaders(ann)['cookie']!.split('=')[1]!])
      expect(text).not.toContain(secret);
    server.elapse(29 * day);
    await enter('session', 'ann', safari);
    server.elapse(2 * day);
    const later = await enter('session', 'ann');
    expect((await listOf(later)).map(({ device }) => device)).toEqual([
      'Safari on iPad',
      'Firefox on Windows',
    ]);
  });
});

describe('Ending a login', () => {
  test('logs that device out and no other, is noted, and says when it had ended before', async () => {
    const [here, there] = [await enter('accounts', 'ann'), await enter('session', 'ann', safari)];
    const third = await enter('session', 'ann');
    const { id } = (await listOf(here)).find(({ device }) => device === 'Safari on iPad')!;
    expect((await ask(here, 'DELETE', `logins/${id}`)).status).toBe(204);
    expect([await holds(here), await holds(there), await holds(third)]).toEqual([true, false, true]);
    const again = await ask(here, 'DELETE', `logins/${id}`);
    expect([again.status, again.body]).toEqual([
      404,
      { error: 'This login has ended already.', code: 'not-found' },
    ]);
    expect(await trailOf('ann')).toEqual(['login-ended', 'logged-in', 'registered']);
  });

  test('never ends another person’s, nor one that has run out', async () => {
    const [ann, bob] = [await enter('accounts', 'ann'), await enter('accounts', 'bob')];
    const [{ id }] = (await listOf(bob)) as [Login];
    expect(outcome(await ask(ann, 'DELETE', `logins/${id}`))).toEqual([404, 'not-found']);
    expect(await holds(bob)).toBe(true);
    expect(await trailOf('ann')).toEqual(['registered']);
    server.elapse(31 * day);
    const again = await enter('session', 'bob');
    expect(outcome(await ask(again, 'DELETE', `logins/${id}`))).toEqual([404, 'not-found']);
  });

  test('ends the open stream of that device at once, and no other', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const [here, there] = [await enter('accounts', 'ann'), await enter('session', 'ann', safari)];
    const [stays, ends] = [
      await openStream(server, { token: here }),
      await openStream(server, { token: there }),
    ];
    const { id } = (await listOf(here)).find(({ isThisOne }) => !isThisOne)!;
    await ask(here, 'DELETE', `logins/${id}`);
    expect((await ends.next()).name).toBe('ready');
    expect(await ends.next()).toMatchObject({ name: 'end', data: { reason: 'signed-out' } });
    await ends.ended;
    const resource = { id: 1, title: 'Walking', type: 'text', category: 'Wellness', description: '' };
    await server.send('PUT', '/api/resources/1', {
      token: await server.makeAdministrator(),
      body: { record: resource },
    });
    expect((await stays.next()).name).toBe('ready');
    expect((await stays.next()).name).toBe('change');
    stays.close();
  });
});

test('logging out everywhere else leaves this login and those of other people', async () => {
  const [here, there] = [await enter('accounts', 'ann'), await enter('session', 'ann', safari)];
  const bob = await enter('accounts', 'bob');
  expect((await ask(here, 'POST', 'logins/end-others')).status).toBe(204);
  expect([await holds(here), await holds(there), await holds(bob)]).toEqual([true, false, true]);
  expect((await ask(here, 'POST', 'logins/end-others')).status).toBe(204);
  // The second had nothing to end.
  const noted = (await server.parts.audit.list(500)).filter(({ what }) => what === 'other-logins-ended');
  expect(noted).toMatchObject([{ who: 'ann@example.net', count: 1 }]);
});

describe('Changing the password', () => {
  test('keeps this login and ends the others with their streams; from then on the new one counts', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const [here, there] = [await enter('accounts', 'ann'), await enter('session', 'ann', safari)];
    const bob = await enter('accounts', 'bob');
    const stream = await openStream(server, { token: there });
    expect((await change(here, password, 'Changed1')).status).toBe(204);
    expect([await holds(here), await holds(there), await holds(bob)]).toEqual([true, false, true]);
    expect((await stream.next()).name).toBe('ready');
    expect(await stream.next()).toMatchObject({ name: 'end', data: { reason: 'signed-out' } });
    const login = (typed: string) =>
      server.send('POST', '/api/identity/session', { body: { email: 'ann@example.net', password: typed } });
    expect(outcome(await login(password))).toEqual([401, 'wrong-password']);
    expect((await login('Changed1')).status).toBe(200);
    expect(await trailOf('ann')).toContain('password-changed');
  });

  test('takes the old one only, as often as a login, and a new one as at registration', async () => {
    const here = await enter('accounts', 'ann');
    expect(outcome(await change(here, password, 'short1'))).toEqual([400, 'weak-password']);
    for (let tries = 0; tries < 3; tries += 1)
      expect(outcome(await change(here, 'Guessed1', 'Changed1'))).toEqual([401, 'wrong-password']);
    const stopped = await change(here, password, 'Changed1');
    expect(outcome(stopped)).toEqual([429, 'too-many-requests']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(await trailOf('ann')).not.toContain('password-changed');
    expect(await holds(here)).toBe(true);
  });

  test('counts for one of two that come at the same time', async () => {
    const here = await enter('accounts', 'ann');
    const both = await Promise.all([change(here, password, 'Changed1'), change(here, password, 'Changed2')]);
    expect(both.map(outcome).toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [204, undefined],
      [401, 'wrong-password'],
    ]);
  });

  test('renews the cookie of an own device, by which its failures are counted apart', async () => {
    const first = await server.send('POST', '/api/identity/accounts', {
      body: { email: 'ann@example.net', password },
    });
    const cookies = (answer: Reply) => [answer.headers['set-cookie']].flat().map(String);
    const deviceOf = (answer: Reply) => cookies(answer).find((one) => one.startsWith('device='))!;
    const token = first.body['token']!;
    const body = { oldPassword: password, newPassword: 'Changed1' };
    const cookie = `${sessionHeaders(token)['cookie']}; ${deviceOf(first).split(';')[0]}`;
    const answer = await server.send('PUT', '/api/identity/password', { token, body, cookie });
    const renewed = deviceOf(answer);
    expect(renewed).toContain('Max-Age=34560000');
    const account = (await server.parts.accounts.byEmail('ann@example.net'))!;
    const { devices } = server.parts;
    expect(devices.deviceOf(renewed.split(/[=;]/)[1], account)).toMatch(/\S/);
    expect(devices.deviceOf(deviceOf(first).split(/[=;]/)[1], account)).toBeNull();
  });

  test('leaves no cookie of the device on a shared computer', async () => {
    const here = await enter('accounts', 'ann');
    await ask(here, 'PUT', 'session/device', { use: 'shared' });
    const answer = await change(here, password, 'Changed1');
    expect(String(answer.headers['set-cookie'])).toMatch(/^device=;.* Expires=Thu, 01 Jan 1970/);
  });
});
