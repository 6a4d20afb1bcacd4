import { isOwn, type Appointment } from './appointment';
import { blocksTime, findOverlap } from './bookingRules';
import { bySoonest, overlaps, timesOfDay } from './times';
import { isWholeDay, momentsOf, type Times } from './wholeDays';
import { addDays, addMonths } from '../text/dates';

/** The hours of the grid, in local time; an appointment may lie outside. */
export const shownHours = { from: 8, to: 20 } as const;
/** Length of one slot of the grid. */
export const slotMinutes = 30;
/** Length of a new appointment. */
export const defaultMinutes = 60;

const minute = 60_000;

/** The moment `minutes` later in elapsed time: an hour stays an hour on the days of a clock change. */
export function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * minute);
}

/**
 * The bookable range, its end not included: from today to the same date some months on, that day too.
 * @param months how far ahead people may book, as the operator has set it.
 */
export function bookableRange(now: Date, months: number): { from: Date; until: Date } {
  return { from: addDays(now, 0), until: addDays(addMonths(now, months), 1) };
}

/** Returns whether these times are entirely in the bookable range. */
export function isBookable({ start, end }: { start: Date; end: Date }, now: Date, months: number): boolean {
  const { from, until } = bookableRange(now, months);
  return start >= from && start < until && end <= until;
}

/** Returns whether any part of it is before or after the hours that the grid shows. */
export function isOutsideHours({ start, end }: Times): boolean {
  if (isWholeDay({ start })) return false;
  const [from, to] = [new Date(start), new Date(end)];
  const opens = new Date(from.getFullYear(), from.getMonth(), from.getDate(), shownHours.from);
  const closes = new Date(from.getFullYear(), from.getMonth(), from.getDate(), shownHours.to);
  return from < opens || to > closes || from >= closes;
}

/** The Monday of the week of a day. */
export function mondayOf(date: Date): Date {
  return addDays(date, -((date.getDay() + 6) % 7));
}

/** How many of a group are shown at first, and added by each "Show more". */
export const appointmentsAtOnce = 10;

/** One group of a person's appointments. */
export interface AppointmentGroup {
  name: 'Today' | 'This week' | 'Later' | 'Past';
  appointments: readonly Appointment[];
}

/**
 * A person's own appointments, soonest first, in groups; empty groups are left out. A week ends on Sunday.
 * Appointments that ended before today are past, the latest first.
 */
export function groupAppointments(
  appointments: readonly Appointment[],
  person: { email: string; username: string },
  now: Date,
): AppointmentGroup[] {
  const today = addDays(now, 0);
  const tomorrow = addDays(now, 1);
  const nextMonday = addDays(mondayOf(now), 7);
  const nameOf = (one: Appointment): AppointmentGroup['name'] => {
    const { start: from, end } = momentsOf(one);
    if (from < today && end <= today) return 'Past';
    if (from < tomorrow) return 'Today';
    return from < nextMonday ? 'This week' : 'Later';
  };
  const own = appointments.filter((one) => isOwn(one, person)).toSorted(bySoonest);
  return (['Today', 'This week', 'Later', 'Past'] as const)
    .map((name) => {
      const members = own.filter((one) => nameOf(one) === name);
      return { name, appointments: name === 'Past' ? members.toReversed() : members };
    })
    .filter(({ appointments: members }) => members.length > 0);
}

/** A free time of half an hour or more. */
export interface FreeTime {
  start: Date;
  /** One hour later, or half an hour where the next half hour is taken. */
  end: Date;
}

/**
 * The free half hours of a day within the hours shown, each with the appointment that can start there.
 * @param exceptId the appointment that is being changed.
 * @returns none in the past, and none outside the bookable range.
 */
export function freeTimes(
  day: Date,
  appointments: readonly Appointment[],
  now: Date,
  months: number,
  exceptId?: string,
): FreeTime[] {
  const closes = new Date(day.getFullYear(), day.getMonth(), day.getDate(), shownHours.to);
  const dayTimes = timesOfDay(day);
  const near = appointments.filter(
    (one) => one.id !== exceptId && blocksTime(one) && overlaps(one, dayTimes),
  );
  const isFree = (start: Date, end: Date) =>
    end <= closes && !findOverlap(near, { start: start.toISOString(), end: end.toISOString() });
  const found: FreeTime[] = [];
  for (let minutes = shownHours.from * 60; minutes < shownHours.to * 60; minutes += slotMinutes) {
    const start = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes);
    const half = addMinutes(start, slotMinutes);
    const hour = addMinutes(start, defaultMinutes);
    if (start < now || !isBookable({ start, end: half }, now, months) || !isFree(start, half)) continue;
    found.push({ start, end: isFree(start, hour) ? hour : half });
  }
  return found;
}

/** The next free hour within the hours shown, for a new appointment; null when all bookable days are full. */
export function nextFreeTime(
  appointments: readonly Appointment[],
  now: Date,
  months: number,
): FreeTime | null {
  const { until } = bookableRange(now, months);
  for (let day = addDays(now, 0); day < until; day = addDays(day, 1)) {
    const hour = freeTimes(day, appointments, now, months).find(
      ({ start, end }) => end.getTime() - start.getTime() === defaultMinutes * minute,
    );
    if (hour) return hour;
  }
  return null;
}
