import type { ServiceLocationList, ReadServiceLocations } from '../../ports/serviceLocations';

/** Services from memory: always the same promise, as `use` requires. */
export function createMemoryServiceLocations(list: Partial<ServiceLocationList> = {}): ReadServiceLocations {
  const read = Promise.resolve({ places: [], sample: true, unreachable: false, ...list });
  return () => read;
}
