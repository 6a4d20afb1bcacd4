import { areaKey } from '../services/areaKey';
import { kilometresBetween, type Point } from '../services/distance';
import type { Origin, ServiceIndex } from '../services/serviceSearch';
import type { Suburb } from './suburb';

/** Parts of a suburb with several postcodes that are nearer to each other than this are one, in kilometres. */
const onePlace = 10;

/** A suburb as a starting point, with all that it is called. */
interface Area {
  suburb: Suburb;
  origin: Origin;
}

const labelOf = ({ name, state }: Suburb) => `${name}, ${state}`;

/** The suburbs as starting points. Two of one name in one state, far apart, have their postcodes in their labels. */
function areasOf(suburbs: readonly Suburb[]): Area[] {
  const firsts = new Map<string, Suburb>();
  const apart = new Set<string>();
  for (const suburb of suburbs) {
    const label = labelOf(suburb);
    const first = firsts.get(label);
    if (!first) firsts.set(label, suburb);
    else if (kilometresBetween(first, suburb) > onePlace) apart.add(label);
  }
  return suburbs.map((suburb) => {
    const { lat, lng, postcode } = suburb;
    const label = labelOf(suburb);
    return { suburb, origin: { label: apart.has(label) ? `${label} ${postcode}`.trim() : label, lat, lng } };
  });
}

/** "2620, NSW: Queanbeyan": the suggestion of a suburb for a typed postcode. */
export const postcodeLabel = ({ postcode, state, name }: Suburb) => `${postcode}, ${state}: ${name}`;

/** The labels under which suburbs are suggested by name. */
export const suburbLabels = (suburbs: readonly Suburb[]) => [
  ...new Set(areasOf(suburbs).map(({ origin }) => origin.label)),
];

const meanOf = (points: readonly Point[]): Point => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});

/** The nearest to a point first, and then one of each label in each state before others of the state of the first. */
function sorted(areas: readonly Area[], from: Point): Origin[] {
  const nearest = areas.toSorted(
    (a, b) => kilometresBetween(from, a.origin) - kilometresBetween(from, b.origin),
  );
  const state = nearest[0]?.suburb.state;
  const [first, ...rest] = nearest;
  const elsewhere = rest.filter(({ suburb }) => suburb.state !== state);
  const here = rest.filter(({ suburb }) => suburb.state === state);
  return [...(first ? [first] : []), ...elsewhere, ...here].map(({ origin }) => origin);
}

const withoutTwins = (origins: readonly Origin[]) =>
  [...new Map(origins.toReversed().map((origin) => [origin.label, origin])).values()].toReversed();

/**
 * The same list, in which these suburbs and their postcodes can be typed as well. An area of the places stays what it is and
 * comes before others of its name; then comes what is nearest to a place of the list. A postcode stands for the suburb that
 * is nearest to the places with that postcode, or else to the middle of its suburbs.
 */
export function withSuburbs(index: ServiceIndex, suburbs: readonly Suburb[]): ServiceIndex {
  const byKey = new Map<string, Area[]>();
  const add = (key: string, area: Area) => {
    const group = byKey.get(key);
    if (group) group.push(area);
    else byKey.set(key, [area]);
  };
  for (const area of areasOf(suburbs)) {
    const { suburb } = area;
    const { name, state, postcode } = suburb;
    const own = areaKey(`${name} ${state}`);
    const known = index.areas.get(own)?.[0];
    const one = known ? { suburb, origin: known } : area;
    if (!known) add(own, area);
    add(areaKey(name), one);
    if (!postcode) continue;
    add(postcode, one);
    // As it is suggested, and as it is written on an envelope.
    for (const text of [postcodeLabel(suburb), `${name} ${state} ${postcode}`, `${name} ${postcode}`])
      add(areaKey(text), known ? one : area);
  }
  // Each name is settled when it is asked for: thousands of them beside thousands of places would take seconds.
  const settled = new Map<string, readonly Origin[]>();
  const settle = (key: string, group: readonly Area[]) => {
    const before = index.areas.get(key) ?? [];
    const isPostcode = /^\d{4}$/.test(key);
    const middle = (isPostcode && before[0]) || meanOf(group.map(({ origin }) => origin));
    const added = isPostcode ? sorted(group, middle) : sorted(group, nearestPlace(index, group) ?? middle);
    return withoutTwins(isPostcode ? added : [...before, ...added]);
  };
  const get = (key: string) => {
    const group = byKey.get(key);
    if (!group) return index.areas.get(key);
    const origins = settled.get(key) ?? settle(key, group);
    settled.set(key, origins);
    return origins;
  };
  const keys = () => new Set([...index.areas.keys(), ...byKey.keys()]);
  return { ...index, areas: { get, keys, values: () => [...keys()].map((key) => get(key) ?? []) } };
}

/** The place of the list that is nearest to any of several areas of one name. */
function nearestPlace({ places }: ServiceIndex, group: readonly Area[]): Point | null {
  if (group.length < 2) return null;
  let best: { point: Point; distance: number } | null = null;
  for (const place of places)
    for (const { origin } of group) {
      const distance = kilometresBetween(origin, place);
      if (!best || distance < best.distance) best = { point: place, distance };
    }
  return best?.point ?? null;
}
