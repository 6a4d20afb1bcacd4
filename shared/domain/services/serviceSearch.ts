import { areaKey } from './areaKey';
import { kilometresBetween, type Point } from './distance';
import { serviceTypeLabels, type ServiceLocation, type ServiceType } from './serviceLocation';
import { toQuery } from '../search/searchQuery';
import { stem, wordsOf } from '../search/words';

/** A point with its common name, such as "Melbourne" or "Carlton, VIC". */
export interface Origin extends Point {
  label: string;
}

/** One location as the list and the map show it. */
export interface ShownService {
  place: ServiceLocation;
  /** Its number in the current order, from 1: the same in the list, on the map and in print. */
  number: number;
  /** Kilometres from the origin, if there is one. */
  distance?: number;
}

/** The locations, prepared for searching. Create it once for a list. */
export interface ServiceIndex {
  places: readonly ServiceLocation[];
  /** The searchable text of each location, folded, in the order of the locations. */
  texts: readonly string[];
  /** Suburbs, cities, capitals and postcodes by their folded names: all of one name, the likeliest first. */
  areas: Areas;
}

/** Areas by their keys. Other things than a map may settle each one when it is asked for. */
export interface Areas {
  /** @returns all of one name, the likeliest first; undefined where no area has it. */
  get(key: string): readonly Origin[] | undefined;
  keys(): Iterable<string>;
  values(): Iterable<readonly Origin[]>;
}

/** A filter of the locations. */
export interface ServiceFilter {
  type?: ServiceType | null;
  /** Each of these words must be in the name, type, suburb, state or postcode. */
  words?: string;
  shopsOnly?: boolean;
}

/** The notice when the search over the map finds nothing; everything is shown again then. */
export const noServicesFound = 'No results found. Showing all service locations.';

/** Other common words for a type, besides its label. */
const typeWords: Partial<Record<ServiceType, string>> = { exercise: 'classes' };

/** The centres of the eight capitals, which can be typed wherever the locations are. */
export const capitals: readonly (Origin & { state: string })[] = [
  { label: 'Sydney', state: 'NSW', lat: -33.8688, lng: 151.2093 },
  { label: 'Melbourne', state: 'VIC', lat: -37.8136, lng: 144.9631 },
  { label: 'Brisbane', state: 'QLD', lat: -27.4698, lng: 153.0251 },
  { label: 'Perth', state: 'WA', lat: -31.9523, lng: 115.8613 },
  { label: 'Adelaide', state: 'SA', lat: -34.9285, lng: 138.6007 },
  { label: 'Hobart', state: 'TAS', lat: -42.8821, lng: 147.3272 },
  { label: 'Darwin', state: 'NT', lat: -12.4634, lng: 130.8456 },
  { label: 'Canberra', state: 'ACT', lat: -35.2809, lng: 149.13 },
];

/** Prepares a list of locations for {@link findServices} and for typed names of areas. */
export function createServiceIndex(places: readonly ServiceLocation[]): ServiceIndex {
  return { places, texts: places.map(textOf), areas: areasOf(places) };
}

function textOf({ name, type, suburb, state, postal_code = '' }: ServiceLocation): string {
  const all = `${name} ${serviceTypeLabels[type]} ${typeWords[type] ?? ''} ${suburb} ${state} ${postal_code}`;
  return wordsOf(all).join(' ');
}

/**
 * The areas of the locations, each at the centre of its locations. Of two with the same name, the one with
 * more of them comes first, and a capital before any other.
 */
function areasOf(places: readonly ServiceLocation[]): Map<string, readonly Origin[]> {
  const groups = new Map<string, { names: string[]; label: string; members: ServiceLocation[] }>();
  const add = (names: string[], label: string, place: ServiceLocation) => {
    const group = groups.get(names[0]!);
    if (group) group.members.push(place);
    else groups.set(names[0]!, { names, label, members: [place] });
  };
  for (const place of places) {
    const { suburb, state, postal_code } = place;
    // A postcode can be in two states, as a name can.
    for (const name of [suburb, postal_code])
      if (name) add([areaKey(`${name} ${state}`), areaKey(name)], state ? `${name}, ${state}` : name, place);
  }
  const areas = new Map<string, readonly Origin[]>();
  for (const { names, label, members } of [...groups.values()].toSorted(
    (a, b) => b.members.length - a.members.length,
  )) {
    const mean = (part: keyof Point) =>
      members.reduce((sum, member) => sum + member[part], 0) / members.length;
    const origin = { label, lat: mean('lat'), lng: mean('lng') };
    for (const name of names) areas.set(name, [...(areas.get(name) ?? []), origin]);
  }
  for (const { state, ...capital } of capitals) {
    const others = (areas.get(areaKey(capital.label)) ?? []).filter(
      ({ label }) => label !== `${capital.label}, ${state}`,
    );
    areas.set(areaKey(capital.label), [capital, ...others]);
    areas.set(areaKey(`${capital.label} ${state}`), [capital]);
  }
  return areas;
}

