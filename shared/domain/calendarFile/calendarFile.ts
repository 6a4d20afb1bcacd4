import { addDays, fileStamp, parseDay } from '../text/dates';
import { zoneLines } from './zoneLines';

/**
 * Calendar files (.ics) after RFC 5545, which the calendars of telephones and computers take in.
 * https://www.rfc-editor.org/rfc/rfc5545
 */

/** The time of an entry: whole days, moments, or what the clocks of a zone show. */
export type CalendarTime =
  /**
   * Local dates, YYYY-MM-DD, first and last included. They have no time zone: they are the same day
   * everywhere.
   */
  | { firstDay: string; lastDay: string }
  /** Two equal moments are a point in time, without a duration. */
  | { start: Date; end: Date }
  /**
   * A day, YYYY-MM-DD, and times, HH:MM, on the clocks of a zone with an IANA name. Without an end: a point in time. The end is
   * on the last day, by default the same.
   */
  | { zone: string; day: string; starts: string; ends?: string | undefined; lastDay?: string };

/** One entry of a calendar file. */
export interface CalendarEntry {
  /**
   * Globally unique, and the same each time this entry is written: the calendar then updates it instead of
   * adding another.
   */
  uid: string;
  title: string;
  when: CalendarTime;
  /** The person is free meanwhile; whole days are always written so. */
  free?: boolean | undefined;
  location?: string | undefined;
  description?: string | undefined;
  /** The URL of the page that shows it. */
  url?: string | undefined;
  /** How many minutes before the start the calendar reminds; negative ones are after it. Absent: no reminder. */
  remindBefore?: readonly number[] | undefined;
}

/** The MIME type of files by {@link calendarFile}. */
export const calendarFileType = 'text/calendar;charset=utf-8';

/**
 * Writes a calendar file.
 *
 * Moments are written in UTC, which is right on both sides of a clock change and needs no table of time zones: the
 * person's calendar shows them in its own zone. Times in a zone are written as its clocks show them, with the clock changes
 * around them.
 * @param now when the file is made. Nothing counts the changes of an entry, so this does: a later file wins over an earlier.
 */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Age Better//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zonesOf(entries),
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      ...linesOf(entry, [`DTSTAMP:${momentText(now)}`, `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return textOf(lines);
}

/** The lines as a file: folded, each with its end. */
export const textOf = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join('');

/** The description of each zone that the entries name. */
function zonesOf(entries: readonly CalendarEntry[]): string[] {
  const days = new Map<string, string[]>();
  for (const { when } of entries)
    if ('zone' in when) days.set(when.zone, [...(days.get(when.zone) ?? []), when.day]);
  return [...days].flatMap(([zone, named]) => zoneLines(zone, named));
}

/**
 * The lines of an entry in a calendar file, not folded yet.
 * @param revision the lines that say which version of the entry it is, and since when.
 */
export function linesOf(entry: CalendarEntry, revision: readonly string[]): string[] {
  const { uid, title, when, free, location, description, url, remindBefore } = entry;
  return [
    `UID:${asText(uid)}`,
    ...revision,
    ...timeLines(when),
    ...(free && !('firstDay' in when) ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${asText(title)}`,
    ...(location ? [`LOCATION:${asText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${asText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(remindBefore ?? []).flatMap((minutes) => reminder(title, minutes)),
  ];
}

function timeLines(when: CalendarTime): string[] {
  if ('firstDay' in when) {
    // The end is the first day that is not part of it any more.
    return [
      `DTSTART;VALUE=DATE:${compact(when.firstDay)}`,
      `DTEND;VALUE=DATE:${compact(when.lastDay, 1)}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  if ('zone' in when) {
    const { zone, day, starts, ends, lastDay = day } = when;
    const at = (date: string, time: string) => `;TZID=${zone}:${compact(date)}T${time.replace(':', '')}00`;
    return [`DTSTART${at(day, starts)}`, ...(ends ? [`DTEND${at(lastDay, ends)}`] : [])];
  }
  const { start, end } = when;
  const hasLength = end.getTime() > start.getTime();
  return [`DTSTART:${momentText(start)}`, ...(hasLength ? [`DTEND:${momentText(end)}`] : [])];
}

function reminder(title: string, minutes: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${asText(title)}`,
    `TRIGGER:${minutes < 0 ? '' : '-'}PT${Math.abs(minutes)}M`,
    'END:VALARM',
  ];
}

/**
 * A date as YYYYMMDD, some days later.
 * @throws RangeError for an invalid date.
 */
function compact(day: string, later = 0): string {
  const date = parseDay(day);
  if (!date) throw new RangeError(`There is no day ${day}`);
  return fileStamp(addDays(date, later));
}

/** A moment as 20261124T230000Z. */
export function momentText(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/**
 * A text as a property value: characters with a meaning in the file are escaped, and control characters that
 * are not allowed are dropped.
 */
export function asText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

const longestLine = 75;

/**
 * Folds a line so that no piece has more than 75 octets; continuation lines begin with a space, which counts.
 */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  // By characters: a letter with an accent or a picture has several octets, which must stay together.
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
