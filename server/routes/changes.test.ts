import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { changesKeptFor } from '../data/forgetChanges';
import { type OpenStream, openStream } from '@/testing/server/changeStream';
import {
  appointment,
  event,
  record,
  resource,
  startCommunityServer,
  type Who,
} from '@/testing/server/communityServer';

const community = startCommunityServer({ look: 10, replay: 20 });
const { as, tokenOf } = community;
beforeAll(async () => void (await community.server.app.listen({ port: 0, host: '127.0.0.1' })));

const opened: OpenStream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

/** Opens a stream and waits until it has said all that was missed. */
async function watch(who: Who | 'other', headers: Record<string, string> = {}) {
  const stream = await openStream(community.server, { token: tokenOf(who), headers });
  opened.push(stream);
  return stream;
}
async function watchFromNow(who: Who | 'other') {
  const stream = await watch(who);
  expect((await stream.next()).name).toBe('ready');
  return stream;
}
let writes = 0;
/** Each time with other words: the same once more is no change. */
const addResource = async (id: number) =>
  as('admin')('PUT', `resources/${id}`, record({ ...resource(id), title: `Walking ${(writes += 1)}` }));
const seqNow = async () => Number((await as('visitor')('GET', 'changes')).body['seq']);
const logIn = async (email: string) => {
  const body = { email, password: community.server.password };
  return (await community.server.send('POST', '/api/identity/session', { body })).body['token']!;
};

test('another person’s change arrives, which record and never what it says', async () => {
  const stream = await watchFromNow('visitor');
  const { version } = (await addResource(community.round)).body;
  expect(await stream.next()).toEqual({
    name: 'change',
    id: String(version),
    data: { collection: 'resources', id: String(community.round), version },
  });
});