/**
 * The suburb, city or postcode of this name, with or without its state.
 * @returns null for an unknown one.
 */
export function areaNamed({ areas }: ServiceIndex, text: string): Origin | null {
  return areas.get(areaKey(text))?.[0] ?? null;
}

/** All areas of this name but the one that {@link areaNamed} takes. */
function namesakes({ areas }: ServiceIndex, text: string): readonly Origin[] {
  return areas.get(areaKey(text))?.slice(1) ?? [];
}

const shopName = /\b(?:shops?|shopping|(?:super)?markets?|grocer(?:y|s|ies)?|pharmac(?:y|ies)|chemists?)\b/i;

/** Returns whether a location is a shop, by its name. There is no type for shops. */
export function isShop({ name }: Pick<ServiceLocation, 'name'>): boolean {
  return shopName.test(name);
}

/** The locations that match, in the order of the list. Case, accents and plurals make no difference. */
export function findServices({ places, texts }: ServiceIndex, filter: ServiceFilter): ServiceLocation[] {
  const { type = null, words = '', shopsOnly = false } = filter;
  const wanted = wordsOf(words).map(stem);
  return places.filter(
    (place, index) =>
      (type === null || place.type === type) &&
      (!shopsOnly || isShop(place)) &&
      wanted.every((word) => texts[index]!.includes(word)),
  );
}

/** Numbers the locations, the nearest first if the origin is known. Equally near ones keep their order. */
export function inOrder(places: readonly ServiceLocation[], origin: Origin | null): ShownService[] {
  if (!origin) return places.map((place, index) => ({ place, number: index + 1 }));
  return places
    .map((place) => ({ place, distance: kilometresBetween(origin, place) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map((shown, index) => ({ ...shown, number: index + 1 }));
}

/** The meaning of a text in the search box. */
export type ServiceQuery =
  | { kind: 'blank' }
  /** Words to search for, an area to start from, or both. */
  | {
      kind: 'found';
      words: string;
      origin: Origin | null;
      /** The name of the area, as typed, and other areas of this name. */
      area: string;
      others: readonly Origin[];
    }
  /** Neither an area nor a match. `postcode`: it looks like one, and the list has none. */
  | { kind: 'unknown'; postcode: boolean };

const besides = /\b(?:near me|nearby|nearest|closest|to me|find|the|an?)\b/gi;
const between = / ?\b(?:near|in|at|around|close to|to)$/i;

/**
 * Interprets what a person typed: an area ("Melbourne"), a service ("tai chi"), or a service with an area
 * ("bus near Carlton").
 */
export function readServiceQuery(index: ServiceIndex, text: string): ServiceQuery {
  // Each way to part the words into a service and an area is tried.
  const typed = toQuery(text).replaceAll(besides, ' ').replaceAll(/\s+/g, ' ').trim();
  if (text.trim() === '') return { kind: 'blank' };
  const whole = areaNamed(index, typed);
  const found = (words: string, origin: Origin | null, area: string): ServiceQuery => ({
    kind: 'found',
    words,
    origin,
    area,
    others: origin ? namesakes(index, area) : [],
  });
  if (whole) return found('', whole, typed);
  const fits = (words: string) => wordsOf(words).length > 0 && findServices(index, { words }).length > 0;
  if (fits(typed)) return found(typed, null, '');
  const parts = typed.split(' ');
  for (let at = 0; at < parts.length; at += 1) {
    const area = parts.slice(at).join(' ');
    const origin = areaNamed(index, area);
    const words = parts.slice(0, at).join(' ').replace(between, '').trim();
    if (origin && (words === '' || fits(words))) return found(words, origin, area);
  }
  return { kind: 'unknown', postcode: /^\d{4}$/.test(typed) };
}
