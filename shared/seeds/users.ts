import type { Role, User } from '../domain/users/user';
import { dayFrom } from './days';

/** One person of the demonstration. */
export interface SampleUser {
  id: string;
  email: string;
  role: Role;
  /** How many days before the first run this person was last here. */
  daysAway: number;
}

/**
 * The seven sample people. example.org belongs to nobody, so no mail can reach a stranger. Five of them were here
 * within the last 30 days. The server makes the accounts of the demonstration from the same list.
 */
export const sampleUsers: readonly SampleUser[] = [
  { id: '1', email: 'admin@example.org', role: 'admin', daysAway: 1 },
  { id: '2', email: 'nurse.lee@example.org', role: 'healthcare', daysAway: 3 },
  { id: '3', email: 'physio.ray@example.org', role: 'healthcare', daysAway: 8 },
  { id: '4', email: 'margaret@example.org', role: 'user', daysAway: 2 },
  { id: '5', email: 'george@example.org', role: 'user', daysAway: 13 },
  { id: '6', email: 'nina@example.org', role: 'user', daysAway: 36 },
  { id: '7', email: 'tom@example.org', role: 'user', daysAway: 60 },
];

/** The seeded users list. @param now the time of the first run. */
export function seedUsers(now: Date): User[] {
  return sampleUsers.map(({ id, email, role, daysAway }) => ({
    id,
    username: email,
    email,
    role,
    token: '',
    lastLogin: dayFrom(now, -daysAway, 9, 15 + Number(id)).toISOString(),
  }));
}