test('the head says that nothing may keep events back', async () => {
  const { head } = await watch('visitor');
  expect(head.statusCode).toBe(200);
  expect(head.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(head.headers['content-encoding']).toBeUndefined();
});

test('a private change reaches its owner only', async () => {
  const people = ['visitor', 'user', 'other'] as const;
  const since = new Map<string, string>();
  for (const who of people) since.set(who, (await as(who)('GET', 'changes')).body['seq']!);
  const own = await watchFromNow('user');
  const others = await watchFromNow('other');
  const id = `private-${community.round}`;
  await as('user')('PUT', `appointments/${id}`, record(appointment(id, 15)));
  await addResource(community.round);
  expect((await own.next()).data).toMatchObject({ collection: 'appointments', id });
  expect((await own.next()).data).toMatchObject({ collection: 'resources' });
  expect((await others.next()).data).toMatchObject({ collection: 'resources', id: String(community.round) });
  const seen = async (who: (typeof people)[number]) =>
    (await as(who)('GET', `changes?since=${since.get(who)}`)).body['changes'] as unknown as {
      collection: string;
    }[];
  expect((await seen('user')).map(({ collection }) => collection)).toEqual(['appointments', 'resources']);
  expect((await seen('other')).map(({ collection }) => collection)).toEqual(['resources']);
  expect((await seen('visitor')).map(({ collection }) => collection)).toEqual(['resources']);
});

test('private changes of two people that are written together go to one each', async () => {
  const people = ['user', 'other'] as const;
  const streams = [await watchFromNow('user'), await watchFromNow('other')];
  const idOf = (who: string) => `together-${who}-${community.round}`;
  await Promise.all(
    people.map((who) => as(who)('PUT', `appointments/${idOf(who)}`, record(appointment(idOf(who), 17)))),
  );
  await addResource(community.round);
  for (const [at, who] of people.entries()) {
    expect((await streams[at]!.next()).data).toMatchObject({ collection: 'appointments', id: idOf(who) });
    expect((await streams[at]!.next()).data).toMatchObject({ collection: 'resources' });
  }
});

test('missed changes are replayed, then new ones follow', async () => {
  const since = await seqNow();
  await addResource(community.round);
  const stream = await watch('visitor', { 'last-event-id': String(since) });
  expect(await stream.next()).toMatchObject({ name: 'change', id: String(since + 1) });
  expect(await stream.next()).toMatchObject({ name: 'ready', id: String(since + 1) });
  await addResource(community.round);
  expect(await stream.next()).toMatchObject({ name: 'change', id: String(since + 2) });
});

test('a reader who missed more than is kept or replayed, or has a number of another server, reads everything again', async () => {
  const since = await seqNow();
  for (let n = 0; n <= 20; n += 1) await addResource(community.round);
  for (const id of [since, since + 1000, 'nonsense']) {
    const stream = await watch('visitor', { 'last-event-id': String(id) });
    expect(await stream.next()).toMatchObject({ name: 'reset', id: String(since + 21) });
    expect((await stream.next()).name).toBe('ready');
  }
  const answer = await as('visitor')('GET', `changes?since=${since + 1000}`);
  expect(answer.body).toEqual({ changes: [], seq: String(since + 21), reset: true });
});

test('changes as JSON are ids, and the cursor for the next request', async () => {
  const since = await seqNow();
  await addResource(community.round);
  const answer = await as('visitor')('GET', `changes?since=${since}`);
  const id = String(community.round);
  expect(answer.body).toEqual({
    changes: [{ collection: 'resources', id, version: since + 1 }],
    seq: String(since + 1),
    reset: false,
  });
  expect((await as('visitor')('GET', 'changes?since=-1')).status).toBe(400);
  const bad = await community.server.send('GET', '/api/changes', { token: 'bad' });
  expect([bad.status, bad.body['code']]).toEqual([401, 'signed-out']);
});

test('the sixth stream of a login ends its first; another login of the person has its own', async () => {
  const first = await watchFromNow('healthcare');
  const second = await watchFromNow('healthcare');
  for (let n = 0; n < 3; n += 1) await watchFromNow('healthcare');
  opened.push(await openStream(community.server, { token: await logIn('nurse.lee@example.org') }));
  await watchFromNow('healthcare');
  expect(await first.next()).toMatchObject({ name: 'end', data: { reason: 'replaced' } });
  await first.ended;
  await addResource(community.round);
  expect((await second.next()).name).toBe('change');
});

test('a heartbeat comes, and a stream whose login has run out ends at the next one', async () => {
  const token = await logIn('george@example.org');
  const stream = await openStream(community.server, { token });
  opened.push(stream);
  const visitor = await watchFromNow('visitor');
  expect((await stream.next()).name).toBe('ready');
  community.server.elapse(25_000);
  expect((await visitor.next()).name).toBe('heartbeat');
  expect((await stream.next()).name).toBe('heartbeat');
  // As another process does it, an operator's command: this one is not told.
  await community.server.parts.sessions.endBySecret(sessionHeaders(token)['cookie']!.split('=')[1]!);
  community.server.elapse(25_000);
  expect((await stream.next()).name).toBe('heartbeat');
  expect(await stream.next()).toMatchObject({ name: 'end', data: { reason: 'signed-out' } });
  await stream.ended;
});

test('logging out ends the streams of the login at once', async () => {
  const token = await logIn('george@example.org');
  const stream = await openStream(community.server, { token });
  opened.push(stream);
  expect((await stream.next()).name).toBe('ready');
  await community.server.send('DELETE', '/api/identity/session', { token });
  expect(await stream.next()).toMatchObject({ name: 'end', data: { reason: 'signed-out' } });
  await stream.ended;
});

test('another role ends a stream: what may be read is asked for again', async () => {
  const token = await logIn('george@example.org');
  const stream = await openStream(community.server, { token });
  opened.push(stream);
  expect((await stream.next()).name).toBe('ready');
  const { accounts, now } = community.server.parts;
  await accounts.grantRole((await accounts.byEmail('george@example.org'))!, 'healthcare', now());
  community.server.elapse(25_000);
  expect((await stream.next()).name).toBe('heartbeat');
  expect(await stream.next()).toMatchObject({ name: 'end', data: { reason: 'rights-changed' } });
});

test('a HEAD is answered, and opens no stream', async () => {
  const { statusCode } = await community.server.app.inject({
    method: 'HEAD',
    url: '/api/changes',
    headers: { accept: 'text/event-stream', host: 'localhost:3000' },
  });
  expect(statusCode).toBe(200);
});

test('people whose number in a line changes are told so, and nobody else', async () => {
  const id = community.round;
  await as('healthcare')('PUT', `events/${id}`, record({ ...event(id), capacity: 1 }));
  await as('admin')('PUT', `events/${id}/registration`);
  for (const who of ['user', 'healthcare', 'other'] as const) await as(who)('PUT', `events/${id}/waiting`);
  const [first, last, visitor] = [
    await watchFromNow('user'),
    await watchFromNow('other'),
    await watchFromNow('visitor'),
  ];
  await as('healthcare')('DELETE', `events/${id}/waiting`);
  await addResource(id);
  expect((await last.next()).data).toMatchObject({ collection: 'registrations', id: String(id) });
  for (const stream of [first, last, visitor])
    expect((await stream.next()).data).toMatchObject({ collection: 'resources' });
  // The first in line has the place: the event has as many people as before.
  await as('admin')('DELETE', `events/${id}/registration`);
  await addResource(id);
  for (const stream of [first, last]) {
    expect((await stream.next()).data).toMatchObject({ collection: 'registrations', id: String(id) });
    expect((await stream.next()).data).toMatchObject({ collection: 'resources' });
  }
  expect((await visitor.next()).data).toMatchObject({ collection: 'resources' });
});

test('changes that are older than a week are forgotten, and who asks from there is told so', async () => {
  const since = await seqNow();
  await addResource(community.round);
  community.server.elapse(changesKeptFor + 1000);
  await community.server.parts.community!.tidy();
  const { body } = await as('visitor')('GET', `changes?since=${since}`);
  expect(body).toEqual({ changes: [], seq: String(since + 1), reset: true });
});
