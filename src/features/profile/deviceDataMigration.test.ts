import { expect, test } from 'vitest';
import { createMemoryRecords } from '../../adapters/memory/records';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { beyondLimits } from '@/shared/domain/auth/accountLimits';
import type { Resource } from '@/shared/domain/resources/resource';
import { CollectionError, type CollectionErrorCode } from '../../ports/collection';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedEvents } from '@/shared/seeds/events';
import { seedResources } from '@/shared/seeds/resources';
import { seedUsers } from '@/shared/seeds/users';
import { bring, takeBack } from './deviceDataMigration';
import { countsOf, inWords, notThere, planMigration, sizeOf } from './migrationPlan';

const now = new Date(2026, 10, 24, 10);
const today = '2026-11-24';
const ada = { ...seedUsers(now)[0]!, id: 'ada', email: 'ada@example.net' };

const appointment = (id: string, userId = 'Ada@example.net'): Appointment => ({
  ...seedAppointments(now)[0]!,
  id,
  userId,
  title: `Visit ${id}`,
});
const rating = (userId: string) => ({ userId, rating: 4, timestamp: '2026-11-01T00:00:00.000Z' });

interface Contents {
  appointments?: readonly Appointment[];
  resources?: readonly Resource[];
  events?: readonly CommunityEvent[];
  places?: readonly number[];
}

/** A store of records. `refuse` makes it fail from then on. */
function place({ appointments = [], resources = [], events = seedEvents(now), places = [] }: Contents = {}) {
  let refusal: CollectionErrorCode | null = null;
  let reads = 0;
  const { collections, ratings, registrations } = createMemoryRecords({
    appointments,
    resources,
    events,
    registered: places.map((eventId) => ({ eventId, email: ada.email })),
    refuse: () => refusal,
  });
  return {
    collections: {
      ...collections,
      appointments: {
        ...collections.appointments,
        list: () => {
          reads += 1;
          return collections.appointments.list();
        },
      },
    },
    ratings,
    registrations,
    refuse: (code: CollectionErrorCode | null) => void (refusal = code),
    reads: () => reads,
  };
}

const [first, second, third] = seedResources(now) as [Resource, Resource, Resource, ...Resource[]];
const rated = (resource: Resource, by: string): Resource => ({ ...resource, ratings: [rating(by)] });
const next = seedEvents(now).find(({ date }) => date >= today)!;

const full: Contents = {
  appointments: [appointment('1'), appointment('2'), appointment('mock-1', 'margaret@example.org')],
  resources: [rated(first, 'ADA@example.net'), rated(second, 'bob@example.net'), third],
  places: [next.id],
};
const plan = (device: ReturnType<typeof place>, account: ReturnType<typeof place>) =>
  planMigration(device, account, ada, today);
const shared = () => place({ resources: seedResources(now) });

test('the migration finds only what belongs to this person', async () => {
  const found = await plan(place(full), shared());
  expect(found.appointments.map(({ id }) => id)).toEqual(['1', '2']);
  expect(found.ratings).toMatchObject([{ resourceId: first.id, entry: { rating: 4 } }]);
  expect(found.places).toEqual([{ eventId: next.id, title: next.title, date: next.date, taken: 1 }]);
  expect(inWords(countsOf(found))).toBe('2 appointments, 1 rating and 1 place at an event');
});

test('the migration takes a place with its support person along', async () => {
  const device = place(full);
  await device.registrations.giveUp(next.id, ada.email);
  await device.registrations.register(next.id, ada.email, 2);
  const account = shared();
  await bring(await plan(device, account), account, ada, () => undefined);
  expect(await account.registrations.of(ada.email)).toEqual(new Map([[next.id, 2]]));
});

test('the migration sends the account no request when the device has nothing of this person', async () => {
  const account = shared();
  expect(sizeOf(await plan(place({ appointments: [appointment('1', 'bob@example.net')] }), account))).toBe(0);
  expect(account.reads()).toBe(0);
});

test('the migration copies and counts, leaves the device’s data in place, and has nothing to do a second time', async () => {
  const device = place(full);
  const account = shared();
  const progress: number[] = [];
  const migrated = await bring(await plan(device, account), account, ada, (done) => progress.push(done));
  expect(migrated).toEqual({
    counts: { appointments: 2, ratings: 1, places: 1 },
    brought: { appointments: ['1', '2'], ratings: [first.id], places: [next.id] },
    leftOut: [],
    stopped: false,
  });
  expect(progress).toEqual([1, 2, 3, 4]);
  expect((await account.collections.appointments.list()).map(({ title }) => title)).toEqual([
    'Visit 1',
    'Visit 2',
  ]);
  expect((await account.collections.resources.get(first.id))?.ratings).toContainEqual(
    expect.objectContaining({ rating: 4, userId: 'ADA@example.net' }),
  );
  expect(await account.registrations.of(ada.email)).toEqual(new Map([[next.id, 1]]));
  expect(await device.collections.appointments.list()).toHaveLength(3);
  expect(sizeOf(await plan(device, account))).toBe(0);
});

