import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOf, endDatabases, startEmpty } from '../../../firebase/rules/people';
import { parseEvent, type CommunityEvent } from '../../domain/events/event';
import { emailKey } from '../../domain/users/user';
import type { Registrations } from '../../ports/registrations';
import { describeRegistrations, type RegistrationsTestEnvironment } from '../../ports/registrations.contract';
import { createChanges, type Changes } from './changes';
import { createSharedCollection } from './collection';
import type { SharedCollection } from './sharedCollection';
import { createSharedRegistrations } from './registrations';

beforeEach(startEmpty);
afterEach(endDatabases);

/** The events as the project's owner has them: who may write which is the business of the rules' own tests. */
async function eventsWith(seeds: readonly CommunityEvent[]): Promise<SharedCollection<CommunityEvent>> {
  const database = databaseOf('owner');
  const events = createSharedCollection<CommunityEvent>({
    open: async () => database,
    person: () => null,
    path: 'events',
    parse: parseEvent,
    storageNotice: 'Kept in a test.',
    seed: () => seeds,
    maySeed: () => true,
  });
  await events.list();
  return events;
}

const idOf = (email: string) => emailKey(email).replaceAll(/\W/g, '-');

/** Registrations in the browser of the person who is named: everybody has their own login. */
function everybody(
  events: SharedCollection<CommunityEvent>,
  changes: Changes,
  isCut: () => boolean,
): Registrations {
  const browsers = new Map<string, Registrations>();
  const browserOf = (email: string) => {
    const key = emailKey(email);
    const person = { id: idOf(email), email: key };
    const database = databaseOf({ uid: person.id, email: key });
    const nobodyThere = databaseOf(null, '127.0.0.1:9');
    const open = async () => (isCut() ? nobodyThere : database);
    const made =
      browsers.get(key) ??
      createSharedRegistrations({ open, person: () => person, changes, eventsChanged: events.notify });
    browsers.set(key, made);
    return made;
  };
  return {
    storageNotice: browserOf('anybody@example.org').storageNotice,
    of: (email) => browserOf(email).of(email),
    register: (id, email) => browserOf(email).register(id, email),
    giveUp: (id, email) => browserOf(email).giveUp(id, email),
    giveUpAll: (email) => browserOf(email).giveUpAll(email),
    waitingList: {
      of: (email) => browserOf(email).waitingList!.of(email),
      join: (id, email) => browserOf(email).waitingList!.join(id, email),
      leave: (id, email) => browserOf(email).waitingList!.leave(id, email),
    },
    subscribe: changes.subscribe,
    damage: () => [],
  };
}

async function testEnvironment(seeds: readonly CommunityEvent[]): Promise<RegistrationsTestEnvironment> {
  const events = await eventsWith(seeds);
  const changes = createChanges();
  let cut = false;
  const here = everybody(events, changes, () => cut);
  const there = everybody(events, createChanges(), () => false);
  return { here, there, events, stopWriting: () => (cut = true), stopped: 'unreachable' };
}

describeRegistrations('Shared registrations', testEnvironment);

const event = (id: number, attendees: number, capacity: number) =>
  parseEvent({ id, title: 'Tea', date: '2026-12-11', category: 'social', attendees, capacity })!;
const people = (count: number) => Array.from({ length: count }, (_, index) => `person${index}@example.org`);

test('50 people who register at once fill exactly 20 places', async () => {
  const { here, events } = await testEnvironment([event(1, 0, 20)]);
  const answers = await Promise.all(people(50).map((email) => here.register(1, email)));
  expect(answers.filter((answer) => answer === 'registered')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'full')).toHaveLength(30);
  expect((await events.get(1))!.attendees).toBe(20);
  const places = await Promise.all(people(50).map((email) => here.of(email)));
  expect(places.filter((mine) => mine.has(1))).toHaveLength(20);
});

const [ann, bob, cem, dee] = ['ann', 'bob', 'cem', 'dee'].map((name) => `${name}@example.org`) as [
  string,
  string,
  string,
  string,
];

test('a waiting list keeps its order, and the first person gets a cancelled place', async () => {
  const { here, events } = await testEnvironment([event(1, 0, 1)]);
  const { join, leave, of } = here.waitingList!;
  expect(await join(1, ann)).toBe('free');
  expect(await join(9, ann)).toBe('gone');
  await here.register(1, ann);
  expect(await join(1, ann)).toBe('registered');
  expect([await join(1, bob), await join(1, cem), await join(1, dee)]).toEqual([1, 2, 3]);
  expect(await join(1, cem)).toBe(2);
  expect(await leave(1, cem)).toBe(true);
  expect(await leave(1, cem)).toBe(false);
  expect([...(await of(dee))]).toEqual([[1, 2]]);

  expect(await here.giveUp(1, ann)).toBe(true);
  expect([...(await here.of(bob)).keys()]).toEqual([1]);
  expect([...(await of(bob))]).toEqual([]);
  expect([...(await of(dee))]).toEqual([[1, 1]]);
  expect((await events.get(1))!.attendees).toBe(1);
});

test('when capacity grows, the waiting list comes first', async () => {
  const { here, events } = await testEnvironment([event(1, 0, 1)]);
  await here.register(1, ann);
  await here.waitingList!.join(1, bob);
  await here.waitingList!.join(1, cem);
  await events.put({ ...(await events.get(1))!, capacity: 2 });
  expect(await here.register(1, dee)).toBe('full');
  expect(await here.register(1, cem)).toBe('full');
  expect(await here.register(1, bob)).toBe('registered');
  expect([...(await here.waitingList!.of(cem))]).toEqual([[1, { number: 1, places: 1 }]]);
});

test('many simultaneous registrations and cancellations lose nobody and register nobody twice', async () => {
  const { here, events } = await testEnvironment([event(1, 0, 5)]);
  const all = people(15);
  for (const email of all.slice(0, 5)) await here.register(1, email);
  await Promise.all(all.slice(5).map((email) => here.waitingList!.join(1, email)));
  await Promise.all(all.slice(0, 5).map((email) => here.giveUp(1, email)));
  const places = await Promise.all(all.map((email) => here.of(email)));
  expect(places.filter((mine) => mine.has(1))).toHaveLength(5);
  expect((await events.get(1))!.attendees).toBe(5);
});
