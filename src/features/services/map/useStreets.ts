import { useEffect, useState } from 'react';
import type { MapRef, MapSourceDataEvent } from 'react-map-gl/maplibre';
import { usePorts } from '../../../ports/ports';
import { streets } from './mapStyle';

/** How long the street tiles may take, in milliseconds, before the person reads that they are missing. */
export const timeout = 5000;

/**
 * Whether the street map is missing: its server refuses, has nothing, is slow or never answers. The map's own events do not
 * tell (a server that hangs keeps it from ever being loaded), so only a tile that has come counts.
 */
export function useStreets(map: MapRef): 'fine' | 'missing' {
  const { clock } = usePorts();
  const [state, setState] = useState<'fine' | 'missing'>('fine');
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const doubt = () => {
      cancel ??= clock.after(timeout, () => setState('missing'));
    };
    const arrived = ({ sourceId, tile }: MapSourceDataEvent) => {
      if (sourceId !== streets || (tile as { state?: string } | undefined)?.state !== 'loaded') return;
      cancel?.();
      cancel = null;
      setState('fine');
    };
    doubt();
    map.on('sourcedata', arrived);
    map.on('error', doubt);
    return () => {
      cancel?.();
      map.off('sourcedata', arrived);
      map.off('error', doubt);
    };
  }, [map, clock]);
  return state;
}
