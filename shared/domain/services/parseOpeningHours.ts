import { fieldsOf, isFilled } from '../records/parse';
import type { OpeningHours, OpenTime } from './openingHours';

// Apart from what is told from the hours: every page that reads places needs this, and few need that.

const isTime = (value: unknown) => /^(?:[01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/.test(String(value));

const isStretch = (value: unknown): value is OpenTime => {
  const { opens, closes } = fieldsOf(value) ?? {};
  return isTime(opens) && opens !== '24:00' && isTime(closes);
};

/** Asking takes a while, and thousands of places are in a few zones. */
const zones = new Map<string, boolean>();

/** Returns whether there is a time zone of this IANA name. */
export function isTimeZone(zone: string): boolean {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  let isKnown = false;
  try {
    // Offsets such as "+10:00" count too, and know nothing of daylight saving: they are no names.
    isKnown = zone.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    // There is none.
  }
  zones.set(zone, isKnown);
  return isKnown;
}

/** Reads stored opening hours. @returns null for anything that is not a whole week in a known time zone. */
export function parseOpeningHours(value: unknown): OpeningHours | null {
  const { zone, week, holidays } = fieldsOf(value) ?? {};
  const isWeek =
    Array.isArray(week) &&
    week.length === 7 &&
    week.every((times) => Array.isArray(times) && times.every(isStretch));
  if (!isWeek || !isFilled(zone) || !isTimeZone(zone)) return null;
  return { zone, week, ...(Array.isArray(holidays) && holidays.every(isStretch) && { holidays }) };
}
