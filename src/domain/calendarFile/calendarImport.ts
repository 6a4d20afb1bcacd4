/** What reading a calendar file (.ics) gives, and how much of it is read. */

/** One entry of a calendar file, or one occurrence of a recurring entry. */
export interface ReadEntry {
  title: string;
  start: Date;
  end: Date;
  allDay: boolean;
  /** The person has time all the same; absent where the entry does not say so. */
  free?: true;
  location: string;
  description: string;
}

/** What was found in a calendar file. */
export interface ReadCalendar {
  entries: ReadEntry[];
  /** How many entries could not be read. */
  unreadable: number;
  /** How many entries are marked as cancelled; they are left out. */
  cancelled: number;
  /** The titles of the recurring entries; each of their occurrences in the range is among the entries. */
  repeating: string[];
  /**
   * How many recurring entries have an unsupported rule or too many occurrences: only their first one is
   * included.
   */
  firstOnly: number;
}

/** The largest calendar file that is read, in characters and so at most in bytes. */
export const maxCalendarFileSize = 2 * 1024 * 1024;

/** The most entries of a calendar file, each occurrence of recurring ones counted. */
export const maxCalendarEntries = 5000;

export const calendarTooLarge =
  'This calendar file is larger than 2 MB. Please save fewer months of your calendar, then choose that file.';
export const calendarTooLong =
  'This calendar file has more than 5,000 entries. Please save fewer months of your calendar, then choose that file.';

/** A calendar file that is too large to read. Its message is one or two whole sentences. */
export class CalendarFileError extends Error {
  override readonly name = 'CalendarFileError';
}
