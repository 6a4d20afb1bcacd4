import { isoTimesOf, isWholeDay, type Times } from './wholeDays';
import { addDays } from '../text/dates';

/** Returns whether a time has the usual stored form: such strings sort as their times do. */
export const sortable = (iso: string) => iso.length === 24 && iso.charCodeAt(23) === 90;

/** Returns whether the first moment is before the second. Comparing strings saves parsing most dates. */
export function isBefore(a: string, b: string): boolean {
  return sortable(a) && sortable(b) ? a < b : Date.parse(a) < Date.parse(b);
}

/** Returns whether two ranges of time overlap: each starts before the other ends. Times that only touch do not. */
export function overlaps(a: Times, b: Times): boolean {
  return isBefore(a.start, b.end) && isBefore(b.start, a.end);
}

/**
 * Returns whether times overlap a range; whole days by the clocks of this place. A point in time at which the range begins counts.
 */
export function liesIn(times: Times, range: Times): boolean {
  const iso = isoTimesOf(times);
  return overlaps(iso, range) || iso.start === range.start;
}

/** A day of this place, from its midnight to the next. */
export const timesOfDay = (day: Date): Times => ({
  start: addDays(day, 0).toISOString(),
  end: addDays(day, 1).toISOString(),
});

/** For sorting: by the start, whole days before the times of their first day. */
export function bySoonest(a: Times, b: Times): number {
  const [from, other] = [isoTimesOf(a).start, isoTimesOf(b).start];
  if (from === other) return Number(isWholeDay(b)) - Number(isWholeDay(a));
  return isBefore(from, other) ? -1 : 1;
}
