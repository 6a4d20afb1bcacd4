import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { Collection, CollectionError } from '../../ports/collection';
import { seedUsers } from '@/shared/seeds/users';
import { deleteAppointment, restoreAppointment } from './deletion';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = seedUsers(now).find(({ role }) => role === 'user')!;
const own: Appointment = {
  id: '1',
  title: 'Podiatrist',
  start: new Date(2026, 10, 24, 10).toISOString(),
  end: new Date(2026, 10, 24, 11).toISOString(),
  location: '',
  description: '',
  allDay: false,
  userId: margaret.email,
};
const toms: Appointment = { ...own, id: '2', userId: 'tom@example.org' };

let appointments: Collection<Appointment>;
let refusal: CollectionError['code'] | null;
let ports: ReturnType<typeof createMemoryPorts>;
beforeEach(() => {
  refusal = null;
  const records = createMemoryRecords({ appointments: [own, toms], refuse: () => refusal });
  appointments = records.collections.appointments;
  ports = createMemoryPorts({
    clock: createMemoryClock(now),
    user: margaret,
    records,
  });
});

describe('deleting', () => {
  const yes = async () => true;

  test('asks, deletes, and can be restored exactly', async () => {
    expect(await deleteAppointment(ports, '1', async () => false)).toEqual({ kind: 'kept' });
    expect(await appointments.list()).toHaveLength(2);
    expect(await deleteAppointment(ports, '1', yes)).toEqual({ kind: 'deleted', appointment: own });
    expect(await appointments.get('1')).toBeNull();
    expect(await restoreAppointment(ports, own)).toBeNull();
    expect(await appointments.get('1')).toEqual(own);
  });

  test('asks nothing about what has gone or is another’s', async () => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await deleteAppointment(ports, 'gone', never)).toEqual({
      kind: 'missing',
      text: 'Error deleting appointment: Appointment not found.',
    });
    expect(await deleteAppointment(ports, '2', never)).toEqual({
      kind: 'not-yours',
      text: 'You can only delete your own appointments.',
    });
  });

  test('finds out that it went, or that the login ended, while the question was open', async () => {
    const goes = async () => Boolean(await appointments.remove('1'));
    expect(await deleteAppointment(ports, '1', goes)).toEqual({
      kind: 'missing',
      text: 'Error deleting appointment: Appointment not found.',
    });
    await appointments.put(own, { expected: null, overlapAgreed: true });
    const ends = async () => {
      ports.currentUser.clear();
      return true;
    };
    expect(await deleteAppointment(ports, '1', ends)).toMatchObject({
      text: 'You can only delete your own appointments.',
    });
    expect(await appointments.get('1')).toEqual(own);
  });

  test('that fails says so', async () => {
    refusal = 'refused';
    expect(await deleteAppointment(ports, '1', yes)).toMatchObject({
      text: 'Error deleting appointment. Please try again.',
    });
    expect(await restoreAppointment(ports, { ...own, id: '9' })).toMatchObject({
      text: 'Error saving appointment. Please try again.',
    });
  });
});
