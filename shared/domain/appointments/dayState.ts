import { isOwn, type Appointment } from './appointment';
import { freeTimes } from './appointmentRules';
import { liesIn, timesOfDay } from './times';

/** The state of a day in a booking calendar: it has an own appointment, nothing is free, or something is. */
export type DayState = 'own' | 'booked' | 'free';

/**
 * The state of a day.
 * @param day any moment of it.
 * @param appointments everybody's.
 * @param person who books.
 * @param exceptId the appointment that is being changed, which never counts.
 */
export function dayState(
  day: Date,
  appointments: readonly Appointment[],
  person: { email: string; username: string },
  now: Date,
  months: number,
  exceptId?: string,
): DayState {
  const times = timesOfDay(day);
  if (appointments.some((one) => one.id !== exceptId && isOwn(one, person) && liesIn(one, times)))
    return 'own';
  return freeTimes(day, appointments, now, months, exceptId).length > 0 ? 'free' : 'booked';
}
