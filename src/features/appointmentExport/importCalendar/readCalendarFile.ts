import ICAL from 'ical.js';
import {
  CalendarFileError,
  calendarTooLarge,
  calendarTooLong,
  maxCalendarEntries,
  maxCalendarFileSize,
  type ReadCalendar,
  type ReadEntry,
} from '../../../domain/calendarFile/calendarImport';
import { addDays, daysBetween } from '../../../domain/text/dates';
import { componentsIn, textOf, valuesOf } from './components';
import { createStepLimit, expand, readRule, type Step } from './occurrences';
import { createToDate, type ToDate } from './timeZones';

/** From when until when (not included) occurrences of recurring entries are wanted. */
interface Range {
  from: Date;
  until: Date;
}

/** A time as the file has it, and resolved. */
interface ResolvedTime {
  time: ICAL.Time;
  tzid: string | undefined;
  date: Date;
}

/** Occurrences of a recurring entry that an entry of their own replaces. */
interface Exceptions {
  /** By {@link keyOf}. */
  keys: Set<string>;
  /** RANGE=THISANDFUTURE: from this timestamp on, all of them. */
  from: number;
}

/**
 * Reads a calendar file (.ics) with ical.js, as far as an appointment needs.
 * @returns null where it is none.
 * @throws CalendarFileError where it is too large, or has too many entries.
 */
export function readCalendarFile(text: string, range: Range): ReadCalendar | null {
  if (text.length > maxCalendarFileSize) throw new CalendarFileError(calendarTooLarge);
  const components = componentsIn(text);
  if (!components.some(([name]) => name === 'vcalendar')) return null;
  const named = (wanted: string) =>
    components.filter(([name]) => name === wanted).map((jCal) => new ICAL.Component(jCal));
  const events = named('vevent');
  if (events.length > maxCalendarEntries) throw new CalendarFileError(calendarTooLong);
  const startCount = createStepLimit();
  return entriesFrom(events, createToDate(named('vtimezone'), startCount), startCount, range);
}

function entriesFrom(
  events: readonly ICAL.Component[],
  toDate: ToDate,
  startCount: () => Step,
  range: Range,
): ReadCalendar {
  const found: ReadCalendar = { entries: [], unreadable: 0, cancelled: 0, repeating: [], firstOnly: 0 };
  const replaced = replacedIn(events, toDate, found);
  for (const event of events) {
    const isException = event.hasProperty('recurrence-id');
    if (textOf(event, 'status').toUpperCase() === 'CANCELLED') {
      if (!isException) found.cancelled += 1;
      continue;
    }
    const entry = entryFrom(event, toDate);
    if (!entry) {
      found.unreadable += 1;
      continue;
    }
    const isRecurring = !isException && (event.hasProperty('rrule') || event.hasProperty('rdate'));
    const exceptions = replaced.get(textOf(event, 'uid'));
    const all = isRecurring ? occurrencesOf(event, entry, exceptions, toDate, startCount(), range) : null;
    if (all) found.repeating.push(entry.title);
    else if (isRecurring) found.firstOnly += 1;
    found.entries.push(...(all ?? [entry]));
    if (found.entries.length > maxCalendarEntries) throw new CalendarFileError(calendarTooLong);
  }
  return found;
}

function replacedIn(events: readonly ICAL.Component[], toDate: ToDate, found: ReadCalendar) {
  const byUid = new Map<string, Exceptions>();
  for (const event of events) {
    const [original] = timesOf(event, 'recurrence-id', toDate);
    if (!original) continue;
    const uid = textOf(event, 'uid');
    const exceptions = byUid.get(uid) ?? { keys: new Set(), from: Infinity };
    byUid.set(uid, exceptions);
    exceptions.keys.add(keyOf(original));
    if (event.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE') {
      exceptions.from = Math.min(exceptions.from, original.date.getTime());
      found.firstOnly += 1;
    }
  }
  return byUid;
}

