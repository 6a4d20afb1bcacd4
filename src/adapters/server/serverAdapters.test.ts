import { afterEach, describe, expect, test } from 'vitest';
import type { Identity, IdentityState } from '../../ports/identity';
import { describeIdentity } from '../../ports/identity.contract';
import { describeUserDirectory } from '../../ports/userDirectory.contract';
import type { SendRequest } from './serverCalls';
import { makeTestEnvironment, unreachable, type TestEnvironment } from '@/testing/adapters/serverEnvironment';
import { createServerUserDirectory } from './userDirectory';
import { readDocument } from '@/shared/contract/operations/users';

describeIdentity('The app’s own server', async () => {
  const testEnvironment = await makeTestEnvironment();
  return {
    ...testEnvironment,
    setReachable: (reachable) => void (testEnvironment.network = reachable ? fetch : unreachable),
    async mailedCode() {
      await testEnvironment.server.parts.background.settled();
      return testEnvironment.server.mails.at(-1)!.text.split('#code=')[1]!.split('\n')[0]!;
    },
  };
});

describeUserDirectory('The app’s own server', async () => {
  // A server that others can reach, so that it is no demonstration.
  const testEnvironment = await makeTestEnvironment({ HOST: '0.0.0.0' });
  return {
    device() {
      const { identity, call } = testEnvironment.device();
      return { identity, directory: createServerUserDirectory({ call, identity }) };
    },
    setReachable: (reachable) => void (testEnvironment.network = reachable ? fetch : unreachable),
    end: testEnvironment.end,
  };
});

