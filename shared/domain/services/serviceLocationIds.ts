import type { PlaceRecords } from './placeChecks';
import { likeness, pairUp, sameness } from './samePlaces';
import type { ServiceLocation } from './serviceLocation';

/**
 * A service location as it is stored: with the id of its source, where that is not a whole number, and what only
 * administrators know. Its `assured_date` is that of the import.
 */
export interface KeptServiceLocation extends ServiceLocation, PlaceRecords {
  source_id?: string;
}

/** The list in use, and the highest id ever given: an id is never reused for another location. */
export interface KeptList {
  lastId: number;
  places: readonly KeptServiceLocation[];
}

/**
 * The highest id that a file may choose. Higher ones count as ids of the source, so that new ids never run
 * out.
 */
export const maxChosenId = 999_999_999_999_999;

/** The list before the first import. */
export const emptyList: KeptList = { lastId: 0, places: [] };

/** A location without an id yet. `id`: the whole number in its file, or null. */
export interface NewServiceLocation {
  id: number | null;
  /** The id in its file where that is not a whole number, or nothing. */
  sourceId: string;
  place: Omit<ServiceLocation, 'id'>;
}

/** The values that occur once in a list, each with its element; empty ones are ignored. */
function byUnique<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  const twice = new Set<string>();
  for (const one of list) {
    const key = keyOf(one);
    if (found.has(key)) twice.add(key);
    found.set(key, one);
  }
  for (const key of [...twice, '']) found.delete(key);
  return found;
}

/** The samenesses that several of these share. */
function crowdsOf(places: readonly Omit<ServiceLocation, 'id'>[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const key of places.map(sameness)) (seen.has(key) ? twice : seen).add(key);
  return twice;
}

/**
 * Finds locations of a file again in a list. One of several in one hall that was retired, or that a register knows by an id, is
 * found only by what it says: a new class must not vanish in the place of one that has closed.
 * @param crowds the samenesses that several share, in the file or in the list.
 */
function recognised<T extends Omit<ServiceLocation, 'id'>>(
  places: readonly T[],
  before: readonly KeptServiceLocation[],
  crowds: ReadonlySet<string>,
): Map<T, KeptServiceLocation> {
  const isHeld = (one: Omit<KeptServiceLocation, 'id'>) => Boolean(one.retired ?? one.source_id);
  const bySameness = (one: T | KeptServiceLocation) =>
    isHeld(one) && crowds.has(sameness(one)) ? null : sameness(one);
  return pairUp(places, before, [...likeness, bySameness]);
}

/**
 * Gives each location its id. A whole number of the file is kept. Otherwise a location keeps the id that it
 * had in the list in use: it is recognised by its source's id, or else by name, type and point, and of several in one hall by what
 * they say. So links to it stay valid after each import. New ones get ids that were never used.
 */
export function assignIds(
  locations: readonly NewServiceLocation[],
  { lastId, places }: KeptList,
): KeptServiceLocation[] {
  const taken = new Set(locations.map(({ id }) => id).filter((id) => id !== null));
  const bySource = byUnique(places, ({ source_id }) => source_id ?? '');
  const ownSource = byUnique(locations, ({ sourceId }) => sourceId);

  /** The id that the location had, unless another one of the file has it. */
  function idOf(before: KeptServiceLocation | undefined): number | null {
    if (!before || taken.has(before.id)) return null;
    taken.add(before.id);
    return before.id;
  }
  // First all that their source tells: none may lose its id to one that merely looks like what it was.
  const ownIds = locations.map((one) => {
    if (one.id !== null) return one.id;
    return ownSource.get(one.sourceId) === one ? idOf(bySource.get(one.sourceId)) : null;
  });
  const others = locations.filter((_, at) => ownIds[at] === null).map(({ place }) => place);
  const before = recognised(
    others,
    places.filter(({ id }) => !taken.has(id)),
    new Set([...crowdsOf(locations.map(({ place }) => place)), ...crowdsOf(places)]),
  );
  const known = locations.map(({ place }, at) => ownIds[at] ?? idOf(before.get(place)));
  let next = lastId + 1;
  function freeId(): number {
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  }
  return locations.map(({ sourceId, place }, at) => ({
    id: known[at] ?? freeId(),
    ...place,
    ...(sourceId && { source_id: sourceId }),
  }));
}

/** The list that replaces another. */
export function nextList(before: KeptList, places: readonly KeptServiceLocation[]): KeptList {
  return { lastId: places.reduce((most, { id }) => Math.max(most, id), before.lastId), places };
}
