import ICAL from 'ical.js';
import {
  CalendarFileError,
  calendarTooLarge,
  calendarTooLong,
  maxCalendarEntries,
  maxCalendarFileSize,
  type LeftOutReason,
  type ReadCalendar,
} from '@/shared/domain/calendarFile/calendarImport';
import { entryKey, isNewer, type EntryOrigin } from '@/shared/domain/calendarFile/entryOrigin';
import { componentsIn, textOf } from './components';
import { entryFrom, originOf, timesOf, titleOf, unknownZone, type FileEvent } from './entry';
import { createStepLimit, type Step } from './occurrences';
import { addException, seriesOf, type Exceptions, type Range } from './series';
import { createZones, zonesWith, type FindZone } from './timeZones';

/**
 * Reads the data of appointments from a calendar file (.ics) with ical.js.
 * @param chosen the person's zones for names that the file does not define.
 * @returns null where it is not a calendar.
 * @throws CalendarFileError where it is too large, or has too many entries.
 */
export function readCalendarFile(
  text: string,
  range: Range,
  chosen?: ReadonlyMap<string, string>,
): ReadCalendar | null {
  if (text.length > maxCalendarFileSize) throw new CalendarFileError(calendarTooLarge);
  const components = componentsIn(text);
  if (!components.some(([name]) => name === 'vcalendar')) return null;
  const all = components.map((jCal) => new ICAL.Component(jCal));
  const definitions = all.filter(({ name }) => name === 'vtimezone');
  if (all.filter(({ name }) => name === 'vevent').length > maxCalendarEntries) {
    throw new CalendarFileError(calendarTooLong);
  }
  const startCount = createStepLimit();
  const find = createZones(definitions, startCount, chosen);
  // A file that defines one zone and never names it uses it.
  const [only, ...others] = definitions;
  const isNamed = /;TZID=/i.test(text);
  const events = eventsOf(all, find, only && others.length === 0 && !isNamed ? textOf(only, 'tzid') : '');
  return entriesFrom(events, startCount, range);
}

/** @param zone of times without one, where their calendar names none. */
function eventsOf(components: readonly ICAL.Component[], find: FindZone, zone: string): FileEvent[] {
  let isCancellation = false;
  let floating = zone;
  const events: FileEvent[] = [];
  for (const event of components) {
    if (event.name === 'vcalendar') {
      isCancellation = textOf(event, 'method').toUpperCase() === 'CANCEL';
      const said = textOf(event, 'x-wr-timezone').trim();
      // Programs that know no other zone write UTC.
      floating = said && !/^(Etc\/)?(UTC|GMT)$/i.test(said) ? said : zone;
    } else if (event.name === 'vevent') {
      events.push({ event, isCancellation, ofDays: false, zones: zonesWith(find, floating || undefined) });
    }
  }
  const isSeries = ({ event }: FileEvent) => !event.hasProperty('recurrence-id');
  const ofDays = new Set(
    events
      .filter((file) => isSeries(file) && timesOf(file, 'dtstart')[0]?.time.isDate)
      .map(({ event }) => textOf(event, 'uid').trim()),
  );
  return events.map((file) => ({ ...file, ofDays: ofDays.has(textOf(file.event, 'uid').trim()) }));
}

function entriesFrom(events: readonly FileEvent[], startCount: () => Step, range: Range): ReadCalendar {
  const found: ReadCalendar = {
    entries: [],
    cancelled: [],
    repeating: [],
    whole: [],
    goesOn: [],
    leftOut: [],
  };
  const leaveOut = (file: FileEvent, reason: LeftOutReason, zone?: string) => {
    const start = zone === undefined ? (timesOf(file, 'dtstart')[0]?.date ?? null) : null;
    found.leftOut.push({ title: titleOf(file), start, reason, ...(zone !== undefined && { zone }) });
  };
  const newest = newestOf(events, (file) => leaveOut(file, 'older'));
  const read = newest.map((file) => ({ file, result: resultOf(file) }));
  const exceptions = new Map<string, Exceptions>();
  for (const { file, result } of read) {
    const uid = textOf(file.event, 'uid');
    const known = exceptions.get(uid) ?? { keys: new Set(), onwards: [] };
    exceptions.set(uid, known);
    addException(known, file, typeof result === 'string' ? null : result);
  }
  for (const { file, result } of read) {
    const { event } = file;
    if (result === 'cancelled') {
      const origin = originOf(file);
      found.cancelled.push({ title: titleOf(file), ...(origin && { origin }) });
      continue;
    }
    const zone = unknownZone(file);
    if (zone !== null) leaveOut(file, 'zone', zone);
    else if (typeof result === 'string') leaveOut(file, result);
    if (zone !== null || typeof result === 'string') continue;
    const isOneDate = event.hasProperty('recurrence-id');
    const isRecurring = !isOneDate && (event.hasProperty('rrule') || event.hasProperty('rdate'));
    const series = isRecurring
      ? seriesOf(file, result, exceptions.get(textOf(event, 'uid')), startCount(), range)
      : null;
    if (series) {
      found.repeating.push(result.title);
      if (series.goesOn) found.goesOn.push(result.title);
    } else if (isRecurring) leaveOut(file, 'first-only');
    if (!isOneDate && result.origin && (series || !isRecurring)) found.whole.push(result.origin.uid);
    found.entries.push(...(series?.entries ?? [result]));
    if (found.entries.length > maxCalendarEntries) throw new CalendarFileError(calendarTooLong);
  }
  return found;
}

function resultOf(file: FileEvent): 'cancelled' | ReturnType<typeof entryFrom> {
  const isCancelled = file.isCancellation || textOf(file.event, 'status').toUpperCase() === 'CANCELLED';
  return isCancelled ? 'cancelled' : entryFrom(file);
}

/**
 * Returns the newest version of each entry. Two of the same version both stay: some programs give all entries one UID.
 * @param onOlder called for each older version with a different text.
 */
function newestOf(events: readonly FileEvent[], onOlder: (file: FileEvent) => void): FileEvent[] {
  const newest = new Map<string, EntryOrigin>();
  const origins = events.map(originOf);
  for (const origin of origins) {
    const known = origin && newest.get(entryKey(origin));
    if (origin && (!known || isNewer(origin, known))) newest.set(entryKey(origin), origin);
  }
  return events.filter((file, at) => {
    const origin = origins[at];
    const isOlder = Boolean(origin && isNewer(newest.get(entryKey(origin))!, origin));
    if (isOlder) onOlder(file);
    return !isOlder;
  });
}
