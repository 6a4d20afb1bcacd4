import { kilometresBetween, type Point } from './distance';
import { serviceTypeLabels, type ServiceLocation, type ServiceType } from './serviceLocation';
import { stem, wordsOf } from '../search/words';

/** A point with the name that people know it by, such as "Melbourne" or "Carlton, VIC". */
export interface Origin extends Point {
  label: string;
}

/** One place as the list and the map show it. */
export interface ShownService {
  place: ServiceLocation;
  /** Its number in the present order, from 1: the same in the list, on the map and on paper. */
  number: number;
  /** Kilometres from the origin, where there is one. */
  distance?: number;
}

/** The places, prepared for searching. Make it once for a list. */
export interface ServiceIndex {
  places: readonly ServiceLocation[];
  /** What each place is found by, folded, in the order of the places. */
  texts: readonly string[];
  /** Suburbs, cities, capitals and postcodes by their folded names. */
  areas: ReadonlyMap<string, Origin>;
}

/** Which of the places are wanted. */
export interface ServiceFilter {
  type?: ServiceType | null;
  /** Each of these words must stand in the name, type, suburb, state or postcode. */
  words?: string;
  shopsOnly?: boolean;
}

/** Said in a notice when the search over the map finds nothing; everything is shown again then. */
export const noServicesFound = 'No results found. Showing all service locations.';

/** What people say for a type beside its label. */
const typeWords: Partial<Record<ServiceType, string>> = { exercise: 'classes' };

/** The eight capitals: their middles, so that they can be typed wherever the places are. */
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

const stateNames: readonly (readonly [name: RegExp, short: string])[] = [
  [/ new south wales$/, ' nsw'],
  [/ victoria$/, ' vic'],
  [/ queensland$/, ' qld'],
  [/ western australia$/, ' wa'],
  [/ south australia$/, ' sa'],
  [/ tasmania$/, ' tas'],
  [/ northern territory$/, ' nt'],
  [/ australian capital territory$/, ' act'],
];

/** How names of areas are compared: "Saint Kilda, Victoria" is "st kilda vic". */
function areaKey(text: string): string {
  const words = wordsOf(text).map((word) => (word === 'saint' ? 'st' : word));
  return stateNames.reduce((key, [name, short]) => key.replace(name, short), words.join(' '));
}

/** Prepares a list of places for {@link findServices} and for typed names of areas. */
export function createServiceIndex(places: readonly ServiceLocation[]): ServiceIndex {
  return { places, texts: places.map(textOf), areas: areasOf(places) };
}

function textOf({ name, type, suburb, state, postal_code = '' }: ServiceLocation): string {
  const all = `${name} ${serviceTypeLabels[type]} ${typeWords[type] ?? ''} ${suburb} ${state} ${postal_code}`;
  return wordsOf(all).join(' ');
}

/** The areas of the places, each in the middle of its places. Where two have the same name, the one with more of them. */
function areasOf(places: readonly ServiceLocation[]): Map<string, Origin> {
  const groups = new Map<string, { names: string[]; label: string; members: ServiceLocation[] }>();
  const add = (names: string[], label: string, place: ServiceLocation) => {
    const group = groups.get(names[0]!);
    if (group) group.members.push(place);
    else groups.set(names[0]!, { names, label, members: [place] });
  };
  for (const place of places) {
    const { suburb, state, postal_code } = place;
    if (suburb)
      add([areaKey(`${suburb} ${state}`), areaKey(suburb)], state ? `${suburb}, ${state}` : suburb, place);
    if (postal_code) add([postal_code], postal_code, place);
  }
  const areas = new Map<string, Origin>();
  for (const { names, label, members } of [...groups.values()].toSorted(
    (a, b) => b.members.length - a.members.length,
  )) {
    const mean = (part: keyof Point) =>
      members.reduce((sum, member) => sum + member[part], 0) / members.length;
    const origin = { label, lat: mean('lat'), lng: mean('lng') };
    for (const name of names) if (!areas.has(name)) areas.set(name, origin);
  }
  for (const { state, ...capital } of capitals) {
    areas.set(areaKey(capital.label), capital);
    areas.set(areaKey(`${capital.label} ${state}`), capital);
  }
  return areas;
}

/** The suburb, city, capital or postcode of this name, with or without its state. @returns null where none is known. */
export function areaNamed({ areas }: ServiceIndex, text: string): Origin | null {
  return areas.get(areaKey(text)) ?? null;
}

const shopName = /\b(?:shops?|shopping|(?:super)?markets?|grocer(?:y|s|ies)?|pharmac(?:y|ies)|chemists?)\b/i;

/** Whether the name of a place says that things are sold there. There is no type for shops. */
export function isShop({ name }: Pick<ServiceLocation, 'name'>): boolean {
  return shopName.test(name);
}

/** The places that fit, in the order of the list. Capitals, accents and plurals make no difference. */
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

/** Numbers the places, the nearest first where it is known from where. Places that are equally near keep their order. */
export function inOrder(places: readonly ServiceLocation[], origin: Origin | null): ShownService[] {
  if (!origin) return places.map((place, index) => ({ place, number: index + 1 }));
  return places
    .map((place) => ({ place, distance: kilometresBetween(origin, place) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map((shown, index) => ({ ...shown, number: index + 1 }));
}

/** What a text in the search box stands for. */
export type ServiceQuery =
  | { kind: 'blank' }
  /** Words to look for, an area to start from, or both. */
  | { kind: 'found'; words: string; origin: Origin | null }
  /** Neither an area nor anything in the list. `postcode`: it looks like one, and the list has none. */
  | { kind: 'unknown'; postcode: boolean };

const besides = /\b(?:near me|nearby|nearest|closest|to me|find|the|an?)\b/gi;
const between = /\s*\b(?:near|in|at|around|close to|to)\s*$/i;

/**
 * Reads what a person typed: an area ("Melbourne"), a service ("tai chi"), or a service and then an area ("bus near
 * Carlton").
 */
export function readServiceQuery(index: ServiceIndex, text: string): ServiceQuery {
  const typed = text.replaceAll(besides, ' ').replaceAll(/\s+/g, ' ').trim();
  if (text.trim() === '') return { kind: 'blank' };
  const whole = areaNamed(index, typed);
  if (whole) return { kind: 'found', words: '', origin: whole };
  const fits = (words: string) => wordsOf(words).length > 0 && findServices(index, { words }).length > 0;
  if (fits(typed)) return { kind: 'found', words: typed, origin: null };
  const parts = typed.split(' ');
  for (let at = 0; at < parts.length; at += 1) {
    const origin = areaNamed(index, parts.slice(at).join(' '));
    const words = parts.slice(0, at).join(' ').replace(between, '').trim();
    if (origin && (words === '' || fits(words))) return { kind: 'found', words, origin };
  }
  return { kind: 'unknown', postcode: /^\d{4}$/.test(typed) };
}
