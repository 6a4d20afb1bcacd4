import { expect, it } from 'vitest';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPersistence } from '../../adapters/memory/persistence';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Question } from '../../components/Dialogs/dialogRequest';
import type { Resource } from '@/shared/domain/resources/resource';
import type { User } from '@/shared/domain/users/user';
import { capabilitiesOf } from '@/shared/domain/screens/capabilities';
import type { Collections } from '../../ports/collections';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedEvents } from '@/shared/seeds/events';
import { seedResources } from '@/shared/seeds/resources';
import { sampleOwner } from '@/shared/seeds/sampleOwner';
import { seedUsers } from '@/shared/seeds/users';
import { askAndClear, clearMyData } from './clearMyData';
import type { PageMessage } from '../notices/pageMessage';

const now = new Date('2026-11-24T10:00:00+11:00');
const margaret = seedUsers(now).find(({ email }) => email === sampleOwner)!;

function testEnvironment(changed: Partial<Collections> = {}) {
  const store = createMemoryRecords({
    users: seedUsers(now),
    resources: seedResources(now),
    events: seedEvents(now),
    appointments: seedAppointments(now),
  });
  const { registrations } = store;
  const collections: Collections = { ...store.collections, ...changed };
  let device = 'full';
  const ports = createMemoryPorts({
    collections: async () => collections,
    records: store,
    deviceData: async () => ({
      persistence: async () => createMemoryPersistence(),
      removeTraces: async () => undefined,
      clear: () => {
        device = 'empty';
      },
    }),
  });
  return { ports, collections, registrations, device: () => device };
}

const ratersOf = (resources: readonly Resource[]) =>
  resources.flatMap(({ ratings }) => ratings.map((r) => r.userId));

it('clearing my data deletes what is hers and leaves the rest', async () => {
  const { ports, collections, registrations, device } = testEnvironment();
  await registrations.register(4, sampleOwner);
  await registrations.register(4, 'george@example.org');
  const othersRatings = ratersOf(await collections.resources.list()).filter((email) => email !== sampleOwner);
  expect(ratersOf(await collections.resources.list())).toContain(sampleOwner);

  expect(await clearMyData(ports, { ...margaret, email: ' MARGARET@example.org ' })).toBe(true);
  expect(await collections.appointments.list()).toEqual([]);
  expect(ratersOf(await collections.resources.list())).toEqual(othersRatings);
  expect((await (await collections.users()).list()).map(({ email }) => email)).not.toContain(sampleOwner);
  expect(await (await collections.users()).list()).toHaveLength(6);
  expect([...(await registrations.of(sampleOwner))]).toEqual([]);
  expect([...(await registrations.of('george@example.org')).keys()]).toEqual([4]);
  expect((await collections.events.get(4))!.attendees).toBe(1);
  expect(device()).toBe('empty');
});

it('clearing my data removes what she saved for later, and nothing of others', async () => {
  const { ports } = testEnvironment();
  const saved = await ports.savedItems();
  const tea = { kind: 'event', recordId: 4, title: 'Tea', detail: '', savedAt: now.toISOString() } as const;
  for (const person of [margaret.id, 'somebody else']) await saved.put(person, tea);
  await clearMyData(ports, margaret);
  expect(await saved.list(margaret.id)).toEqual([]);
  expect(await saved.list('somebody else')).toEqual([tea]);
});

it('clearing my data computes the average again from the remaining ratings', async () => {
  const { ports, collections } = testEnvironment();
  await clearMyData(ports, margaret);
  for (const { ratings, averageRating } of await collections.resources.list()) {
    const sum = ratings.reduce((total, { rating }) => total + rating, 0);
    expect(averageRating).toBe(ratings.length === 0 ? null : sum / ratings.length);
  }
});

