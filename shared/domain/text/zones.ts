/**
 * Moments from what a clock on the wall says in a time zone, and back. The tables of the zones are those of the
 * browser or of Node: nothing is shipped.
 */

/** The zone of a site whose operator sets none, by its IANA name. */
export const defaultZone = 'Australia/Melbourne';

const aDay = 86_400_000;

/** Formatters are slow to make: one for each zone; null where there is no such zone. */
const formatters = new Map<string, Intl.DateTimeFormat | null>();

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  let made = formatters.get(zone);
  if (made === undefined) {
    try {
      // Swedes write dates as ISO 8601 does.
      made = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    } catch {
      made = null;
    }
    formatters.set(zone, made);
  }
  return made;
}

/** Returns whether it is the IANA name of a time zone, such as "Australia/Sydney". An offset such as "+10:00" is none. */
export function isZone(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z][\w/+-]{2,50}$/.test(value) && formatterOf(value) !== null;
}

/** The zone of this device's clocks, by its IANA name; null where it has none that is known here. */
export function ownZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : null;
}

/**
 * How many minutes the clocks of a zone are ahead of Greenwich at a moment: 660 in Sydney in summer.
 * @throws RangeError where there is no such zone.
 */
export function offsetAt(zone: string, moment: Date | number): number {
  const formatter = formatterOf(zone);
  if (!formatter) throw new RangeError(`No time zone: ${zone}`);
  const time = Math.floor(Number(moment) / 60_000) * 60_000;
  return (Date.parse(`${formatter.format(time).replace(' ', 'T')}Z`) - time) / 60_000;
}

/** Returns the time in a zone, in the parts of a date in Greenwich. */
const wallOf = (zone: string, moment: number) => new Date(moment + offsetAt(zone, moment) * 60_000);

/** The day of a moment on the clocks of a zone, YYYY-MM-DD. */
export const dayIn = (zone: string, moment: number): string =>
  wallOf(zone, moment).toISOString().slice(0, 10);

/** The time of a moment on the clocks of a zone, HH:MM. */
export const timeIn = (zone: string, moment: number): string =>
  wallOf(zone, moment).toISOString().slice(11, 16);

/**
 * The moment at which the clocks of a zone show a time. A time that they skip counts as if nobody had put them forward yet:
 * half past two is then half past three. Of a time that they show twice, the first one counts.
 * @param day YYYY-MM-DD. @param time HH:MM
 * @throws RangeError where there is no such zone, or the day or the time is none.
 */
export function momentIn(zone: string, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wall)) throw new RangeError(`No time: ${day} ${time}`);
  const before = offsetAt(zone, wall - aDay);
  const found = [before, offsetAt(zone, wall + aDay)]
    .map((offset) => ({ offset, moment: wall - offset * 60_000 }))
    .filter(({ offset, moment }) => offsetAt(zone, moment) === offset)
    .map(({ moment }) => moment);
  return new Date(found.length > 0 ? Math.min(...found) : wall - before * 60_000);
}

const quarter = 91 * 24 * 60 * 60 * 1000;

/**
 * How far this device's zone is from UTC in the year from a moment on, in minutes: two zones in which days and hours are the same have
 * the same, whatever they are called.
 */
export const offsetsFrom = (moment: Date): number[] =>
  [0, 1, 2, 3].map((quarters) => new Date(moment.getTime() + quarters * quarter).getTimezoneOffset());
