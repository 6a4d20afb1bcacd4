import Supercluster from 'supercluster';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';

/** The closest look at the map: single houses. What is still one group then stands in one spot, and opens as a list. */
export const maxZoom = 17;

/** What one marker stands for. */
export type Marked =
  | { kind: 'place'; key: string; lat: number; lng: number; place: ServiceLocation }
  | {
      kind: 'group';
      key: string;
      lat: number;
      lng: number;
      count: number;
      id: number;
      /** No zoom parts them: they open as a list. */
      inOneSpot: boolean;
    };

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Places, put together where they would cover each other. */
export interface MarkerGroups {
  /** What is drawn in a part of the map: from north to south, and from west to east where that is the same. */
  within(bounds: Bounds, zoom: number): Marked[];
  /** The zoom at which a group falls apart; beyond {@link maxZoom} for one whose places are all in one spot. */
  zoomOf(id: number): number;
  placesOf(id: number): ServiceLocation[];
}

const single = (place: ServiceLocation): Marked => ({
  kind: 'place',
  key: `place-${place.id}`,
  lat: place.lat,
  lng: place.lng,
  place,
});

const inViewOrder = (marked: Marked[]) => marked.toSorted((a, b) => b.lat - a.lat || a.lng - b.lng);

/**
 * Prepares places for the map.
 * @param size how close two markers may come before they are drawn as one, in pixels: their size, or they would cover each
 * other.
 */
export function groupMarkers(places: readonly ServiceLocation[], size: number): MarkerGroups {
  const index = new Supercluster<{ place: ServiceLocation }>({ radius: size, maxZoom });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  );
  return {
    within: (bounds, zoom) =>
      inViewOrder(
        index.getClusters(bounds, Math.floor(zoom)).map(({ properties, geometry }) => {
          if (!('cluster_id' in properties)) return single(properties.place);
          const [lng = 0, lat = 0] = geometry.coordinates;
          const { cluster_id: id, point_count: count } = properties;
          const inOneSpot = index.getClusterExpansionZoom(id) > maxZoom;
          return { kind: 'group', key: `group-${id}`, lat, lng, count, id, inOneSpot };
        }),
      ),
    zoomOf: (id) => index.getClusterExpansionZoom(id),
    placesOf: (id) => index.getLeaves(id, Infinity).map(({ properties }) => properties.place),
  };
}
