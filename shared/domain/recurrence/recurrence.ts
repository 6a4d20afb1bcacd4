/**
 * The dates of something that repeats. They are wall-clock days, `YYYY-MM-DD`: what is at ten stays at ten when the clocks
 * change, so no zone is asked for. Day numbers are counted as if in Greenwich, where every day has 24 hours.
 */

/** How often something repeats; the two by month on the same weekday, counted from the month's start or its end. */
export const frequencies = ['weekly', 'fortnightly', 'monthly', 'monthly-last'] as const;
export type Frequency = (typeof frequencies)[number];

/** A repetition: from its first day to the last one that it may have, both `YYYY-MM-DD`. */
export interface RecurrenceRule {
  frequency: Frequency;
  first: string;
  /** At most {@link latestUntil} of the first day. */
  until: string;
}

const dayLength = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / dayLength;
const dayText = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10);
/** 1 January 1970 was a Thursday. @returns 0 for Sunday. */
const weekdayOf = (number: number) => (number + 4) % 7;
/** The number of the first day of a month. @param month 0 for January; may be beyond the year. */
const monthStart = (year: number, month: number) => Date.UTC(year, month, 1) / dayLength;

/** The position of a day among the same weekdays of its month. */
export interface PlaceInMonth {
  /** 1 for the first. */
  nth: number;
  /** No other of this weekday follows in the month. */
  isLast: boolean;
}

/** Returns the position of a day, `YYYY-MM-DD`, among the same weekdays of its month. */
export function placeInMonth(day: string): PlaceInMonth {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const length = monthStart(year, month) - monthStart(year, month - 1);
  return { nth: Math.ceil(date / 7), isLast: date + 7 > length };
}

/** The last day on which a series from this day may end: the same date a year later; 28 February for a 29th. */
export function latestUntil(first: string): string {
  const [year = 0, month = 0, date = 0] = first.split('-').map(Number);
  const last = monthStart(year + 1, month) - 1;
  return dayText(Math.min(monthStart(year + 1, month - 1) + date - 1, last));
}

/** The numbers of the days in the month `months` after that of the first. None where the month has no fifth. */
function dayOfMonth(first: string, months: number, isLast: boolean): number | null {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const weekday = weekdayOf(dayNumber(first));
  const start = monthStart(year, month - 1 + months);
  const next = monthStart(year, month + months);
  if (isLast) return next - 1 - ((weekdayOf(next - 1) - weekday + 7) % 7);
  const found = start + ((weekday - weekdayOf(start) + 7) % 7) + 7 * (placeInMonth(first).nth - 1);
  return found < next ? found : null;
}

/**
 * The days of a rule in their order, never more than a year of them. A month without a fifth Tuesday has none; a first day
 * that is not the last Tuesday of its month is not among the last Tuesdays.
 */
export function occurrences({ frequency, first, until }: RecurrenceRule): string[] {
  const from = dayNumber(first);
  const to = Math.min(dayNumber(until), dayNumber(latestUntil(first)));
  const days: number[] = [];
  if (frequency === 'weekly' || frequency === 'fortnightly') {
    for (let day = from; day <= to; day += frequency === 'weekly' ? 7 : 14) days.push(day);
  } else {
    for (let months = 0; months <= 12; months += 1) {
      const day = dayOfMonth(first, months, frequency === 'monthly-last');
      if (day !== null && day >= from && day <= to) days.push(day);
    }
  }
  return days.map(dayText);
}

/** How something on this day can repeat. A fifth Tuesday is offered as the last: most months have only four. */
export function frequenciesOf(first: string): Frequency[] {
  const { nth, isLast } = placeInMonth(first);
  return frequencies.filter(
    (frequency) => (frequency !== 'monthly' || nth < 5) && (frequency !== 'monthly-last' || isLast),
  );
}
