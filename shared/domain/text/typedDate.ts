import { clockTime, dayOf, inputValue, longDate, parseDay, parseInputValue, plainDate } from './dates';

/** A day, and a time of day where one is asked for, as typed part by part. */
export interface TypedParts {
  day: string;
  month: string;
  year: string;
  /** Empty where only a day is asked for. */
  time: string;
}

/** The kind of input: a day with a time, or a day alone. */
export type TypedKind = 'moment' | 'day';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const filled = (parts: TypedParts) => Object.values(parts).some((part: string) => part.trim() !== '');

/** @returns 1 to 12 for a number or the first letters of an English name; null for anything else. */
function monthNumber(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null;
  if (!/^[a-z]{3,}$/i.test(text)) return null;
  const word = text.toLowerCase();
  const at = months.findIndex((name) => name.startsWith(word) || (word === 'sept' && name === 'september'));
  return at < 0 ? null : at + 1;
}

/** @returns the year in four digits; two digits mean this century. */
function yearNumber(text: string): number | null {
  if (/^\d{4}$/.test(text)) return Number(text);
  return /^\d\d$/.test(text) ? 2000 + Number(text) : null;
}

/** A time of day; `unclear` where it may be morning or afternoon, `invalid` where it is none. */
export type TypedTime = { hours: number; minutes: number } | 'unclear' | 'invalid';

/**
 * Reads a time of day as people write it: "2:30 pm", "2.30pm", "230pm", "2 pm", "14:30", "1430", "noon". From 1 to 7
 * without "am" or "pm" it is unclear; "02:30" is of the 24-hour clock.
 */
export function readTime(text: string): TypedTime {
  const typed = text.trim();
  // No time is that long, and comparing takes the text apart.
  if (typed.length > 100) return 'invalid';
  const words = typed.toLowerCase().replaceAll(/\s+/g, ' ');
  if (/^(12(:00)? ?)?noon$/.test(words)) return { hours: 12, minutes: 0 };
  if (/^(12(:00)? ?)?midnight$/.test(words)) return { hours: 0, minutes: 0 };
  const [, hourText, minuteText = '0', half] =
    /^(\d{1,2})(?:[:.h ]?(\d\d))?(?: ?([ap])\.?m?\.?)?$/.exec(words) ?? [];
  if (hourText === undefined) return 'invalid';
  const [hours, minutes] = [Number(hourText), Number(minuteText)];
  if (minutes > 59 || hours > 23) return 'invalid';
  if (!half) {
    const isClear = hours === 0 || hours >= 8 || (hourText.length === 2 && hourText.startsWith('0'));
    return isClear ? { hours, minutes } : 'unclear';
  }
  if (hours > 12 || hours === 0) return 'invalid';
  return { hours: (hours % 12) + (half === 'p' ? 12 : 0), minutes };
}

/** The day of these parts, or null where there is none such. */
function dayOfParts({ day, month, year }: TypedParts): Date | null {
  const [monthFound, yearFound] = [monthNumber(month.trim()), yearNumber(year.trim())];
  if (!/^\d{1,2}$/.test(day.trim()) || monthFound === null || yearFound === null) return null;
  const pad = (part: number | string, length: number) => String(part).padStart(length, '0');
  return parseDay(`${pad(yearFound, 4)}-${pad(monthFound, 2)}-${pad(day.trim(), 2)}`);
}

/** The moment of a day and a time of day; null where the clocks leave that time out. */
function momentAt(day: Date, { hours, minutes }: { hours: number; minutes: number }): Date | null {
  const moment = new Date(day);
  moment.setHours(hours, minutes);
  return moment.getHours() === hours && moment.getMinutes() === minutes ? moment : null;
}

/**
 * The value of a field with these parts: `YYYY-MM-DDTHH:mm` (a day alone: `YYYY-MM-DD`) in local time where they are a real
 * one, empty where nothing is typed, otherwise the parts as they were typed ("31/11/2026 2:30 pm"), so that nothing is lost.
 */
export function valueOfParts(parts: TypedParts, kind: TypedKind): string {
  if (!filled(parts)) return '';
  const kept = `${parts.day}/${parts.month}/${parts.year}${kind === 'moment' ? ` ${parts.time}` : ''}`;
  const day = dayOfParts(parts);
  if (!day) return kept;
  if (kind === 'day') return dayOf(day);
  const time = readTime(parts.time);
  const moment = typeof time === 'string' ? null : momentAt(day, time);
  return moment ? inputValue(moment) : kept;
}

