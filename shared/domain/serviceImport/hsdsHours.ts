import { fieldsOf, type Fields } from '../records/parse';
import { zoneOf, type OpeningHours } from '../services/openingHours';
import { isTimeZone } from '../services/parseOpeningHours';
import { zoneTermCode } from '../services/placeExports';
import { zoneOffset } from '../services/zoneOffset';
import { readOpeningHours } from './openingHoursSyntax';
import { hasEnded, isInPerson, scheduleWords, spanOf } from './scheduleWords';

/** The schedules of a service or a location, before the address tells the time zone. */
export interface HsdsHours {
  /** A usual week; null where the schedules say anything else, or something besides. */
  week: OpeningHours['week'] | null;
  /** The offsets from Greenwich that its times name: "+10:00". */
  offsets: readonly string[];
  /** The time zones that they name, each once: see {@link zoneTermCode}. */
  zones: readonly string[];
  /** The schedules in words. */
  words: string;
  /** The same, where their times may be those of other clocks than the place's. */
  wordsWithZones: string;
  /** The words that are left where the week is known: their descriptions. */
  besides: string;
  /** The day on which the last of them ended, YYYY-MM-DD; null: one of them holds. */
  ended: string | null;
}

/** The fields of a schedule that gives only the days and times of each week. */
const weekly = new Set([
  'id',
  'service_id',
  'location_id',
  'service_at_location_id',
  'freq',
  'interval',
  'byday',
  'wkst',
  'opens_at',
  'closes_at',
  'timezone',
  'description',
  'attending_type',
  'valid_from',
  'dtstart',
  'schedule_link',
  'attributes',
  'metadata',
]);

const timePattern = /^(\d{1,2}:\d{2})(?::00)?(?:\.0+)?([+-]\d{2}:\d{2})?$/;

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * One schedule in OpenStreetMap's syntax.
 * @returns null for what is not weekly, or begins later than today.
 */
function ruleOf(schedule: Fields, today: string): string | null {
  const { freq, interval, byday, opens_at: opens, closes_at: closes } = schedule;
  const others = Object.keys(schedule).filter((name) => !weekly.has(name) && isSaid(schedule[name]));
  if (others.length > 0 || freq !== 'WEEKLY' || (isSaid(interval) && Number(interval) !== 1)) return null;
  if (spanOf(schedule).from > today || !isInPerson(schedule)) return null;
  if (typeof byday !== 'string' || typeof opens !== 'string' || typeof closes !== 'string') return null;
  const times = [opens, closes].map((time) => timePattern.exec(time.trim()));
  // Days only, no ranges: their order is the one in iCalendar.
  if (times.includes(null) || !/^[A-Z]{2}(?:\s*,\s*[A-Z]{2})*$/.test(byday.trim())) return null;
  return `${byday.trim()} ${times.map((time) => time![1]).join('-')}`;
}

/** The offsets that a schedule names: those of its times, and its own. */
function offsetsIn({ opens_at: opens, closes_at: closes, timezone }: Fields): string[] {
  const ofTimes = [opens, closes].map(
    (time) => typeof time === 'string' && /(?:Z|[+-]\d{2}:\d{2})$/.exec(time.trim())?.[0],
  );
  return [...ofTimes, timezone].filter((offset) => typeof offset === 'string' && offset !== '') as string[];
}

/** The time zones that a schedule from our own export names. */
function zonesIn({ attributes }: Fields): string[] {
  const all: unknown[] = Array.isArray(attributes) ? attributes : [];
  return all.flatMap((one) => {
    const { value, taxonomy_term } = fieldsOf(one) ?? {};
    return fieldsOf(taxonomy_term)?.['code'] === zoneTermCode ? [String(value)] : [];
  });
}

const joined = (texts: readonly unknown[]) =>
  [...new Set(texts.filter((text) => typeof text === 'string' && text !== ''))].join('; ');

/**
 * Reads a list of schedules. Each adds to the others; those that have ended say nothing.
 * @param today YYYY-MM-DD.
 */
export function readSchedules(all: readonly Fields[], today: string): HsdsHours {
  const spans = all.map(spanOf);
  const schedules = all.filter((_, at) => !hasEnded(spans[at]!, today));
  const rules = schedules.map((schedule) => ruleOf(schedule, today));
  const read = rules.includes(null) ? null : readOpeningHours(rules.join(', '));
  const said = schedules.map(({ description, notes }) => [description, notes]);
  const words = (zones: boolean) =>
    joined(schedules.flatMap((one, at) => [scheduleWords(one, today, zones), ...said[at]!]));
  return {
    week: read?.week ?? null,
    offsets: schedules.flatMap(offsetsIn),
    zones: [...new Set(schedules.flatMap(zonesIn))],
    words: words(false),
    wordsWithZones: words(true),
    besides: joined(said.flat()),
    ended:
      schedules.length === 0
        ? (spans
            .map(({ until }) => until)
            .toSorted()
            .at(-1) ?? null)
        : null,
  };
}

/** The offsets of a time zone in a year's course: "+10:00" and "+11:00" in Sydney. */
const offsetsOf = (zone: string) =>
  [0, 6].map((month) => zoneOffset(zone, new Date(Date.UTC(2026, month, 1))));

/**
 * The fields of a row for these schedules.
 * @param address its state and postcode tell the time zone, where the schedules name none. Times in another one stay words, and
 * so do those in several, or in one that there is not.
 */
export function scheduleFields(
  { week, offsets, zones, words, wordsWithZones, besides, ended }: HsdsHours,
  address: { state_province?: unknown; postal_code?: unknown },
): Fields {
  if (ended !== null) return { schedule_ended: ended };
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [named, ...others] = zones;
  const ofAddress = zoneOf({
    state: text(address.state_province).toUpperCase(),
    postal_code: text(address.postal_code),
  });
  const zone = named === undefined ? ofAddress : others.length === 0 && isTimeZone(named) ? named : null;
  const own = zone && offsets.length > 0 ? offsetsOf(zone) : [];
  if (!offsets.every((offset) => own.includes(offset))) return { schedule: wordsWithZones };
  return week && zone
    ? { opening_hours: { zone, week } satisfies OpeningHours, schedule: besides }
    : { schedule: words };
}
