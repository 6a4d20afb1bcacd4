import { isOwn, parseAppointment, type Appointment } from './appointment';
import { isBookable, newAppointmentId } from './appointmentRules';
import type { CalendarEntry } from '../calendarFile/calendarFile';
import { dayOf } from '../text/dates';
import { fieldsOf } from '../records/parse';
import type { ReadEntry } from '../calendarFile/readCalendar';

/** Minutes before an appointment at which the person's own calendar reminds. */
export const remindBefore = 60;

/** An appointment as a calendar file has it. @param host the site's address, which makes the id unique in the world. */
export function entryOf(appointment: Appointment, host: string): CalendarEntry {
  const { id, title, start, end, location, description, allDay } = appointment;
  const [from, to] = [new Date(start), new Date(end)];
  // A whole day ends at the midnight after it, or is written as one moment.
  const lastDay = dayOf(to > from ? new Date(to.getTime() - 1) : to);
  return {
    uid: `appointment-${id}@${host}`,
    title,
    when: allDay ? { firstDay: dayOf(from), lastDay } : { start: from, end: to },
    location: location || undefined,
    description: description || undefined,
    remindBefore,
  };
}

/** The kind of file that {@link copyOf} writes. */
export const copyType = 'application/json;charset=utf-8';

/** A person's appointments as a file that can be read in again. */
export function copyOf(appointments: readonly Appointment[], now: Date): string {
  return `${JSON.stringify({ kind: 'age-better-appointments', version: 1, savedAt: now.toISOString(), appointments }, null, 2)}\n`;
}

/** The appointments of such a file, and how many of its entries could not be read; null where it is no such file. */
export function readCopy(text: string): { found: Appointment[]; unreadable: number } | null {
  try {
    const fields = fieldsOf(JSON.parse(text));
    const list = fields?.['appointments'];
    if (fields?.['kind'] !== 'age-better-appointments' || !Array.isArray(list)) return null;
    const found = list.map(parseAppointment).filter((one) => one !== null);
    return { found, unreadable: list.length - found.length };
  } catch {
    return null;
  }
}

/** An entry of a calendar file as an appointment of this person. */
export function appointmentOf({ title, start, end, location, description, allDay }: ReadEntry): Appointment {
  return {
    id: '',
    title,
    start: start.toISOString(),
    end: end.toISOString(),
    location,
    description,
    allDay,
    userId: '',
  };
}

/** What reading in a file would do. */
export interface Intake {
  added: readonly Appointment[];
  /** Entries that are there already, with the same title and times. */
  already: number;
  /** Entries outside the days that can be booked. */
  outside: number;
}

/**
 * Which entries are new for this person. They become the person's own; an id that is taken is replaced.
 * @param anyDay whether days outside the bookable range are taken too: a copy of one's own data is.
 */
export function takeIn(
  entries: readonly Appointment[],
  stored: readonly Appointment[],
  person: { email: string; username: string },
  now: Date,
  anyDay: boolean,
): Intake {
  const all = [...stored];
  const added: Appointment[] = [];
  let already = 0;
  let outside = 0;
  for (const entry of entries) {
    const { title, start, end, id } = entry;
    const same = (one: Appointment) =>
      isOwn(one, person) &&
      one.title === title &&
      Date.parse(one.start) === Date.parse(start) &&
      Date.parse(one.end) === Date.parse(end);
    if (all.some(same)) already += 1;
    else if (!anyDay && !isBookable({ start: new Date(start), end: new Date(end) }, now)) outside += 1;
    else {
      const taken = id === '' || all.some((one) => one.id === id);
      const appointment = {
        ...entry,
        id: taken ? newAppointmentId(now, all) : id,
        userId: person.email || person.username,
      };
      all.push(appointment);
      added.push(appointment);
    }
  }
  return { added, already, outside };
}

/** Whether an appointment is still as it was read in. */
export function isAsReadIn(now: Appointment, readIn: Appointment): boolean {
  const fields = ['title', 'start', 'end', 'location', 'description', 'allDay'] as const;
  return fields.every((field) => now[field] === readIn[field]);
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/**
 * What reading in a file did, in sentences.
 * @param read how many entries could not be read, how many repeat, and of how many of those only the first time was taken.
 */
export function intakeReport(
  { added, already, outside }: Intake,
  {
    unreadable,
    repeating = 0,
    firstOnly = 0,
  }: { unreadable: number; repeating?: number; firstOnly?: number },
): string {
  return [
    `${counted(added.length, 'appointment was', 'appointments were')} added.`,
    already > 0 && `${counted(already, 'was', 'were')} here already.`,
    outside > 0 && `${counted(outside, 'lies', 'lie')} outside the days that can be booked and stayed out.`,
    repeating > 0 &&
      `${counted(repeating, 'entry repeats', 'entries repeat')} over the days that can be booked.`,
    firstOnly > 0 &&
      `${counted(firstOnly, 'repeats', 'repeat')} in a way that is not known here: only the first time was taken.`,
    unreadable > 0 && `${counted(unreadable, 'entry', 'entries')} could not be read.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What taking them out again did. @param changed how many were changed since then. */
export function takenOutReport(removed: number, changed: number): string {
  return [
    `${counted(removed, 'appointment was', 'appointments were')} taken out again.`,
    changed > 0 && `${counted(changed, 'was', 'were')} changed since then and stayed.`,
  ]
    .filter(Boolean)
    .join(' ');
}
