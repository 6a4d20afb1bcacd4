import { entryOriginOf, isEntryOrigin, type EntryOrigin } from '../calendarFile/entryOrigin';
import { fieldsOf, isBoolean, isFilled, optional, textOr } from '../records/parse';
import { isZone } from '../text/zones';
import { sameEmail } from '../users/user';
import { withWholeDays } from './wholeDays';

/** An appointment, as kept under the local storage key `appointments`. */
export interface Appointment {
  /** A string; new ones are the time of their creation in milliseconds. */
  id: string;
  title: string;
  /** ISO 8601 in UTC; of whole days the first one, YYYY-MM-DD. */
  start: string;
  /** ISO 8601 in UTC; never before the start, and equal to it for a point in time. Of whole days the last one, YYYY-MM-DD. */
  end: string;
  location: string;
  description: string;
  /** True exactly where the start and the end are days. */
  allDay: boolean;
  /** True if the person is free meanwhile, as in a calendar file (`TRANSP:TRANSPARENT`). */
  free?: boolean;
  /** The IANA name of the zone in which it got its times; absent where nobody knows, and in the browser's own storage. */
  zone?: string;
  /** The entry of a calendar file that it came from; absent for all others. */
  origin?: EntryOrigin;
  /** The owner's address, or the username where there is no address. */
  userId: string;
  /** True for an example that came with the product. */
  sample?: boolean;
  /** It waits on this device until the server answers. Never stored. */
  notSent?: true;
}

/** The title of other people's appointments. Each list of appointments needs it: with the other texts it would bring all. */
export const bookedTitle = 'Booked';

/** Returns whether it is a date, or a date and time. `Date.parse` alone would take "1" for a date. */
function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d|$)/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/**
 * Reads one stored appointment, also of earlier versions.
 * @returns null without an id and a title, or with invalid times.
 */
export function parseAppointment(value: unknown): Appointment | null {
  const fields = fieldsOf(withWholeDays(value));
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
    ...optional('free', fields['free'], isBoolean),
    ...optional('zone', fields['zone'], isZone),
    ...optional('origin', entryOriginOf(fields['origin']), isEntryOrigin),
    ...optional('sample', fields['sample'], isBoolean),
  };
}

/** Returns whether an appointment belongs to this person. */
export function isOwn(appointment: Appointment, person: { email: string; username: string }): boolean {
  return sameEmail(appointment.userId, person.email || person.username);
}
