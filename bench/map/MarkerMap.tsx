import { useMemo } from 'react';
import * as maplibre from 'maplibre-gl';
import { Map as MapView, Marker } from 'react-map-gl/maplibre';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import { useMapLook } from '@/src/features/services/map/mapLook';
import { mapStyle } from '@/src/features/services/map/mapStyle';
import { TypePicture } from '@/src/features/services/TypePicture';

interface MarkerMapProps {
  places: readonly ServiceLocation[];
  tiles: PageSettings['tiles'];
}

const bounds = (places: readonly ServiceLocation[]): [number, number, number, number] => {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
};

/** The same map with the library's own marker and a button in it for every place: the usual way. */
export function MarkerMap({ places, tiles }: MarkerMapProps) {
  const look = useMapLook();
  const style = useMemo(() => mapStyle(look, tiles, null, null), [look, tiles]);
  return (
    <MapView
      mapLib={maplibre}
      initialViewState={{ bounds: bounds(places), fitBoundsOptions: { padding: 60 } }}
      mapStyle={style}
      attributionControl={false}
      fadeDuration={0}
    >
      {places.map(({ id, name, type, lat, lng }) => (
        <Marker key={id} latitude={lat} longitude={lng}>
          <button type="button" aria-label={name}>
            <TypePicture type={type} />
          </button>
        </Marker>
      ))}
    </MapView>
  );
}
