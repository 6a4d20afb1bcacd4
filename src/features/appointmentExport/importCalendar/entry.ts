import ICAL from 'ical.js';
import type { ReadEntry } from '@/shared/domain/calendarFile/calendarImport';
import { isUid, type EntryOrigin } from '@/shared/domain/calendarFile/entryOrigin';
import { addDays, dayOf } from '@/shared/domain/text/dates';
import { textOf, valuesOf } from './components';
import { plainText } from './plainText';
import type { CalendarZones, ToDate } from './timeZones';

/** An event of a calendar file, with the information that the rest of the file has about it. */
export interface FileEvent {
  event: ICAL.Component;
  /** The calendar cancels it, without a mark at the event. */
  isCancellation: boolean;
  /** A whole-day series, or a date of one: its dates are days, even where they are written as times. */
  ofDays: boolean;
  zones: CalendarZones;
}

/** A time as written in the file, and resolved. */
export interface ResolvedTime {
  time: ICAL.Time;
  tzid: string | undefined;
  date: Date;
}

const isUtc = (time: ICAL.Time) => time.zone === ICAL.Timezone.utcTimezone;
const isMidnight = ({ hour, minute, second }: ICAL.Time) => hour + minute + second === 0;

/** Returns all readable times of a property. */
export function timesOf({ event, ofDays, zones }: FileEvent, name: string): ResolvedTime[] {
  // Exchange also writes the start of a whole day as a midnight.
  const isExchangeDay = textOf(event, 'x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE';
  const { toDate } = zones;
  const namesDay = ofDays && (name === 'exdate' || name === 'recurrence-id');
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter('tzid');
    return valuesOf(property)
      .filter((value) => value instanceof ICAL.Time)
      .map((written) => {
        const isDay = namesDay || (isExchangeDay && isMidnight(written) && !isUtc(written));
        const time = isDay ? dayWithin(written, toDate(written, tzid)) : written;
        return { time, tzid, date: toDate(time, tzid) };
      });
  });
}

/**
 * Returns the day of a time. A midnight in UTC stands for the day that it names; any other moment is on the reader's
 * day.
 */
function dayWithin(time: ICAL.Time, date: Date): ICAL.Time {
  if (isUtc(time) && !isMidnight(time)) return ICAL.Time.fromDateString(dayOf(date));
  const { year, month, day } = time;
  return ICAL.Time.fromData({ year, month, day, isDate: true });
}

/** A day as YYYY-MM-DD, a time in UTC: equal for the same time in two time zones. */
export function keyOf({ time, date }: ResolvedTime): string {
  return time.isDate ? time.toString() : date.toISOString();
}

/** Returns the undefined zone of its start or end; null where there is none. */
export function unknownZone({ event, zones }: FileEvent): string | null {
  for (const property of [...event.getAllProperties('dtstart'), ...event.getAllProperties('dtend')]) {
    const [time] = valuesOf(property);
    if (!(time instanceof ICAL.Time) || time.isDate || isUtc(time)) continue;
    const zone = zones.unknown(property.getFirstParameter('tzid'));
    if (zone !== null) return zone;
  }
  return null;
}

const maxTitle = 60;

/** Returns its title, or else the beginning of its notes. */
export function titleOf({ event }: FileEvent): string {
  const title = textOf(event, 'summary').trim();
  if (title) return title;
  const [notes = ''] = plainText(textOf(event, 'description')).trim().split('\n', 1);
  return notes.length > maxTitle ? `${notes.slice(0, maxTitle)}…` : notes || 'No title';
}

/** Returns its identity and version; null without a UID that can be stored. */
export function originOf(file: FileEvent): EntryOrigin | null {
  const uid = textOf(file.event, 'uid').trim();
  if (!isUid(uid)) return null;
  const sequence = Number(file.event.getFirstPropertyValue('sequence') ?? 0);
  const [stamp] = timesOf(file, 'dtstamp');
  const [original] = timesOf(file, 'recurrence-id');
  return {
    uid,
    sequence: Number.isSafeInteger(sequence) && sequence > 0 ? sequence : 0,
    ...(stamp && { stamp: stamp.date.toISOString() }),
    ...(original && { occurrence: keyOf(original) }),
  };
}

/** @returns the reason where it cannot be read. */
export function entryFrom(file: FileEvent): ReadEntry | 'no-date' | 'ends-first' {
  const { event } = file;
  const [start] = timesOf(file, 'dtstart');
  if (!start) return 'no-date';
  const [duration] = event.getAllProperties('duration').flatMap(valuesOf);
  const written = timesOf(file, 'dtend')[0]?.date ?? endAfter(duration, start, file.zones.toDate);
  if (written < start.date) return 'ends-first';
  // The end of a whole day is the day after it; some programs write the day itself.
  const end = start.time.isDate && written <= start.date ? addDays(start.date, 1) : written;
  const origin = originOf(file);
  return {
    title: titleOf(file),
    start: start.date,
    end,
    allDay: start.time.isDate,
    // Whole days are free for others anyway.
    ...(!start.time.isDate && textOf(event, 'transp').toUpperCase() === 'TRANSPARENT' && { free: true }),
    location: textOf(event, 'location'),
    description: plainText(textOf(event, 'description')),
    ...(origin && { origin }),
  };
}

/** Ten years: ical.js adds days month by month. */
const maxSeconds = 10 * 366 * 86_400;

/** Without a duration, a day ends at midnight, and a time at once. */
export function endAfter(duration: unknown, { time, tzid, date }: ResolvedTime, toDate: ToDate): Date {
  const isValid =
    duration instanceof ICAL.Duration && duration.toSeconds() >= 0 && duration.toSeconds() < maxSeconds;
  if (!isValid) return time.isDate ? addDays(date, 1) : date;
  // Days are days of the calendar and hours are elapsed time, also across a clock change (RFC 5545, 3.3.6).
  const { weeks, days, hours, minutes, seconds } = duration;
  const day = time.clone();
  day.adjust(weeks * 7 + days, 0, 0, 0);
  return new Date(toDate(day, tzid).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
}
