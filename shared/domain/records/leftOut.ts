import { parseDay } from '../text/dates';
import { fieldsOf, textOr } from './parse';

/** Something that bulk work did not take, such as an entry of a file. */
export interface LeftOut {
  /** Its name for people, such as the title of an appointment. */
  name: string;
  /** When it begins; absent where it has no time of its own. */
  start?: Date | undefined;
  /** Why, in one or more whole sentences. */
  reason: string;
}

const maxNameLength = 60;

/** A title as a sentence says it: a very long one is cut. */
export const shortName = (title: string): string =>
  title.length > maxNameLength ? `${title.slice(0, maxNameLength)}…` : title;

/** A person's rating of a resource. */
export const ratingLeftOut = (title: string, reason: string): LeftOut => ({
  name: `your rating of ${shortName(title)}`,
  reason,
});

/** A person's place at an event. @param date YYYY-MM-DD */
export const placeLeftOut = (title: string, date: string, reason: string): LeftOut => ({
  name: `your place at ${shortName(title)}`,
  start: parseDay(date) ?? undefined,
  reason,
});

/** Why an entry of a file that was saved here stays out. */
export const damagedReason = 'Its entry in the file is damaged.';

/** Reads each entry of a list in a file; unreadable ones are named by their titles. */
export function readEach<T>(
  list: readonly unknown[],
  parse: (value: unknown) => T | null,
): { found: T[]; damaged: LeftOut[] } {
  const found: T[] = [];
  const damaged: LeftOut[] = [];
  for (const value of list) {
    const one = parse(value);
    if (one === null) damaged.push({ name: textOr(fieldsOf(value)?.['title']), reason: damagedReason });
    else found.push(one);
  }
  return { found, damaged };
}
