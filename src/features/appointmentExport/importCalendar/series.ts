import ICAL from 'ical.js';
import type { ReadEntry } from '@/shared/domain/calendarFile/calendarImport';
import { addDays, daysBetween } from '@/shared/domain/text/dates';
import { valuesOf } from './components';
import { endAfter, keyOf, timesOf, type FileEvent, type ResolvedTime } from './entry';
import { expand, readRule, type Step } from './occurrences';

/** The range of wanted occurrences; its end is excluded. */
export interface Range {
  from: Date;
  until: Date;
}

/** A change of all occurrences from one date on (RANGE=THISANDFUTURE). */
interface Onwards {
  from: number;
  original: ResolvedTime;
  start: ResolvedTime;
  /** Null: the occurrences are cancelled. */
  entry: ReadEntry | null;
}

/** The dates of a recurring entry for which the file has entries of their own. */
export interface Exceptions {
  /** By {@link keyOf}. */
  keys: Set<string>;
  /** In order. */
  onwards: Onwards[];
}

/** @param entry the new version from then on; null where it is cancelled. */
export function addException(exceptions: Exceptions, file: FileEvent, entry: ReadEntry | null): void {
  const [original] = timesOf(file, 'recurrence-id');
  if (!original) return;
  exceptions.keys.add(keyOf(original));
  if (file.event.getFirstProperty('recurrence-id')?.getFirstParameter('range') !== 'THISANDFUTURE') return;
  const start = timesOf(file, 'dtstart')[0] ?? original;
  exceptions.onwards.push({ from: original.date.getTime(), original, start, entry });
  exceptions.onwards.sort((one, other) => one.from - other.from);
}

/** The occurrences within the range; `more` is true where others follow. */
interface Series {
  entries: ReadEntry[];
  goesOn: boolean;
}

/** @returns null where its rule is not supported. */
export function seriesOf(
  file: FileEvent,
  entry: ReadEntry,
  exceptions: Exceptions | undefined,
  step: Step,
  range: Range,
): Series | null {
  const { event } = file;
  const { toDate } = file.zones;
  if (event.hasProperty('exrule')) return null;
  const first = timesOf(file, 'dtstart')[0]!;
  const excluded = new Set(timesOf(file, 'exdate').map(keyOf));
  const found = new Map<string, ReadEntry>();
  let goesOn = false;
  const add = (occurrence: ResolvedTime, end?: Date) => {
    // Some calendars exclude a time by its day.
    const keys = [keyOf(occurrence), occurrence.time.toString().slice(0, 10)];
    if (keys.some((key) => excluded.has(key) || exceptions?.keys.has(key))) return;
    const onwards = exceptions?.onwards.findLast(({ from }) => from <= occurrence.date.getTime());
    if (onwards && !onwards.entry) return;
    const start = onwards ? movedBy(onwards, occurrence, file) : occurrence.date;
    if (start >= range.until) goesOn = true;
    if (start < range.from || start >= range.until) return;
    const [key = ''] = keys;
    const from = onwards?.entry ?? entry;
    const origin = entry.origin && { ...(from.origin ?? entry.origin), occurrence: key };
    found.set(key, { ...from, start, end: end ?? endOf(from, start), ...(origin && { origin }) });
  };
  add(first);
  for (const time of timesOf(file, 'rdate')) add(time);
  for (const { start, end } of periodsOf(file)) add(start, end);
  // Two days more on both sides, for other time zones.
  const localRange = {
    from: ICAL.Time.fromJSDate(addDays(range.from, -2)),
    last: ICAL.Time.fromJSDate(addDays(range.until, 2)),
  };
  try {
    for (const property of event.getAllProperties('rrule')) {
      const rule = readRule(property);
      const until = rule.until?.zone === ICAL.Timezone.utcTimezone ? rule.until.toJSDate() : null;
      goesOn ||= rule.count === null && (rule.until === null || rule.until.toJSDate() >= range.until);
      const times = expand(rule, first.time, localRange, step);
      let next = times.next();
      for (; !next.done; next = times.next()) {
        const date = toDate(next.value, first.tzid);
        if (!until || date <= until) add({ ...first, time: next.value, date });
      }
      goesOn ||= next.value;
    }
  } catch {
    return null;
  }
  const entries = [...found.values()].toSorted((one, other) => one.start.getTime() - other.start.getTime());
  return { entries, goesOn };
}

function endOf({ start, end, allDay }: ReadEntry, moved: Date): Date {
  if (allDay) return addDays(moved, daysBetween(start, end));
  return new Date(moved.getTime() + end.getTime() - start.getTime());
}

/**
 * Returns the start of an occurrence that was moved with those before it: by the same time on the clock of its zone.
 */
function movedBy(
  { original, start }: Onwards,
  { time, tzid, date }: ResolvedTime,
  { zones }: FileEvent,
): Date {
  const isOneClock = original.tzid === tzid && start.tzid === tzid && original.time.zone === start.time.zone;
  if (!isOneClock || time.isDate !== start.time.isDate) {
    return new Date(date.getTime() + start.date.getTime() - original.date.getTime());
  }
  const wall = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
    Date.UTC(year, month - 1, day, hour, minute, second);
  const moved = time.clone();
  moved.adjust(0, 0, 0, (wall(start.time) - wall(original.time)) / 1000);
  return zones.toDate(moved, tzid);
}

/** The occurrences with a length of their own (RDATE;VALUE=PERIOD). */
function periodsOf({ event, zones: { toDate } }: FileEvent): { start: ResolvedTime; end: Date }[] {
  return event.getAllProperties('rdate').flatMap((property) => {
    const tzid = property.getFirstParameter('tzid');
    return valuesOf(property)
      .filter((value) => value instanceof ICAL.Period)
      .map(({ start: time, end, duration }) => {
        const start = { time, tzid, date: toDate(time, tzid) };
        return { start, end: end ? toDate(end, tzid) : endAfter(duration, start, toDate) };
      });
  });
}