/** The parts of a value, as `valueOfParts` makes it. */
export function partsOfValue(value: string): TypedParts {
  const day = parseDay(value.slice(0, 10));
  if (day) {
    const moment = parseInputValue(value);
    return {
      day: String(day.getDate()),
      month: String(day.getMonth() + 1),
      year: String(day.getFullYear()),
      time: moment ? clockTime(moment) : '',
    };
  }
  const [, ...kept] = /^([^/]*)\/([^/]*)\/([^/ ]*)(?: (.*))?$/.exec(value) ?? [];
  const [dayText = '', month = '', year = '', time = ''] = kept;
  return { day: dayText, month, year, time };
}

/**
 * The parts of a pasted date like "24/11/26 2.30pm" or "24 November 2026"; the day comes first.
 * @returns null for anything else.
 */
export function partsOfPasted(text: string): TypedParts | null {
  const iso = text.trim();
  if (parseInputValue(iso) || parseDay(iso)) return partsOfValue(iso.slice(0, 16));
  const [, day, month, year, time = ''] =
    /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)?[ ./-]+(\w+)[ ./,-]+(\d{4}|\d\d)(?:(?:,| at)? +(\S.*))?$/i.exec(
      iso,
    ) ?? [];
  if (!day || !month || !year) return null;
  return { day, month, year, time };
}

const example = '24 11 2026';

/** The problem with a typed day or moment, and how to mend it. */
export interface TypedProblem {
  /** The part to mend first. */
  part: keyof TypedParts;
  text: string;
}

/**
 * Returns the problem with a value, and how to mend it.
 * @param value as `valueOfParts` makes it; not empty.
 * @returns null for a real day or moment.
 */
export function problemOfValue(value: string, kind: TypedKind): TypedProblem | null {
  if (kind === 'moment' ? parseInputValue(value) : parseDay(value)) return null;
  const parts = partsOfValue(value);
  const missing = (['day', 'month', 'year'] as const).find((part) => parts[part].trim() === '');
  if (missing) return { part: missing, text: `Enter the ${missing}, like ${example}.` };
  const dayNumber = Number(parts.day);
  if (!/^\d{1,2}$/.test(parts.day.trim()) || dayNumber < 1 || dayNumber > 31)
    return { part: 'day', text: 'Enter the day as a number from 1 to 31.' };
  const month = monthNumber(parts.month.trim());
  if (month === null)
    return { part: 'month', text: 'Enter the month as a number from 1 to 12, or its name.' };
  const year = yearNumber(parts.year.trim());
  if (year === null) return { part: 'year', text: 'Enter the year with four digits, like 2026.' };
  const day = dayOfParts(parts);
  if (!day) {
    const last = plainDate(new Date(year, month, 0));
    return { part: 'day', text: `There is no such day. The last day of that month is ${last}.` };
  }
  const time = readTime(parts.time);
  if (time === 'unclear') return { part: 'time', text: 'Write am or pm after the time, like 2:30 pm.' };
  if (time === 'invalid') return { part: 'time', text: 'Enter a time, like 2:30 pm.' };
  const later = clockTime(firstAfter(day, time));
  return {
    part: 'time',
    text: `The clocks go forward that night, and that time is left out. Enter ${later} or later.`,
  };
}

/** The first time that is there after one that the clocks leave out. */
function firstAfter(day: Date, { hours, minutes }: { hours: number; minutes: number }): Date {
  for (let at = hours * 60 + minutes; ; at += 1) {
    const moment = momentAt(day, { hours: Math.floor(at / 60), minutes: at % 60 });
    if (moment) return moment;
  }
}

const writingOf = (kind: TypedKind) => ({
  hasTime: kind === 'moment',
  partsOf: partsOfValue,
  valueOf: (parts: TypedParts) => valueOfParts(parts, kind),
  pasted: partsOfPasted,
  faultOf: (value: string) => (value === '' ? null : (problemOfValue(value, kind)?.part ?? null)),
  inWords: (day: string) => longDate(parseDay(day) ?? new Date(day)),
});

/** How a day with a time is written and read in a form. */
export const typedMoment = writingOf('moment');

/** The same for a day alone. */
export const typedDay = writingOf('day');
