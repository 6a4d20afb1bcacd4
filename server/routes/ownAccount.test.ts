import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createOutboxMail } from '../mail/outbox';
import { createOutboxReader } from '../mail/outboxReader';
import { appointment, event, record, startCommunityServer } from '@/testing/server/communityServer';
import { checkReferences, tablesNaming } from '@/testing/server/ownedRows';
import { standingRight } from '@/testing/server/standingRight';
import { onPostgres } from '@/testing/server/testDatabase';
import { rawDatabase, runRaw } from '@/testing/server/rawDatabase';

const community = startCommunityServer();
const password = 'Correct1';

afterEach(() => checkReferences(community.server.parts.database.read));

let people = 0;
/** Registers a user. */
async function newUser() {
  people += 1;
  const email = `person${people}@example.net`;
  const remoteAddress = `203.0.113.${people}`;
  const { server } = community;
  const { headers, body } = await server.send('POST', '/api/identity/accounts', {
    body: { email, password },
    remoteAddress,
  });
  const { token, uid } = body as { token: string; uid: string };
  const cookies = [headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, sent?: unknown) =>
    server.send(method, `/api/${path}`, { token, body: sent, remoteAddress, cookie: cookies.join('; ') });
  return { email, token, uid, send };
}

type Person = Awaited<ReturnType<typeof newUser>>;
const leave = ({ send }: Person, typed = password) => send('POST', 'identity/deletion', { password: typed });
const download = async ({ send }: Person) => {
  const answer = await send('GET', 'me/data');
  return { ...answer, data: JSON.parse(answer.text) as Record<string, unknown[]> & { account: object } };
};

/** Everything that the server has on its disk, as text. */
function disk(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

/** The time of the mails that are written from now on, in milliseconds since 1970. */
let mailedAt = Date.UTC(2026, 10, 21);
const mailTo = (to: string, more: object = {}) =>
  createOutboxMail(
    join(community.server.settings.dataFolder, 'outbox'),
    { from: 'site@agebetter.example', replyTo: null },
    () => (mailedAt += 1000),
  ).send({ to, subject: 'Tea on Friday', text: 'Bring a cup.', html: '<p>Bring a cup.</p>', ...more });

test('everything that is kept about a person comes in words that they can read', async () => {
  await community.prepare();
  const { round } = community;
  const ann = await newUser();
  await ann.send('PUT', `resources/${round}/rating`, { rating: 4 });
  await ann.send('PUT', `events/${round}/registration`);
  const saved = { title: 'Bus', detail: 'Transport', savedAt: '2026-11-20T00:00:00.000Z' };
  await ann.send('PUT', 'me/saved/service/3', saved);
  await ann.send('PUT', 'appointments/ann', record(appointment('ann', 3)));
  await community.as('healthcare')(
    'PUT',
    'events/8888',
    record({ ...event(8888), capacity: 1, title: 'Swim' }),
  );
  await community.as('user')('PUT', 'events/8888/registration');
  await ann.send('PUT', 'events/8888/waiting');
  await mailTo(ann.email, { unsubscribe: true });
  await mailTo(ann.email, { isPrivate: true, subject: 'Choose a new password' });
  await mailTo('somebody.else@example.net');

  const { status, headers, data } = await download(ann);
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
  expect(data.account).toMatchObject({ id: ann.uid, email: ann.email, role: 'User' });
  expect(data['logins']).toHaveLength(1);
  expect(data['appointments']).toMatchObject([{ title: 'Podiatrist' }]);
  expect(data['savedForLater']).toEqual([{ kind: 'service', ...saved }]);
  expect(data['placesAtEvents']).toMatchObject([{ event: 'Tea', date: '2026-12-11', location: 'Hall' }]);
  expect(data['waitingLists']).toEqual([{ event: 'Swim', date: '2026-12-11', numberInLine: 1, places: 1 }]);
  expect(data['ratings']).toMatchObject([{ resource: 'Walking', stars: 4 }]);
  expect(data['messagesToYou']).toEqual([]);
  await community.as('user')('DELETE', 'events/8888/registration');
  expect((await download(ann)).data['messagesToYou']).toMatchObject([
    { about: 'place', event: 'Swim', state: 'due' },
  ]);
  expect(data['emailsToYou']).toMatchObject([
    { subject: 'Tea on Friday', text: expect.stringContaining('Bring a cup.') as string },
    // A link in it would let the finder of an open browser choose a new password.
    { subject: 'Choose a new password', text: null },
  ]);
  expect(data['auditTrail']).toMatchObject([{ what: 'Registered', count: 1 }]);
});

test('nobody downloads another user’s data', async () => {
  await community.as('user')('PUT', 'appointments/georges', record(appointment('georges', 5)));
  const { data } = await download(await newUser());
  expect(data['appointments']).toEqual([]);
  expect(JSON.stringify(data)).not.toContain('example.org');
});

test('an account that is deleted leaves nothing on the disk that names the person', async () => {
  await community.prepare();
  const { round, server } = community;
  const ann = await newUser();
  const [first, second] = [await newUser(), await newUser()];
  await ann.send('PUT', `resources/${round}/rating`, { rating: 1 });
  await first.send('PUT', `resources/${round}/rating`, { rating: 5 });
  const id = `9${round}`;
  await community.as('healthcare')('PUT', `events/${id}`, record({ ...event(Number(id)), capacity: 1 }));
  await ann.send('PUT', `events/${id}/registration`);
  await second.send('PUT', `events/${id}/waiting`);
  await ann.send('PUT', 'appointments/leaving', record(appointment('leaving', 3)));
  const saved = { title: 'Ann’s bus', detail: '', savedAt: '2026-11-20T00:00:00.000Z' };
  await ann.send('PUT', 'me/saved/service/3', saved);
  await mailTo(ann.email, { unsubscribe: true });
  await mailTo(ann.email.toUpperCase(), { isPrivate: true });

  expect(await tablesNaming(server.parts.database.read, ann.uid)).toEqual(
    expect.arrayContaining(['records', 'taken_blocks', 'saved_items', 'sessions', 'latest_changes']),
  );

  const answer = await leave(ann);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ makesBackups: false, lastBackupGoesAt: null });
  const resource = JSON.parse((await community.as('user')('GET', `resources/${round}`)).text);
  expect(resource.record).toMatchObject({ ratingCount: 1, averageRating: 5 });
  const places = JSON.parse((await second.send('GET', 'registrations')).text);
  expect(places).toEqual({ registered: [Number(id)], waiting: [], pairs: [] });
  const login = { email: ann.email, password };
  expect((await server.send('POST', '/api/identity/session', { body: login })).status).toBe(401);
  expect((await ann.send('GET', 'me/data')).status).toBe(401);

  const { folder, settings, parts } = server;
  expect(await tablesNaming(parts.database.read, ann.uid)).toEqual([]);
  expect(await createOutboxReader(join(settings.dataFolder, 'outbox')).list(100)).toMatchObject({
    mails: expect.not.arrayContaining([expect.objectContaining({ to: ann.email })]) as unknown[],
  });
  // SQLite's freed pages may still hold deleted data: these are the files as a backup has them.
  if (!onPostgres) {
    rawDatabase(parts).pragma('wal_checkpoint(TRUNCATE)');
    rawDatabase(parts).exec('VACUUM');
    rawDatabase(parts).pragma('wal_checkpoint(TRUNCATE)');
  }
  expect(disk(folder).toLowerCase()).not.toContain(ann.email);
  const rows = await runRaw(parts, sql`SELECT what, email FROM audit WHERE uid = ${ann.uid} ORDER BY id`);
  expect(rows).toMatchObject([
    { what: 'registered', email: ann.uid },
    { what: 'account-deleted', email: ann.uid },
  ]);
});