describe('the adapters of the app’s own server', () => {
  let testEnvironment: TestEnvironment;
  afterEach(() => testEnvironment.end());

  const email = 'ada@example.net';
  const password = 'Correct1';
  function follow(identity: Identity) {
    const states: IdentityState['kind'][] = [];
    identity.onStateChange(({ kind }) => states.push(kind));
    return states;
  }
  const answers =
    (status: number, body: string, type = 'application/json', headers = {}): SendRequest =>
    async () =>
      new Response(body, { status, headers: { 'content-type': type, ...headers } });

  test.each([
    ['a fault of the server', answers(500, '{"error":"x","code":"internal"}')],
    ['a server that is busy', answers(503, '{"error":"x","code":"unavailable"}')],
    ['a proxy without a server', answers(502, '<h1>Bad gateway</h1>', 'text/html')],
    ['a café’s login page', answers(200, '<h1>Welcome</h1>', 'text/html')],
    ['a page that is not there', answers(404, '<h1>Not found</h1>', 'text/html')],
    ['an empty answer', answers(200, '')],
    ['an answer of another shape', answers(200, '{"uid":5}')],
    ['a limit', answers(429, '{"error":"x","code":"too-many-requests"}')],
    ['no answer at all', unreachable],
  ])('do not take %s for a sign-out', async (_, network) => {
    testEnvironment = await makeTestEnvironment();
    const device = testEnvironment.device();
    await device.identity.createAccount(email, password);
    testEnvironment.network = network;
    const again = device.reload();
    const states = follow(again);
    await expect.poll(() => states).toEqual(['unreachable']);
    expect(await again.idToken()).toMatch(/\S/);
  });

  test('give a token to the user who asked, not to one who has logged in in another tab', async () => {
    testEnvironment = await makeTestEnvironment();
    const device = testEnvironment.device();
    const { uid } = await device.identity.createAccount(email, password);
    const first = device.reload();
    expect(await first.idToken(uid)).toMatch(/\S/);
    await device.reload().createAccount('george@example.net', password);
    expect(await first.idToken(uid)).toBeNull();
    expect(await first.idToken()).toMatch(/\S/);
  });

  test('learn by a refused request that the login was ended elsewhere', async () => {
    testEnvironment = await makeTestEnvironment();
    const { identity, call } = testEnvironment.device();
    const { uid } = await identity.createAccount(email, password);
    const states = follow(identity);
    await expect.poll(() => states).toEqual(['signed-in']);
    await testEnvironment.server.parts.sessions.endAll(uid);
    const token = (await identity.idToken())!;
    const asked = await Promise.all([1, 2, 3].map(() => call(readDocument, { params: { uid } }, { token })));
    expect(asked).toMatchObject([{ code: 'signed-out' }, { code: 'signed-out' }, { code: 'signed-out' }]);
    await expect.poll(() => states).toEqual(['signed-in', 'signed-out']);
    expect(await identity.idToken()).toBeNull();
  });

  test('log in by one request, that brings the entry of the directory along', async () => {
    testEnvironment = await makeTestEnvironment();
    const first = testEnvironment.device();
    const { uid } = await first.identity.createAccount(email, password);
    const directory = createServerUserDirectory({ call: first.call, identity: first.identity });
    const document = await directory.create(uid, {
      email,
      role: 'user',
      createdAt: '2026-11-21T09:00:00.000Z',
    });
    const { identity, requests } = testEnvironment.device();
    expect(await identity.signIn(email, password)).toEqual({ uid, email, document });
    expect(requests).toEqual(['POST /api/identity/session']);
  });

  test('give up on a server that does not answer for ten seconds', async () => {
    testEnvironment = await makeTestEnvironment();
    const { identity } = testEnvironment.device();
    testEnvironment.network = (_address, options) =>
      new Promise((_resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const outcome = identity.signIn(email, password).catch((error: unknown) => error);
    testEnvironment.clock.pass(9_999);
    expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe('still waiting');
    testEnvironment.clock.pass(1);
    expect(await outcome).toMatchObject({ code: 'unreachable' });
  });

  test.each([
    ['540', 540],
    ['', undefined],
    ['-1', undefined],
    ['Sat, 21 Nov 2026 10:00:00 GMT', undefined],
  ])('report a limit with retry-after "%s" as %s seconds', async (retryAfter, retryAfterSeconds) => {
    testEnvironment = await makeTestEnvironment();
    const { identity } = testEnvironment.device();
    const body = '{"error":"x","code":"too-many-requests"}';
    testEnvironment.network = answers(429, body, 'application/json', { 'retry-after': retryAfter });
    const refusal = { code: 'too-many-requests', retryAfterSeconds };
    await expect(identity.signIn(email, password)).rejects.toMatchObject(refusal);
    await expect(identity.createAccount(email, password)).rejects.toMatchObject(refusal);
    await expect(identity.sendPasswordReset(email)).rejects.toMatchObject(refusal);
    await expect(identity.confirmPasswordReset('code', password)).rejects.toMatchObject(refusal);
  });

  test('report a server error as temporary', async () => {
    testEnvironment = await makeTestEnvironment();
    const { identity } = testEnvironment.device();
    testEnvironment.network = answers(500, '{"error":"x","code":"internal"}');
    await expect(identity.signIn(email, password)).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('tolerate a device clock that is a day wrong', async () => {
    testEnvironment = await makeTestEnvironment();
    testEnvironment.clock.pass(24 * 60 * 60_000);
    const { identity, requests } = testEnvironment.device();
    await identity.createAccount(email, password);
    requests.length = 0;
    expect(await identity.idToken()).toMatch(/\S/);
    expect(requests).toEqual([]);
  });

  test('take over a login and a logout in another tab', async () => {
    testEnvironment = await makeTestEnvironment();
    const here = testEnvironment.device();
    const states = follow(here.identity);
    await expect.poll(() => states).toEqual(['signed-out']);
    const there = here.reload();
    const account = await there.createAccount(email, password);
    expect(states).toEqual(['signed-out', 'signed-in']);
    expect(await here.identity.idToken()).toBe(await there.idToken());
    expect(here.currentUser.get()?.id).toBe(account.uid);
    await there.signOut();
    expect(states).toEqual(['signed-out', 'signed-in', 'signed-out']);
    expect(await here.identity.idToken()).toBeNull();
  });

  test('say that nobody stays logged in where the browser keeps no cookies', async () => {
    testEnvironment = await makeTestEnvironment();
    const { identity, requests } = testEnvironment.device({ cookies: false });
    await expect(identity.createAccount(email, password)).rejects.toMatchObject({ code: 'cookies-refused' });
    await expect(identity.signIn(email, password)).rejects.toMatchObject({ code: 'cookies-refused' });
    expect(requests).toEqual([]);
  });

  test('do not log in again when a response arrives after a logout', async () => {
    testEnvironment = await makeTestEnvironment();
    const device = testEnvironment.device();
    await device.identity.createAccount(email, password);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    testEnvironment.network = async (address, options) => {
      const answer = await fetch(address, options);
      if (address.endsWith('/me')) await gate;
      return answer;
    };
    const identity = device.reload();
    const states = follow(identity);
    await expect.poll(() => device.requests.at(-1)).toBe('GET /api/identity/me');
    await identity.signOut();
    release();
    expect(await identity.idToken()).toBeNull();
    expect(states).toEqual(['signed-out']);
  });

  test.each(['', 'rubbish', 'a.b.c', `x.${btoa('{"sub":"somebody else","iat":1,"exp":9999999999}')}.y`])(
    'check a stored user with the token "%s" instead of believing it',
    async (token) => {
      testEnvironment = await makeTestEnvironment();
      const device = testEnvironment.device();
      device.currentUser.set({ id: 'u', username: email, email, role: 'admin', token, lastLogin: '' });
      const again = device.reload();
      const states = follow(again);
      await expect.poll(() => states).toEqual(['signed-out']);
      expect(await again.idToken()).toBeNull();
    },
  );

  test('refuse the directory to a made-up token', async () => {
    testEnvironment = await makeTestEnvironment();
    const { call } = testEnvironment.device();
    const directory = createServerUserDirectory({ call, identity: { idToken: async () => 'made.up.token' } });
    await expect(directory.read('1')).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('report that an administrator was granted in a demonstration', async () => {
    testEnvironment = await makeTestEnvironment();
    const { identity, call } = testEnvironment.device();
    const { uid } = await identity.createAccount(email, password);
    const directory = createServerUserDirectory({ call, identity });
    const document = { email, role: 'admin', createdAt: '2026-11-21T09:00:00.000Z' } as const;
    expect((await directory.create(uid, document)).role).toBe('admin');
  });
});
