import { isOwn, parseAppointment, type Appointment } from './appointment';
import { isBookable, type Times } from './appointmentRules';
import { momentsOf } from './wholeDays';
import type { CalendarEntry } from '../calendarFile/calendarFile';
import type { ReadCalendar, ReadEntry } from '../calendarFile/calendarImport';
import { dayOf } from '../text/dates';
import { readEach, shortName, type LeftOut } from '../records/leftOut';
import { leftOutInWords } from '../records/leftOutWords';
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

/** The MIME type of what {@link copyOf} writes. */
export const copyType = 'application/json;charset=utf-8';

/** A person's appointments as a file that can be imported again. */
export function copyOf(appointments: readonly Appointment[], now: Date): string {
  return `${JSON.stringify({ kind: 'age-better-appointments', version: 1, savedAt: now.toISOString(), appointments }, null, 2)}\n`;
}

/** The appointments of such a file, and its entries that could not be read; null for any other file. */
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
  const { title, start, end, location, description, allDay, free } = entry;
  return {
    id: '',
    title,
    ...(allDay ? daysOf(start, end) : { start: start.toISOString(), end: end.toISOString() }),
    location,
    description,
    allDay,
    ...(free && { free }),
    userId: '',
  };
}

/** The days from one local midnight to another; a single moment stands for its day. */
function daysOf(from: Date, until: Date): Times {
  return { start: dayOf(from), end: dayOf(until > from ? new Date(until.getTime() - 1) : until) };
}

/** What importing a file would do. */
export interface AppointmentImport {
  added: readonly Appointment[];
  /** Entries that exist already, with the same title and times. */
  already: number;
  /** Entries outside the bookable days. */
  outside: number;
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
  let outside = 0;
  let newId = now.getTime();
  for (const entry of entries) {
    if (known.has(sameness(entry))) already += 1;
    else if (months !== null && !isBookable(momentsOf(entry), now, months)) {
      outside += 1;
    } else {
      while (ids.has(String(newId))) newId += 1;
      const id = entry.id === '' || ids.has(entry.id) ? String(newId) : entry.id;
      ids.add(id);
      known.add(sameness(entry));
      added.push({ ...entry, id, userId: person.email || person.username });
    }
  }
  return { added, already, outside };
}

/** Equal for two appointments with the same title and times. */
function sameness({ title, start, end }: Appointment): string {
  return JSON.stringify([title, Date.parse(start), Date.parse(end)]);
}

/** Whether an appointment is unchanged since its import. */
export function isUnchanged(now: Appointment, readIn: Appointment): boolean {
  const fields = ['title', 'start', 'end', 'location', 'description', 'allDay'] as const;
  return fields.every((field) => now[field] === readIn[field]);
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** How many recurring entries a report names; a screen reader reads it in one go. */
const maxNamed = 3;

/** "Exercise class: 12 dates." for each recurring entry that added something. */
function datesByTitle(added: readonly Appointment[], repeating: readonly string[]): string[] {
  const dates = new Map(repeating.map((title) => [title, 0]));
  for (const { title } of added) {
    const count = dates.get(title);
    if (count !== undefined) dates.set(title, count + 1);
  }
  const named = [...dates]
    .filter(([, count]) => count > 0)
    .map(([title, count]) => `${shortName(title)}: ${counted(count, 'date', 'dates')}.`);
  const more = named.length - maxNamed;
  return [
    ...named.slice(0, maxNamed),
    ...(more > 0 ? [`${counted(more, 'more entry repeats', 'more entries repeat')}.`] : []),
  ];
}

/**
 * What an import did, in sentences.
 * @param read what else was in the file.
 */
export function importReport(
  { added, already, outside }: AppointmentImport,
  read: Pick<ReadCalendar, 'unreadable'> & Partial<ReadCalendar>,
): string {
  const { unreadable, cancelled = 0, repeating = [], firstOnly = 0 } = read;
  return [
    `${counted(added.length, 'appointment was', 'appointments were')} added.`,
    ...datesByTitle(added, repeating),
    already > 0 && `${counted(already, 'was', 'were')} here already.`,
    outside > 0 && `${counted(outside, 'lies', 'lie')} outside the days that can be booked and stayed out.`,
    cancelled > 0 && `${counted(cancelled, 'entry was', 'entries were')} cancelled and stayed out.`,
    firstOnly > 0 &&
      `${counted(firstOnly, 'repeats', 'repeat')} too often, or in a way that is not known here: only the first time was taken.`,
    unreadable > 0 && `${counted(unreadable, 'entry', 'entries')} could not be read.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** An appointment that stayed out, and why. */
export const leftOutOf = (appointment: Appointment, reason: string): LeftOut => ({
  name: appointment.title,
  start: momentsOf(appointment).start,
  reason,
});

/** What stayed out of an import, by name, with each reason once. */
export function stayedOut(left: readonly LeftOut[]): string {
  return leftOutInWords(left, (count) => `${counted(count, 'appointment', 'appointments')} stayed out`);
}

/**
 * What undoing an import did.
 * @param changed how many were changed since then.
 */
export function undoReport(removed: number, changed: number): string {
  return [
    `${counted(removed, 'appointment was', 'appointments were')} taken out again.`,
    changed > 0 && `${counted(changed, 'was', 'were')} changed since then and stayed.`,
  ]
    .filter(Boolean)
    .join(' ');
}