test('a wrong password deletes nothing, and too many of them have to wait', async () => {
  const ann = await newUser();
  for (let tries = 0; tries < 10; tries += 1)
    expect((await leave(ann, 'Guessed1')).body['code']).toBe('wrong-password');
  const stopped = await leave(ann);
  expect(stopped.status).toBe(429);
  expect(stopped.body['error']).toMatch(/too many tries\. Please wait/);
  expect((await ann.send('GET', 'me/data')).status).toBe(200);
});

test('the only administrator cannot leave, and one of two can', async () => {
  const { server } = community;
  const admin = (path: string, body?: object) => community.as('admin')(body ? 'POST' : 'GET', path, body);
  expect(JSON.parse((await admin('me/deletion')).text)).toMatchObject({ isLastAdministrator: true });
  const refused = await admin('identity/deletion', { password: server.password });
  expect(refused.status).toBe(403);
  expect(refused.body['error']).toMatch(
    /^You are the only administrator\. First give somebody else that role/,
  );
  const ann = await newUser();
  await community.as('admin')('PUT', `accounts/${ann.uid}/role`, { role: 'admin' });
  expect((await leave(ann)).status).toBe(200);
});

test('two last administrators who leave at the same time leave one behind', async () => {
  const server = community.server;
  const ann = await newUser();
  await community.as('admin')('PUT', `accounts/${ann.uid}/role`, { role: 'admin' });
  const sample = (await server.parts.accounts.byEmail('admin@example.org'))!;
  const { deletion } = server.parts;
  const results = await Promise.allSettled(
    [ann.uid, sample.uid].map((uid) => deletion!.run(uid, standingRight(uid))),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('the server itself records that an administrator deleted an account', async () => {
  const ann = await newUser();
  expect((await community.as('admin')('DELETE', `accounts/${ann.uid}`)).status).toBe(200);
  // The page reports it as well, as where the list is all that there is.
  await community.as('admin')('POST', 'audit', { what: 'users-deleted', count: 1 });
  const { entries } = JSON.parse((await community.as('admin')('GET', 'audit')).text) as {
    entries: { who: string; what: string; count: number }[];
  };
  expect(entries).toContainEqual(
    expect.objectContaining({ who: 'admin@example.org', what: 'accounts-deleted', count: 1 }),
  );
  expect(entries).toContainEqual(expect.objectContaining({ who: ann.uid, what: 'account-deleted' }));
  expect(entries.map(({ what }) => what)).not.toContain('users-deleted');
});

test('a write during the deletion of the account is not kept', async () => {
  const ann = await newUser();
  const [left, ...written] = await Promise.all([
    leave(ann),
    ...Array.from({ length: 20 }, (_, index) =>
      ann.send('PUT', `appointments/late-${index}`, record(appointment(`late-${index}`, 4))),
    ),
  ]);
  expect(left.status).toBe(200);
  expect(written.map(({ status }) => status)).toEqual(
    written.map(() => expect.toBeOneOf([201, 401]) as number),
  );
  const { read } = community.server.parts.community!.database;
  const kept = await read.selectFrom('records').selectAll().where('owner', '=', ann.uid).execute();
  const answers = await read.selectFrom('answers').selectAll().where('uid', '=', ann.uid).execute();
  expect([...kept, ...answers]).toEqual([]);
});
