import type { Fields } from '../../records/parse';
import { isZone } from '../../text/zones';

/** At what time of its day an event is. Without any of these nobody has said so. */
export interface EventTime {
  /** When it starts on the clocks of its zone, HH:MM. */
  starts?: string;
  /** When it ends, on its last day: on the same day later than `starts`, and never without it. */
  ends?: string;
  /** On how many days it is, from 2 to {@link maxDays}: two where it ends after midnight. Absent: on one. */
  days?: number;
  /** It goes on all day; it has no start and no end then. */
  allDay?: true;
  /** The IANA name of the zone of its start and end. Absent: that of the site. */
  timeZone?: string;
}

/** Returns whether it is a time on a clock of 24 hours, from 00:00 to 23:59. */
export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** The longest event, in days. */
export const maxDays = 31;

/** Returns whether it is a number of days that an event may go on for, if not one. */
export function isDays(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 2 && Number(value) <= maxDays;
}

/** Reads the time of a stored event. What cannot be true is left out: an end before the start takes the start with it. */
export function parseEventTime({ starts, ends, allDay, timeZone, days }: Fields): EventTime {
  const goesOn = isDays(days) ? { days } : {};
  if (allDay === true) return { allDay, ...goesOn };
  if (!isTime(starts) || (isTime(ends) && ends <= starts && !isDays(days))) return goesOn;
  return { starts, ...(isTime(ends) && { ends }), ...(isZone(timeZone) && { timeZone }), ...goesOn };
}
