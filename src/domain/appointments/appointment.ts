import { fieldsOf, isBoolean, isFilled, optional, textOr } from '../records/parse';
import { sameEmail } from '../users/user';

/** An appointment, as kept under the local storage key `appointments`. */
export interface Appointment {
  /** A text; new ones carry the time of their making in milliseconds. */
  id: string;
  title: string;
  /** ISO 8601 in UTC. */
  start: string;
  /** ISO 8601 in UTC; never before the start, and the same for a point in time. */
  end: string;
  location: string;
  description: string;
  allDay: boolean;
  /** The owner's address, or the username where there is no address. */
  userId: string;
  /** True for what came with the product as an example. */
  sample?: boolean;
}

/** A day, or a day and a time. `Date.parse` alone would take "1" for a date. */
function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d|$)/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** Reads one stored appointment. @returns null without an id and a title, or where the times make no sense. */
export function parseAppointment(value: unknown): Appointment | null {
  const fields = fieldsOf(value);
  if (!fields || !isFilled(fields['id']) || !isFilled(fields['title'])) return null;
  const { start, end } = fields;
  if (!isMoment(start) || !isMoment(end) || Date.parse(start) > Date.parse(end)) return null;
  return {
    id: fields['id'],
    title: fields['title'],
    start,
    end,
    location: textOr(fields['location']),
    description: textOr(fields['description']),
    allDay: fields['allDay'] === true,
    userId: textOr(fields['userId']),
    ...optional('sample', fields['sample'], isBoolean),
  };
}

/** Whether an appointment belongs to this person. */
export function isOwn(appointment: Appointment, person: { email: string; username: string }): boolean {
  return sameEmail(appointment.userId, person.email || person.username);
}
