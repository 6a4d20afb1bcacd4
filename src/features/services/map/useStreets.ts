import { useEffect, useState } from 'react';
import type { MapRef, MapSourceDataEvent } from 'react-map-gl/maplibre';
import { usePorts } from '@/src/ports/ports';
import type { StreetState } from '../streetState';
import { streets } from './streetSource';
import type { OwnStreetsState } from './useOwnStreets';

/** The time that the street tiles may take before a message says that they are missing, in milliseconds. */
export const timeout = 5000;

/**
 * Detects a missing street map: its server refuses, is empty, slow or silent. The map's own events do not report that
 * (a silent server keeps it from ever being loaded), so only an arrived tile counts.
 * @param own the installation's own street map, which also knows its area and the errors of its file.
 */
export function useStreets(map: MapRef, own: OwnStreetsState | null): StreetState {
  const { clock } = usePorts();
  const [state, setState] = useState<StreetState>('fine');
  const file = own?.streets ?? null;
  const { fault = null, tryAgain } = own ?? {};
  useEffect(() => {
    let cancel: (() => void) | null = null;
    let came = false;
    const stop = () => {
      cancel?.();
      cancel = null;
    };
    const doubt = () => {
      cancel ??= clock.after(timeout, () => setState(file?.fault() ?? 'missing'));
    };
    const arrived = ({ sourceId, tile }: MapSourceDataEvent) => {
      if (sourceId !== streets || (tile as { state?: string } | undefined)?.state !== 'loaded') return;
      came = true;
      stop();
      setState('fine');
    };
    let place = 'here';
    /** Outside of the file's area no tile is requested, so none is missing. */
    const look = () => {
      if (!file) return;
      const bounds = map.getBounds();
      const [west, south, east, north] = [
        bounds.getWest(),
        bounds.getSouth(),
        bounds.getEast(),
        bounds.getNorth(),
      ];
      const before = place;
      place = file.reaches([west, south, east, north], map.getZoom());
      if (place === before) return;
      stop();
      setState(place === 'elsewhere' ? 'elsewhere' : 'fine');
      if (place === 'here' && !came) doubt();
    };
    doubt();
    look();
    map.on('sourcedata', arrived);
    map.on('error', doubt);
    map.on('moveend', look);
    return () => {
      stop();
      map.off('sourcedata', arrived);
      map.off('error', doubt);
      map.off('moveend', look);
    };
  }, [map, clock, file]);

  useEffect(() => {
    // A proxy without range requests sends the complete file: another attempt costs too much.
    if (fault === null || fault === 'blocked' || !tryAgain) return;
    map.on('moveend', tryAgain);
    return () => {
      map.off('moveend', tryAgain);
    };
  }, [map, fault, tryAgain]);
  return fault ?? state;
}
