import type { Point } from './distance';

type Box = readonly [south: number, north: number, west: number, east: number];

/**
 * Areas, in degrees, and the time zones of everything in them; the first one counts. Null: a border runs through it, and nobody
 * can tell from a point alone.
 */
const areas: readonly (readonly [zone: string | null, ...Box])[] = [
  ['Australia/Lord_Howe', -31.9, -31.3, 158.9, 159.3],
  ['Pacific/Norfolk', -29.2, -28.9, 167.8, 168.1],
  ['Indian/Christmas', -10.7, -10.3, 105.4, 105.8],
  ['Indian/Cocos', -12.3, -11.7, 96.7, 97],
  // The roadhouses before the border have a time of their own.
  [null, -33, -31, 125, 129.1],
  ['Australia/Perth', -36, -13, 112.8, 128.9],
  ['Australia/Darwin', -25.9, -10.6, 129.1, 137.9],
  ['Australia/Adelaide', -39, -26.1, 129.1, 140.9],
  ['Australia/Brisbane', -25.9, -9.1, 138.1, 154],
  ['Australia/Brisbane', -28.9, -26.1, 141.1, 148.7],
  ['Australia/Brisbane', -28, -25.9, 148.7, 154],
  // Broken Hill keeps South Australia's time.
  [null, -33, -30.5, 140.9, 142.3],
  ['Australia/Hobart', -43.9, -39.5, 143.5, 149],
  // Victoria's clocks are the same.
  ['Australia/Sydney', -39.3, -29.3, 141.1, 154],
];

/** The time zone of a point in Australia. @returns null near borders, and anywhere else. */
export function zoneAt({ lat, lng }: Point): string | null {
  const area = areas.find(
    ([, south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
  return area?.[0] ?? null;
}
