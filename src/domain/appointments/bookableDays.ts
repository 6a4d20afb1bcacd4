import { addDays, longDate } from '../text/dates';
import { bookableRange } from './appointmentRules';

/** Says which days may be booked. */
export function rangeHint(now: Date): string {
  const { until } = bookableRange(now);
  return `You can book from today to ${longDate(addDays(until, -1))}.`;
}

/** The error for times outside the bookable range. */
export function outOfRange(now: Date): string {
  return `Choose another day. ${rangeHint(now)}`;
}
