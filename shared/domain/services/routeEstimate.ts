import { kilometresBetween, type Point } from './distance';
import type { ServiceLocation } from './serviceLocation';
import { areaNamed, createServiceIndex, type Origin, type ServiceIndex } from './serviceSearch';
import { foldText } from '../text/foldText';

/** The notice when one of the two fields is blank. */
export const routeNeedsBoth = 'Please enter both start and end points';

/** Shown beside every estimate. */
export const straightLine = 'Straight-line estimate, not directions';

/** One end of a route. */
export type RouteEnd = Origin;

/** A straight line between two points and how long it takes to walk. */
export interface RouteEstimate {
  from: RouteEnd;
  to: RouteEnd;
  /** Great-circle distance. */
  kilometres: number;
  /** Whole minutes at walking pace. */
  minutes: number;
  /**
   * False when one of the typed places was not found, and this is the example from the first location to the
   * last.
   */
  known: boolean;
}

const minutesPerKilometre = 15;

const endAt = ({ name, lat, lng }: ServiceLocation): RouteEnd => ({ label: name, lat, lng });

/** The location with this name, or the suburb or city. */
function endNamed(index: ServiceIndex, text: string): RouteEnd | null {
  const name = foldText(text.trim());
  const place = index.places.find((one) => foldText(one.name) === name);
  return place ? endAt(place) : areaNamed(index, text);
}

/**
 * The straight line between two typed places. If one of them is unknown, an example from the first location
 * to the last.
 * @returns null when there are no locations for an example.
 */
export function estimateRoute(
  start: string,
  end: string,
  places: readonly ServiceLocation[],
): RouteEstimate | null {
  const index = createServiceIndex(places);
  const typed = [endNamed(index, start), endNamed(index, end)] as const;
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const known = typed[0] !== null && typed[1] !== null;
  const [from, to] = known ? (typed as [RouteEnd, RouteEnd]) : [endAt(first), endAt(last)];
  const kilometres = kilometresBetween(from, to);
  return { from, to, kilometres, minutes: Math.round(kilometres * minutesPerKilometre), known };
}

/** The message for a route whose ends were not found. */
export function exampleRoute({ from, to }: Pick<RouteEstimate, 'from' | 'to'>): string {
  return `We could not find those places, so this is an example from ${from.label} to ${to.label}.`;
}

/** A duration as 'Xh Ym', or 'Ym' under an hour. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** The same for screen readers: "1 hour 49 minutes". */
export function spokenDuration(minutes: number): string {
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return count(rest, 'minute');
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`;
}

/** The URL of OpenStreetMap's directions between two texts, as they were typed. */
export function directionsAddress(start: string, end: string): string {
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ from: start, to: end }).toString()}`;
}

/** The two points of a route in GeoJSON's order: longitude first. */
export function lineOf({ from, to }: Pick<RouteEstimate, 'from' | 'to'>): [number, number][] {
  return [from, to].map(({ lat, lng }: Point) => [lng, lat]);
}
