import { isOwn, parseAppointment, type Appointment } from './appointment';
import { isBookable } from './appointmentRules';
import { momentsOf, type Times } from './wholeDays';
import type { CalendarEntry } from '../calendarFile/calendarFile';
import type { ReadEntry } from '../calendarFile/calendarImport';
import { addDays, dayOf } from '../text/dates';
import { readEach, type LeftOut } from '../records/leftOut';
import { fieldsOf } from '../records/parse';

/** How many minutes before an appointment the person's own calendar reminds them. */
const remindBefore = [60];
/** The same of whole days, before their first midnight: at 9 am the day before, and at 7 am on the day. */
const remindBeforeDays = [15 * 60, -7 * 60];

/**
 * An appointment as an entry of a calendar file.
 * @param host the site's address, which makes the id globally unique.
 */
export function entryOf(appointment: Appointment, host: string): CalendarEntry {
  const { id, title, start, end, location, description, allDay, free } = appointment;
  return {
    uid: `appointment-${id}@${host}`,
    title,
    when: allDay ? { firstDay: start, lastDay: end } : momentsOf({ start, end }),
    free,
    location: location || undefined,
    description: description || undefined,
    remindBefore: allDay ? remindBeforeDays : remindBefore,
  };
}

/** The MIME type of files by {@link copyOf}. */
export const copyType = 'application/json;charset=utf-8';

/** A person's appointments as a file that can be imported again. */
export function copyOf(appointments: readonly Appointment[], now: Date): string {
  return `${JSON.stringify({ kind: 'age-better-appointments', version: 1, savedAt: now.toISOString(), appointments }, null, 2)}\n`;
}

/** Reads a file's appointments, and its unreadable entries; null for any other file. */
export function readCopy(text: string): { found: Appointment[]; damaged: LeftOut[] } | null {
  try {
    const fields = fieldsOf(JSON.parse(text));
    const list = fields?.['appointments'];
    if (fields?.['kind'] !== 'age-better-appointments' || !Array.isArray(list)) return null;
    return readEach(list, parseAppointment);
  } catch {
    return null;
  }
}

/** An entry of a calendar file as an appointment of this person. */
export function appointmentOf(entry: ReadEntry): Appointment {
  const { title, start, end, location, description, allDay, free, origin } = entry;
  return {
    id: '',
    title,
    ...(allDay ? daysOf(start, end) : { start: start.toISOString(), end: end.toISOString() }),
    location,
    description,
    allDay,
    ...(free && { free }),
    ...(origin && { origin }),
    userId: '',
  };
}

/** The days from one local midnight to another; a single moment stands for its day. */
function daysOf(from: Date, until: Date): Times {
  return { start: dayOf(from), end: dayOf(until > from ? new Date(until.getTime() - 1) : until) };
}

/** The planned result of importing a file. */
export interface AppointmentImport {
  added: readonly Appointment[];
  /** Entries that exist already, with the same title and times. */
  already: number;
  /** How many entries began before today. */
  past: number;
  /** Entries that are not over at the end of the bookable days. */
  later: readonly Appointment[];
}

/**
 * Which entries are new for this person. They become the person's own; an id that is taken is replaced.
 * @param months how far ahead people may book; null: any day is imported, as from a copy of one's own data.
 */
export function importAppointments(
  entries: readonly Appointment[],
  stored: readonly Appointment[],
  person: { email: string; username: string },
  now: Date,
  months: number | null,
): AppointmentImport {
  const ids = new Set(stored.map(({ id }) => id));
  const known = new Set(stored.filter((one) => isOwn(one, person)).map(sameness));
  const added: Appointment[] = [];
  let already = 0;
  let past = 0;
  const later: Appointment[] = [];
  let newId = now.getTime();
  for (const entry of entries) {
    if (known.has(sameness(entry))) already += 1;
    else if (months !== null && !isBookable(momentsOf(entry), now, months)) {
      if (momentsOf(entry).start < addDays(now, 0)) past += 1;
      else later.push(entry);
    } else {
      while (ids.has(String(newId))) newId += 1;
      const id = entry.id === '' || ids.has(entry.id) ? String(newId) : entry.id;
      ids.add(id);
      known.add(sameness(entry));
      added.push({ ...entry, id, userId: person.email || person.username });
    }
  }
  return { added, already, past, later };
}

/** Equal for two appointments with the same title and times. */
function sameness({ title, start, end }: Appointment): string {
  return JSON.stringify([title, Date.parse(start), Date.parse(end)]);
}

/** Returns whether an appointment is unchanged since its import. */
export function isUnchanged(now: Appointment, readIn: Appointment): boolean {
  const fields = ['title', 'start', 'end', 'location', 'description', 'allDay'] as const;
  return fields.every((field) => now[field] === readIn[field]);
}

/** "1 entry", "3 entries" */
export const countText = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** An appointment that stayed out, and why. */
export const leftOutOf = (appointment: Appointment, reason: string): LeftOut => ({
  name: appointment.title,
  start: momentsOf(appointment).start,
  reason,
});

/**
 * Reports the undoing of an import.
 * @param changed how many were changed since then.
 * @param restored how many are again as they were before.
 */
export function undoReport(removed: number, changed: number, restored = 0): string {
  return [
    (removed > 0 || restored === 0) &&
      `${countText(removed, 'appointment was', 'appointments were')} taken out again.`,
    restored > 0 && `${countText(restored, 'appointment is', 'appointments are')} as before.`,
    changed > 0 && `${countText(changed, 'was', 'were')} changed since then and stayed.`,
  ]
    .filter(Boolean)
    .join(' ');
}
