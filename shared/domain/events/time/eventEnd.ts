import { dayAfter } from '../../text/dates';
import { defaultZone, momentIn } from '../../text/zones';
import type { EventTime } from './eventTime';

/** When an event is: its first day, YYYY-MM-DD, and its time. */
export type EventWhen = EventTime & { date: string };

const aDay = 86_400_000;

/** The day on which an event ends, YYYY-MM-DD. */
export function lastDayOf({ date, days = 1 }: EventWhen): string {
  return days === 1 ? date : dayAfter(date, days - 1);
}

/** How many days an event goes on that ends on another day; 1 on the same. Both are YYYY-MM-DD. */
export function daysUntil(date: string, lastDay: string): number {
  return Math.round((Date.parse(`${lastDay}T00:00Z`) - Date.parse(`${date}T00:00Z`)) / aDay) + 1;
}

/** The moment at which an event ends, in milliseconds since 1970; null where nobody has said. */
export function endOf(event: EventWhen, siteZone: string): number | null {
  const { starts, ends, timeZone = siteZone } = event;
  return starts && ends ? Number(momentIn(timeZone, lastDayOf(event), ends)) : null;
}

/**
 * Returns whether an event is over: its end has passed or, without an end, its last day.
 * @param now milliseconds since 1970, and the reader's day, YYYY-MM-DD.
 * @param siteZone the zone of events that name none.
 */
export function isOver(
  event: EventWhen,
  { now, today }: { now: number; today: string },
  siteZone: string = defaultZone,
): boolean {
  const last = lastDayOf(event);
  // No two places on earth are more than a day apart. To know the clocks of a zone takes a while.
  if (!event.ends || last < dayAfter(today, -1) || last > dayAfter(today, 1)) return last < today;
  return (endOf(event, siteZone) ?? Infinity) <= now;
}
