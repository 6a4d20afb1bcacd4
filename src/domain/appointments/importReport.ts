import type { LeftOutReason, ReadCalendar } from '../calendarFile/calendarImport';
import { plainDate } from '../text/dates';
import type { Appointment } from './appointment';
import {
  counted,
  listOf,
  namesOf,
  shortened,
  stayedOut,
  type AppointmentImport,
  type NamedEntry,
  type RefusedEntry,
} from './appointmentExport';

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
    .map(([title, count]) => {
      return `${shortened(title)}: ${counted(count, 'date', 'dates')}.`;
    });
  const more = named.length - maxNamed;
  return [
    ...named.slice(0, maxNamed),
    ...(more > 0 ? [`${counted(more, 'more entry repeats', 'more entries repeat')}.`] : []),
  ];
}

/** What else was in a file. */
export interface FileContent extends Partial<ReadCalendar> {
  /** How many entries of a backup could not be read. */
  unreadable?: number;
}

/** How many entries are cancelled as a whole, or are the only date of their series that the file has. */
function cancelledOnly({ cancelled = [], entries = [] }: FileContent): number {
  const here = new Set(entries.map(({ origin }) => origin?.uid));
  return cancelled.filter(({ origin }) => !origin?.occurrence || !here.has(origin.uid)).length;
}

/**
 * What an import did, in sentences.
 * @param read what else was in the file.
 */
export function importReport(
  { added, already, past }: Omit<AppointmentImport, 'later'>,
  read: FileContent,
): string {
  const { unreadable = 0, repeating = [] } = read;
  const cancelled = cancelledOnly(read);
  return [
    `${counted(added.length, 'appointment was', 'appointments were')} added.`,
    ...datesByTitle(added, repeating),
    already > 0 && `${counted(already, 'was', 'were')} here already.`,
    past > 0 && `${past} began before today and stayed out.`,
    cancelled > 0 && `${counted(cancelled, 'entry was', 'entries were')} cancelled and stayed out.`,
    unreadable > 0 && `${counted(unreadable, 'entry', 'entries')} could not be read.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const reasons: Record<Exclude<LeftOutReason, 'first-only' | 'zone'>, string> = {
  'no-date': 'We could not read the date.',
  'ends-first': 'The end is before the start.',
  older: 'The file has a newer version.',
};

const nameOf = ({ title, start }: { title: string; start: Date | null }): NamedEntry => ({
  title,
  start: start?.toISOString() ?? '',
});

/**
 * What a calendar file has that is not imported, by name, in sentences; empty where there is nothing.
 * @param later what is after the bookable days. @param lastDay the last of those days.
 */
export function leftOutWords(
  { leftOut, goesOn }: Pick<ReadCalendar, 'leftOut' | 'goesOn'>,
  later: readonly NamedEntry[],
  lastDay: Date,
): string {
  const day = plainDate(lastDay);
  const firstOnly = leftOut.filter(({ reason }) => reason === 'first-only').map(nameOf);
  const refused = leftOut.flatMap((entry): RefusedEntry[] => {
    const { reason, zone = '' } = entry;
    if (reason === 'first-only') return [];
    const why = reason === 'zone' ? `We do not know the time zone “${shortened(zone)}”.` : reasons[reason];
    return [{ appointment: nameOf(entry), reason: why }];
  });
  const beyond = later.map((appointment) => ({
    appointment,
    reason: `Only days up to ${day} can be booked.`,
  }));
  const titles = [...new Set(goesOn)].map(shortened);
  return [
    stayedOut([...refused, ...beyond]),
    firstOnly.length > 0 &&
      `Only the first date was taken of ${listOf(namesOf(firstOnly))}. The file repeats it too often, or in a way that is not known here.`,
    titles.length > 0 &&
      `${listOf(titles)} ${titles.length === 1 ? 'has' : 'have'} more dates after ${day}, which stayed out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
