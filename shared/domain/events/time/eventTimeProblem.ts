import type { Fields } from '../../records/parse';
import { isZone } from '../../text/zones';
import { isDays, isTime, maxDays } from './eventTime';

/** Returns why the time of an event is refused, as a sentence that names the field; null where it is valid. */
export function eventTimeProblem({ starts, ends, allDay, timeZone, days }: Fields): string | null {
  if (allDay !== undefined && allDay !== true) return '"All day" is true or absent. Look at: allDay.';
  if (allDay && (starts !== undefined || ends !== undefined))
    return 'An event that goes on all day has no start and no end. Look at: allDay.';
  if (starts !== undefined && !isTime(starts))
    return 'The start must be a time from 00:00 to 23:59. Look at: starts.';
  if (ends !== undefined) {
    if (!isTime(ends)) return 'The end must be a time from 00:00 to 23:59. Look at: ends.';
    if (!isTime(starts)) return 'An event with an end needs a start. Look at: starts.';
    if (ends <= starts && !isDays(days)) return 'The end must be after the start. Look at: ends.';
  }
  if (days !== undefined && !isDays(days))
    return `An event that ends on another day is on 2 to ${maxDays} days. Look at: days.`;
  if (timeZone !== undefined && !isZone(timeZone))
    return 'There is no such time zone. Write it like Australia/Sydney. Look at: timeZone.';
  return null;
}
