import { databaseOf, ownerWrites } from '../../../../firebase/rules/people';
import type { Appointment } from '../../../domain/appointments/appointment';
import { newAppointmentId } from '../../../domain/appointments/appointmentRules';
import type { Role, User } from '../../../domain/users/user';
import { createMemoryClock } from '../../memory/clock';
import { createMemoryCurrentUser } from '../../memory/currentUser';
import { createSharedDataStore } from '../sharedDataStore';

const clock = createMemoryClock(new Date('2026-11-24T10:00:00+11:00'));
const nobodyThere = () => databaseOf(null, '127.0.0.1:9');

/** What one person's browser has. `cut` takes the network away. */
export async function browser(id: string, role: Role = 'user') {
  const email = `${id}@example.net`;
  await ownerWrites(`users/${id}`, { email, role, createdAt: '2026-11-22T01:00:00.000Z' });
  const user: User = { id, username: email, email, role, token: '', lastLogin: clock.now().toISOString() };
  const currentUser = createMemoryCurrentUser(user);
  let database = databaseOf({ uid: id, email });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  } as unknown as Storage;
  const start = () =>
    createSharedDataStore({
      open: async () => database,
      currentUser,
      clock,
      seeds: { resources: () => [], events: () => [] },
      storage,
      keyPrefix: 'test.',
    });
  const records = start();
  const { appointments, users } = records.collections;
  const book = (title: string, from: string, to: string) =>
    appointments.add((all) => ({
      id: newAppointmentId(clock.now(), all),
      title,
      start: `2026-11-25T${from}:00.000Z`,
      end: `2026-11-25T${to}:00.000Z`,
      location: 'Room 4',
      description: 'Bring the letter',
      allDay: false,
      userId: email,
    }));
  return {
    user,
    currentUser,
    appointments,
    users,
    records,
    book,
    start,
    /** As after the page was loaded again. */
    appointmentsAnew: () => start().collections.appointments.list(),
    cut: () => {
      database = nobodyThere();
    },
  };
}

/** Each as its title and when it begins. */
export const shown = (all: readonly Appointment[]) =>
  all.map(({ title, start }) => `${title} ${start.slice(11, 16)}`);
