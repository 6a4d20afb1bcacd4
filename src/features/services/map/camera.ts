import type { MapRef } from 'react-map-gl/maplibre';
import type { Point } from '@/shared/domain/services/distance';
import { maxZoom } from './markerGroups';

/** The wanted part of the map. A new object is a new request. */
export interface Aim {
  readonly at: 'start' | readonly Point[];
}

/** The start of the map: the centre of Melbourne. */
export const start = { lat: -37.8136, lng: 144.9631, zoom: 12 };

/** The closest automatic zoom: a single service still shows the streets around it. */
const closeEnough = 14;

/** All movements are jumps: they cause no dizziness, and the new view can be used at once. */
const still = { animate: false } as const;

/** Marks a movement by a key or a button, whose new view is announced. */
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

/** Returns the space for the markers at the edges: a tenth of a small map, or a marker's size. */
function paddingOf(map: MapRef): number {
  const { clientWidth, clientHeight } = map.getContainer();
  return Math.min(60, clientWidth / 6, clientHeight / 6);
}

/** Room for half a marker and its number at each edge. */
const tight = 38;

/** Moves the map to the wanted part. */
export function aimAt(map: MapRef, { at }: Aim): void {
  if (at === 'start') {
    map.jumpTo({ center: start, zoom: start.zoom });
    return;
  }
  const box = boxOf(at);
  if (box) map.fitBounds(box, { ...still, padding: paddingOf(map), maxZoom: closeEnough });
}

/** Returns the view as a text that changes with each movement. */
export function viewOf(map: MapRef): string {
  const { lat, lng } = map.getCenter();
  return `${lat} ${lng} ${map.getZoom()}`;
}

/** Zooms in on a group until it separates, and shows all of its services. */
export function openUp(map: MapRef, center: Point, points: readonly Point[], apart: number): void {
  const box = boxOf(points);
  const whole = box && map.cameraForBounds(box, { padding: tight, maxZoom });
  if (whole?.center && (whole.zoom ?? 0) >= apart) map.jumpTo(whole, byHand);
  else map.jumpTo({ center, zoom: Math.min(apart, maxZoom) }, byHand);
}

/** Zooms in (1) or out (-1) by one step. */
export function zoomBy(map: MapRef, step: 1 | -1): void {
  map.jumpTo({ zoom: Math.round(map.getZoom()) + step }, byHand);
}

/** Moves right (1) or left (-1), and down (1) or up (-1), by a quarter of the view. */
export function moveBy(map: MapRef, right: number, down: number): void {
  const { clientWidth, clientHeight } = map.getContainer();
  map.panBy([(right * clientWidth) / 4, (down * clientHeight) / 4], still, byHand);
}

/** Moves to a service out of sight; `near` also zooms in. */
export function bringIntoView(map: MapRef, place: Point, near: boolean): void {
  const zoom = near ? Math.max(start.zoom, map.getZoom()) : map.getZoom();
  if (zoom !== map.getZoom() || !map.getBounds().contains(place)) map.jumpTo({ center: place, zoom });
}

/** Moves the map down where a box in its upper corner would cover the service. */
export function keepClearOf(map: MapRef, box: Element, place: Point): void {
  const frame = map.getContainer().getBoundingClientRect();
  const cover = box.getBoundingClientRect();
  const { x, y } = map.project(place);
  const room = 40;
  const below = cover.bottom - frame.top + room;
  const covered = y < below && x > cover.left - frame.left - room && x < cover.right - frame.left + room;
  if (covered && below < frame.height - room) map.panBy([0, y - below], still);
}