test('an undone migration takes back what it brought, and nothing else', async () => {
  const account = place({ appointments: [appointment('9')], resources: seedResources(now) });
  const device = place(full);
  const { brought } = await bring(await plan(device, account), account, ada, () => {});
  await takeBack(brought, account, ada);
  expect((await account.collections.appointments.list()).map(({ id }) => id)).toEqual(['9']);
  const after = await account.collections.resources.get(first.id);
  expect(after?.ratings.filter(({ userId }) => userId === 'ADA@example.net')).toEqual([]);
  expect(await account.registrations.of(ada.email)).toEqual(new Map());
  // It can be copied again.
  expect(sizeOf(await plan(device, account))).toBe(4);
});

test('the migration asks nothing about times at which another person is busy', async () => {
  const account = shared();
  const { appointments } = account.collections;
  account.collections.appointments = {
    ...appointments,
    async put(one, condition) {
      if (!condition?.overlapAgreed) throw new CollectionError('overlap');
      return appointments.put(one, condition);
    },
  };
  const migrated = await bring(await plan(place(full), account), account, ada, () => {});
  expect(migrated).toMatchObject({ counts: { appointments: 2 }, leftOut: [] });
});

test('the migration leaves alone what is already in the account', async () => {
  const account = place({
    appointments: [{ ...appointment('1'), title: 'Changed there' }],
    resources: [{ ...first, ratings: [{ ...rating('ada@example.net'), rating: 1 }] }],
    places: [next.id],
  });
  const found = await plan(place(full), account);
  expect(countsOf(found)).toEqual({ appointments: 1, ratings: 0, places: 0 });
  await bring(found, account, ada, () => {});
  expect((await account.collections.appointments.get('1'))?.title).toBe('Changed there');
  expect((await account.collections.resources.get(first.id))?.ratings).toMatchObject([{ rating: 1 }]);
});

test('the migration leaves alone what another tab has copied meanwhile', async () => {
  const device = place(full);
  const account = shared();
  const found = await plan(device, account);
  await account.collections.appointments.put({ ...appointment('1'), title: 'Changed there' });
  expect(await bring(found, account, ada, () => {})).toMatchObject({
    counts: { appointments: 1 },
    leftOut: [],
  });
  expect((await account.collections.appointments.get('1'))?.title).toBe('Changed there');
});

test('the migration does not match an id that belongs to something else in the account', async () => {
  const account = place({
    resources: [{ ...first, title: 'Something else' }],
    events: [{ ...next, date: '2027-01-01' }],
  });
  expect(await plan(place(full), account)).toMatchObject({
    ratings: [],
    places: [],
    without: [
      { name: `your rating of ${first.title}`, reason: notThere },
      { name: `your place at ${next.title}`, reason: notThere },
    ],
  });
  const over = { ...next, date: '2026-11-01' };
  const past = await plan(place({ events: [over], places: [over.id] }), place({ events: [over] }));
  expect(past).toMatchObject({ places: [], without: [{ reason: 'The event is over.' }] });
});

test('the migration goes on after each refusal of one thing, and names what stayed and why', async () => {
  const fullUp = { ...next, capacity: 1, attendees: 1 };
  const account = place({ resources: seedResources(now), events: [fullUp] });
  const { appointments } = account.collections;
  account.collections.appointments = {
    ...appointments,
    put: (one, condition) =>
      one.id === '1' ? Promise.reject(new CollectionError('limit')) : appointments.put(one, condition),
  };
  account.ratings.put = () => Promise.resolve('gone');
  const migrated = await bring(await plan(place(full), account), account, ada, () => {});
  expect(migrated).toMatchObject({ counts: { appointments: 1, ratings: 0, places: 0 }, stopped: false });
  expect(migrated.leftOut.map(({ name, reason }) => [name, reason])).toEqual([
    [`your rating of ${first.title}`, notThere],
    [`your place at ${next.title}`, 'The event is full.'],
    ['Visit 1', beyondLimits],
  ]);
});

test('the migration stops without a connection, names all that stayed, and can be repeated', async () => {
  const device = place(full);
  const account = shared();
  const found = await plan(device, account);
  const migrated = await bring(found, account, ada, (done) => {
    if (done === 1) account.refuse('unreachable');
  });
  expect(migrated).toMatchObject({ counts: { appointments: 1 }, stopped: true });
  expect(migrated.leftOut.map(({ name, reason }) => [name, reason])).toEqual(
    ['Visit 2', `your rating of ${first.title}`, `your place at ${next.title}`].map((name) => [
      name,
      'There is no connection.',
    ]),
  );
  account.refuse(null);
  expect(countsOf(await plan(device, account))).toEqual({ appointments: 1, ratings: 1, places: 1 });
});

test('the migration does not hide an error from elsewhere', async () => {
  const account = shared();
  const found = await plan(place(full), account);
  const broken = { ...account, ratings: { put: () => Promise.reject(new TypeError('x')) } };
  await expect(bring(found, broken, ada, () => {})).rejects.not.toBeInstanceOf(CollectionError);
});
