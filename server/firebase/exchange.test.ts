import { UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchangeHolds } from '@/shared/domain/auth/firebaseLogin';
import { readReminderChoices, writeReminderChoices } from '../data/reminders/reminderChoices';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { startTime as time, startFirebaseServer, type FirebaseServer } from '@/testing/server/firebaseServer';

const minute = 60_000;
let firebase: FirebaseServer;
let { google, server, post, exchange, outbox, statusOf } = {} as FirebaseServer;
beforeEach(async () => {
  firebase = await startFirebaseServer();
  ({ google, server, post, exchange, outbox, statusOf } = firebase);
});
afterEach(() => firebase.close());

const accounts = () => server.parts.accounts;

describe('a token of the project', () => {
  test('is exchanged for a login of the server, which knows its person from then on', async () => {
    google.entries['ada'] = { role: 'admin', name: ' Ada  Byron ' };
    const login = await exchange('ada');
    expect(login).toMatchObject({
      status: 200,
      body: { uid: 'ada', email: 'ada@example.net', role: 'admin', addressProved: true },
    });
    expect(login.body['document']).toMatchObject({ name: 'Ada Byron', role: 'admin' });
    expect(login.headers['set-cookie']).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly/);
    expect(await accounts().byUid('ada')).toMatchObject({
      email: 'ada@example.net',
      passwordHash: '',
      addressProvedAt: time,
      name: 'Ada Byron',
    });
    const { token } = login.body;
    expect((await server.send('GET', '/api/identity/me', { token })).body).toMatchObject({
      uid: 'ada',
      token,
    });
    expect((await server.send('GET', '/api/identity/logins', { token })).status).toBe(200);
    const device = { token, body: { use: 'shared' } };
    expect((await server.send('PUT', '/api/identity/session/device', device)).status).toBe(204);
    for (let n = 0; n < 3; n += 1) expect(await statusOf(login)).toBe(200);
    expect(google.asked).toBe(1);
    expect((await server.send('DELETE', '/api/identity/session', { token })).status).toBe(204);
    expect(await statusOf(login)).toBe(401);
  });

  test('is no login by itself: only the session counts', async () => {
    await exchange('ada');
    const token = await google.sign('ada');
    expect((await server.send('GET', '/api/outbox', { token })).status).toBe(401);
  });

  test('lets administrators in, other roles and people without a document not', async () => {
    expect(await statusOf(await exchange('ada'))).toBe(200);
    for (const uid of ['lee', 'bob', 'nobody'])
      expect(await outbox(await exchange(uid))).toMatchObject({
        status: 403,
        body: { code: 'permission-denied' },
      });
  });

  test('brings a role only for the verified address of the document', async () => {
    expect(await statusOf(await exchange('ada', undefined, { email_verified: false }))).toBe(403);
    expect(await accounts().byUid('ada')).toMatchObject({ addressProvedAt: null });
    expect(await statusOf(await exchange('ada', undefined, { email: 'mallory@example.net' }))).toBe(403);
    expect(await statusOf(await exchange('ada', undefined, { email: 'ADA@example.net' }))).toBe(200);
  });

  test('brings no role of its own, and none that there is not', async () => {
    google.entries['bob'] = { role: 'owner' };
    expect(await statusOf(await exchange('bob'))).toBe(403);
    google.entries['bob'] = { role: 'user' };
    expect(await statusOf(await exchange('bob', undefined, { role: 'admin' }))).toBe(403);
  });

  test.each<[string, (right: string) => Promise<string> | string]>([
    ['is rubbish', () => 'rubbish'],
    ['is not signed', () => new UnsecuredJWT(google.claimsOf('ada')).encode()],
    [
      'is more than an hour old',
      () => google.sign('ada', { iat: time / 1000 - 3700, exp: time / 1000 + 60 }),
    ],
    ['has ended', () => google.sign('ada', { exp: time / 1000 - 60 })],
    ['is of another project', () => google.sign('ada', { aud: 'other' })],
    ['was altered', (right) => `${right.slice(0, -4)}AAAA`],
  ])('is refused where it %s', async (_, make) => {
    const answer = await post(await make(await google.sign('ada')));
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' }, cookie: undefined });
    expect(google.asked).toBe(0);
    expect(await accounts().list()).toEqual([]);
  });

  test('signs nobody out while the project does not answer', async () => {
    const login = await exchange('ada');
    google.answers = false;
    const unavailable = { status: 503, body: { code: 'unavailable' } };
    expect(await exchange('ada', login)).toMatchObject(unavailable);
    expect(await statusOf(login)).toBe(200);
    await google.stop();
    expect(await exchange('ada', login)).toMatchObject(unavailable);
  });
});

