import { useMemo, useSyncExternalStore } from 'react';

/** The map's colours and its letter size, as values: a canvas has no custom properties. */
export interface MapLook {
  land: string;
  water: string;
  edge: string;
  words: string;
  route: string;
  park: string;
  road: string;
  roadEdge: string;
  /** The colour of streets' and places' names. */
  names: string;
  /** The page's own font, which is loaded already. */
  font: string;
  /** True for a dark theme: the street tiles are then inverted. */
  dark: boolean;
  /** Pixels in one rem. */
  rem: number;
  /** The size of a marker in pixels. */
  marker: number;
}

function readLook(): MapLook {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const rem = Number.parseFloat(style.fontSize);
  return {
    land: token('--map-land'),
    water: token('--map-water'),
    edge: token('--border'),
    words: token('--text-soft'),
    route: token('--map-route'),
    park: token('--map-park'),
    road: token('--map-road'),
    roadEdge: token('--map-road-edge'),
    names: token('--text'),
    font: 'Atkinson Hyperlegible Next Variable',
    dark: style.colorScheme === 'dark',
    rem,
    marker: Number.parseFloat(token('--target')) * rem,
  };
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-contrast', 'data-text'] });
  const wish = matchMedia('(prefers-contrast: more)');
  wish.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    wish.removeEventListener('change', onChange);
  };
}

/** The look of the current theme; it changes with the switches for contrast and text size, and the system's setting. */
export function useMapLook(): MapLook {
  // A text, because equal texts are the same value.
  const look = useSyncExternalStore(subscribe, () => JSON.stringify(readLook()));
  return useMemo(() => JSON.parse(look) as MapLook, [look]);
}
