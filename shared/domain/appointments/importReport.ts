import type { LeftOutReason, ReadCalendar } from '../calendarFile/calendarImport';
import { shortName, type LeftOut } from '../records/leftOut';
import { leftOutInWords } from '../records/leftOutWords';
import { plainDate } from '../text/dates';
import type { Appointment } from './appointment';
import { countText, leftOutOf, type AppointmentImport } from './appointmentExport';

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
    .map(([title, count]) => `${shortName(title)}: ${countText(count, 'date', 'dates')}.`);
  const more = named.length - maxNamed;
  return [
    ...named.slice(0, maxNamed),
    ...(more > 0 ? [`${countText(more, 'more entry repeats', 'more entries repeat')}.`] : []),
  ];
}

/** The other contents of a file. */
type FileContent = Partial<Pick<ReadCalendar, 'entries' | 'cancelled' | 'repeating'>>;

/** How many entries are cancelled as a whole, or are the only date of their series that the file has. */
function cancelledOnly({ cancelled = [], entries = [] }: FileContent): number {
  const here = new Set(entries.map(({ origin }) => origin?.uid));
  return cancelled.filter(({ origin }) => !origin?.occurrence || !here.has(origin.uid)).length;
}

/**
 * Reports an import, in sentences.
 * @param read what else was in the file.
 */
export function importReport(
  { added, already, past }: Omit<AppointmentImport, 'later'>,
  read: FileContent,
): string {
  const cancelled = cancelledOnly(read);
  return [
    `${countText(added.length, 'appointment was', 'appointments were')} added.`,
    ...datesByTitle(added, read.repeating ?? []),
    already > 0 && `${countText(already, 'was', 'were')} here already.`,
    past > 0 && `${past} began before today and stayed out.`,
    cancelled > 0 && `${countText(cancelled, 'entry was', 'entries were')} cancelled and stayed out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The entries that an import left out. */
export interface ImportLeftOut {
  /** Appointments that are here and were to be changed. */
  unchanged: readonly LeftOut[];
  /** Entries that were not taken. */
  entries: readonly LeftOut[];
  /** Recurring entries of which the first date alone was taken. */
  firstOnly: readonly LeftOut[];
  /** Recurring entries that have dates after the bookable days. */
  goesOn: readonly LeftOut[];
}

const reasons: Record<Exclude<LeftOutReason, 'zone'>, string> = {
  'no-date': 'We could not read the date.',
  'ends-first': 'The end is before the start.',
  'first-only': 'The file repeats it too often, or in a way that is not known here.',
  older: 'The file has a newer version.',
};

/**
 * Lists the entries of a calendar file that are not imported.
 * @param later what is after the bookable days. @param lastDay the last of those days.
 */
export function leftOutOfFile(
  { leftOut, goesOn }: Pick<ReadCalendar, 'leftOut' | 'goesOn'>,
  later: readonly Appointment[],
  lastDay: Date,
): Omit<ImportLeftOut, 'unchanged'> {
  const day = plainDate(lastDay);
  const named = leftOut.map(({ title, start, reason, zone = '' }) => ({
    isFirstOnly: reason === 'first-only',
    left: {
      name: title,
      start: start ?? undefined,
      reason: reason === 'zone' ? `We do not know the time zone “${shortName(zone)}”.` : reasons[reason],
    },
  }));
  const beyond = later.map((one) => leftOutOf(one, `Only days up to ${day} can be booked.`));
  return {
    entries: [...named.filter(({ isFirstOnly }) => !isFirstOnly).map(({ left }) => left), ...beyond],
    firstOnly: named.filter(({ isFirstOnly }) => isFirstOnly).map(({ left }) => left),
    goesOn: [...new Set(goesOn)].map((name) => ({ name, reason: `Dates after ${day} stayed out.` })),
  };
}

/** Lists the entries that an import left out, by name, with each reason once, in sentences; empty where there are none. */
export function leftOutReport({ unchanged, entries, firstOnly, goesOn }: ImportLeftOut): string {
  return [
    leftOutInWords(
      unchanged,
      (count) => `${countText(count, 'appointment was', 'appointments were')} not changed`,
    ),
    leftOutInWords(entries, (count) => `${countText(count, 'appointment', 'appointments')} stayed out`),
    leftOutInWords(firstOnly, () => 'Only the first date was taken'),
    leftOutInWords(goesOn, () => 'Not all dates were taken'),
  ]
    .filter(Boolean)
    .join(' ');
}
