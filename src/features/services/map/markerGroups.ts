import Supercluster from 'supercluster';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';

/** The closest zoom, which shows single houses. A group that remains there is in one spot, and opens as a list. */
export const maxZoom = 17;

/** The content of one marker. */
export type Marked =
  | { kind: 'place'; key: string; lat: number; lng: number; place: ServiceLocation }
  | {
      kind: 'group';
      key: string;
      lat: number;
      lng: number;
      count: number;
      id: number;
      /** No zoom separates them: they open as a list. */
      inOneSpot: boolean;
    };

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Services, grouped where their markers would overlap. */
export interface MarkerGroups {
  /** Returns the markers in a part of the map, from north to south, then from west to east. */
  within(bounds: Bounds, zoom: number): Marked[];
  /** Returns the zoom at which a group separates; beyond {@link maxZoom} for one whose services are all in one spot. */
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
 * Prepares services for the map.
 * @param size the minimum distance of two markers in pixels, which is their size: closer ones would overlap.
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
