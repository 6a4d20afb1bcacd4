import { isOwn, type Appointment } from './appointment';
import type { Times } from './appointmentRules';
import { addDays, clockTime, dayAndMonth, dayOf, longDate, plainDate, timeRange } from '../text/dates';

/** "Tuesday 24 November 2026" */
export function dateOf({ start }: Times): string {
  return longDate(new Date(start));
}

/** "10:00 to 11:00 am", or "at 10:00 am" where start and end are the same. */
export function hoursOf({ start, end }: Times): string {
  return timeRange(new Date(start), new Date(end));
}

/** "Podiatrist, Tuesday 24 November, 10:00 am": identifies the appointment of a button or a message. */
export function nameOf({ title, start }: Appointment): string {
  const from = new Date(start);
  return `${title}, ${dayAndMonth(from)}, ${clockTime(from)}`;
}

/** "Tomorrow: Podiatrist, 10:00 to 11:00 am", all of a person's appointments of the next day; null where there is none. */
export function tomorrowLine(
  appointments: readonly Appointment[],
  person: { email: string; username: string },
  now: Date,
): string | null {
  const tomorrow = dayOf(addDays(now, 1));
  const found = appointments
    .filter((one) => isOwn(one, person) && dayOf(new Date(one.start)) === tomorrow)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return found.length === 0
    ? null
    : `Tomorrow: ${found.map((one) => `${one.title}, ${hoursOf(one)}`).join('; ')}`;
}

/** Whether a slot of the calendar is taken, and by whom. */
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
