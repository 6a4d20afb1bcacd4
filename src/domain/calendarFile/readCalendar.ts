import { addDays, daysBetween, fileStamp, parseDay } from '../text/dates';
import { repeatDays } from './repeats';

/**
 * Reads calendar files (.ics) after RFC 5545, as far as an appointment needs: title, times, place and notes.
 * https://www.rfc-editor.org/rfc/rfc5545
 */

/** One entry of a calendar file. */
export interface ReadEntry {
  title: string;
  start: Date;
  end: Date;
  allDay: boolean;
  location: string;
  description: string;
}

/** What was found in a calendar file. */
export interface ReadCalendar {
  entries: ReadEntry[];
  /** How many entries could not be read. */
  unreadable: number;
  /** How many of the entries repeat; each of their times in the range is there. */
  repeating: number;
  /** How many repeat by a rule that is not understood; only their first time is there. */
  firstOnly: number;
}

/** The largest calendar file that is read, in characters and so at most in bytes. */
export const largestCalendarFile = 2 * 1024 * 1024;

/** The most entries of a calendar file, each time of those that repeat counted. */
const mostEntries = 5000;

export const calendarTooLarge =
  'This calendar file is larger than 2 MB. Please save fewer months of your calendar, then choose that file.';
const calendarTooLong =
  'This calendar file has more than 5,000 entries. Please save fewer months of your calendar, then choose that file.';

/** A calendar file that is too much to read. Its message is a whole sentence, or two. */
export class CalendarFileError extends Error {
  override readonly name = 'CalendarFileError';
}

/** The fields of one entry by name; a field may be there several times. */
type Fields = ReadonlyMap<string, readonly Line[]>;

/** The moments of repeating entries that have an entry of their own, by the id of what repeats. */
type Moved = ReadonlyMap<string, ReadonlySet<number | undefined>>;

interface Line {
  parameters: string;
  value: string;
}

/**
 * Reads a calendar file.
 * @param range from when until when (not included) the times of what repeats are wanted.
 * @returns null where it is none.
 * @throws CalendarFileError where it is too large, or has too many entries.
 */
export function readCalendar(text: string, range: { from: Date; until: Date }): ReadCalendar | null {
  if (text.length > largestCalendarFile) throw new CalendarFileError(calendarTooLarge);
  // A line that begins with a space goes on with the one before.
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (!lines.some((line) => line.trim().toUpperCase() === 'BEGIN:VCALENDAR')) return null;
  const all: Fields[] = [];
  let fields: Map<string, Line[]> | null = null;
  /** An alarm inside an entry has a description of its own. */
  let depth = 0;
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? [];
    const key = name.toUpperCase();
    if (key === 'BEGIN' && value.toUpperCase() === 'VEVENT') {
      fields = new Map();
      depth = 0;
    } else if (key === 'END' && value.toUpperCase() === 'VEVENT' && fields) {
      all.push(fields);
      if (all.length > mostEntries) throw new CalendarFileError(calendarTooLong);
      fields = null;
    } else if (key === 'BEGIN') depth += 1;
    else if (key === 'END') depth -= 1;
    else if (fields && depth === 0) {
      const same = fields.get(key);
      if (same) same.push({ parameters, value });
      else fields.set(key, [{ parameters, value }]);
    }
  }
  return entriesFrom(all, range);
}

function entriesFrom(all: readonly Fields[], range: { from: Date; until: Date }): ReadCalendar {
  const found: ReadCalendar = { entries: [], unreadable: 0, repeating: 0, firstOnly: 0 };
  const moved = movedIn(all);
  for (const fields of all) {
    const entry = entryFrom(fields);
    if (!entry) {
      found.unreadable += 1;
      continue;
    }
    const again = fields.has('RRULE') ? timesAgain(fields, entry, moved, range) : null;
    if (again) found.repeating += 1;
    else if (fields.has('RRULE')) found.firstOnly += 1;
    found.entries.push(...(again ?? [entry]));
    if (found.entries.length > mostEntries) throw new CalendarFileError(calendarTooLong);
  }
  return found;
}

