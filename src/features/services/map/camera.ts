import type { MapRef } from 'react-map-gl/maplibre';
import type { Point } from '@/shared/domain/services/distance';
import { maxZoom } from './markerGroups';

/** The part of the map to show. A new object is a new request. */
export interface Aim {
  readonly at: 'start' | readonly Point[];
}

/** Where the map starts: the middle of Melbourne. */
export const start = { lat: -37.8136, lng: 144.9631, zoom: 12 };

/** The closest that the map goes by itself: a single place still shows the streets around it. */
const closeEnough = 14;

/** All movements are jumps: nobody gets dizzy, and what is there can be used at once. */
const still = { animate: false } as const;

/** Goes with a movement that somebody asked for with a key or a button: they want to hear what is in view. */
const byHand = { originalEvent: 'by hand' } as const;

type Box = [west: number, south: number, east: number, north: number];

function boxOf(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const box: Box = [180, 90, -180, -90];
  for (const { lat, lng } of points) {
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

/** Room for the markers at the edges: a tenth of a small map, or a marker's size. */
function paddingOf(map: MapRef): number {
  const { clientWidth, clientHeight } = map.getContainer();
  return Math.min(60, clientWidth / 6, clientHeight / 6);
}

/** Room for half a marker and its number at each edge. */
const tight = 38;

/** Moves the map to what is wanted. */
export function aimAt(map: MapRef, { at }: Aim): void {
  if (at === 'start') {
    map.jumpTo({ center: start, zoom: start.zoom });
    return;
  }
  const box = boxOf(at);
  if (box) map.fitBounds(box, { ...still, padding: paddingOf(map), maxZoom: closeEnough });
}

/** What the map shows, as a text that is another one as soon as it was moved. */
export function viewOf(map: MapRef): string {
  const { lat, lng } = map.getCenter();
  return `${lat} ${lng} ${map.getZoom()}`;
}

/** Goes so near to a group of places that it falls apart, and shows all of them. */
export function openUp(map: MapRef, center: Point, points: readonly Point[], apart: number): void {
  const box = boxOf(points);
  const whole = box && map.cameraForBounds(box, { padding: tight, maxZoom });
  if (whole?.center && (whole.zoom ?? 0) >= apart) map.jumpTo(whole, byHand);
  else map.jumpTo({ center, zoom: Math.min(apart, maxZoom) }, byHand);
}

/** One step nearer (1) or farther (-1). */
export function zoomBy(map: MapRef, step: 1 | -1): void {
  map.jumpTo({ zoom: Math.round(map.getZoom()) + step }, byHand);
}

/** One step to the right (1) or left (-1), and down (1) or up (-1): a quarter of what is seen. */
export function moveBy(map: MapRef, right: number, down: number): void {
  const { clientWidth, clientHeight } = map.getContainer();
  map.panBy([(right * clientWidth) / 4, (down * clientHeight) / 4], still, byHand);
}

/** Goes to a place that is out of sight; `near` goes closer besides. */
export function bringIntoView(map: MapRef, place: Point, near: boolean): void {
  const zoom = near ? Math.max(start.zoom, map.getZoom()) : map.getZoom();
  if (zoom !== map.getZoom() || !map.getBounds().contains(place)) map.jumpTo({ center: place, zoom });
}

/** Moves the map down where a box in its upper corner would cover the place. */
export function keepClearOf(map: MapRef, box: Element, place: Point): void {
  const frame = map.getContainer().getBoundingClientRect();
  const cover = box.getBoundingClientRect();
  const { x, y } = map.project(place);
  const room = 40;
  const below = cover.bottom - frame.top + room;
  const covered = y < below && x > cover.left - frame.left - room && x < cover.right - frame.left + room;
  if (covered && below < frame.height - room) map.panBy([0, y - below], still);
}
