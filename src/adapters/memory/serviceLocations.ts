import type { ServiceLocationList, ReadServiceLocations } from '../../ports/serviceLocations';

/** Places from memory: always the same promise, as `use` wants it. */
export function createMemoryServiceLocations(list: Partial<ServiceLocationList> = {}): ReadServiceLocations {
  const read = Promise.resolve({ places: [], sample: true, unreachable: false, ...list });
  return () => read;
}
