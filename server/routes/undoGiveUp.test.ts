import { beforeEach, describe, expect, test } from 'vitest';
import { givenUpKeptFor } from '../data/givenUp';
import { event, record, startCommunityServer, type Who } from '@/testing/server/communityServer';

const community = startCommunityServer();

type Person = Who | 'other';
const path = () => `events/${community.round}`;
const hold = (capacity: number) =>
  community.as('healthcare')('PUT', path(), record({ ...event(community.round), capacity }));
const register = (who: Person, query = '') => community.as(who)('PUT', `${path()}/registration${query}`);
const wait = (who: Person, query = '') => community.as(who)('PUT', `${path()}/waiting${query}`);
const giveUp = (who: Person) => community.as(who)('DELETE', `${path()}/registration`);
const leave = (who: Person) => community.as(who)('DELETE', `${path()}/waiting`);
const undo = async (who: Person) => (await community.as(who)('PUT', `${path()}/undo-give-up`)).body;

interface Answers {
  record: { attendees: number };
  registered: number[];
  waiting: { eventId: number; number: number }[];
}
const read = async (who: Person, asked: string) =>
  JSON.parse((await community.as(who)('GET', asked)).text) as Answers;
/** Returns whether a user has a place here, or their number in line. */
async function standing(who: Person) {
  const { registered, waiting } = await read(who, 'registrations');
  if (registered.includes(community.round)) return 'place';
  return waiting.find(({ eventId }) => eventId === community.round)?.number ?? 'nothing';
}
const standings = async () => [
  await standing('user'),
  await standing('other'),
  await standing('admin'),
  (await read('user', path())).record.attendees,
];

beforeEach(() => community.prepare());

describe('A user who undoes giving up', () => {
  test('has their places again where nobody has taken them', async () => {
    await hold(2);
    await register('user', '?places=2');
    await giveUp('user');
    expect(await undo('user')).toEqual({ result: 'registered' });
    expect(await standings()).toEqual(['place', 'nothing', 'nothing', 2]);
  });

  test('is first in line where the next has moved up, before those who wait longer', async () => {
    await hold(1);
    await register('user');
    await wait('other');
    await wait('admin');
    await giveUp('user');
    expect(await standings()).toEqual(['nothing', 'place', 1, 1]);
    expect(await undo('user')).toEqual({ result: 1 });
    expect(await standings()).toEqual([1, 'place', 2, 1]);
    await giveUp('other');
    expect(await standings()).toEqual(['place', 'nothing', 1, 1]);
  });

  test('waits for both places again, which nobody else gets one by one', async () => {
    await hold(2);
    await register('user', '?places=2');
    await wait('other');
    await giveUp('user');
    expect(await standings()).toEqual(['nothing', 'place', 'nothing', 1]);
    expect(await undo('user')).toEqual({ result: 1 });
    await giveUp('other');
    expect(await standings()).toEqual(['place', 'nothing', 'nothing', 2]);
  });

  test('has the number in line again that they had when they left it', async () => {
    await hold(1);
    await register('user');
    await wait('other');
    await wait('admin');
    await leave('other');
    expect(await standings()).toEqual(['place', 'nothing', 1, 1]);
    expect(await undo('other')).toEqual({ result: 1 });
    expect(await standings()).toEqual(['place', 1, 2, 1]);
  });

  test('gets the place to which their number in line has come meanwhile', async () => {
    await hold(1);
    await register('user');
    await wait('other');
    await leave('other');
    await giveUp('user');
    expect(await undo('other')).toEqual({ result: 'registered' });
    expect(await standings()).toEqual(['nothing', 'place', 'nothing', 1]);
  });

  test('has one place, however often they take it back', async () => {
    await hold(2);
    await register('user');
    await giveUp('user');
    expect([await undo('user'), await undo('user')]).toEqual([{ result: 'registered' }, { result: 'late' }]);
    await giveUp('user');
    await register('user');
    expect(await undo('user')).toEqual({ result: 'already' });
    expect(await standings()).toEqual(['place', 'nothing', 'nothing', 1]);
  });

  test('has no claim to it where the event is gone or too much time has passed', async () => {
    expect(await undo('user')).toEqual({ result: 'late' });
    await hold(1);
    await register('user');
    await giveUp('user');
    community.server.elapse(givenUpKeptFor + 1);
    expect(await undo('user')).toEqual({ result: 'late' });
    await register('user');
    await giveUp('user');
    await community.as('healthcare')('DELETE', path());
    expect(await undo('user')).toEqual({ result: 'gone' });
  });
});
