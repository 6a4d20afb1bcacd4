/** The result of reading a calendar file (.ics), and its limits. */
import type { EntryOrigin } from './entryOrigin';

/** One entry of a calendar file, or one occurrence of a recurring entry. */
export interface ReadEntry {
  title: string;
  start: Date;
  end: Date;
  allDay: boolean;
  /** The person is free meanwhile; absent where the entry does not say so. */
  free?: true;
  location: string;
  description: string;
  /** Absent where the entry has no UID. */
  origin?: EntryOrigin;
}

/** Why an entry, or some of its dates, are not among what was read. */
export type LeftOutReason =
  /** It has no date, or none that can be read. */
  | 'no-date'
  /** Its end is before its start. */
  | 'ends-first'
  /** It repeats in a way that is not supported, or too often: its first date alone was read. */
  | 'first-only'
  /** The file has a newer version of it. */
  | 'older'
  /** Nothing says what its time zone means. */
  | 'zone';

/** An entry that was not read, or not with all its dates. */
export interface LeftOutEntry {
  title: string;
  /** Its first date; null where that could not be read. */
  start: Date | null;
  reason: LeftOutReason;
  /** For the reason `zone`: the name in the file. */
  zone?: string;
}

/** An entry that is marked as cancelled, or one date of it. */
export interface CancelledEntry {
  title: string;
  /** Absent where the entry has no UID. Without an occurrence: all dates of it. */
  origin?: EntryOrigin;
}

/** The contents of a calendar file. */
export interface ReadCalendar {
  entries: ReadEntry[];
  /** Cancelled entries, which are not among the entries. */
  cancelled: CancelledEntry[];
  /** The titles of the recurring entries; each of their occurrences in the range is among the entries. */
  repeating: string[];
  /** The UIDs of entries of which the file has all dates, not only one that was moved. */
  whole: string[];
  /** The titles of those that have dates after the range. */
  goesOn: string[];
  leftOut: LeftOutEntry[];
}

/** The largest calendar file that is read, in characters and so at most in bytes. */
export const maxCalendarFileSize = 2 * 1024 * 1024;

/** The most entries of a calendar file, each occurrence of recurring ones counted. */
export const maxCalendarEntries = 5000;

export const calendarTooLarge =
  'This calendar file is larger than 2 MB. Please save fewer months of your calendar, then choose that file.';
export const calendarTooLong =
  'This calendar file has more than 5,000 entries. Please save fewer months of your calendar, then choose that file.';

export const unreadableWords =
  'The words in this file are written in a way that we cannot read. Please save your calendar as UTF-8, then choose that file.';

/** A calendar file that is too large to read, or written in an unknown way. Its message is one or two whole sentences. */
export class CalendarFileError extends Error {
  override readonly name = 'CalendarFileError';
}
