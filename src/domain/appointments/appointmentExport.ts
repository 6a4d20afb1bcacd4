import { isOwn, parseAppointment, type Appointment } from './appointment';
import { isBookable } from './appointmentRules';
import type { CalendarEntry } from '../calendarFile/calendarFile';
import type { ReadEntry } from '../calendarFile/calendarImport';
import { addDays, dayOf, plainDate } from '../text/dates';
import { fieldsOf } from '../records/parse';

/** How many minutes before an appointment the person's own calendar reminds them. */
export const remindBefore = 60;

/**
 * An appointment as an entry of a calendar file.
 * @param host the site's address, which makes the id globally unique.
 */
export function entryOf(appointment: Appointment, host: string): CalendarEntry {
  const { id, title, start, end, location, description, allDay, free } = appointment;
  const [from, to] = [new Date(start), new Date(end)];
  // A whole day ends at the midnight after it, or is written as one moment.
  const lastDay = dayOf(to > from ? new Date(to.getTime() - 1) : to);
  return {
    uid: `appointment-${id}@${host}`,
    title,
    when: allDay ? { firstDay: dayOf(from), lastDay } : { start: from, end: to },
    free,
    location: location || undefined,
    description: description || undefined,
    remindBefore,
  };
}

/** The MIME type of what {@link copyOf} writes. */
export const copyType = 'application/json;charset=utf-8';

/** A person's appointments as a file that can be imported again. */
export function copyOf(appointments: readonly Appointment[], now: Date): string {
  return `${JSON.stringify({ kind: 'age-better-appointments', version: 1, savedAt: now.toISOString(), appointments }, null, 2)}\n`;
}

/**
 * The appointments of such a file, and how many of its entries could not be read; null for any other file.
 */
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
export function appointmentOf(entry: ReadEntry): Appointment {
  const { title, start, end, location, description, allDay, free, origin } = entry;
  return {
    id: '',
    title,
    start: start.toISOString(),
    end: end.toISOString(),
    location,
    description,
    allDay,
    ...(free && { free }),
    ...(origin && { origin }),
    userId: '',
  };
}

/** What importing a file would do. */
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
 * @param anyDay whether days outside the bookable range are imported too, as from a copy of one's own data.
 */
export function importAppointments(
  entries: readonly Appointment[],
  stored: readonly Appointment[],
  person: { email: string; username: string },
  now: Date,
  anyDay: boolean,
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
    else if (!anyDay && !isBookable({ start: new Date(entry.start), end: new Date(entry.end) }, now)) {
      if (new Date(entry.start) < addDays(now, 0)) past += 1;
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

/** Whether an appointment is unchanged since its import. */
export function isUnchanged(now: Appointment, readIn: Appointment): boolean {
  const fields = ['title', 'start', 'end', 'location', 'description', 'allDay'] as const;
  return fields.every((field) => now[field] === readIn[field]);
}

/** "1 entry", "3 entries" */
export const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const maxNameLength = 60;

/** An entry that was not taken, and why, in a sentence. */
export interface RefusedEntry {
  /** Its start is empty where it is unknown. */
  appointment: NamedEntry;
  reason: string;
}

/** What names an entry. */
export type NamedEntry = Pick<Appointment, 'title' | 'start'>;

/** How many names of what stayed out are read in one go. */
const maxRefusedNames = 5;

/** A title as a report names it. */
export const shortened = (title: string) =>
  title.length > maxNameLength ? `${title.slice(0, maxNameLength)}…` : title;

/** "Tablets (28 dates from 3 December 2026)", "Eye test on 4 December 2026" for each title. */
export function namesOf(refused: readonly NamedEntry[]): string[] {
  const byTitle = new Map<string, NamedEntry[]>();
  for (const one of refused) byTitle.set(one.title, [...(byTitle.get(one.title) ?? []), one]);
  return [...byTitle].map(([title, dates]) => {
    const known = dates.filter(({ start }) => start !== '');
    const first = new Date(Math.min(...known.map(({ start }) => Date.parse(start))));
    const name = shortened(title);
    if (known.length === 0) return dates.length === 1 ? name : `${name} (${dates.length} entries)`;
    const day = plainDate(first);
    return dates.length === 1 ? `${name} on ${day}` : `${name} (${dates.length} dates from ${day})`;
  });
}

/** "Tea, Chess, 2 more": of many names the first five. */
export function listOf(names: readonly string[]): string {
  const more = names.length - maxRefusedNames;
  return [...names.slice(0, maxRefusedNames), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** What stayed out of an import, by name, with each reason once. */
export function stayedOut(refused: readonly RefusedEntry[]): string {
  const byReason = new Map<string, NamedEntry[]>();
  for (const { appointment, reason } of refused)
    byReason.set(reason, [...(byReason.get(reason) ?? []), appointment]);
  return [...byReason]
    .map(([reason, entries]) => {
      const count = counted(entries.length, 'appointment', 'appointments');
      return `${count} stayed out: ${listOf(namesOf(entries))}. ${reason}`;
    })
    .join(' ');
}

/**
 * What undoing an import did.
 * @param changed how many were changed since then.
 * @param restored how many are again as they were before.
 */
export function undoReport(removed: number, changed: number, restored = 0): string {
  return [
    (removed > 0 || restored === 0) &&
      `${counted(removed, 'appointment was', 'appointments were')} taken out again.`,
    restored > 0 && `${counted(restored, 'appointment is', 'appointments are')} as before.`,
    changed > 0 && `${counted(changed, 'was', 'were')} changed since then and stayed.`,
  ]
    .filter(Boolean)
    .join(' ');
}
