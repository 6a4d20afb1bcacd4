import { daysTitle } from '@/shared/domain/appointments/appointmentWords';
import { addDays, clockTime, longDate, parseDay, timeRange } from '@/shared/domain/text/dates';
import type { Occasion } from '@/shared/domain/reminders/occasion';
import { dayIn, timeIn } from '@/shared/domain/text/zones';
import type { Reminded } from '../data/reminders/reminders';

/** "Friday 11 December 2026" */
export function dayText(day: string): string {
  const date = parseDay(day);
  return date ? longDate(date) : day;
}

/** "Friday 11 December 2026"; of several whole days "8 to 10 December 2026". */
export function datesText({ day, lastDay = day }: Occasion): string {
  const [from, to] = [parseDay(day), parseDay(lastDay)];
  return from && to && lastDay > day ? daysTitle(from, addDays(to, 1)) : dayText(day);
}

/** A date for texts about a time on a clock. No zone skips an hour on this day, so none of its times is missing. */
function shown(time: string): Date {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return new Date(2001, 0, 15, hours, minutes);
}

/** "10:30 am", or nothing where no time is known. */
export const startTime = ({ time }: Occasion): string => (time === null ? '' : clockTime(shown(time)));

/** "10:30 to 11:00 am (Adelaide time)"; "All day"; null where no time is known. */
export function timeText({ day, time, endsAt, zone, lastDay }: Occasion): string | null {
  if (time === null) return lastDay === undefined ? null : 'All day';
  const city = `(${zone.split('/').at(-1)!.replaceAll('_', ' ')} time)`;
  const from = shown(time);
  if (endsAt === null) return `${clockTime(from)} ${city}`;
  const [endDay, end] = [dayIn(zone, endsAt), shown(timeIn(zone, endsAt))];
  if (endDay !== day) return `${clockTime(from)} to ${dayText(endDay)}, ${clockTime(end)} ${city}`;
  return `${timeRange(from, end).replace(/^at /, '')} ${city}`;
}

/** "Friday 11 December 2026, 10:30 am" */
export function whenText(occasion: Occasion): string {
  const time = startTime(occasion);
  return time === '' ? datesText(occasion) : `${dayText(occasion.day)}, ${time}`;
}

/** Returns a name for it; an appointment's title only with the person's consent. */
export function nameOf({ collection, title }: Pick<Reminded, 'collection' | 'title'>, titles: boolean) {
  return collection === 'events' ? title : titles ? `Appointment: ${title}` : 'Appointment';
}
