import { addDays, parseDay } from './dates';

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
  /** How many of the entries repeat; only their first time is there. */
  repeating: number;
}

interface Line {
  parameters: string;
  value: string;
}

/** Reads a calendar file. @returns null where it is none. */
export function readCalendar(text: string): ReadCalendar | null {
  // A line that begins with a space goes on with the one before.
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (!lines.some((line) => line.trim().toUpperCase() === 'BEGIN:VCALENDAR')) return null;
  const found: ReadCalendar = { entries: [], unreadable: 0, repeating: 0 };
  let fields: Map<string, Line> | null = null;
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
      const entry = entryFrom(fields);
      if (entry) found.entries.push(entry);
      else found.unreadable += 1;
      if (entry && fields.has('RRULE')) found.repeating += 1;
      fields = null;
    } else if (key === 'BEGIN') depth += 1;
    else if (key === 'END') depth -= 1;
    else if (fields && depth === 0 && !fields.has(key)) fields.set(key, { parameters, value });
  }
  return found;
}

function entryFrom(fields: ReadonlyMap<string, Line>): ReadEntry | null {
  const words = (name: string) => asWords(fields.get(name)?.value ?? '');
  const start = momentOf(fields.get('DTSTART'));
  const title = words('SUMMARY').trim();
  if (!start || !title) return null;
  const allDay = !/T/.test(fields.get('DTSTART')!.value);
  const end =
    momentOf(fields.get('DTEND')) ??
    laterBy(start, fields.get('DURATION')?.value) ??
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

/** The moment at which the clocks of a zone show this. @returns null where the zone is unknown. */
function inZone(wall: number, zone: string): Date | null {
  try {
    const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
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
