import { addDays, longDate } from '../text/dates';
import { bookableRange } from './appointmentRules';

/** Says which days may be booked. */
export function rangeHint(now: Date, months: number): string {
  const { until } = bookableRange(now, months);
  return `You can book from today to ${longDate(addDays(until, -1))}.`;
}

/** The error for times outside the bookable range. */
export function outOfRange(now: Date, months: number): string {
  return `Choose another day. ${rangeHint(now, months)}`;
}
