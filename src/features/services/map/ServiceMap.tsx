import { useMemo, useState } from 'react';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Map as MapView } from 'react-map-gl/maplibre';
import { usePorts } from '@/src/ports/ports';
import type { ServiceMapProps } from '../mapProps';
import { start } from './camera';
import { MapContents } from './MapContents';
import { useMapLook } from './mapLook';
import { mapStyle } from './mapStyle';
import { maxZoom } from './markerGroups';
import { useOwnStreets } from './useOwnStreets';
import './vendor.css';

// Otherwise the worker would start from a blob:, which the content security policy forbids.
maplibre.setWorkerUrl(workerUrl);
// Keeps the worker for the next visit. Ending it with each map would also keep that map and its page in memory, through
// the library's stored error.
maplibre.prewarm();

/**
 * Limits the view to Australia and its islands, with enough sea that all of the land fits on narrow and on low screens.
 */
const farthest: [number, number, number, number] = [76, -75, 180, 30];

const words = {
  'Map.Title': 'Map. Arrow keys move it, plus and minus zoom.',
  'CooperativeGesturesHandler.WindowsHelpText': 'Hold Ctrl and scroll to zoom the map',
  'CooperativeGesturesHandler.MacHelpText': 'Hold ⌘ and scroll to zoom the map',
  'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
};

/** The map itself. Its code is large, and loads only after its page has been drawn. */
export function ServiceMap({ route, onBroken, ...rest }: ServiceMapProps) {
  const { settings } = usePorts();
  const look = useMapLook();
  const own = useOwnStreets(settings.tiles, maplibre.addProtocol);
  const streets = own?.streets ?? null;
  const style = useMemo(
    () => mapStyle(look, settings.tiles, route, streets),
    [look, settings.tiles, route, streets],
  );
  // The library cannot change a style while it loads.
  const [first] = useState(style);
  const [read, setRead] = useState(false);
  return (
    <MapView
      mapLib={maplibre}
      initialViewState={{ latitude: start.lat, longitude: start.lng, zoom: start.zoom }}
      maxBounds={farthest}
      maxZoom={maxZoom}
      mapStyle={read ? style : first}
      onStyleData={() => setRead(true)}
      locale={words}
      attributionControl={false}
      // Scrolling the page must not get stuck in the map.
      cooperativeGestures
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      // The keys work on the markers, too, so one handler surrounds both.
      keyboard={false}
      fadeDuration={0}
      onError={({ target }) => {
        // Failed tiles are reported elsewhere; an error without a target means that there is no map.
        if (!target) onBroken();
      }}
    >
      <MapContents {...rest} own={own} markerSize={look.marker} />
    </MapView>
  );
}
