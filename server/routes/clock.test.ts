import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;

/** How far the clock is set, one after the other, from where it was. */
const turns = {
  'a month back': [-month],
  'a month forward': [month],
  'a month forward and back': [month, -month],
  'a month back and forward': [-month, month],
};
const settings = {
  DATA: 'server',
  LOGIN_FAILURES_PER_ADDRESS: '3',
  LOGIN_FAILURES_PER_CLIENT: '6',
  LOGIN_WINDOW_MINUTES: '10',
  REGISTRATIONS_PER_HOUR: '3',
};
const password = 'Correct1';

describe.each(Object.entries(turns))('Where the server’s clock is set %s, nobody waits longer', (_, by) => {
  let server: TestServer;
  let people = 0;
  let token: string | undefined;
  beforeAll(async () => {
    server = await startTestServer(settings);
  });
  afterAll(() => server.close());

  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    remoteAddress: string,
    body?: unknown,
  ) => (await server.send(method, url, { body, token, remoteAddress })).status;
  const newEmail = () => `ann${(people += 1)}@example.net`;
  const identity = '/api/identity';

  /** Logs in a user who has done nothing yet. */
  const newcomer = async (path: 'accounts' | 'session', email: string) => {
    const remoteAddress = `203.0.113.${people % 250}`;
    token = (await server.send('POST', `${identity}/${path}`, { body: { email, password }, remoteAddress }))
      .body['token'];
  };
  const feed = (renews: boolean) =>
    send('POST', `${identity}/calendar-feed`, '192.0.2.6', { password, titles: false, renews });

  interface Limit {
    wait: number;
    /** True if it is one account's, not one client's. */
    ofAccount?: boolean;
    /** Does what is limited. @returns the status. */
    once: () => Promise<number>;
  }
  const limits: Record<string, Limit> = {
    'to register': {
      wait: hour,
      once: () => send('POST', `${identity}/accounts`, '192.0.2.1', { email: newEmail(), password }),
    },
    'to log in': {
      wait: 10 * minute,
      once: () => send('POST', `${identity}/session`, '192.0.2.2', { email: 'nobody@example.net', password }),
    },
    'with a mailed link': {
      wait: 10 * minute,
      once: () => send('POST', `${identity}/password`, '192.0.2.3', { code: 'guess', password }),
    },
    'to ask for a link': {
      wait: hour,
      once: () => send('POST', `${identity}/password-reset`, '192.0.2.4', { email: 'nobody@example.net' }),
    },
    'for a calendar': {
      wait: 15 * minute,
      once: () => send('GET', `/calendar/${'a'.repeat(43)}.ics`, '192.0.2.5'),
    },
    'to download their own data': {
      wait: 30 * second,
      ofAccount: true,
      once: () => send('GET', '/api/me/data', '192.0.2.6'),
    },
    'to write': { wait: second, ofAccount: true, once: () => send('DELETE', '/api/me/saved', '192.0.2.6') },
    'to make a calendar address': { wait: hour, ofAccount: true, once: () => feed(true) },
  };

  test.each(Object.entries(limits))('%s', async (_what, { wait, ofAccount, once }) => {
    const email = newEmail();
    token = undefined;
    if (ofAccount) {
      await newcomer('accounts', email);
      await feed(false);
    }
    for (let i = 0; i < 1000 && (await once()) !== 429; i += 1);
    expect(await once()).toBe(429);
    for (const turn of by) {
      server.turnClock(turn);
      // Used while the clock is wrong, too: logged in as far as that is possible.
      expect([429, 401]).toContain(await once());
    }
    server.elapse(wait);
    if (ofAccount) await newcomer('session', email);
    expect(await once()).not.toBe(429);
  });
});

describe('A login', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ DATA: 'server' });
  });
  afterAll(() => server.close());

  const ann = { email: 'ann@example.net', password };
  const logIn = async (path: 'accounts' | 'session' = 'session') => {
    const answer = await server.send('POST', `/api/identity/${path}`, { body: ann });
    token = answer.body['token']!;
  };
  const asks = async () => (await server.send('GET', '/api/identity/me', { token })).status;

  test('holds where the clock goes back a year, and lasts no longer for it', async () => {
    await logIn('accounts');
    server.turnClock(-12 * month);
    expect(await asks()).toBe(200);
    await server.parts.sessions.tidy(server.parts.now());
    server.elapse(month + day);
    expect(await asks()).toBe(401);
  });

  test('is there again where the clock went forward two months and back, whatever upkeep did meanwhile', async () => {
    await logIn();
    const { sessions } = server.parts;
    server.turnClock(2 * month);
    expect(await asks()).toBe(401);
    await server.parts.sessions.tidy(server.parts.now() - 2 * month);
    server.turnClock(-2 * month);
    expect(await asks()).toBe(200);
    expect(await asks()).toBe(200);
    expect(
      await sessions.of((await server.parts.accounts.byEmail(ann.email))!.uid, server.parts.now()),
    ).not.toEqual([]);
  });

  test('that began while the clock was ahead lasts no longer than any other', async () => {
    server.turnClock(month);
    await logIn();
    const uid = (await server.parts.accounts.byEmail(ann.email))!.uid;
    const code = await server.parts.resets.start(uid, server.parts.now(), true);
    server.turnClock(-month);
    const { sessions, resets, now } = server.parts;
    await sessions.tidy(now());
    await resets.tidy(now());
    expect(await asks()).toBe(200);
    for (const { endsAt } of await sessions.of(uid, now())) expect(endsAt - now()).toBeLessThanOrEqual(month);
    expect((await resets.find(code, now()))?.uid).toBe(uid);
    server.elapse(hour);
    expect(await resets.find(code, now())).toBeNull();
    server.elapse(month);
    expect(await asks()).toBe(401);
  });
});
