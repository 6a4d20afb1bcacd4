import type { Fields } from '../records/parse';
import { weekdays } from '../services/openingHours';
import { addDays, dayOf, parseDay, plainDate } from '../text/dates';
import { shortTime } from '../text/shortTime';

/** The days on which a schedule begins and ends, as YYYY-MM-DD; other words as they stand; nothing where it does not say. */
export interface ScheduleSpan {
  from: string;
  until: string;
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const partsIn = (value: unknown) =>
  (Array.isArray(value) ? (value as unknown[]).map(textIn) : textIn(value).split(','))
    .map((part) => part.trim())
    .filter(Boolean);

const andWords = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const ordinal = (number: number) => ordinals[number] ?? `${number}th`;

/** A day as schedules write it, also as iCalendar does: "20201231T000000Z". */
function dayIn(value: unknown): string {
  const text = textIn(value);
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(text) ?? [];
  const read = `${year}-${month}-${day}`;
  return year && parseDay(read) ? read : text;
}

const isRead = (day: string) => parseDay(day) !== null;
const spoken = (day: string) => {
  const date = parseDay(day);
  return date ? plainDate(date) : day;
};

/** A whole number from 1; null for anything else. */
const wholeNumber = (value: unknown) => (/^[1-9]\d{0,5}$/.test(textIn(value)) ? Number(textIn(value)) : null);

/** The day after so many times: those of a plain week or of each day can be counted. */
function endOfCount(
  { freq, count, interval, bymonthday, byweekno, byyearday }: Fields,
  from: string,
): string {
  const times = wholeNumber(count);
  const start = parseDay(from);
  const each = freq === 'WEEKLY' ? 7 : freq === 'DAILY' ? 1 : 0;
  const limited = [bymonthday, byweekno, byyearday].some((value) => textIn(value) !== '');
  return times && start && each && !limited
    ? dayOf(addDays(start, times * each * (wholeNumber(interval) ?? 1)))
    : '';
}

/** When a schedule begins and ends: the later beginning counts, and the earlier end. */
export function spanOf(schedule: Fields): ScheduleSpan {
  const { valid_from, dtstart, valid_to, until } = schedule;
  const said = (...values: unknown[]) => values.map(dayIn).filter(Boolean).toSorted();
  const from = said(valid_from, dtstart);
  const ends = [...said(valid_to, until), endOfCount(schedule, dayIn(dtstart))].filter(Boolean);
  // Words, such as "soon", cannot be compared: they count where there is no day.
  return {
    from: from.findLast(isRead) ?? from[0] ?? '',
    until: ends.filter(isRead).toSorted()[0] ?? ends[0] ?? '',
  };
}

/** Returns whether the end of a schedule lies before a day. */
export const hasEnded = ({ until }: ScheduleSpan, today: string): boolean => isRead(until) && until < today;

/** "first Monday", "Monday": a day of `byday`; the text itself where it is none. */
function dayWords(text: string): string {
  const [, number, code = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const name = weekdays[codes.indexOf(code)];
  if (!name) return text;
  const which = Number(number ?? 0);
  if (which === 0) return name;
  return which === -1 ? `last ${name}` : `${which < 0 ? `${ordinal(-which)} last` : ordinal(which)} ${name}`;
}

/** The number of the week that seven days of a month make: 1 for "1,2,3,4,5,6,7"; null for any other days. */
function weekOfMonth(days: readonly string[]): number | null {
  const sorted = days.map(Number).toSorted((a, b) => a - b);
  const [first = 0] = sorted;
  const whole = sorted.length === 7 && sorted.every((day, at) => day === first + at);
  return whole && first % 7 === 1 && first <= 22 ? (first + 6) / 7 : null;
}

const units: Record<string, string> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };

/** On which days: "Every second Monday", "First Monday of the month". */
function daysWords({ freq, interval, byday, bymonthday, byweekno, byyearday }: Fields): string {
  const unit = units[textIn(freq)];
  const number = wholeNumber(interval) ?? 1;
  const every = number === 1 ? 'every' : `every ${ordinal(number)}`;
  const named = partsIn(byday);
  const days = andWords(named.map(dayWords));
  const numbered = named.some((day) => /^[+-]?\d/.test(day));
  const ofMonth = partsIn(bymonthday);
  const week = named.length > 0 && !numbered ? weekOfMonth(ofMonth) : null;
  const month = number > 1 && unit === 'month' ? `${every} month` : 'the month';
  const base = () => {
    if (week) return `${ordinal(week)} ${days} of ${month}`;
    if (numbered) return `${days} of ${unit === 'year' ? 'the year' : month}`;
    if (unit === 'month' && days) return `every ${days} of ${month}`;
    if (unit) return `${every} ${unit === 'week' && days ? days : unit}`;
    return days;
  };
  return [
    base(),
    !week && ofMonth.length > 0 && `only on day ${andWords(ofMonth)} of the month`,
    textIn(byweekno) !== '' && `only in week ${andWords(partsIn(byweekno))} of the year`,
    textIn(byyearday) !== '' && `only on day ${andWords(partsIn(byyearday))} of the year`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "9 am" for "09:00:00+10:00"; with `zones` what names a zone stays as it is. */
function clockWords(value: unknown, zones: boolean): string {
  const text = textIn(value);
  const [, hour = '', minute, zone] =
    /^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  if (!minute || Number(hour) > 24 || (zone && zones)) return text;
  return shortTime(`${hour.padStart(2, '0')}:${minute}`);
}

function hoursWords({ opens_at, closes_at, timezone }: Fields, zones: boolean): string {
  const opens = clockWords(opens_at, zones);
  const closes = clockWords(closes_at, zones);
  const hours =
    opens && closes ? `${opens} to ${closes}` : opens ? `from ${opens}` : closes && `until ${closes}`;
  const zone = zones && hours ? textIn(timezone) : '';
  return zone ? `${hours} (${zone})` : hours;
}

/**
 * A schedule as people say it: "Every second Monday, 9 am to 5 pm, from 2 November 2026".
 * @param today YYYY-MM-DD: that it began before is not said, unless its turns are counted from there.
 * @param zones whether to leave times as they stand that name a zone: they may be other clocks than those of the place.
 * @returns nothing for one that names no days and no times.
 */
export function scheduleWords(schedule: Fields, today: string, zones: boolean): string {
  const { from, until } = spanOf(schedule);
  const days = daysWords(schedule);
  const hours = hoursWords(schedule, zones);
  if (!days && !hours) return '';
  const counted = wholeNumber(schedule['interval']) ?? 1;
  const times = textIn(schedule['count']);
  return capital(
    [
      days,
      hours,
      from && (!isRead(from) || from > today || counted > 1 || times) && `from ${spoken(from)}`,
      times ? `only ${times} times` : until && `until ${spoken(until)}`,
      isInPerson(schedule) ? '' : `how to come: ${textIn(schedule['attending_type'])}`,
    ]
      .filter(Boolean)
      .join(', '),
  );
}

const inPerson = [
  '',
  'physical',
  'in person',
  'in-person',
  'venue',
  'in venue',
  'in-venue',
  'on site',
  'on-site',
];

/** Returns whether people go there: a schedule may be one of calls or of video calls. */
export const isInPerson = ({ attending_type }: Fields): boolean =>
  inPerson.includes(textIn(attending_type).toLowerCase());
