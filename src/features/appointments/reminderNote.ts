import { isOwn, type Appointment } from '@/shared/domain/appointments/appointment';
import type { User } from '@/shared/domain/users/user';

/** Beside the first appointment that somebody books: that there are reminders, which nobody gets without asking. */
export function reminderNote(appointments: readonly Appointment[], user: User | null): string {
  const isFirst = user && !appointments.some((one) => isOwn(one, user));
  return isFirst ? ' We can remind you by email: see “Reminders by email” on this page.' : '';
}
