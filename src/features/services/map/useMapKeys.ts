import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { moveBy, zoomBy } from './camera';

const moves: Record<string, (map: MapRef) => void> = {
  ArrowLeft: (map) => moveBy(map, -1, 0),
  ArrowRight: (map) => moveBy(map, 1, 0),
  ArrowUp: (map) => moveBy(map, 0, -1),
  ArrowDown: (map) => moveBy(map, 0, 1),
  '+': (map) => zoomBy(map, 1),
  '=': (map) => zoomBy(map, 1),
  '-': (map) => zoomBy(map, -1),
  _: (map) => zoomBy(map, -1),
};

/**
 * Handles arrow keys, plus and minus on the map and on its markers, where the map's own handler is not called; and
 * Escape anywhere in it.
 */
export function useMapKeys(map: MapRef, onEscape: () => void): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const container = map.getContainer();
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') return escape.current();
      const move = moves[event.key];
      // In the popup the arrow keys scroll, as everywhere.
      if (!move || (event.target as Element).closest('[role=dialog]')) return;
      event.preventDefault();
      move(map);
    };
    container.addEventListener('keydown', press);
    return () => container.removeEventListener('keydown', press);
  }, [map]);
}
