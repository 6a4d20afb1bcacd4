import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { states } from '@/shared/domain/services/states';
import { isDay } from '@/shared/domain/text/dates';

/** The public holidays of states: for each, days as YYYY-MM-DD. */
export type Holidays = Partial<Record<string, readonly string[]>>;

/** In the data folder: an operator's own days, `{ "VIC": ["2026-12-25", …] }`. They replace ours of that state and year. */
export const holidaysFileName = 'public-holidays.json';

const dayOfYear = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const after = (date: Date, days: number) =>
  dayOfYear(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate() + days);

const sunday = 0;
const monday = 1;
const tuesday = 2;
const saturday = 6;

/** The first such day of the week on or after a day. */
const firstFrom = (date: Date, weekday: number) => after(date, (weekday - date.getUTCDay() + 7) % 7);
/** The nth such day of a month, from 1. */
const nth = (year: number, month: number, weekday: number, n: number) =>
  after(firstFrom(dayOfYear(year, month, 1), weekday), (n - 1) * 7);
/** The last such day of a month. */
const last = (year: number, month: number, weekday: number) =>
  after(firstFrom(dayOfYear(year, month + 1, 1), weekday), -7);

const isWeekend = (date: Date) => date.getUTCDay() === saturday || date.getUTCDay() === sunday;
/** A day, and the Monday after it where it is on a weekend. */
const withMonday = (date: Date) => (isWeekend(date) ? [date, firstFrom(date, monday)] : [date]);

/** Easter Sunday in the Gregorian calendar: the method of Meeus, Jones and Butcher. */
function easterOf(year: number): Date {
  const century = Math.floor(year / 100);
  const moon = year % 19;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const full = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - full - (year % 4)) % 7;
  const late = Math.floor((moon + 11 * full + 22 * rest) / 451);
  const sum = full + rest - 7 * late + 114;
  return dayOfYear(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Christmas and Boxing Day; each that is on a weekend brings a day after them. */
function christmasOf(year: number): Date[] {
  const days = [dayOfYear(year, 12, 25), dayOfYear(year, 12, 26)];
  const [christmas, boxing] = days as [Date, Date];
  if (christmas.getUTCDay() === saturday) return [...days, after(boxing, 1), after(boxing, 2)];
  if (christmas.getUTCDay() === sunday) return [...days, after(boxing, 1)];
  return boxing.getUTCDay() === saturday ? [...days, after(boxing, 2)] : days;
}

/** Whole days that a whole state has, as its law names them. Days of towns and parts of days are none: call first there. */
function daysOf(state: string, year: number): Date[] {
  const is = (...some: string[]) => some.includes(state);
  const easter = easterOf(year);
  const australia = dayOfYear(year, 1, 26);
  const anzac = dayOfYear(year, 4, 25);
  // On a Saturday only some states give the Monday; Victoria and Tasmania never do.
  const anzacMonday = is('NSW', 'WA', 'ACT')
    ? isWeekend(anzac)
    : is('QLD', 'SA', 'NT') && anzac.getUTCDay() === sunday;
  return [
    ...withMonday(dayOfYear(year, 1, 1)),
    isWeekend(australia) ? firstFrom(australia, monday) : australia,
    ...(is('WA') ? [nth(year, 3, monday, 1), nth(year, 6, monday, 1), last(year, 9, monday)] : []),
    ...(is('VIC', 'TAS', 'SA', 'ACT') ? [nth(year, 3, monday, 2)] : []),
    after(easter, -2),
    ...(is('WA', 'TAS') ? [] : [after(easter, -1)]),
    ...(is('TAS') ? [] : [easter]),
    after(easter, 1),
    anzac,
    ...(anzacMonday ? [firstFrom(anzac, monday)] : []),
    ...(is('QLD', 'NT') ? [nth(year, 5, monday, 1)] : []),
    ...(is('ACT') ? [firstFrom(dayOfYear(year, 5, 27), monday)] : []),
    ...(is('WA', 'QLD') ? [] : [nth(year, 6, monday, 2)]),
    ...(is('NT') ? [nth(year, 8, monday, 1)] : []),
    // The Friday before the AFL Grand Final, which is on the last Saturday of September.
    ...(is('VIC') ? [after(last(year, 9, saturday), -1), nth(year, 11, tuesday, 1)] : []),
    ...(is('NSW', 'ACT', 'SA', 'QLD') ? [nth(year, 10, monday, 1)] : []),
    ...christmasOf(year),
  ];
}

/** The public holidays of a state or territory in a year, as its laws have them in 2026. @returns none for another state. */
export function holidayTable(state: string, year: number): string[] {
  if (!states.includes(state)) return [];
  return [...new Set(daysOf(state, year).map((date) => date.toISOString().slice(0, 10)))].toSorted();
}

/** @returns null where there is none. @throws Error with a whole sentence for a file that says anything else. */
function readFile(path: string): Holidays | null {
  if (!statSync(path, { throwIfNoEntry: false })) return null;
  const wrong = `${path} is not a list of public holidays such as {"VIC": ["2026-12-25"]}. It is not used.`;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const isRight =
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(
        ([state, days]) => states.includes(state) && Array.isArray(days) && days.every(isDay),
      );
    if (isRight) return value;
  } catch (error) {
    throw new Error(wrong, { cause: error });
  }
  throw new Error(wrong);
}

/** Returns the problem with the operator's file, as a whole sentence; null: none. @param folder the data folder. */
export function holidaysFileError(folder: string): string | null {
  try {
    readFile(join(folder, holidaysFileName));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * The public holidays of this year and the next.
 * @param folder the data folder, which may have days of the operator. A file that is wrong is not used.
 */
export function holidaysOf(folder: string, of: readonly string[], year: number): Holidays {
  let own: Holidays = {};
  try {
    own = readFile(join(folder, holidaysFileName)) ?? {};
  } catch {
    // The start has said so.
  }
  const daysIn = (state: string, which: number) => {
    const said = (own[state] ?? []).filter((day) => day.startsWith(`${which}-`));
    return said.length > 0 ? said : holidayTable(state, which);
  };
  return Object.fromEntries(of.map((state) => [state, [...daysIn(state, year), ...daysIn(state, year + 1)]]));
}

/** The states whose holidays apply to a time zone. Canberra has the clocks of Sydney. */
const statesOf: Partial<Record<string, readonly string[]>> = {
  'Australia/Melbourne': ['VIC'],
  'Australia/Sydney': ['NSW', 'ACT'],
  'Australia/Brisbane': ['QLD'],
  'Australia/Lindeman': ['QLD'],
  'Australia/Adelaide': ['SA'],
  'Australia/Darwin': ['NT'],
  'Australia/Perth': ['WA'],
  'Australia/Hobart': ['TAS'],
};

/**
 * The public holidays of a year and the next that all states of a time zone have.
 * @param folder the data folder. @returns none for a zone elsewhere.
 */
export function holidaysIn(folder: string, zone: string, year: number): readonly string[] {
  const [days = [], ...others] = Object.values(holidaysOf(folder, statesOf[zone] ?? [], year));
  return days.filter((day) => others.every((other) => other!.includes(day)));
}

/** Changes whenever the operator's file does. @param folder the data folder. */
export function holidaysVersion(folder: string): string {
  const stat = statSync(join(folder, holidaysFileName), { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : 'none';
}
