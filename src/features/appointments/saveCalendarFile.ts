import { isOwn, type Appointment } from '@/shared/domain/appointments/appointment';
import { entryOf } from '@/shared/domain/appointments/appointmentExport';
import { momentsOf } from '@/shared/domain/appointments/wholeDays';
import { calendarFile, calendarFileType } from '@/shared/domain/calendarFile/calendarFile';
import { fileStamp } from '@/shared/domain/text/dates';
import type { Ports } from '../../ports/ports';

/** The stored appointments of the person who is logged in. */
export async function ownAppointments(ports: Ports): Promise<readonly Appointment[]> {
  const user = ports.currentUser.get();
  const { appointments } = await ports.collections();
  const stored = await appointments.list();
  return user ? stored.filter((one) => isOwn(one, user)) : [];
}

/** Saves appointments for the person's own calendar. @param only one of them; absent: all. */
export async function saveCalendarFile(ports: Ports, host: string, only?: Appointment): Promise<void> {
  const now = ports.clock.now();
  const entries = (only ? [only] : await ownAppointments(ports)).map((one) => entryOf(one, host));
  const name = only
    ? `appointment_${fileStamp(momentsOf(only).start)}.ics`
    : `appointments_${fileStamp(now)}.ics`;
  (await ports.saveFile())({ name, type: calendarFileType, text: calendarFile(entries, now) });
}
