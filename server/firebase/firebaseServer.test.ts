import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { startTime as time, startFirebaseServer, type FirebaseServer } from '@/testing/server/firebaseServer';
import { sending, startTestServer, type Reply } from '@/testing/server/testServer';

let firebase: FirebaseServer;
let { google, server, post, exchange, statusOf } = {} as FirebaseServer;
beforeEach(async () => {
  firebase = await startFirebaseServer();
  ({ google, server, post, exchange, statusOf } = firebase);
});
afterEach(() => firebase.close());

async function restart(environment: Record<string, string>): Promise<void> {
  await firebase.restart(environment);
  ({ server } = firebase);
}
const accounts = () => server.parts.accounts;

describe('the owner of an address', () => {
  test('is decided by the project: an earlier account gives way, with its data, its logins and its role', async () => {
    const earlier = await exchange('ada');
    google.entries['fresh'] = { role: 'user', email: 'ada@example.net' };
    const login = await exchange('fresh', undefined, { email: 'Ada@example.net' });
    expect(login.body).toMatchObject({ uid: 'fresh', email: 'Ada@example.net' });
    expect(await accounts().byEmail('ada@example.net')).toMatchObject({ uid: 'fresh' });
    expect(await statusOf(earlier)).toBe(401);
    expect(await accounts().byUid('ada')).toMatchObject({ email: 'ada@example.net', addressProvedAt: null });
    expect(await accounts().document('ada')).toMatchObject({ role: 'user' });
  });

  test('may change hands between two accounts that both stay', async () => {
    await exchange('bob');
    await exchange('lee', undefined, { email: 'bob@example.net' });
    await exchange('bob', undefined, { email: 'lee@example.net' });
    expect(await accounts().byEmail('bob@example.net')).toMatchObject({ uid: 'lee' });
    expect(await accounts().byEmail('lee@example.net')).toMatchObject({ uid: 'bob' });
  });
});

describe('a role that an operator gives', () => {
  const give = (role: 'user' | 'admin', holds = role) => {
    const change = { uid: 'bob', email: 'bob@example.net', was: 'user', role } as const;
    return server.parts.roles.storeFirebaseRole(
      { change, now: { uid: 'bob', role: holds } },
      server.parts.now(),
    );
  };

  test('counts at the next request of a logged-in user', async () => {
    const login = await exchange('bob');
    await give('admin');
    expect(await statusOf(login)).toBe(200);
    await give('user');
    expect(await statusOf(login)).toBe(403);
    await give('admin', 'user');
    expect(await statusOf(login)).toBe(403);
  });

  test('is not undone by an exchange that has read the earlier one', async () => {
    google.entries['bob'] = { role: 'admin' };
    const login = await exchange('bob');
    let isFirst = true;
    google.onRead = async () => {
      if (!isFirst) return;
      isFirst = false;
      google.entries['bob'] = { role: 'user' };
      await give('user');
    };
    await exchange('bob', login);
    expect(await statusOf(login)).toBe(403);
  });

  test('is only recorded for a user who has never been here', async () => {
    await give('admin');
    expect(await accounts().list()).toEqual([]);
  });
});

describe('a flood of exchanges', () => {
  test('with bad tokens is stopped, and stops nobody who has a good one', async () => {
    let status = 0;
    for (let n = 0; n < 200 && status !== 429; n += 1) ({ status } = await post('rubbish'));
    expect(status).toBe(429);
    expect((await exchange('bob')).status).toBe(200);
  });

  test('of one person is stopped before the project is asked, and stops nobody else', async () => {
    let last = await exchange('bob');
    for (let n = 0; n < 100 && last.status !== 429; n += 1) last = await exchange('bob', last);
    expect(last).toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
    expect(google.asked).toBe(60);
    expect((await exchange('lee')).status).toBe(200);
    server.elapse(10_000);
    expect((await exchange('bob')).status).toBe(200);
  });
});

