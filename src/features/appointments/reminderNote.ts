import { isOwn, type Appointment } from '@/shared/domain/appointments/appointment';
import type { User } from '@/shared/domain/users/user';

/** Mentions the reminders, which are off at first, beside a person's first appointment. */
export function reminderNote(appointments: readonly Appointment[], user: User | null): string {
  const isFirst = user && !appointments.some((one) => isOwn(one, user));
  return isFirst ? ' We can remind you by email: see “Reminders by email” on this page.' : '';
}
