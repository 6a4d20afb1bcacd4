import { shortTime } from '../text/shortTime';
import type { OpeningHours, OpenTime } from './openingHours';

// Apart from what a list says: only the page of one place tells a whole week.

/** Of a place that says "PH off". */
export const closedOnHolidays = 'Closed on public holidays.';

/** The note that a usual week does not tell. */
export const holidaysMayDiffer = 'Hours on public holidays may differ.';

/** The hours of one day: "9 am to 12:30 pm, 1:30 pm to 5 pm", "open all day" or "closed". */
export function dayHours(times: readonly OpenTime[]): string {
  if (times.length === 0) return 'closed';
  return times
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '24:00'
        ? 'open all day'
        : `${shortTime(opens)} to ${shortTime(closes)}`,
    )
    .join(', ');
}

/** Describes the hours on public holidays: "Closed on public holidays." */
export function holidayWords({ holidays }: OpeningHours): string {
  if (!holidays) return holidaysMayDiffer;
  return holidays.length === 0 ? closedOnHolidays : `On public holidays: ${dayHours(holidays)}.`;
}
