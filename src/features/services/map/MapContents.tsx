import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap, type MapRef } from 'react-map-gl/maplibre';
import type { Point } from '@/shared/domain/services/distance';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { aimAt, bringIntoView, keepClearOf, openUp, viewOf } from './camera';
import { MapButtons } from './MapButtons';
import { Markers } from './Markers';
import { groupMarkers, type Marked } from './markerGroups';
import { ServicePopup, SpotPopup } from './ServicePopup';
import type { ServiceMapProps } from '../mapProps';
import { useMapKeys } from './useMapKeys';
import type { OwnStreetsState } from './useOwnStreets';
import { useStreets } from './useStreets';

type MapContentsProps = Omit<ServiceMapProps, 'route' | 'onBroken'> & {
  markerSize: number;
  own: OwnStreetsState | null;
};

/**
 * Markers and popup over the canvas, and the buttons below it. They do not wait for the tiles, which may never load.
 */
export function MapContents(props: MapContentsProps) {
  const { current: map } = useMap();
  return map && <Contents {...props} map={map} />;
}

function Contents(props: MapContentsProps & { map: MapRef }) {
  const { map, markerSize, shown, selectedId, pointedId, as, asked, aim, onSelect, onView, onStreets } =
    props;
  const markers = useRef<HTMLUListElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  /** The focused element before the popup took the focus. */
  const opener = useRef<Element>(null);
  /** The point to focus near, once the markers of the next view are drawn. */
  const focusNear = useRef<Point>(null);
  const [spot, setSpot] = useState<readonly ServiceLocation[] | null>(null);
  const groups = useMemo(
    () =>
      groupMarkers(
        shown.map(({ place }) => place),
        markerSize,
      ),
    [shown, markerSize],
  );
  const numbers = useMemo(() => new Map(shown.map(({ place, number }) => [place.id, number])), [shown]);
  const selected = shown.find(({ place }) => place.id === selectedId);
  const selectedPlace = selected?.place;
  const ringedId = pointedId ?? selectedId;

  const streets = useStreets(map, props.own);
  useEffect(() => onStreets(streets), [streets, onStreets]);

  const { onLost } = props;
  useEffect(() => {
    const lost = () => onLost(true);
    const found = () => onLost(false);
    map.on('webglcontextlost', lost);
    map.on('webglcontextrestored', found);
    return () => {
      map.off('webglcontextlost', lost);
      map.off('webglcontextrestored', found);
      onLost(false);
    };
  }, [map, onLost]);

  // A screen reader passes the arrow keys only to an application.
  useEffect(() => map.getCanvas().setAttribute('role', 'application'), [map]);

  // The map has no size while a narrow screen shows the list: its aim waits until it has one. After a change of size it
  // shows the same aim again, until the person moves the map.
  const aimed = useRef<{ aim: typeof aim; view: string }>(null);
  useLayoutEffect(() => {
    const follow = () => {
      if (map.getContainer().clientWidth === 0) return;
      const last = aimed.current;
      if (last?.aim === aim && last.view !== viewOf(map)) return;
      aimAt(map, aim);
      aimed.current = { aim, view: viewOf(map) };
    };
    if (as === 'map') map.resize();
    follow();
    map.on('resize', follow);
    return () => void map.off('resize', follow);
  }, [map, aim, as]);

  useLayoutEffect(() => {
    if (selectedPlace) bringIntoView(map, selectedPlace, asked?.id === selectedPlace.id);
    if (selectedPlace && popup.current) keepClearOf(map, popup.current, selectedPlace);
  }, [map, selectedPlace, asked]);

  /** The next popup takes the focus. */
  const focusPopup = useRef(false);
  useLayoutEffect(() => {
    if (!asked) return;
    const { activeElement } = document;
    // While the map was loading, its frame had the focus: the person did not come from there.
    opener.current = activeElement?.contains(map.getContainer()) ? null : activeElement;
    focusPopup.current = true;
  }, [asked, map]);
  useEffect(() => {
    if (!focusPopup.current || !popup.current) return;
    focusPopup.current = false;
    popup.current.focus();
  }, [selectedPlace, spot, asked]);

  const open = (place: ServiceLocation) => {
    focusPopup.current = true;
    setSpot(null);
    onSelect(place.id);
    if (place.id === selectedId) popup.current?.focus();
  };

  const choose = (one: Marked) => {
    opener.current = document.activeElement;
    if (one.kind === 'place') return open(one.place);
    const places = groups.placesOf(one.id);
    if (!one.inOneSpot) {
      focusNear.current = one;
      return openUp(map, one, places, groups.zoomOf(one.id));
    }
    focusPopup.current = true;
    setSpot(places);
  };

  const close = () => {
    if (!spot && !selectedPlace) return;
    const marker = markers.current?.querySelector<HTMLElement>(`[data-key="place-${selectedId}"]`);
    // On a narrow screen the list, and the button in it, may be hidden by now.
    const back =
      opener.current instanceof HTMLElement && opener.current.checkVisibility() ? opener.current : marker;
    (back ?? map.getCanvas()).focus();
    opener.current = null;
    setSpot(null);
    onSelect(null);
  };
  useMapKeys(map, close);

  /** The focused marker must be visible: a popup over it closes. */
  const uncover = (marker: Element) => {
    const over = popup.current?.getBoundingClientRect();
    const { x, y, width, height } = marker.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    if (!over || middle < over.left || middle > over.right || centre < over.top || centre > over.bottom)
      return;
    opener.current = null;
    setSpot(null);
    onSelect(null);
  };

  return (
    <>
      <Markers
        {...{ map, groups, size: markerSize, numbers, selectedId, ringedId, onView, focusNear }}
        list={markers}
        onOpen={choose}
        onFocus={uncover}
      />
      {spot ? (
        <SpotPopup ref={popup} places={spot} onClose={close} onOpen={open} />
      ) : (
        selected && (
          <ServicePopup
            key={selected.place.id}
            ref={popup}
            shown={selected}
            onClose={close}
            onShowInList={props.onShowInList}
            onPlanFrom={props.onPlanFrom}
          />
        )
      )}
      {props.buttonsAt && createPortal(<MapButtons map={map} />, props.buttonsAt)}
    </>
  );
}
