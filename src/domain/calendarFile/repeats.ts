import { addDays } from '../text/dates';

/**
 * The days on which an entry of a calendar file comes again: rules of RFC 5545 that calendars for people write. By days,
 * weeks (also on several weekdays), months (by date, or as "the second Tuesday") and years, so many times or without an end.
 * https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10
 */

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const understood = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST']);
/** A rule that never meets a day, such as every 31 February, must come to an end. */
const mostRounds = 20_000;

/** A weekday, 0 for Sunday; in a month the how manieth one, from the end where that is negative, 0 for each. */
interface Weekday {
  day: number;
  nth: number;
}

interface Rule {
  frequency: string;
  interval: number;
  /** How many times in all. */
  count: number;
  on: readonly Weekday[];
  dates: readonly number[];
  weekStart: number;
}

function readRule(text: string): Rule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  if ([...parts.keys()].some((name) => !understood.has(name))) return null;
  const listed = (name: string) => parts.get(name)?.split(',') ?? [];
  const on = listed('BYDAY').map((weekday) => {
    const [, nth = '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(weekday) ?? [];
    return { day: weekdays.indexOf(name), nth: Number(nth || 0) };
  });
  const dates = listed('BYMONTHDAY').map(Number);
  const rule = {
    frequency: parts.get('FREQ') ?? '',
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: Number(parts.get('COUNT') ?? Infinity),
    on,
    dates,
    weekStart: weekdays.indexOf(parts.get('WKST') ?? 'MO'),
  };
  const isMonthly = rule.frequency === 'MONTHLY';
  const makesSense =
    rule.interval >= 1 &&
    rule.count >= 1 &&
    rule.weekStart >= 0 &&
    on.every(({ day, nth }) => day >= 0 && (nth === 0 || isMonthly)) &&
    dates.every((date) => date >= 1 && date <= 31) &&
    (isMonthly ? on.length === 0 || dates.length === 0 : dates.length === 0) &&
    (rule.frequency !== 'YEARLY' || on.length === 0);
  return makesSense ? rule : null;
}

const isOn = (rule: Rule, date: Date) =>
  rule.on.length === 0 || rule.on.some(({ day }) => day === date.getDay());

/** The days of one month, in order. */
function inMonth(rule: Rule, first: Date, month: Date): Date[] {
  const length = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  const days = Array.from({ length }, (_, index) => addDays(month, index));
  if (rule.on.length === 0) {
    const dates = rule.dates.length > 0 ? rule.dates : [first.getDate()];
    return days.filter((date) => dates.includes(date.getDate()));
  }
  return days.filter((date) => {
    const fromStart = Math.ceil(date.getDate() / 7);
    const fromEnd = -Math.ceil((length - date.getDate() + 1) / 7);
    return rule.on.some(({ day, nth }) => day === date.getDay() && [0, fromStart, fromEnd].includes(nth));
  });
}

/** The days of one round: a day, a week, a month or a year. Null for another frequency. */
function roundOf(rule: Rule, first: Date, round: number): Date[] | null {
  const step = round * rule.interval;
  const [year, month] = [first.getFullYear(), first.getMonth()];
  switch (rule.frequency) {
    case 'DAILY':
      return [addDays(first, step)].filter((date) => isOn(rule, date));
    case 'WEEKLY': {
      const begins = addDays(first, step * 7 - ((first.getDay() - rule.weekStart + 7) % 7));
      const days = Array.from({ length: 7 }, (_, index) => addDays(begins, index));
      return days.filter((date) =>
        rule.on.length > 0 ? isOn(rule, date) : date.getDay() === first.getDay(),
      );
    }
    case 'MONTHLY':
      return inMonth(rule, first, new Date(year, month + step, 1));
    case 'YEARLY':
      return inMonth(rule, first, new Date(year + step, month, 1));
    default:
      return null;
  }
}

/**
 * The days on which something comes again, from the first one to the last that is asked for. UNTIL is not looked at: it is a
 * moment, and this knows only days.
 * @param text the rule, such as FREQ=WEEKLY;BYDAY=TU;COUNT=10.
 * @returns null for a rule that is not understood.
 */
export function repeatDays(text: string, first: Date, last: Date): Date[] | null {
  const rule = readRule(text);
  if (!rule) return null;
  const found: Date[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const days = roundOf(rule, first, round);
    if (!days) return null;
    for (const day of days.filter((one) => one >= addDays(first, 0))) {
      if (day > last || found.length >= rule.count) return found;
      found.push(day);
    }
  }
  return found;
}
