import { parseDay, plainDate } from '../text/dates';
import { fieldsOf, textOr } from './parse';

/** Something that bulk work did not take, such as an entry of a file. */
export interface LeftOut {
  /** What people call it, such as the title of an appointment. */
  name: string;
  /** When it begins; absent where it has no time of its own. */
  start?: Date | undefined;
  /** Why, in one or more whole sentences. */
  reason: string;
}

/** How many names one sentence says: a screen reader reads it in one go. */
export const maxNamesSaid = 5;

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

/** What was left out for one reason. */
export interface LeftOutReason {
  reason: string;
  count: number;
  /** All of them; those with the same name are one: "Tablets (28 dates from 3 December 2026)". */
  names: readonly string[];
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

function nameOf(title: string, group: readonly LeftOut[]): string {
  const starts = group.flatMap(({ start }) => (start ? [start.getTime()] : []));
  const name = shortName(title.trim()) || 'an entry without a name';
  const count = group.length;
  if (starts.length === 0) return count === 1 ? name : `${name} (${count} times)`;
  const day = plainDate(new Date(Math.min(...starts)));
  return count === 1 ? `${name} on ${day}` : `${name} (${count} dates from ${day})`;
}

/** What was left out, each reason once, in the order in which the reasons first appear. */
export function leftOutByReason(left: readonly LeftOut[]): LeftOutReason[] {
  return [...grouped(left, ({ reason }) => reason)].map(([reason, group]) => ({
    reason,
    count: group.length,
    names: [...grouped(group, ({ name }) => name)].map(([title, same]) => nameOf(title, same)),
  }));
}

/** Whether {@link leftOutInWords} says all names. */
export const saysAllNames = (left: readonly LeftOut[]): boolean =>
  leftOutByReason(left).every(({ names }) => names.length <= maxNamesSaid);

/**
 * What was left out, by name, and why, in sentences.
 * @param counted what happened to this many of them, such as "3 appointments stayed out".
 */
export function leftOutInWords(left: readonly LeftOut[], counted: (count: number) => string): string {
  return leftOutByReason(left)
    .map(({ reason, count, names }) => {
      const more = names.length - maxNamesSaid;
      const said = [...names.slice(0, maxNamesSaid), ...(more > 0 ? [`${more} more`] : [])];
      return `${counted(count)}: ${said.join(', ')}. ${reason}`;
    })
    .join(' ');
}

/** Why an entry of a file that was saved here stays out. */
export const damagedReason = 'Its entry in the file is damaged.';

/** Reads each entry of a list in such a file; what cannot be read is named by its title. */
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
