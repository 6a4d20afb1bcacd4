import { zoneOf, type OpeningHours, type OpenTime } from '../services/openingHours';
import { closedOnHolidays } from '../services/weekHours';
import type { Point } from '../services/distance';
import { isTimeZone, parseOpeningHours } from '../services/parseOpeningHours';
import { zoneAt } from '../services/zoneAt';
import { readOpeningHours } from './openingHoursSyntax';

/** The texts of a row about its hours, each in one line. */
interface RowTexts {
  /** OpenStreetMap's syntax, or nothing. */
  hours: string;
  /** Words. */
  schedule: string;
  /** The IANA name of its time zone, or nothing: that of its address counts then, or else that of its point. */
  timezone: string;
  /** The time zone that counts where none of these tells it, or nothing. */
  otherZone?: string;
}

/** The location of a place. */
interface RowAddress extends Point {
  state: string;
  postal_code: string;
}

/** The same as it is stored. */
interface RowHours {
  /** Absent where its hours cannot be read, or its time zone is not known. */
  opening_hours?: OpeningHours;
  /** The rest in words, as they stand in the file; may be empty. */
  schedule: string;
}

/** Words about public holidays: those of ours, and of the export for other programs. */
const closedWords = /^closed on public holidays\.?$/i;
const timesWords = /^public holidays: ([\d:,-]{11,200})$/i;

/** The hours of public holidays as a file or a program of others may say them. */
export const holidaysForOthers = (times: readonly OpenTime[]): string =>
  times.length === 0
    ? closedOnHolidays
    : `Public holidays: ${times.map(({ opens, closes }) => `${opens}-${closes}`).join(',')}`;

/** Adds the public holidays in the words to the hours. @returns these, and the other words. */
export function withHolidays(hours: OpeningHours, schedule: string): RowHours {
  if (hours.holidays) return { opening_hours: hours, schedule };
  const others: string[] = [];
  let holidays: readonly OpenTime[] | null = null;
  for (const part of schedule.split(/;\s*/)) {
    const times = timesWords.exec(part)?.[1];
    const said = closedWords.test(part) ? [] : times && readOpeningHours(`24/7; PH ${times}`)?.holidays;
    if (said && !holidays) holidays = said;
    else others.push(part);
  }
  return holidays
    ? { opening_hours: { ...hours, holidays }, schedule: others.join('; ') }
    : { opening_hours: hours, schedule };
}

/** Texts that are there, each once. */
const together = (...texts: string[]) => [...new Set(texts.filter(Boolean))].join('; ');

function zoneOfRow({ timezone, otherZone = '' }: RowTexts, where: RowAddress): string | null {
  if (isTimeZone(timezone)) return timezone;
  return zoneOf(where) ?? zoneAt(where) ?? (isTimeZone(otherZone) ? otherZone : null);
}

/**
 * Reads the opening hours of a row: from `hours`, or else from the words of `schedule`. What cannot be read stays as words.
 * @param stored hours that have been read before, as they are stored; they count first.
 */
export function hoursOfRow(texts: RowTexts, stored: unknown, where: RowAddress): RowHours {
  const { hours, schedule } = texts;
  const whole = parseOpeningHours(stored);
  if (whole) return withHolidays(whole, schedule);
  const zone = zoneOfRow(texts, where);
  const read = readOpeningHours(hours || schedule);
  if (!zone || !read) return { schedule: together(schedule, hours) };
  const words = hours && schedule !== hours ? schedule : '';
  const { week, holidays } = read;
  return withHolidays({ zone, week, ...(holidays && { holidays }) }, words);
}
