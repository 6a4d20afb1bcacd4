import { asText, momentText, textOf } from './calendarFile';
import { zoneLines } from './zoneLines';

/**
 * Calendars that others subscribe to: the same format as a calendar file, read again and again from one address.
 * https://www.rfc-editor.org/rfc/rfc7986
 */

/** One entry of a feed, with its revision. */
export interface FeedEntry {
  /** Its lines, from `linesOf` without a revision: the first line is the UID. */
  lines: readonly string[];
  /** Grows with each change. */
  sequence: number;
  /** When it changed last. */
  changedAt: Date;
  /** It was in the feed before, and is off. */
  isCancelled: boolean;
}

/** How often a calendar may look for changes. */
const refresh = 'PT1H';

/**
 * Writes a feed. It says nothing of when it is read: equal entries make equal texts. So it has no METHOD, and DTSTAMP is the
 * time of the last change (RFC 5545, 3.8.7.2).
 * @param name what calendars call it.
 */
export function calendarFeed(entries: readonly FeedEntry[], name: string): string {
  return textOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Age Better//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${asText(name)}`,
    `X-WR-CALNAME:${asText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...zonesIn(entries),
    ...entries.flatMap(({ lines: [uid = '', ...lines], sequence, changedAt, isCancelled }) => [
      'BEGIN:VEVENT',
      uid,
      `DTSTAMP:${momentText(changedAt)}`,
      `LAST-MODIFIED:${momentText(changedAt)}`,
      `SEQUENCE:${sequence}`,
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

/** The description of each zone that the lines name, also those of entries whose records are gone. */
function zonesIn(entries: readonly FeedEntry[]): string[] {
  const days = new Map<string, string[]>();
  for (const line of entries.flatMap(({ lines }) => lines)) {
    const [, zone, year, month, day] = /^DTSTART;TZID=([^:]+):(\d{4})(\d\d)(\d\d)/.exec(line) ?? [];
    if (zone !== undefined) days.set(zone, [...(days.get(zone) ?? []), `${year}-${month}-${day}`]);
  }
  return [...days].flatMap(([zone, named]) => zoneLines(zone, named));
}

/**
 * The remaining lines of a cancelled entry: its identity, and its former time.
 * @param title what calendars show; null: as before.
 */
export function cancelledLines(lines: readonly string[], title: string | null): string[] {
  return lines
    .filter((line) => /^(UID|DTSTART|DTEND|TRANSP|SUMMARY)[:;]/.test(line))
    .map((line) => (title !== null && line.startsWith('SUMMARY:') ? `SUMMARY:${asText(title)}` : line));
}