it('clearing my data keeps a rating that another tab writes meanwhile', async () => {
  const resources = createMemoryRecords({ resources: seedResources(now) }).collections.resources;
  const { put } = resources;
  const late = { userId: 'late@example.org', rating: 5, timestamp: now.toISOString() };
  let written = false;
  resources.put = async (record, condition) => {
    if (!written) {
      written = true;
      const before = (await resources.get(record.id))!;
      await put({ ...before, ratings: [...before.ratings, late] });
    }
    return put(record, condition);
  };
  const { ports } = testEnvironment({ resources });
  expect(await clearMyData(ports, margaret)).toBe(true);
  const raters = ratersOf(await resources.list());
  expect(raters).toContain('late@example.org');
  expect(raters).not.toContain(sampleOwner);
});

it('clearing my data says when it failed, and offers to try again', async () => {
  let full = true;
  const users = createMemoryRecords({
    users: seedUsers(now),
    refuse: () => (full ? 'refused' : null),
  }).collections.users;
  const { ports } = testEnvironment({ users });
  const shown: PageMessage[] = [];
  const show = (message: PageMessage) => void shown.push(message);
  await askAndClear({ ports, ask: async () => true, show, user: margaret, onCleared: () => undefined });
  expect(shown.at(-1)).toMatchObject({ kind: 'failed', action: { label: 'Clear my data from this device' } });
  full = false;
  shown.at(-1)!.action!.onPress();
  await expect.poll(() => shown.at(-1)?.text).toBe('Your data is cleared from this device.');
});

it('clearing my data deletes nothing without a confirmation', async () => {
  const { ports, collections } = testEnvironment();
  await askAndClear({
    ports,
    ask: async () => false,
    show: () => undefined,
    user: margaret,
    onCleared: () => undefined,
  });
  expect(await (await collections.users()).list()).toHaveLength(7);
});

it('clearing my data deletes nothing when the next person logged in while the question was open', async () => {
  const { ports, collections, device } = testEnvironment();
  const shown: PageMessage[] = [];
  const ask = async () => {
    ports.currentUser.set(seedUsers(now).find(({ email }) => email === 'george@example.org')!);
    return true;
  };
  const show = (message: PageMessage) => void shown.push(message);
  await askAndClear({ ports, ask, show, user: margaret, onCleared: () => undefined });
  expect(shown.map(({ text }) => text)).toEqual([
    'Somebody else has logged in on this device, so nothing was cleared.',
  ]);
  expect(await (await collections.users()).list()).toHaveLength(7);
  expect(device()).toBe('full');
});

it('clearing my data leaves shared data alone, and clears what is on the device', async () => {
  const { ports, collections, device } = testEnvironment();
  const can = capabilitiesOf({ data: 'server' });
  expect(await clearMyData({ ...ports, can }, margaret)).toBe(true);
  expect(await (await collections.users()).list()).toHaveLength(7);
  expect(ratersOf(await collections.resources.list())).toContain(sampleOwner);
  expect(device()).toBe('empty');
});

it('clearing my data deletes what the device stored before the data was shared, and says so first', async () => {
  const old = testEnvironment();
  await old.registrations.register(4, sampleOwner);
  const onDevice = {
    collections: old.collections,
    ratings: await old.ports.ratings(),
    registrations: old.registrations,
  };
  const { ports, collections } = testEnvironment({ onDevice: async () => onDevice });
  const shared = { ...ports, can: capabilitiesOf({ data: 'server' }) };
  const asked: Question['details'][] = [];
  const clear = async (user: User) => {
    const ask = async ({ details }: Question) => {
      asked.push(details);
      return true;
    };
    await askAndClear({ ports: shared, ask, show: () => undefined, user, onCleared: () => undefined });
  };
  await clear(margaret);
  expect(asked.at(-1)).toContain('If you did not copy them to your account, they are lost.');
  expect(await old.collections.appointments.list()).toEqual([]);
  expect(ratersOf(await old.collections.resources.list())).not.toContain(sampleOwner);
  expect((await (await old.collections.users()).list()).map(({ email }) => email)).not.toContain(sampleOwner);
  expect([...(await old.registrations.of(sampleOwner))]).toEqual([]);
  expect(await collections.appointments.list()).toHaveLength(8);

  await clear(margaret);
  expect(asked.at(-1)).toBe('This removes what this device remembers. What you saved in your account stays.');
});
