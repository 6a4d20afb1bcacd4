import { expect, test } from 'vitest';
import { createMemoryAuditTrail } from '../../adapters/memory/auditTrail';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryCurrentUser } from '../../adapters/memory/currentUser';
import { createMemoryGuests } from '../../adapters/memory/guests';
import { createMemoryMailer } from '../../adapters/memory/mailer';
import { createMemoryBulkEmailRuns } from '../../adapters/memory/bulkEmailRuns';
import { createMemoryPlaceEditor } from '../../adapters/memory/placeEditor';
import { createMemoryServiceImporter } from '../../adapters/memory/serviceImporter';
import { withWaitingLists } from '../../adapters/memory/waitingLists';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { requestFor } from '@/shared/domain/bulkEmail/email';
import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedEvents } from '@/shared/seeds/events';
import { seedResources } from '@/shared/seeds/resources';
import { seedUsers } from '@/shared/seeds/users';
import { createScope } from './SessionScope';

const now = new Date('2026-11-24T10:00:00+11:00');
const [margaret, george] = ['margaret', 'george'].map((name) =>
  seedUsers(now).find(({ email }) => email.startsWith(name))!,
) as [User, User];

function testEnvironment() {
  const records = createMemoryRecords({
    users: seedUsers(now),
    resources: seedResources(now),
    events: seedEvents(now),
    appointments: seedAppointments(now),
  });
  const guests = createMemoryGuests(seedEvents(now));
  const registrations = { ...withWaitingLists(records.registrations), guests: async () => guests };
  const mailer = createMemoryMailer();
  const auditTrail = createMemoryAuditTrail();
  const placeEditor = createMemoryPlaceEditor();
  const mailRuns = createMemoryBulkEmailRuns();
  const ports: Ports = {
    ...createMemoryPorts({
      records,
      registrations: async () => registrations,
      mailer: async () => mailer,
      mailRuns: async () => mailRuns,
      auditTrail: async () => auditTrail,
      placeImporter: async () => createMemoryServiceImporter(),
      placeEditor: async () => placeEditor,
    }),
    currentUser: createMemoryCurrentUser(margaret),
  };
  return { ports, scope: createScope(ports), mailer, auditTrail };
}

/** Every action in a person's name, with its result. */
const actions: Record<string, (ports: Ports) => Promise<unknown>> = {
  'adding an appointment': async (ports) => {
    const { appointments } = await ports.collections();
    return appointments.add([{ ...seedAppointments(now)[0]!, id: 'new' }], { overlapAgreed: true });
  },
  'changing an event': async (ports) => {
    const { events } = await ports.collections();
    return (await events.put({ ...seedEvents(now)[0]!, title: 'Other' })) ?? 'changed';
  },
  'adding dates to an event that repeats': async (ports) => {
    const series = await (await ports.collections()).eventSeries();
    return series!.write('a', [{ before: null, after: { ...seedEvents(now)[0]!, series: 'a' } }]);
  },
  'registering a guest': async (ports) => {
    const guests = await (await ports.registrations()).guests!();
    return guests.add(1, { name: 'Ann Lee', phone: '0491 570 156', places: 1 }, true);
  },
  'removing a guest': async (ports) => (await (await ports.registrations()).guests!()).remove(1, 1),
  'restoring a guest': async (ports) => (await (await ports.registrations()).guests!()).bringBack(1, 1),
  'recording a call to a guest': async (ports) =>
    (await (await ports.registrations()).guests!()).called({ id: 1, state: '' }),
  'deleting a resource': async (ports) => (await ports.collections()).resources.remove(1),
  'deleting a user': async (ports) => (await (await ports.collections()).users()).remove('7'),
  'rating a resource': async (ports) => (await ports.ratings()).put(1, margaret.email, null),
  'registering for an event': async (ports) => (await ports.registrations()).register(1, margaret.email),
  'giving up a place': async (ports) => (await ports.registrations()).giveUp(1, margaret.email),
  'saving for later': async (ports) =>
    (await (
      await ports.savedItems()
    ).put(margaret.id, {
      kind: 'event',
      recordId: 1,
      title: 'Tea',
      detail: '',
      savedAt: now.toISOString(),
    })) ?? 'saved',
  'removing what is saved': async (ports) =>
    (await ports.savedItems()).remove(margaret.id, { kind: 'event', recordId: 1 }),
  'joining a waiting list': async (ports) =>
    (await ports.registrations()).waitingList.join(1, margaret.email),
  'adding a place': async (ports) =>
    (await ports.placeEditor()).add({
      fields: { name: 'Bus', type: 'Transport', lat: '-33.9', lng: '151.3' },
      checked: [],
    }),
  'importing ports': async (ports) =>
    (await ports.placeImporter()).bringIn({ format: 'csv', content: '' }, 'any'),
};

test.each(Object.entries(actions))('%s is refused once another user is logged in', async (_, action) => {
  const { ports, scope } = testEnvironment();
  const mine = scope.ports();
  await expect(action(mine)).resolves.toBeDefined();
  ports.currentUser.set(george);
  await expect(action(mine)).rejects.toMatchObject({ code: 'permission' });
  await expect(action(scope.ports())).resolves.toBeDefined();
  ports.currentUser.clear();
  await expect(action(scope.ports())).rejects.toMatchObject({ code: 'permission' });
});

test('a bulk email stops once another user is logged in, and none of it is stored or recorded', async () => {
  const { ports, scope, mailer, auditTrail } = testEnvironment();
  const mine = scope.ports();
  const mail = requestFor({ kind: 'bulk', subject: 'Walks', message: 'At 10.' }, 'tom@example.org');
  ports.currentUser.set(george);
  expect(await (await mine.mailer()).send(mail, '1')).toMatchObject({ outcome: 'stop' });
  await (await mine.auditTrail()).report('users-deleted', 1);
  expect((await mine.mailRuns()).save({} as never)).toBe('nothing');
  expect(mailer.sent).toEqual([]);
  expect(auditTrail.reports).toEqual([]);
});

test('reading is open to everybody, and one session has one set of ports', async () => {
  const { ports, scope } = testEnvironment();
  const mine = scope.ports();
  expect(scope.ports()).toBe(mine);
  ports.currentUser.clear();
  const { appointments } = await mine.collections();
  expect(await appointments.list()).toHaveLength(seedAppointments(now).length);
  expect((await mine.registrations()).storageNotice).toBe((await ports.registrations()).storageNotice);
  expect(scope.ports()).not.toBe(mine);
});
