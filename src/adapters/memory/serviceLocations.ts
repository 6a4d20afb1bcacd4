import type { PlaceList, ReadPlaces } from '../../ports/serviceLocations';

/** Places from memory: always the same promise, as `use` wants it. */
export function createMemoryPlaces(list: Partial<PlaceList> = {}): ReadPlaces {
  const read = Promise.resolve({ places: [], sample: true, unreachable: false, ...list });
  return () => read;
}
