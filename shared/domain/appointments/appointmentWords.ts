import { isOwn, type Appointment } from './appointment';
import { bySoonest, liesIn, timesOfDay } from './times';
import { isWholeDay, momentsOf, type Times } from './wholeDays';
import { zoneWords } from '../events/time/eventTimeWords';
import {
  addDays,
  clockTime,
  dayAndMonth,
  dayOf,
  longDate,
  parseDay,
  plainDate,
  timeRange,
} from '../text/dates';
import { shortTime } from '../text/shortTime';
import { dayIn, offsetAt, timeIn } from '../text/zones';

/** "Tuesday 24 November 2026"; of several whole days "8 to 10 December 2026". */
export function dateOf(times: Times): string {
  const { start, end } = momentsOf(times);
  return isWholeDay(times) ? daysTitle(start, end) : longDate(start);
}

/** Times, and the zone in which they were said. */
type ZonedTimes = Times & Pick<Appointment, 'zone'>;

/**
 * "10:00 to 11:00 am", or "at 10:00 am" where start and end are the same; "All day". Where it got its times under other
 * clocks, both are said: "10:00 to 11:00 am (7 am to 8 am Perth time)".
 */
export function hoursOf(times: ZonedTimes): string {
  if (isWholeDay(times)) return 'All day';
  const { start, end } = momentsOf(times);
  const there = hoursElsewhere(times);
  return `${timeRange(start, end)}${there === null ? '' : ` (${there})`}`;
}

/** "7 am to 8 am Perth time", with the day where it is another one there; null where the clocks show the same as here. */
export function hoursElsewhere({ start, end, zone }: ZonedTimes): string | null {
  const from = new Date(start);
  if (!zone || isWholeDay({ start }) || offsetAt(zone, from) === -from.getTimezoneOffset()) return null;
  const [startDay, endDay] = [start, end].map((iso) => dayIn(zone, Date.parse(iso))) as [string, string];
  const [starts, ends] = [start, end].map((iso) => shortTime(timeIn(zone, Date.parse(iso))));
  const dayName = (day: string) => dayAndMonth(parseDay(day)!);
  const first = startDay === dayOf(from) ? '' : `${dayName(startDay)}, `;
  const last = endDay === startDay ? '' : `${dayName(endDay)}, `;
  return `${first}${starts}${start === end ? '' : ` to ${last}${ends}`} ${zoneWords(zone)}`;
}

/** "Tuesday 24 November, 10:00 to 11:00 am"; "Tuesday 8 December, all day", "8 to 10 December 2026, all day". */
export function timesInWords(times: ZonedTimes): string {
  const { start } = momentsOf(times);
  if (!isWholeDay(times)) return `${dayAndMonth(start)}, ${hoursOf(times)}`;
  return `${times.start === times.end ? dayAndMonth(start) : dateOf(times)}, all day`;
}

/** "Podiatrist, Tuesday 24 November, 10:00 am": identifies the appointment of a button or a message. */
export function nameOf(appointment: Appointment): string {
  if (isWholeDay(appointment)) return `${appointment.title}, ${timesInWords(appointment)}`;
  const from = new Date(appointment.start);
  return `${appointment.title}, ${dayAndMonth(from)}, ${clockTime(from)}`;
}

/** Returns whether a list of one day has it: a time on the day of its start, whole days on each of theirs. */
export const isOnDay = (appointment: Times, day: Date): boolean =>
  isWholeDay(appointment)
    ? liesIn(appointment, timesOfDay(day))
    : dayOf(new Date(appointment.start)) === dayOf(day);

/** "Tomorrow: Podiatrist, 10:00 to 11:00 am", all of a person's appointments of the next day; null where there is none. */
export function tomorrowLine(
  appointments: readonly Appointment[],
  person: { email: string; username: string },
  now: Date,
): string | null {
  const tomorrow = addDays(now, 1);
  const found = appointments
    .filter((one) => isOwn(one, person) && isOnDay(one, tomorrow))
    .toSorted(bySoonest);
  return found.length === 0
    ? null
    : `Tomorrow: ${found.map((one) => `${one.title}, ${hoursIn(one)}`).join('; ')}`;
}

/** As {@link hoursOf}, within a sentence. */
const hoursIn = (times: ZonedTimes) => (isWholeDay(times) ? 'all day' : hoursOf(times));

/** The state of a slot of the calendar, and whose it is. */
export type SlotState = 'free' | 'booked' | 'not bookable' | { own: string };

/** "Tuesday 24 November, 10:00 am to 10:30 am, free": the accessible name of a slot. */
export function slotName(start: Date, end: Date, state: SlotState): string {
  const words = typeof state === 'string' ? state : `your appointment: ${state.own}`;
  return `${dayAndMonth(start)}, ${clockTime(start)} to ${clockTime(end)}, ${words}`;
}

/** "23 to 29 November 2026", "30 November to 6 December 2026". @param until the day after the last. */
export function daysTitle(from: Date, until: Date): string {
  const last = addDays(until, -1);
  if (dayOf(from) === dayOf(last)) return longDate(from);
  const [day, month, year] = plainDate(from).split(' ');
  const [, lastMonth, lastYear] = plainDate(last).split(' ');
  if (year !== lastYear) return `${plainDate(from)} to ${plainDate(last)}`;
  return `${month === lastMonth ? day : `${day} ${month}`} to ${plainDate(last)}`;
}

/** "November 2026" */
export function monthTitle(date: Date): string {
  return plainDate(date).split(' ').slice(1).join(' ');
}
