import { beforeEach, expect, test } from 'vitest';
import { event, record, startCommunityServer, type Who } from '../testing/communityServer';

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
/** Whether somebody has a place here, or their number in line. */
async function standing(who: Who | 'other') {
  const { registered, waiting } = await read(who, 'registrations');
  if (registered.includes(community.round)) return 'place';
  return waiting.find(({ eventId }) => eventId === community.round)?.number ?? 'nothing';
}

beforeEach(async () => {
  await community.prepare();
  await community.server.parts.messages!.sendDue();
  community.server.mails.length = 0;
});

test.each([
  ['one place more', { capacity: 2 }],
  ['many', { capacity: 20 }],
  ['no limit', { capacity: 0 }],
])('%s go to whoever waits, in the same step, and they are told', async (_, more) => {
  await change({ capacity: 1 });
  await register('user');
  await wait('other');
  expect([await standing('user'), await standing('other')]).toEqual(['place', 1]);
  const answer = await change(more);
  expect(answer.status).toBe(200);
  expect((await read('user', path())).record.attendees).toBe(2);
  expect([await standing('user'), await standing('other')]).toEqual(['place', 'place']);
  await community.server.parts.messages!.sendDue();
  expect(community.server.mails.map(({ to }) => to)).toEqual(['margaret@example.org']);
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
