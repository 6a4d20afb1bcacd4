import { fieldsOf } from '../records/parse';
import { addDays, isDay, parseDay } from '../text/dates';

/** The start and end of something: ISO 8601 in UTC, the end never before the start; or whole days, YYYY-MM-DD. */
export interface Times {
  start: string;
  end: string;
}

const hour = 60 * 60 * 1000;
const dayLength = 24 * hour;

/** Returns whether these times are whole days, `YYYY-MM-DD`, the last one included. They have no zone: a day is a day everywhere. */
export const isWholeDay = ({ start }: Pick<Times, 'start'>): boolean => start.length === 10;

/** From when until when it is on the clocks of this place; whole days end at the midnight after the last one. */
export function momentsOf({ start, end }: Times): { start: Date; end: Date } {
  if (!isWholeDay({ start })) return { start: new Date(start), end: new Date(end) };
  return { start: parseDay(start)!, end: addDays(parseDay(end)!, 1) };
}

/** The same, as texts that sort as their times do; what has a time comes back as it is, which saves parsing most dates. */
export function isoTimesOf(times: Times): Times {
  if (!isWholeDay(times)) return times;
  const { start, end } = momentsOf(times);
  return { start: start.toISOString(), end: end.toISOString() };
}

/** The days from midnight to midnight; null where the length is that of no days. A single moment stands for its day. */
function daysOfMidnights(from: number, until: number): Times | null {
  // A day is an hour shorter or longer where the clocks change.
  const count = Math.round((until - from) / dayLength);
  if (until > from && (count === 0 || Math.abs(until - from - count * dayLength) > hour)) return null;
  // The midnight of every zone from 10 hours behind Greenwich to 14 ahead lies on its day then.
  const first = from + 14 * hour;
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { start: dayOf(first), end: dayOf(first + Math.max(count - 1, 0) * dayLength) };
}

/**
 * Converts a stored appointment to the present format. Earlier versions stored whole days as midnights in the browser's zone, and
 * kept the whole-day mark of an entry that was given a time.
 */
export function withWholeDays(value: unknown): unknown {
  const fields = fieldsOf(value);
  const { start, end, allDay } = fields ?? {};
  if (typeof start !== 'string' || typeof end !== 'string') return value;
  if (allDay === true && isDay(start) && isDay(end)) return value;
  const [from, until] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(from) || Number.isNaN(until)) return value;
  const days = allDay === true ? daysOfMidnights(from, until) : null;
  if (days) return { ...fields, ...days };
  const momentOf = (text: string) => (text.length === 10 ? new Date(text).toISOString() : text);
  const times = { start: momentOf(start), end: momentOf(end) };
  if (allDay !== true && times.start === start && times.end === end) return value;
  return { ...fields, ...times, ...(allDay === true && { allDay: false }) };
}
