import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Point } from '@/shared/domain/services/distance';
import { serviceTypeLabels } from '@/shared/domain/services/serviceLocation';
import { TypePicture } from '../TypePicture';
import type { Bounds, Marked, MarkerGroups } from './markerGroups';
import { groupName } from './markerWords';
import styles from './Markers.module.css';

interface MarkersProps {
  map: MapRef;
  groups: MarkerGroups;
  /** The size of a marker in pixels. */
  size: number;
  /** The number of each place in the list. */
  numbers: ReadonlyMap<number, number>;
  selectedId: number | null;
  /** The list's current service, or null: a ring surrounds its marker, or that of its group. */
  ringedId: number | null;
  onOpen: (one: Marked) => void;
  /** Called when a marker takes the focus. */
  onFocus: (marker: Element) => void;
  onView: (places: number, moved: boolean) => void;
  /** The next view focuses the marker that is nearest to this point. */
  focusNear: RefObject<Point | null>;
  list: RefObject<HTMLUListElement | null>;
}

/** Returns the visible markers. Only they are in the document, so that Tab never leads to something out of sight. */
function seenOn(map: MapRef, groups: MarkerGroups, size: number): Marked[] {
  const bounds = map.getBounds();
  const box: Bounds = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const { clientWidth, clientHeight } = map.getContainer();
  // Half a marker and its number: markers that the edge would cut off appear with the next step.
  const edge = size / 2 + 8;
  return groups.within(box, map.getZoom()).filter((one) => {
    const { x, y } = map.project(one);
    return x >= edge && x <= clientWidth - edge && y >= edge && y <= clientHeight - edge;
  });
}

const countOf = (seen: readonly Marked[]) =>
  seen.reduce((sum, one) => sum + (one.kind === 'group' ? one.count : 1), 0);

function nearestTo(point: Point, map: MapRef, seen: readonly Marked[]): Marked | undefined {
  const middle = map.project(point);
  const distance = (one: Marked) => map.project(one).dist(middle);
  return seen.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Returns the key of the marker that represents a service now, by itself or in a group. */
function keyOf(id: number | null, seen: readonly Marked[], groups: MarkerGroups): string | undefined {
  if (id === null) return undefined;
  return seen.find((one) =>
    one.kind === 'place' ? one.place.id === id : groups.placesOf(one.id).some((place) => place.id === id),
  )?.key;
}

/** Draws a marker for each visible service or group: real buttons over the map's canvas. */
export function Markers({
  map,
  groups,
  size,
  numbers,
  selectedId,
  ringedId,
  onOpen,
  onFocus,
  onView,
  focusNear,
  list,
}: MarkersProps) {
  const [{ seen, of }, setSeen] = useState<{ seen: readonly Marked[]; of: MarkerGroups }>({
    seen: [],
    of: groups,
  });
  const ringed = useMemo(() => keyOf(ringedId, seen, of), [ringedId, seen, of]);
  useEffect(() => {
    const look = (event?: { type: string; originalEvent?: unknown }) => {
      // A narrow screen shows the list: the map is hidden, and announces nothing.
      if (map.getContainer().clientWidth === 0) return;
      const next = seenOn(map, groups, size);
      const focused = list.current?.querySelector<HTMLElement>(':focus')?.dataset['key'];
      // The focused marker is about to be removed: the map keeps the focus.
      if (focused && !next.some(({ key }) => key === focused)) map.getCanvas().focus();
      setSeen({ seen: next, of: groups });
      onView(countOf(next), event?.type === 'moveend' && Boolean(event.originalEvent));
    };
    look();
    map.on('moveend', look);
    map.on('resize', look);
    return () => {
      map.off('moveend', look);
      map.off('resize', look);
    };
  }, [map, groups, size, list, onView]);

  useLayoutEffect(() => {
    const place = () => {
      for (const [index, one] of seen.entries()) {
        const item = list.current?.children[index];
        if (!(item instanceof HTMLElement)) continue;
        const { x, y } = map.project(one);
        item.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    place();
    if (focusNear.current) {
      const nearest = nearestTo(focusNear.current, map, seen);
      focusNear.current = null;
      list.current?.querySelector<HTMLElement>(`[data-key="${nearest?.key}"]`)?.focus();
    }
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, seen, list, focusNear]);

  return (
    <ul ref={list} className={styles.markers} aria-label="Places on the map">
      {seen.map((one) => (
        <li key={one.key} className={styles.spot} data-ringed={one.key === ringed || undefined}>
          {one.kind === 'place' ? (
            <button
              type="button"
              className={styles.marker}
              aria-label={`${one.place.name}, ${serviceTypeLabels[one.place.type]}`}
              aria-current={one.place.id === selectedId || undefined}
              data-key={one.key}
              data-number={numbers.get(one.place.id)}
              onFocus={(event) => onFocus(event.currentTarget)}
              onClick={() => onOpen(one)}
            >
              <TypePicture type={one.place.type} />
            </button>
          ) : (
            <button
              type="button"
              className={styles.group}
              aria-label={groupName(one)}
              data-key={one.key}
              data-number={one.count}
              onFocus={(event) => onFocus(event.currentTarget)}
              onClick={() => onOpen(one)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
