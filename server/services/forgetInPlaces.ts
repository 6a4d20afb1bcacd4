import type { DayAndPerson } from '../../src/domain/services/placeChecks';
import type { StoredServices } from './serviceFile';

/** Takes the address of somebody whose account is deleted out of what administrators did to places. The days stay. */
export function forgetInPlaces(file: StoredServices, email: string): void {
  const list = file.kept();
  let found = false;
  const without = (one: DayAndPerson): DayAndPerson => {
    if (one.by.toLowerCase() !== email.toLowerCase()) return one;
    found = true;
    return { ...one, by: '' };
  };
  const places = list.places.map((place) => ({
    ...place,
    ...(place.checks && {
      checks: Object.fromEntries(Object.entries(place.checks).map(([field, one]) => [field, without(one)])),
    }),
    ...(place.retired && { retired: without(place.retired) }),
  }));
  if (found) file.store({ ...list, places });
}
