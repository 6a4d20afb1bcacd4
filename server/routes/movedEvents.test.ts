import { beforeEach, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { event, record, startCommunityServer, type Who } from '@/testing/server/communityServer';

const community = startCommunityServer();

const hour = 60 * 60 * 1000;
const tea = { date: '2026-12-11', starts: '10:00', ends: '11:00', capacity: 1 };
const path = () => `events/${community.round}`;
const change = (fields: object) =>
  community.as('healthcare')('PUT', path(), record({ ...event(community.round), ...tea, ...fields }));
const register = (who: Who | 'other') => community.as(who)('PUT', `${path()}/registration`);
const giveUp = (who: Who | 'other') => community.as(who)('DELETE', `${path()}/registration`);
const wait = (who: Who | 'other') => community.as(who)('PUT', `${path()}/waiting`);

interface Own {
  registered: number[];
  waiting: { eventId: number; number: number; keptUntil?: string }[];
}
/** Returns whether a user has a place here, or their number in line and until when a place is kept for them. */
async function standing(who: Who | 'other') {
  const own = JSON.parse((await community.as(who)('GET', 'registrations')).text) as Own;
  if (own.registered.includes(community.round)) return 'place';
  const queued = own.waiting.find(({ eventId }) => eventId === community.round);
  return queued ? [queued.number, queued.keptUntil] : 'nothing';
}

/** Sends what is due after some time. @returns receivers and subjects. */
async function mailed(after = changeSettlesIn) {
  const { server } = community;
  server.mails.length = 0;
  server.elapse(after);
  await server.parts.messages!.sendDue();
  if (after > hour / 2) await community.login();
  return server.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
}
const words = () => community.server.mails.map(({ text }) => text.replaceAll('\n', ' ')).join(' ');
const inHours = (hours: number) => new Date(community.server.parts.now() + hours * hour).toISOString();

beforeEach(async () => {
  await community.login();
  await community.prepare();
  await change({});
  await register('user');
  await wait('other');
  await mailed();
});

test('people who wait are told that the event was moved, and that they still wait', async () => {
  await change({ date: '2026-12-18', location: 'Library' });
  expect(await mailed()).toEqual([
    'george@example.org: Changed: Tea on Friday 11 December',
    'margaret@example.org: Changed: Tea on Friday 11 December',
  ]);
  const text = words();
  expect(text).toContain('Something has changed about an event that you are waiting for.');
  expect(text).toContain('Location: Library (it was: Hall)');
  expect(text).toContain('You are still on the waiting list.');
  expect(text).toContain('we ask you first whether you still want the place.');
});

test('people who left the waiting list are not told that the event was moved', async () => {
  await change({ date: '2026-12-18' });
  await community.as('other')('DELETE', `${path()}/waiting`);
  expect(await mailed()).toEqual(['george@example.org: Changed: Tea on Friday 11 December']);
});

test('a place in another hall a week later is offered to who waits, and is theirs once they register', async () => {
  await change({ date: '2026-12-18', location: 'Library' });
  await mailed();
  await giveUp('user');
  expect(await standing('other')).toEqual([1, inHours(48)]);
  expect(await mailed(0)).toEqual([
    'margaret@example.org: A place is kept for you at Tea on Friday 11 December',
  ]);
  expect(words()).toContain('Date: Friday 18 December 2026 (it was: Friday 11 December 2026)');
  expect(words()).toMatch(/press Register\. Please do so by \d.* [ap]m on \w+day \d+ November 2026\./);
  // It is kept for them.
  expect((await register('admin')).body).toMatchObject({ result: 'full' });
  expect((await register('other')).body).toMatchObject({ result: 'registered' });
  expect(await standing('other')).toBe('place');
  expect(await mailed(50 * hour)).toEqual([]);
});

test('an offer that nobody takes in two days goes to the next in line, who joined for the event as it is', async () => {
  await change({ date: '2026-12-18' });
  await wait('admin');
  await mailed();
  await giveUp('user');
  await mailed(0);
  expect(await mailed(47 * hour)).toEqual([]);
  expect(await standing('admin')).toEqual([2, undefined]);
  expect(await mailed(hour)).toEqual(['admin@example.org: You have a place at Tea on Friday 18 December']);
  expect([await standing('other'), await standing('admin')]).toEqual(['nothing', 'place']);
});

test('an offer of which no email could go out yet lasts two days more', async () => {
  await change({ date: '2026-12-18' });
  await mailed();
  await giveUp('user');
  expect(await mailed(49 * hour)).toEqual([
    'margaret@example.org: A place is kept for you at Tea on Friday 11 December',
  ]);
  expect(await standing('other')).toEqual([1, inHours(48)]);
});

test('a place is given as ever where the event is half an hour later, or back where it was', async () => {
  await change({ starts: '10:30' });
  await mailed();
  await giveUp('user');
  expect(await standing('other')).toBe('place');
  await register('user');
  await wait('user');
  await change({ starts: '10:30', date: '2026-12-18' });
  await change({ starts: '10:30' });
  await giveUp('other');
  expect(await standing('user')).toBe('place');
});

test('a place that more room frees at an event that moves at the same time is offered, and Undo takes that back', async () => {
  await change({ date: '2026-12-18', capacity: 2 });
  expect(await standing('other')).toEqual([1, inHours(48)]);
  await change({});
  expect(await standing('other')).toEqual([1, undefined]);
  expect(await mailed()).toEqual([]);
});

test('people who wait keep what they joined for when the event is deleted and restored', async () => {
  const moved = { date: '2026-12-18' };
  await change(moved);
  await community.as('healthcare')('DELETE', path());
  await change(moved);
  await giveUp('user');
  expect(await standing('other')).toEqual([1, inHours(48)]);
});
