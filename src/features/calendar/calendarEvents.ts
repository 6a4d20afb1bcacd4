import type { EventInput } from '@fullcalendar/react';
import { bookedTitle, isOwn, type Appointment } from '../../domain/appointments/appointment';
import { overlaps } from '../../domain/appointments/appointmentRules';
import type { User } from '../../domain/users/user';

/** What an event of the calendar carries. */
export interface EventFacts {
  appointment: Appointment;
  own: boolean;
  /** It is being moved by keys and not saved yet. */
  moving: boolean;
}

/** An appointment that stands somewhere else for the moment, because it is being moved by keys. */
export type Moving = Pick<Appointment, 'id' | 'start' | 'end'> | null;

/** The appointments that touch a stretch of time, as the calendar takes them. Others' are no more than times. */
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
    const { id, title, start, end } = appointment;
    // A point in time at the start of the range overlaps nothing, yet it is there.
    if (!overlaps(appointment, times) && start !== times.start) continue;
    const own = user !== null && isOwn(appointment, user);
    const facts: EventFacts = { appointment: stored, own, moving: isMoving };
    found.push({
      id,
      title: own ? title : bookedTitle,
      start,
      end,
      editable: own,
      interactive: true,
      extendedProps: facts,
    });
  }
  return found;
}
