import { assuredDateOf, changedFields, checkedFields, type PlaceChecks } from './placeChecks';
import { sameness } from './samePlaces';
import type { ServiceLocation } from './serviceLocation';
import { type KeptList, type KeptServiceLocation, nextList } from './serviceLocationIds';

/** A location as everybody may see it: without the names of people, and without what another register calls it. */
export function publicPlace(place: KeptServiceLocation): ServiceLocation {
  const { source_id: _source, checks: _checks, retired: _retired, assured_date: _imported, ...shown } = place;
  const assured = assuredDateOf(place);
  return assured === undefined ? shown : { ...shown, assured_date: assured };
}

/** The locations that people see. */
export const publicPlaces = (places: readonly KeptServiceLocation[]): ServiceLocation[] =>
  places.filter(({ retired }) => !retired).map(publicPlace);

/** The checks of the fields that an import leaves as they are. */
function checksKept(before: KeptServiceLocation, after: KeptServiceLocation): PlaceChecks | undefined {
  if (!before.checks) return undefined;
  const changed = new Set(changedFields(before, after));
  const kept = checkedFields.filter((field) => before.checks?.[field] && !changed.has(field));
  return kept.length > 0
    ? Object.fromEntries(kept.map((field) => [field, before.checks?.[field]]))
    : undefined;
}

/** Returns whether a location of a file is the one that has its id. A file may give the id of one to another. */
const isSamePlace = (a: KeptServiceLocation, b: KeptServiceLocation) =>
  sameness(a) === sameness(b) || (a.source_id !== undefined && a.source_id === b.source_id);

/**
 * The list after an import. What administrators know of a location stays: checks of what is not changed, and that it was
 * retired, which no file takes back. Retired ones that the file does not name stay in the list, too.
 * @param places the locations of the file, with their ids.
 */
export function listAfterImport(before: KeptList, places: readonly KeptServiceLocation[]): KeptList {
  const known = new Map(before.places.map((place) => [place.id, place]));
  const named = new Set(places.map(({ id }) => id));
  const imported = places.map((place): KeptServiceLocation => {
    const was = known.get(place.id);
    if (!was || !isSamePlace(was, place)) return place;
    const checks = checksKept(was, place);
    return { ...place, ...(checks && { checks }), ...(was.retired && { retired: was.retired }) };
  });
  const gone = before.places.filter(({ id, retired }) => retired && !named.has(id));
  return nextList(before, [...imported, ...gone]);
}