/** The occurrences of a recurring entry within the range. @returns null where its rule is not supported. */
function occurrencesOf(
  event: ICAL.Component,
  entry: ReadEntry,
  exceptions: Exceptions | undefined,
  toDate: ToDate,
  step: Step,
  range: Range,
): ReadEntry[] | null {
  const hasPeriod = event.getAllProperties('rdate').some(({ type }) => type === 'period');
  if (hasPeriod || event.hasProperty('exrule')) return null;
  const first = timesOf(event, 'dtstart', toDate)[0]!;
  const excluded = new Set(timesOf(event, 'exdate', toDate).map(keyOf));
  const starts = new Map<number, Date>();
  const add = (occurrence: ResolvedTime) => {
    const { date } = occurrence;
    if (date < range.from || date >= range.until) return;
    if (exceptions && date.getTime() >= exceptions.from) return;
    // Some calendars exclude a time by its day.
    const keys = [keyOf(occurrence), dayKey(occurrence.time)];
    if (keys.some((key) => excluded.has(key) || exceptions?.keys.has(key))) return;
    starts.set(date.getTime(), date);
  };
  add(first);
  for (const time of timesOf(event, 'rdate', toDate)) add(time);
  // Two days more on both sides, for other time zones.
  const localRange = {
    from: ICAL.Time.fromJSDate(addDays(range.from, -2)),
    last: ICAL.Time.fromJSDate(addDays(range.until, 2)),
  };
  try {
    for (const property of event.getAllProperties('rrule')) {
      const rule = readRule(property);
      const until = rule.until?.zone === ICAL.Timezone.utcTimezone ? rule.until.toJSDate() : null;
      for (const time of expand(rule, first.time, localRange, step)) {
        const date = toDate(time, first.tzid);
        if (!until || date <= until) add({ ...first, time, date });
      }
    }
  } catch {
    return null;
  }
  const days = daysBetween(entry.start, entry.end);
  const length = entry.end.getTime() - entry.start.getTime();
  return [...starts.values()]
    .toSorted((one, other) => one.getTime() - other.getTime())
    .map((start) => ({
      ...entry,
      start,
      end: entry.allDay ? addDays(start, days) : new Date(start.getTime() + length),
    }));
}

const dayKey = ({ year, month, day }: ICAL.Time) => `${year}-${month}-${day}`;

/** Equal for the same time in two time zones; a day has no time zone. */
function keyOf({ time, date }: ResolvedTime): string {
  return time.isDate ? dayKey(time) : String(date.getTime());
}

function entryFrom(event: ICAL.Component, toDate: ToDate): ReadEntry | null {
  const [start] = timesOf(event, 'dtstart', toDate);
  const title = textOf(event, 'summary').trim();
  if (!start || !title) return null;
  const end = timesOf(event, 'dtend', toDate)[0]?.date ?? endFromDuration(event, start, toDate);
  if (end < start.date) return null;
  return {
    title,
    start: start.date,
    end,
    allDay: start.time.isDate,
    // Whole days are free for others anyway.
    ...(!start.time.isDate && textOf(event, 'transp').toUpperCase() === 'TRANSPARENT' && { free: true }),
    location: textOf(event, 'location'),
    description: textOf(event, 'description'),
  };
}

/** Ten years: ical.js adds days month by month. */
const maxSeconds = 10 * 366 * 86_400;

/** Without a duration, a day ends at midnight, and a time at once. */
function endFromDuration(event: ICAL.Component, { time, tzid, date }: ResolvedTime, toDate: ToDate): Date {
  const [duration] = event.getAllProperties('duration').flatMap(valuesOf);
  const isValid =
    duration instanceof ICAL.Duration && duration.toSeconds() >= 0 && duration.toSeconds() < maxSeconds;
  if (!isValid) return time.isDate ? addDays(date, 1) : date;
  // Days are days of the calendar and hours are elapsed time, also across a clock change (RFC 5545, 3.3.6).
  const { weeks, days, hours, minutes, seconds } = duration;
  const day = time.clone();
  day.adjust(weeks * 7 + days, 0, 0, 0);
  return new Date(toDate(day, tzid).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
}

function timesOf(event: ICAL.Component, name: string, toDate: ToDate): ResolvedTime[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter('tzid');
    return valuesOf(property)
      .filter((value) => value instanceof ICAL.Time)
      .map((time) => ({ time, tzid, date: toDate(time, tzid) }));
  });
}
