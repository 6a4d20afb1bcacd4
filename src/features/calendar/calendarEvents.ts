import type { EventInput } from '@fullcalendar/react';
import { bookedTitle, isOwn, type Appointment } from '@/shared/domain/appointments/appointment';
import { addMinutes, defaultMinutes } from '@/shared/domain/appointments/appointmentRules';
import { liesIn } from '@/shared/domain/appointments/times';
import { isWholeDay, isoTimesOf, type Times } from '@/shared/domain/appointments/wholeDays';
import { addDays, dayOf } from '@/shared/domain/text/dates';
import type { User } from '@/shared/domain/users/user';

/** The data that an event of the calendar carries. */
export interface EventFacts {
  appointment: Appointment;
  own: boolean;
  /** Keys are moving it, and it is not saved yet. */
  moving: boolean;
}

/** The temporary times of an appointment that keys are moving. */
export type Moving = Pick<Appointment, 'id' | 'start' | 'end'> | null;

/** Returns the times of a dropped appointment: a day makes it a whole-day one, a time gives it hours. */
export function droppedTimes(
  { start, end, allDay }: { start: Date; end: Date | null; allDay: boolean },
  appointment: Times,
): Times {
  if (allDay) return { start: dayOf(start), end: dayOf(addDays(end ?? addDays(start, 1), -1)) };
  const { start: from, end: until } = appointment;
  const length = isWholeDay(appointment) || from !== until ? defaultMinutes : 0;
  return { start: start.toISOString(), end: (end ?? addMinutes(start, length)).toISOString() };
}

/** Converts the appointments within a stretch of time for the calendar. Other people's are only times. */
export function eventsIn(
  appointments: readonly Appointment[],
  range: { start: Date; end: Date },
  user: User | null,
  moving: Moving,
): EventInput[] {
  const times = { start: range.start.toISOString(), end: range.end.toISOString() };
  const found: EventInput[] = [];
  for (const stored of appointments) {
    const isMoving = moving?.id === stored.id;
    const appointment = isMoving ? { ...stored, start: moving.start, end: moving.end } : stored;
    const { id, title } = appointment;
    if (!liesIn(appointment, times)) continue;
    const own = user !== null && isOwn(appointment, user);
    const { start, end } = isoTimesOf(appointment);
    const facts: EventFacts = { appointment: stored, own, moving: isMoving };
    found.push({
      id,
      title: own ? title : bookedTitle,
      start,
      end,
      allDay: isWholeDay(appointment),
      editable: own,
      interactive: true,
      extendedProps: facts,
    });
  }
  return found;
}
