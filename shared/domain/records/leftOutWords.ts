import { plainDate } from '../text/dates';
import { shortName, type LeftOut } from './leftOut';

/** How many names one sentence says: a screen reader reads it in one go. */
const maxNamesSaid = 5;

/** The entries left out for one reason. */
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

/** The entries left out, by reason, in the order in which the reasons first appear. */
function leftOutByReason(left: readonly LeftOut[]): LeftOutReason[] {
  return [...grouped(left, ({ reason }) => reason)].map(([reason, group]) => ({
    reason,
    count: group.length,
    names: [...grouped(group, ({ name }) => name)].map(([title, same]) => nameOf(title, same)),
  }));
}

/** All names for each reason, where {@link leftOutInWords} says only some of them; else undefined. */
export function beyondWords(left: readonly LeftOut[]): readonly LeftOutReason[] | undefined {
  const reasons = leftOutByReason(left);
  return reasons.some(({ names }) => names.length > maxNamesSaid) ? reasons : undefined;
}

/** "Tea, Chess, 2 more": of many names the first five. */
export function namesInWords(names: readonly string[]): string {
  const more = names.length - maxNamesSaid;
  return [...names.slice(0, maxNamesSaid), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/**
 * Lists the entries left out, by name, and why, in sentences.
 * @param countText what happened to this many of them, such as "3 appointments stayed out".
 */
export function leftOutInWords(left: readonly LeftOut[], countText: (count: number) => string): string {
  return leftOutByReason(left)
    .map(({ reason, count, names }) => `${countText(count)}: ${namesInWords(names)}. ${reason}`)
    .join(' ');
}
