import { fieldsOf, type Fields } from '../records/parse';
import { zoneOf, type OpeningHours } from '../services/openingHours';
import { isTimeZone } from '../services/parseOpeningHours';
import { zoneTermCode } from '../services/placeExports';
import { readOpeningHours } from './openingHoursSyntax';

/** The schedules of a service or a location, before the address tells the time zone. */
export interface HsdsHours {
  /** A usual week; null where the schedules say anything else, or something besides. */
  week: OpeningHours['week'] | null;
  /** The offsets from Greenwich that its times name: "+10:00". */
  offsets: readonly string[];
  /** The time zones that they name, each once: see {@link zoneTermCode}. */
  zones: readonly string[];
  /** What they say in words. */
  words: string;
  /** The words that are left where the week is known: their descriptions. */
  besides: string;
}

/** What may stand in a schedule that says nothing but days and times of each week. */
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
  'schedule_link',
  'attributes',
  'metadata',
]);

const timePattern = /^(\d{1,2}:\d{2})(?::00)?(?:\.0+)?([+-]\d{2}:\d{2})?$/;

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** One schedule in OpenStreetMap's syntax, and the offsets of its times. @returns null for what is not weekly. */
function ruleOf(schedule: Fields): { rule: string; offsets: string[] } | null {
  const { freq, interval, byday, opens_at: opens, closes_at: closes, timezone } = schedule;
  const others = Object.keys(schedule).filter((name) => !weekly.has(name) && isSaid(schedule[name]));
  if (others.length > 0 || freq !== 'WEEKLY' || (isSaid(interval) && Number(interval) !== 1)) return null;
  if (typeof byday !== 'string' || typeof opens !== 'string' || typeof closes !== 'string') return null;
  const times = [opens, closes].map((time) => timePattern.exec(time.trim()));
  // Days only, no ranges: their order is the one in iCalendar.
  if (times.includes(null) || !/^[A-Z]{2}(?:\s*,\s*[A-Z]{2})*$/.test(byday.trim())) return null;
  const offsets = [...times.map((time) => time![2]), timezone].filter(isSaid).map(String);
  return { rule: `${byday.trim()} ${times.map((time) => time![1]).join('-')}`, offsets };
}

/** The time zones that a schedule from our own export names. */
function zonesIn({ attributes }: Fields): string[] {
  const all: unknown[] = Array.isArray(attributes) ? attributes : [];
  return all.flatMap((one) => {
    const { value, taxonomy_term } = fieldsOf(one) ?? {};
    return fieldsOf(taxonomy_term)?.['code'] === zoneTermCode ? [String(value)] : [];
  });
}

const textIn = ({ description }: Fields) => (typeof description === 'string' ? description : '');

const timesIn = ({ byday, opens_at: opens, closes_at: closes }: Fields) =>
  typeof byday === 'string' && typeof opens === 'string' && typeof closes === 'string'
    ? `${byday} ${opens} to ${closes}`
    : '';

const joined = (texts: readonly string[]) => texts.filter(Boolean).join('; ');

/** Reads a list of schedules. Each adds to the others. */
export function readSchedules(schedules: readonly Fields[]): HsdsHours {
  const said = schedules.map((schedule) => ({ text: textIn(schedule), times: timesIn(schedule) }));
  const rules = schedules.map(ruleOf);
  const read = rules.includes(null) ? null : readOpeningHours(rules.map((one) => one!.rule).join(', '));
  return {
    week: read?.week ?? null,
    offsets: rules.flatMap((one) => one?.offsets ?? []),
    zones: [...new Set(schedules.flatMap(zonesIn))],
    words: joined(said.map(({ text, times }) => text || times)),
    besides: joined(said.map(({ text }) => text)),
  };
}

/** The offsets of a time zone in a year's course: "+10:00" and "+11:00" in Sydney. */
function offsetsOf(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return [0, 6].map((month) => {
    const parts = format.formatToParts(new Date(Date.UTC(2026, month, 1)));
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  });
}

/**
 * The fields of a row for these schedules.
 * @param address its state and postcode tell the time zone, where the schedules name none. Times in another one stay words, and
 * so do those in several, or in one that there is not.
 */
export function scheduleFields(
  { week, offsets, zones, words, besides }: HsdsHours,
  address: { state_province?: unknown; postal_code?: unknown },
): Fields {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [named, ...others] = zones;
  const ofAddress = zoneOf({
    state: text(address.state_province).toUpperCase(),
    postal_code: text(address.postal_code),
  });
  const zone = named === undefined ? ofAddress : others.length === 0 && isTimeZone(named) ? named : null;
  const own = zone && offsets.length > 0 ? offsetsOf(zone) : [];
  return week && zone && offsets.every((offset) => own.includes(offset))
    ? { opening_hours: { zone, week } satisfies OpeningHours, schedule: besides }
    : { schedule: words };
}