describe('an exchange in a login that there is', () => {
  test('goes on with it, and brings the role and the address of today', async () => {
    const login = await exchange('bob');
    google.entries['bob'] = { role: 'admin', email: 'robert@example.net' };
    const again = await exchange('bob', login, { email: 'robert@example.net' });
    expect(again).toMatchObject({ status: 200, cookie: login.cookie });
    expect(again.body).toMatchObject({
      token: login.body['token'],
      role: 'admin',
      email: 'robert@example.net',
    });
    expect(await statusOf(login)).toBe(200);
    google.entries['bob'] = { role: 'user', email: 'robert@example.net' };
    await exchange('bob', login, { email: 'robert@example.net' });
    expect(await statusOf(login)).toBe(403);
    expect(await accounts().list()).toHaveLength(1);
    expect(await server.parts.sessions.of('bob', time)).toHaveLength(1);
  });

  test('of another user ends that one', async () => {
    const first = await exchange('bob');
    const second = await exchange('lee', first);
    expect(second.body).toMatchObject({ uid: 'lee' });
    expect(await statusOf(first)).toBe(401);
  });

  test('begins another one where it has ended', async () => {
    const login = await exchange('bob');
    await server.send('DELETE', '/api/identity/session', { token: login.body['token'] });
    const again = await exchange('bob', login);
    expect(again.status).toBe(200);
    expect(again.cookie).not.toBe(login.cookie);
  });

  test('ends all others and the reminders once the address is verified: until then it may have been another person', async () => {
    const stranger = await exchange('bob', undefined, { email_verified: false });
    const { database } = server.parts;
    await database.write((queries) =>
      writeReminderChoices(queries, 'bob', { ...noReminders, eventDay: true }, time),
    );
    const early = await google.sign('bob', { email_verified: false });
    server.elapse(2000);
    const owner = await exchange('bob');
    expect(owner.status).toBe(200);
    expect(await statusOf(stranger)).toBe(401);
    expect(await readReminderChoices(database.read, 'bob')).toMatchObject({ eventDay: false });
    const other = await exchange('bob');
    expect(await statusOf(owner)).toBe(403);
    expect(await statusOf(other)).toBe(403);
    // Nor does the stranger come back with a token from before.
    google.accept('bob', early);
    expect(await post(early)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
    expect(await accounts().byUid('bob')).toMatchObject({ addressProvedAt: time + 2000 });
  });

  test('keeps it for a day, however much it is used; without one it ends', async () => {
    const login = await exchange('ada');
    for (let hours = 0; hours < 23; hours += 1) {
      server.elapse(60 * minute);
      expect(await statusOf(login)).toBe(200);
    }
    await exchange('ada', login);
    server.elapse(exchangeHolds - 1);
    expect(await statusOf(login)).toBe(200);
    server.elapse(1);
    expect(await statusOf(login)).toBe(401);
  });

  test('lasts no longer on a shared computer than there', async () => {
    const login = await exchange('ada');
    const { token } = login.body;
    await server.send('PUT', '/api/identity/session/device', { token, body: { use: 'shared' } });
    const again = await exchange('ada', login);
    expect(again.headers['set-cookie']).not.toMatch(/Max-Age/);
    server.elapse(17 * minute);
    expect(await statusOf(login)).toBe(401);
  });

  test('after the clock was set back lasts a day as well', async () => {
    server.turnClock(300 * 24 * 60 * minute);
    const login = await exchange('ada');
    server.turnClock(-300 * 24 * 60 * minute);
    await server.parts.sessions.tidy(server.parts.now());
    server.elapse(exchangeHolds);
    expect(await statusOf(login)).toBe(401);
  });

  test('stays ended where its person ended it from elsewhere, and only that one', async () => {
    const claims = (second: number) => ({ auth_time: time / 1000 - second });
    const [here, phone, old] = [claims(10), claims(20), claims(30)];
    const own = await exchange('bob', undefined, here);
    const lost = await exchange('bob', undefined, phone);
    const { token } = own.body;
    const end = async (method: 'DELETE' | 'POST', path: string) =>
      expect((await server.send(method, `/api/identity/logins/${path}`, { token })).status).toBe(204);
    const sessions = await server.parts.sessions.of('bob', time);
    const ids = JSON.parse((await server.send('GET', '/api/identity/logins', { token })).text) as {
      logins: { id: string; isThisOne: boolean }[];
    };
    expect(sessions).toHaveLength(2);
    await end('DELETE', ids.logins.find(({ isThisOne }) => !isThisOne)!.id);
    expect((await exchange('bob', lost, phone)).status).toBe(401);
    expect((await exchange('bob', own, here)).cookie).toBe(own.cookie);
    expect((await exchange('bob', undefined, old)).status).toBe(200);
    await end('POST', 'end-others');
    expect((await exchange('bob', undefined, old)).status).toBe(401);
    expect((await exchange('bob', undefined, claims(5))).status).toBe(401);
    expect((await exchange('bob', own, here)).cookie).toBe(own.cookie);
    expect((await exchange('bob', undefined, claims(-1))).status).toBe(200);
  });
});
