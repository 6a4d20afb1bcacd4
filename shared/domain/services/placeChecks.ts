import { addMonths, dayOf, isDay } from '../text/dates';
import { fieldsOf } from '../records/parse';
import type { ServiceLocation } from './serviceLocation';

/** The fields of a location that are checked one by one, in the order of the form. */
export const checkedFields = [
  'name',
  'type',
  'status',
  'alert',
  'description',
  'eligibility_description',
  'application_process',
  'address_1',
  'suburb',
  'state',
  'postal_code',
  'position',
  'phone',
  'url',
  'opening_hours',
  'schedule',
  'fees_description',
  'languages',
  'accessibility',
] as const;
/** A field that can be checked. `position`: latitude and longitude together. */
export type CheckedField = (typeof checkedFields)[number];

/** A person's action on a place, and its day. */
export interface DayAndPerson {
  /** The email address of an administrator; empty where that account was deleted. */
  by: string;
  /** The local day: `YYYY-MM-DD`. */
  on: string;
}

/** The last check of each field. A field that was never checked is absent. */
export type PlaceChecks = Partial<Record<CheckedField, DayAndPerson>>;

/** The part of a location for administrators only. */
export interface PlaceRecords {
  checks?: PlaceChecks;
  /** The removal from the list, by whom and when; absent: people see it. */
  retired?: DayAndPerson;
}

type Contents = Omit<ServiceLocation, 'id'>;

/** The value of a field in a form that can be compared; nothing for an empty one. */
export function valueOf(place: Contents, field: CheckedField): string {
  if (field === 'position') return `${place.lat}, ${place.lng}`;
  const value = place[field];
  return value === undefined || typeof value === 'string' ? (value ?? '') : JSON.stringify(value);
}

/** The fields in which two versions of a location differ. */
export const changedFields = (a: Contents, b: Contents): CheckedField[] =>
  checkedFields.filter((field) => valueOf(a, field) !== valueOf(b, field));

/**
 * The day on which the whole of a location was checked: the oldest of its fields' days. A field that nobody has checked
 * here counts as checked on the day that its import gave.
 * @returns `YYYY-MM-DD`; undefined where nobody knows for one of the fields.
 */
export function assuredDateOf(place: Contents & PlaceRecords): string | undefined {
  const days = checkedFields
    .filter((field) => valueOf(place, field) !== '')
    .map((field) => place.checks?.[field]?.on ?? place.assured_date);
  return days.includes(undefined) ? undefined : (days as string[]).toSorted()[0];
}

/**
 * Returns whether a location was not checked in the year before `today`; also where nobody knows when it was.
 * @param assured `YYYY-MM-DD`, as {@link assuredDateOf} gives it.
 * @param today any moment of the local day.
 */
export function isLongUnchecked(assured: string | undefined, today: Date): boolean {
  return assured === undefined || assured < dayOf(addMonths(today, -12));
}

/** Those first that were not checked for the longest time; those of which nobody knows before them. */
export const byLastCheck = (
  a: { assured_date?: string | undefined; name: string },
  b: { assured_date?: string | undefined; name: string },
): number =>
  (a.assured_date ?? '').localeCompare(b.assured_date ?? '') || a.name.localeCompare(b.name, 'en-AU');

/**
 * The checks after a change: what was changed, and what is named, was checked by this person.
 * @param before null: the location is new.
 */
export function checksAfter(
  before: (Contents & PlaceRecords) | null,
  after: Contents,
  named: readonly CheckedField[],
  check: DayAndPerson,
): PlaceChecks {
  const now = new Set([...named, ...(before ? changedFields(before, after) : [])]);
  const entries = checkedFields.map((field) => [field, now.has(field) ? check : before?.checks?.[field]]);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined)) as PlaceChecks;
}

/** Reads who did something and when. @returns null for anything else. */
export function parseDayAndPerson(value: unknown): DayAndPerson | null {
  const { by, on } = fieldsOf(value) ?? {};
  return typeof by === 'string' && isDay(on) ? { by, on } : null;
}
