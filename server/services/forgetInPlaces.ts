import type { DayAndPerson } from '@/shared/domain/services/placeChecks';
import type { Queries } from '../database/database';
import { readList, writeList } from './lists';
import { keptListOf, textOfList } from './storedServices';

/** An address as it appears in the stored JSON, in lower case. */
const asStored = (email: string) => JSON.stringify(email).slice(1, -1).toLowerCase();

/**
 * Removes the address of a deleted account from the history of places, in the open transaction. The days stay. An import that
 * has read the list before finds it changed.
 */
export async function forgetInPlaces(queries: Queries, email: string): Promise<void> {
  const { version, text } = await readList(queries, 'services');
  // Most accounts appear in no place: a long list is not parsed for them.
  if (!text?.toLowerCase().includes(asStored(email))) return;
  const list = keptListOf(text);
  const without = (one: DayAndPerson): DayAndPerson =>
    one.by.toLowerCase() === email.toLowerCase() ? { ...one, by: '' } : one;
  const places = list.places.map((place) => ({
    ...place,
    ...(place.checks && {
      checks: Object.fromEntries(Object.entries(place.checks).map(([field, one]) => [field, without(one)])),
    }),
    ...(place.retired && { retired: without(place.retired) }),
  }));
  await writeList(queries, 'services', version, textOfList({ ...list, places }));
}
