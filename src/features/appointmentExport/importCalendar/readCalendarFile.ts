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
import { createStepLimit, datesOf, readRule, type Step } from './occurrences';
import { createToMoment, type ToMoment } from './timeZones';

/** From when until when (not included) the dates of what repeats are wanted. */
interface Range {
  from: Date;
  until: Date;
}

/** A time as the file has it, and the moment it stands for. */
interface At {
  time: ICAL.Time;
  zone: string | undefined;
  moment: Date;
}

/** Dates of a repeating entry that have an entry of their own. */
interface Exceptions {
  /** By {@link keyOf}. */
  keys: Set<string>;
  /** From this moment on it goes on as another entry says. */
  until: number;
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
  const steps = createStepLimit();
  return entriesFrom(events, createToMoment(named('vtimezone'), steps), steps, range);
}

function entriesFrom(
  events: readonly ICAL.Component[],
  toMoment: ToMoment,
  steps: () => Step,
  range: Range,
): ReadCalendar {
  const found: ReadCalendar = { entries: [], unreadable: 0, cancelled: 0, repeating: [], firstOnly: 0 };
  const exceptions = exceptionsIn(events, toMoment, found);
  for (const event of events) {
    const isException = event.hasProperty('recurrence-id');
    if (textOf(event, 'status').toUpperCase() === 'CANCELLED') {
      if (!isException) found.cancelled += 1;
      continue;
    }
    const entry = entryFrom(event, toMoment);
    if (!entry) {
      found.unreadable += 1;
      continue;
    }
    const repeats = !isException && (event.hasProperty('rrule') || event.hasProperty('rdate'));
    const own = exceptions.get(textOf(event, 'uid'));
    const dates = repeats ? repeated(event, entry, own, toMoment, steps(), range) : null;
    if (dates) found.repeating.push(entry.title);
    else if (repeats) found.firstOnly += 1;
    found.entries.push(...(dates ?? [entry]));
    if (found.entries.length > maxCalendarEntries) throw new CalendarFileError(calendarTooLong);
  }
  return found;
}

function exceptionsIn(events: readonly ICAL.Component[], toMoment: ToMoment, found: ReadCalendar) {
  const byUid = new Map<string, Exceptions>();
  for (const event of events) {
    const [at] = timesIn(event, 'recurrence-id', toMoment);
    if (!at) continue;
    const uid = textOf(event, 'uid');
    const known = byUid.get(uid) ?? { keys: new Set(), until: Infinity };
    byUid.set(uid, known);
    known.keys.add(keyOf(at));
    if (event.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE') {
      known.until = Math.min(known.until, at.moment.getTime());
      found.firstOnly += 1;
    }
  }
  return byUid;
}

/** The dates of something that repeats within the range. @returns null where its rule is not understood. */
function repeated(
  event: ICAL.Component,
  entry: ReadEntry,
  own: Exceptions | undefined,
  toMoment: ToMoment,
  step: Step,
  range: Range,
): ReadEntry[] | null {
  const isPeriod = event.getAllProperties('rdate').some(({ type }) => type === 'period');
  if (isPeriod || event.hasProperty('exrule')) return null;
  const first = timesIn(event, 'dtstart', toMoment)[0]!;
  const gone = new Set(timesIn(event, 'exdate', toMoment).map(keyOf));
  const starts = new Map<number, Date>();
  const add = (at: At) => {
    const { moment } = at;
    if (moment < range.from || moment >= range.until || (own && moment.getTime() >= own.until)) return;
    // A whole day takes out the times of that day.
    const keys = [keyOf(at), dayKey(at.time)];
    if (!keys.some((key) => gone.has(key) || own?.keys.has(key))) starts.set(moment.getTime(), moment);
  };
  add(first);
  for (const at of timesIn(event, 'rdate', toMoment)) add(at);
  // Two days more, for zones in which it is earlier or later.
  const wanted = {
    from: ICAL.Time.fromJSDate(addDays(range.from, -2)),
    last: ICAL.Time.fromJSDate(addDays(range.until, 2)),
  };
  try {
    for (const property of event.getAllProperties('rrule')) {
      const rule = readRule(property);
      const until = rule.until?.zone === ICAL.Timezone.utcTimezone ? rule.until.toJSDate() : null;
      for (const time of datesOf(rule, first.time, wanted, step)) {
        const moment = toMoment(time, first.zone);
        if (!until || moment <= until) add({ ...first, time, moment });
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

/** The same for the same moment in two zones; a whole day has no zone. */
function keyOf({ time, moment }: At): string {
  return time.isDate ? dayKey(time) : String(moment.getTime());
}

function entryFrom(event: ICAL.Component, toMoment: ToMoment): ReadEntry | null {
  const [start] = timesIn(event, 'dtstart', toMoment);
  const title = textOf(event, 'summary').trim();
  if (!start || !title) return null;
  const end = timesIn(event, 'dtend', toMoment)[0]?.moment ?? endWithoutTime(event, start, toMoment);
  if (end < start.moment) return null;
  return {
    title,
    start: start.moment,
    end,
    allDay: start.time.isDate,
    location: textOf(event, 'location'),
    description: textOf(event, 'description'),
  };
}

/** Ten years, over which ical.js goes one month after the other. */
const maxSeconds = 10 * 366 * 86_400;

/** After its duration, or where there is none, at the end of the day or at once. */
function endWithoutTime(event: ICAL.Component, { time, zone, moment }: At, toMoment: ToMoment): Date {
  const [duration] = event.getAllProperties('duration').flatMap(valuesOf);
  const isSensible =
    duration instanceof ICAL.Duration && duration.toSeconds() >= 0 && duration.toSeconds() < maxSeconds;
  if (!isSensible) {
    return time.isDate ? addDays(moment, 1) : moment;
  }
  // Days go by the calendar and hours by the clock of the world, also where the clocks change in between.
  const { weeks, days, hours, minutes, seconds } = duration;
  const day = time.clone();
  day.adjust(weeks * 7 + days, 0, 0, 0);
  return new Date(toMoment(day, zone).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
}

function timesIn(event: ICAL.Component, name: string, toMoment: ToMoment): At[] {
  return event.getAllProperties(name).flatMap((property) => {
    const zone = property.getFirstParameter('tzid');
    return valuesOf(property)
      .filter((value) => value instanceof ICAL.Time)
      .map((time) => ({ time, zone, moment: toMoment(time, zone) }));
  });
}
