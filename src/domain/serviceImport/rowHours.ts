import { zoneOf, type OpeningHours, type OpenTime } from '../services/openingHours';
import { dayHours } from '../services/weekHours';
import { isTimeZone, parseOpeningHours } from '../services/parseOpeningHours';
import { readOpeningHours } from './openingHoursSyntax';

/** What a row of a file has about when a place is open, each text in one line. */
interface RowTexts {
  /** OpenStreetMap's syntax, or nothing. */
  hours: string;
  /** Words. */
  schedule: string;
  /** The IANA name of its time zone, or nothing: that of its address counts then. */
  timezone: string;
}

/** The same as it is stored. */
interface RowHours {
  /** Absent where its hours cannot be read, or its time zone is not known. */
  opening_hours?: OpeningHours;
  /** The rest in words, as they stand in the file; may be empty. */
  schedule: string;
}

function holidayWords(times: readonly OpenTime[] | null): string {
  if (!times) return '';
  return times.length === 0 ? 'Closed on public holidays.' : `On public holidays: ${dayHours(times)}.`;
}

/** Texts that are there, each once. */
const together = (...texts: string[]) => [...new Set(texts.filter(Boolean))].join('; ');

/**
 * Reads the opening hours of a row: from `hours`, or else from the words of `schedule`. What cannot be read stays as words.
 * @param stored hours that have been read before, as they are stored; they count first.
 * @param where the address.
 */
export function hoursOfRow(
  { hours, schedule, timezone }: RowTexts,
  stored: unknown,
  where: { state: string; postal_code: string },
): RowHours {
  const whole = parseOpeningHours(stored);
  if (whole) return { opening_hours: whole, schedule };
  const zone = isTimeZone(timezone) ? timezone : zoneOf(where);
  const read = readOpeningHours(hours || schedule);
  if (!zone || !read) return { schedule: together(schedule, hours) };
  const words = hours && schedule !== hours ? schedule : '';
  return { opening_hours: { zone, week: read.week }, schedule: together(words, holidayWords(read.holidays)) };
}
