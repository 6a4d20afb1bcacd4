import { beforeEach, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { BookingRequest } from '@/shared/domain/appointments/bookingRules';
import { capabilitiesOf } from '@/shared/domain/screens/capabilities';
import type { Collection } from '../../ports/collection';
import { seedUsers } from '@/shared/seeds/users';
import { saveAppointment } from './booking';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = seedUsers(now).find(({ role }) => role === 'user')!;
const words = { title: 'Podiatrist', location: '', description: '' };
const hour = (hours: number) => ({
  start: new Date(2026, 10, 24, hours).toISOString(),
  end: new Date(2026, 10, 24, hours + 1).toISOString(),
});
const own: Appointment = { id: '1', ...words, ...hour(10), allDay: false, userId: margaret.email };

let appointments: Collection<Appointment>;
let ports: ReturnType<typeof createMemoryPorts>;
beforeEach(() => {
  const records = createMemoryRecords({ appointments: [own] });
  appointments = records.collections.appointments;
  ports = createMemoryPorts({
    clock: createMemoryClock(now),
    user: margaret,
    records,
  });
});

const fresh = (change: Partial<BookingRequest> = {}): BookingRequest => ({
  before: null,
  words,
  times: hour(16),
  overlapAgreed: false,
  ...change,
});

test('a whole day that gets a time does not go on all day any more, and the reverse', async () => {
  const day: Appointment = { ...own, id: '3', start: '2026-11-24', end: '2026-11-24', allDay: true };
  await appointments.put(day);
  await saveAppointment(ports, fresh({ before: day, times: hour(16) }));
  const timed = (await appointments.get('3'))!;
  expect(timed).toEqual({ ...day, ...hour(16), allDay: false });
  const times = { start: '2026-11-25', end: '2026-11-27' };
  await saveAppointment(ports, fresh({ before: timed, times }));
  expect(await appointments.get('3')).toEqual({ ...day, ...times });
});

test('the zone is kept where the records are shared, and follows the times; this browser’s own storage has none', async () => {
  const zoneBefore = process.env.TZ;
  const saved = async (change: Partial<BookingRequest>) => {
    const outcome = await saveAppointment(
      { ...ports, can: capabilitiesOf({ data: 'server' }) },
      fresh(change),
    );
    return (outcome as { appointment: Appointment }).appointment;
  };
  process.env.TZ = 'Australia/Perth';
  const made = await saved({});
  expect(made.zone).toBe('Australia/Perth');
  process.env.TZ = 'Australia/Sydney';
  const renamed = await saved({ before: made, times: made, words: { ...words, title: 'Feet' } });
  expect(renamed.zone).toBe('Australia/Perth');
  expect((await saved({ before: renamed, times: hour(18) })).zone).toBe('Australia/Sydney');
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
  const local = await saveAppointment(ports, fresh({ times: hour(19) }));
  expect(local).toMatchObject({ kind: 'saved' });
  expect((local as { appointment: Appointment }).appointment).not.toHaveProperty('zone');
});
