/**
 * Days and times as people in one place read them: every function takes the local parts of a Date, the person's own
 * zone. `toISOString().slice(0, 10)` is the day in Greenwich, in Australia until about ten in the morning yesterday's.
 */

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** The local day of a moment as YYYY-MM-DD. */
export function dayOf(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The local day as YYYYMMDD, for file names. */
export function fileStamp(date: Date): string {
  return dayOf(date).replaceAll('-', '');
}

/** The start of a day that is written YYYY-MM-DD, or null for an invalid date (31 April, a word). */
export function parseDay(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return dayOf(date) === text ? date : null;
}

/** Returns whether it is a valid date, written YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && parseDay(value) !== null;
}

/**
 * The start of the local day `days` after that of `date`. Counts calendar days, so clock changes do no harm.
 */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

/** The number of local days between two moments; negative when `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  const noon = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((noon(to) - noon(from)) / 86_400_000);
}

/** The start of the same day `months` later; the last day of the month where it is shorter. */
export function addMonths(date: Date, months: number): Date {
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0).getDate();
  return new Date(date.getFullYear(), date.getMonth() + months, Math.min(date.getDate(), last));
}

// Formatters are slow to make and keep the zone that they were made in. These see the local parts as if they were in
// Greenwich, so that one of each is enough wherever the person is. Marked as pure, so that a page which shows no date
// does not carry them.
const names = /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const american = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

function inGreenwich(date: Date): Date {
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}

function parts(date: Date, ...wanted: Intl.DateTimeFormatPartTypes[]): string {
  const found = names.formatToParts(inGreenwich(date));
  // Joined here, because browsers do not agree on a comma after the weekday.
  return wanted.map((type) => found.find((part) => part.type === type)?.value).join(' ');
}

/** "Tuesday 24 November 2026", the form for every date but those of events. */
export function longDate(date: Date): string {
  return parts(date, 'weekday', 'day', 'month', 'year');
}

/** "Tuesday 24 November", where the year goes without saying. */
export function dayAndMonth(date: Date): string {
  return parts(date, 'weekday', 'day', 'month');
}

/** "20 November 2026", where the weekday does not matter. */
export function plainDate(date: Date): string {
  return parts(date, 'day', 'month', 'year');
}

/** "Thursday, November 26, 2026", the form for the dates of events. @param day YYYY-MM-DD; other text comes back as it is. */
export function eventDate(day: string): string {
  const date = parseDay(day);
  return date ? american.format(inGreenwich(date)) : day;
}

/** "10:00 am", "12:00 noon", "12:00 midnight": twelve is where am and pm mislead. */
export function clockTime(date: Date): string {
  const [time, half] = clockParts(date);
  return `${time} ${half}`;
}

function clockParts(date: Date): [time: string, half: string] {
  const hours = date.getHours();
  const minutes = date.getMinutes();
  const time = `${hours % 12 || 12}:${pad(minutes)}`;
  if (hours % 12 === 0 && minutes === 0) return [time, hours === 0 ? 'midnight' : 'noon'];
  return [time, hours < 12 ? 'am' : 'pm'];
}

/**
 * "10:00 to 11:00 am", "10:00 am to 12:00 noon", "at 10:00 am" for a point in time, and both days where the two differ.
 */
export function timeRange(start: Date, end: Date): string {
  if (start.getTime() === end.getTime()) return `at ${clockTime(start)}`;
  if (dayOf(start) !== dayOf(end)) {
    return `${clockTime(start)} to ${dayAndMonth(end)}, ${clockTime(end)}`;
  }
  const [from, fromHalf] = clockParts(start);
  const [to, toHalf] = clockParts(end);
  return fromHalf === toHalf ? `${from} to ${to} ${toHalf}` : `${from} ${fromHalf} to ${to} ${toHalf}`;
}

/** The value of a date-and-time input, YYYY-MM-DDTHH:mm in local time. */
export function inputValue(date: Date): string {
  return `${dayOf(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/**
 * Parses the value of a date-and-time input as local time.
 * @returns null for an empty or invalid value. A time that a clock change skips becomes the hour after it.
 */
export function parseInputValue(text: string): Date | null {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  const date = day ? parseDay(day) : null;
  if (!date || Number(hours) > 23 || Number(minutes) > 59) return null;
  date.setHours(Number(hours), Number(minutes));
  return date;
}

/**
 * How long ago a day was: "today", "yesterday", "3 days ago", "2 weeks ago". A future day is given as a date.
 */
export function ageInWords(day: Date, now: Date): string {
  const days = daysBetween(day, now);
  if (days < 0) return plainDate(day);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  return days < 61 ? `${Math.floor(days / 7)} weeks ago` : `${Math.floor(days / 30.44)} months ago`;
}

/** The day `days` after another one, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
