import type { Fields } from '../records/parse';
import type { Point } from '../services/distance';

type Ring = readonly (readonly [lng: number, lat: number])[];

/** Twice the area of a ring, in square degrees, and the sums of its centre. */
function momentsOf(ring: Ring) {
  let [area, lng, lat] = [0, 0, 0];
  // Near the origin, since products of large numbers would lose the small differences.
  const [first = [0, 0] as const] = ring;
  for (let at = 0; at + 1 < ring.length; at += 1) {
    const [ax, ay] = [ring[at]![0] - first[0], ring[at]![1] - first[1]];
    const [bx, by] = [ring[at + 1]![0] - first[0], ring[at + 1]![1] - first[1]];
    const cross = ax * by - bx * ay;
    area += cross;
    lng += (ax + bx) * cross;
    lat += (ay + by) * cross;
  }
  return { area, point: { lng: first[0] + lng / (3 * area), lat: first[1] + lat / (3 * area) } };
}

const isPosition = (value: unknown) =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

const isRing = (value: unknown): value is Ring =>
  Array.isArray(value) && value.length > 3 && value.every(isPosition);

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * The point that stands for a GeoJSON geometry: that of a Point, the centre of a Polygon, or of the largest part of a
 * MultiPolygon, since the middle of two islands is in the sea.
 * @returns nothing for any other geometry.
 */
export function centreOf({ type, coordinates }: Fields): Partial<Point> {
  if (type === 'Point' && isPosition(coordinates)) {
    const [lng, lat] = coordinates as [number, number];
    return { lat, lng };
  }
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? listIn(coordinates) : [];
  const moments = polygons
    .map((rings) => listIn(rings)[0])
    .filter(isRing)
    .map(momentsOf)
    .filter(({ area }) => area !== 0)
    .toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area));
  return moments[0]?.point ?? {};
}