/** The times of something that repeats within the range. @returns null where its rule is not understood. */
function timesAgain(
  fields: Fields,
  entry: ReadEntry,
  moved: Moved,
  range: { from: Date; until: Date },
): ReadEntry[] | null {
  const first = fields.get('DTSTART')![0]!;
  const rule = fields.get('RRULE')![0]!.value;
  // The rule counts days on the clocks of the entry's own zone, where it may be a day earlier or later.
  const firstDay = parseDay(first.value.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3'));
  const days = firstDay && !fields.has('RDATE') && repeatDays(rule, firstDay, addDays(range.until, 1));
  const ends = endOf(rule, first);
  if (!days || !ends) return null;
  const until = ends < range.until ? ends : range.until;
  const takenOut = momentsOf(fields.get('EXDATE'));
  const elsewhere = moved.get(fields.get('UID')?.[0]?.value ?? '');
  const isGone = (moment: number) => takenOut.has(moment) || elsewhere?.has(moment);
  const lasts = daysBetween(entry.start, entry.end);
  const length = entry.end.getTime() - entry.start.getTime();
  return days
    .map((day) => momentOf({ ...first, value: first.value.replace(/^\d{8}/, fileStamp(day)) })!)
    .filter((start) => start >= range.from && start < until && !isGone(start.getTime()))
    .map((start) => ({
      ...entry,
      start,
      end: entry.allDay ? addDays(start, lasts) : new Date(start.getTime() + length),
    }));
}

/** Until when, not included, a rule goes on: far away where it does not say. @returns null where that makes no sense. */
function endOf(rule: string, first: Line): Date | null {
  const [, value] = /(?:^|;)UNTIL=([^;]*)/i.exec(rule) ?? [];
  if (value === undefined) return new Date(9999, 0, 1);
  const last = momentOf({ ...first, value });
  if (!last) return null;
  return value.includes('T') ? new Date(last.getTime() + 1) : addDays(last, 1);
}

/** The moments of some lines, each of which may list several. */
function momentsOf(lines: readonly Line[] = []): Set<number | undefined> {
  return new Set(
    lines.flatMap(({ parameters, value }) =>
      value.split(',').map((one) => momentOf({ parameters, value: one })?.getTime()),
    ),
  );
}

function movedIn(all: readonly Fields[]): Moved {
  const linesByUid = new Map<string, Line[]>();
  for (const fields of all) {
    const uid = fields.get('UID')?.[0]?.value;
    const lines = fields.get('RECURRENCE-ID');
    if (uid === undefined || !lines) continue;
    const known = linesByUid.get(uid) ?? [];
    for (const line of lines) known.push(line);
    linesByUid.set(uid, known);
  }
  return new Map([...linesByUid].map(([uid, lines]) => [uid, momentsOf(lines)]));
}

function entryFrom(fields: Fields): ReadEntry | null {
  const line = (name: string) => fields.get(name)?.[0];
  const words = (name: string) => asWords(line(name)?.value ?? '');
  const start = momentOf(line('DTSTART'));
  const title = words('SUMMARY').trim();
  if (!start || !title) return null;
  const allDay = !/T/.test(line('DTSTART')!.value);
  const end =
    momentOf(line('DTEND')) ??
    laterBy(start, line('DURATION')?.value) ??
    (allDay ? addDays(start, 1) : start);
  if (end < start) return null;
  return { title, start, end, allDay, location: words('LOCATION'), description: words('DESCRIPTION') };
}

function asWords(value: string): string {
  return value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));
}

function momentOf(line: Line | undefined): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(line?.value.trim() ?? '');
  if (!line || !parts) return null;
  const [, year, month, day, hours, minutes, seconds, utc] = parts;
  const midnight = parseDay(`${year}-${month}-${day}`);
  if (!midnight || hours === undefined) return midnight;
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  if (h > 23 || m > 59 || s > 60) return null;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), h, m, s);
  if (utc) return new Date(wall);
  const zone = /;TZID="?([^";]+)"?/i.exec(line.parameters)?.[1];
  const there = zone ? inZone(wall, zone) : null;
  // Without a zone it means the reader's own, and a zone that this browser does not know is taken for it.
  return there ?? new Date(Number(year), Number(month) - 1, Number(day), h, m, s);
}

/** Making one takes longer than using it, and most files have one zone. */
let lastClock: { zone: string; clock: Intl.DateTimeFormat } | undefined;

function clockOf(zone: string): Intl.DateTimeFormat {
  if (lastClock?.zone !== zone) {
    const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    lastClock = { zone, clock };
  }
  return lastClock.clock;
}

/** The moment at which the clocks of a zone show this. @returns null where the zone is unknown. */
function inZone(wall: number, zone: string): Date | null {
  try {
    const clock = clockOf(zone);
    const shown = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
    // Twice, for the hours around a change of the clocks.
    const guess = wall - (shown(wall) - wall);
    return new Date(guess - (shown(guess) - wall));
  } catch {
    return null;
  }
}

function laterBy(start: Date, duration: string | undefined): Date | null {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(duration ?? '');
  if (!parts) return null;
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] = parts.map((part) => Number(part ?? 0));
  const last = new Date(start);
  last.setDate(last.getDate() + weeks * 7 + days);
  return new Date(last.getTime() + (hours * 60 + minutes) * 60_000);
}