test('routes with a password of the server are missing, and no password is right', async () => {
  await restart({ DATA: 'server' });
  const login = await exchange('ada');
  const { token } = login.body;
  const password = { password: '', oldPassword: '', newPassword: 'Correct1' };
  for (const [method, path] of [
    ['POST', 'identity/session'],
    ['POST', 'identity/accounts'],
    ['POST', 'identity/password-reset'],
    ['POST', 'identity/password'],
    ['PUT', 'identity/password'],
    ['POST', 'identity/address/code'],
    ['PUT', 'identity/address'],
    ['POST', 'identity/deletion'],
    ['GET', 'me/deletion'],
    ['POST', 'identity/calendar-feed'],
    ['GET', 'me/calendar-feed'],
    ['PUT', 'accounts/ada/role'],
    ['GET', 'users/ada'],
  ] as const) {
    const options = method === 'GET' ? { token } : { token, body: { email: 'ada@example.net', ...password } };
    const { status } = await server.send(method, `/api/${path}`, options);
    // 405: there is something else at this address.
    expect([method, path, status]).toEqual([method, path, path.endsWith('session') ? 405 : 404]);
  }
  expect(await server.parts.passwords.isRight('', '')).toBe(false);
});

test('a server that keeps its accounts itself exchanges nothing', async () => {
  await server.close();
  firebase.server = await startTestServer();
  expect((await exchange('ada')).status).toBe(404);
});

describe('with DATA=server', () => {
  beforeEach(async () => {
    await restart({ DATA: 'server', ...sending });
  });

  test('people’s data is on the server, users see their own, and administrators see everybody’s', async () => {
    const [bob, ada] = [await exchange('bob'), await exchange('ada')];
    const record = {
      id: 'one',
      title: 'Podiatrist',
      start: '2026-12-01T10:00:00.000Z',
      end: '2026-12-01T11:00:00.000Z',
    };
    const body = {
      record: { ...record, location: '', description: '', allDay: false, userId: '' },
      overlapAgreed: true,
    };
    const as = (login: Reply) => ({ token: login.body['token'] });
    expect((await server.send('PUT', '/api/appointments/one', { ...as(bob), body })).status).toBe(201);
    expect((await server.send('GET', '/api/appointments?limit=10', as(bob))).text).toContain('Podiatrist');
    expect((await server.send('GET', '/api/appointments?limit=10', as(ada))).text).not.toContain(
      'Podiatrist',
    );
    expect((await server.send('GET', '/api/me/data', as(bob))).text).toContain('Podiatrist');
    const { text } = await server.send('GET', '/api/accounts', as(ada));
    expect(text).toContain('bob@example.net');
    expect((await server.send('DELETE', '/api/accounts/bob', as(ada))).status).toBe(200);
    expect((await server.send('GET', '/api/identity/me', as(bob))).status).toBe(401);
    // The project still has the account: its person may come back, without anything.
    server.elapse(1);
    const back = await exchange('bob');
    expect((await server.send('GET', '/api/appointments?limit=10', as(back))).text).not.toContain(
      'Podiatrist',
    );
  });

  test('reminders are for people whose address is verified', async () => {
    const body = { ...noReminders, eventDay: true };
    const wish = async (login: Reply) =>
      server.send('PUT', '/api/me/reminders', { token: login.body['token'], body });
    expect(await wish(await exchange('bob', undefined, { email_verified: false }))).toMatchObject({
      status: 409,
      body: { code: 'address-not-proved' },
    });
    expect((await wish(await exchange('bob'))).status).toBe(200);
    await accounts().stopReminders('bob', time);
    expect((await wish(await exchange('bob'))).status).toBe(200);
  });

  test('logins of accounts that the server kept before end when a project keeps them, and the other way round', async () => {
    await exchange('bob');
    const { secret } = await server.parts.sessions.start('bob', time, { shared: false, device: '' });
    expect(await server.parts.sessions.find(secret, time)).not.toBeNull();
    await server.parts.sessions.endOfOtherAccounts(true);
    expect(await server.parts.sessions.find(secret, time)).toBeNull();
    expect(await server.parts.sessions.of('bob', time)).toHaveLength(1);
    await server.parts.sessions.endOfOtherAccounts(false);
    expect(await server.parts.sessions.of('bob', time)).toHaveLength(0);
  });
});
