import { wordsOf } from '../search/words';
import { changedFields, checkedFields, type CheckedField, valueOf } from './placeChecks';
import type { ServiceLocation } from './serviceLocation';

type Contents = Omit<ServiceLocation, 'id'>;

/**
 * Locations of one name and type within about 100 metres have the same: they are one place, or activities in one hall, which
 * {@link differences} tell apart.
 */
export const sameness = ({ name, type, lat, lng }: Contents): string =>
  [...wordsOf(name), type, lat.toFixed(3), lng.toFixed(3)].join(' ');

/** Fields that {@link sameness} compares already. */
const inSameness: readonly CheckedField[] = ['name', 'type', 'position'];
const details = checkedFields.filter((field) => !inSameness.includes(field));

/** The fields in which two locations of one sameness differ. */
export const differences = (a: Contents, b: Contents): CheckedField[] =>
  changedFields(a, b).filter((field) => !inSameness.includes(field));

const keyOf = (place: Contents, fields: readonly CheckedField[]) =>
  JSON.stringify([sameness(place), ...fields.map((field) => valueOf(place, field))]);

/** The same for two locations that are one, and in which nothing that people read differs. */
export const detailKey = (place: Contents): string => keyOf(place, details);

const times: readonly CheckedField[] = ['opening_hours', 'schedule'];
const words: readonly CheckedField[] = ['phone', 'url', 'description'];

/** The values of several fields as one; nothing where all are empty. */
const said = (place: Contents, fields: readonly CheckedField[]) =>
  fields
    .map((field) => valueOf(place, field))
    .join('\n')
    .trim();

/**
 * Returns whether two locations of one sameness are certainly two: both say when they are, or both say something else, and not the same. What
 * one of them leaves empty tells nothing.
 */
export function isToldApart(a: Contents, b: Contents): boolean {
  const units = [times, ...details.filter((field) => !times.includes(field)).map((field) => [field])];
  return units.some((fields) => {
    const [one, other] = [said(a, fields), said(b, fields)];
    return one !== '' && other !== '' && one !== other;
  });
}

/** A text that two locations share where they are alike in some way; null: it says nothing of that. */
export type LikenessKey<T extends Contents = Contents> = (place: T) => string | null;

const sharing =
  (fields: readonly CheckedField[]): LikenessKey =>
  (place) =>
    said(place, fields) === '' ? null : keyOf(place, fields);

/** By what a location of several in one hall is found again, the surest first: all that it says, its times, how to reach it. */
export const likeness: readonly LikenessKey[] = [detailKey, sharing(times), sharing(words)];

/**
 * Pairs the elements of two lists that share a key: those of the first key first. Each is used once, in the order of the lists.
 * @param keys null: an element without this key.
 */
export function pairUp<A extends Contents, B extends Contents>(
  list: readonly A[],
  others: readonly B[],
  keys: readonly LikenessKey<A | B>[],
): Map<A, B> {
  const pairs = new Map<A, B>();
  const used = new Set<B>();
  for (const key of keys) {
    const waiting = new Map<string | null, B[]>();
    // Backwards, so that the first one is the last, which is taken.
    for (const other of others.toReversed()) {
      if (used.has(other)) continue;
      const text = key(other);
      const queue = waiting.get(text);
      if (queue) queue.push(other);
      else waiting.set(text, [other]);
    }
    for (const one of list) {
      if (pairs.has(one)) continue;
      const text = key(one);
      const other = text === null ? undefined : waiting.get(text)?.pop();
      if (!other) continue;
      pairs.set(one, other);
      used.add(other);
    }
  }
  return pairs;
}
