/** A point on the globe, in degrees: north and east are positive. */
export interface Point {
  lat: number;
  lng: number;
}

/** The mean radius of the earth in kilometres. */
const earthRadius = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two points, in kilometres. */
export function kilometresBetween(from: Point, to: Point): number {
  const latitude = Math.sin(radians(to.lat - from.lat) / 2);
  const longitude = Math.sin(radians(to.lng - from.lng) / 2);
  const share = latitude ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitude ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}

/**
 * A distance in words: "less than 0.1 km", "5.8 km", "712 km". Nobody walks 712.3 km, so long ones are whole
 * numbers.
 */
export function distanceWords(kilometres: number): string {
  if (kilometres < 0.05) return 'less than 0.1 km';
  const rounded = kilometres < 99.95 ? kilometres.toFixed(1) : Math.round(kilometres).toLocaleString('en-AU');
  return `${rounded} km`;
}

/** Said once where places are listed by distance. At the pace of {@link file://./routeEstimate.ts} on a way a third longer. */
export const walkingCaveat =
  'Distances are in a straight line. A walk is often a third longer: about 20 minutes for each kilometre.';
