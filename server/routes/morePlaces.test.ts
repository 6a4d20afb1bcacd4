import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openCommunityData } from '../data/communityData';
import { event, record, startCommunityServer, type Who } from '@/testing/server/communityServer';

const community = startCommunityServer();

const path = () => `events/${community.round}`;
const change = (fields: object) =>
  community.as('healthcare')('PUT', path(), record({ ...event(community.round), ...fields }));
const register = (who: Who | 'other', query = '') =>
  community.as(who)('PUT', `${path()}/registration${query}`);
const wait = (who: Who | 'other', query = '') => community.as(who)('PUT', `${path()}/waiting${query}`);

interface Answers {
  record: { attendees: number; capacity: number };
  registered: number[];
  waiting: { eventId: number; number: number }[];
}
const read = async (who: Who | 'other', asked: string) =>
  JSON.parse((await community.as(who)('GET', asked)).text) as Answers;
/** Returns whether a user has a place here, or their number in line. */
async function standing(who: Who | 'other') {
  const { registered, waiting } = await read(who, 'registrations');
  if (registered.includes(community.round)) return 'place';
  return waiting.find(({ eventId }) => eventId === community.round)?.number ?? 'nothing';
}

/** Sends what is due. @returns who got something. */
async function mailed() {
  await community.server.parts.messages!.sendDue();
  return community.server.mails.map(({ to }) => to);
}
/** The first mail on one line. */
const words = () => community.server.mails[0]!.text.replaceAll('\n', ' ');

beforeEach(async () => {
  await community.prepare();
  await community.server.parts.messages!.sendDue();
  community.server.mails.length = 0;
});

test.each([
  ['one place more', { capacity: 2 }],
  ['many more places', { capacity: 20 }],
  ['no limit', { capacity: 0 }],
])('people who wait get a place as soon as the event has %s, and are told', async (_, more) => {
  await change({ capacity: 1 });
  await register('user');
  await wait('other');
  expect([await standing('user'), await standing('other')]).toEqual(['place', 1]);
  const answer = await change(more);
  expect(answer.status).toBe(200);
  expect((await read('user', path())).record.attendees).toBe(2);
  expect([await standing('user'), await standing('other')]).toEqual(['place', 'place']);
  expect(await mailed()).toEqual(['margaret@example.org']);
  expect(words()).toContain(
    'Good news: you have a place at this event. The event has more places now, and it was your turn.',
  );
});

test('a pair that is first in line waits until there are two places, and nobody overtakes it', async () => {
  await change({ capacity: 2 });
  await register('user', '?places=2');
  await wait('other', '?places=2');
  await change({ capacity: 3 });
  expect(await standing('other')).toBe(1);
  await change({ capacity: 4 });
  expect(await standing('other')).toBe('place');
  expect((await read('user', path())).record.attendees).toBe(4);
});

test('the mail for moving up after a pair left the line says so, not that a place was given up', async () => {
  await change({ capacity: 2 });
  await register('user');
  await wait('other', '?places=2');
  await wait('admin');
  await community.as('other')('DELETE', `${path()}/waiting`);
  expect(await standing('admin')).toBe('place');
  expect(await mailed()).toEqual(['admin@example.org']);
  expect(words()).toContain('Somebody before you left the waiting list, and it was your turn.');
});

test('a place that was given up while the event was deleted goes to who waits once the event is back', async () => {
  await change({ capacity: 1 });
  await register('user');
  await wait('other');
  await community.as('healthcare')('DELETE', path());
  await community.as('user')('DELETE', `${path()}/registration`);
  await change({ capacity: 1 });
  expect([await standing('user'), await standing('other')]).toEqual(['nothing', 'place']);
  expect((await read('user', path())).record.attendees).toBe(1);
});

test('all of 40 who wait are told at once that the event has no limit any more', async () => {
  await change({ capacity: 1 });
  await register('user');
  const emails = Array.from({ length: 40 }, (_, at) => `waits${at}.${community.round}@example.net`);
  for (const [at, email] of emails.entries()) {
    const remoteAddress = `203.0.113.${at}`;
    const body = { email, password: 'Correct1' };
    const made = await community.server.send('POST', '/api/identity/accounts', { body, remoteAddress });
    await community.server.send('PUT', `/api/${path()}/waiting`, { token: made.body['token'] });
  }
  await change({ capacity: 0 });
  expect((await mailed()).toSorted()).toEqual(emails.toSorted());
});

test('a start gives away places that an earlier version left free beside who waited, and tells them', async () => {
  const { server } = community;
  await change({ capacity: 1 });
  await register('user');
  await wait('other');
  // As an earlier version stored a larger capacity.
  await server.parts.community!.database.write((queries) =>
    sql`UPDATE records SET fields = replace(fields, '"capacity":1', '"capacity":2')
      WHERE collection = 'events' AND id = ${String(community.round)}`.execute(queries),
  );
  const { database, now } = server.parts;
  (await openCommunityData({ database, now })).close();
  expect(await standing('other')).toBe('place');
  expect((await read('user', path())).record.attendees).toBe(2);
  expect(await mailed()).toEqual(['margaret@example.org']);
  expect(words()).toContain('A place was free, and it was your turn.');
});
