import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { announceWhenSettled } from '../../components/LiveRegion/announceWhenSettled';
import type { ServiceType } from '../../domain/services/serviceLocation';
import { createServiceIndex } from '../../domain/services/serviceSearch';
import {
  chosenType,
  countWords,
  everything,
  everythingFrom,
  mapSearched,
  placeGone,
  searched,
  shownPlaces,
  withoutPosition,
} from '../../domain/services/servicesView';
import { PositionError } from '../../ports/position';
import { usePorts } from '../../ports/ports';
import type { MapSectionProps } from './mapProps';

/** A request to go to a place: a new object each time, so that the same place can be asked for again. */
export interface ServiceRequest {
  readonly id: number;
}

/** What the list and the map share: the places, the filter, where distances start, and the place that is marked. */
export function useServicesPage() {
  const ports = usePorts();
  const list = use(ports.places());
  const index = useMemo(() => createServiceIndex(list.places), [list]);
  const [view, setView] = useState(everything);
  const shown = useMemo(() => shownPlaces(index, view), [index, view]);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [inList, setInList] = useState<ServiceRequest | null>(null);
  const [onMap, setOnMap] = useState<ServiceRequest | null>(null);
  const [locating, setLocating] = useState(false);
  const count = countWords(view, shown.length);

  useEffect(() => {
    if (view === everything) return undefined;
    return announceWhenSettled(view.message ? `${view.message} ${count}.` : `${count}.`);
  }, [count, view]);

  const showInList = (id: number) => {
    if (!shown.some(({ place }) => place.id === id)) setView(everythingFrom(view));
    setSelectedId(id);
    setInList({ id });
  };

  /** @param text the suburb or city that is typed already, for the case that the position stays unknown. */
  const findMe = async (text: string) => {
    setLocating(true);
    try {
      const origin = { ...(await ports.position()), label: 'you' };
      setView((now) => ({ ...now, find: 'near', origin, message: null }));
    } catch (error) {
      const code = error instanceof PositionError ? error.code : 'unavailable';
      setView((now) => withoutPosition(index, now, code, text));
    }
    setLocating(false);
  };

  useAddressedPlace((id) => {
    if (list.places.some((place) => place.id === id)) showInList(id);
    else setView((now) => ({ ...now, message: placeGone }));
  });

  const map: MapSectionProps = {
    shown,
    all: list.places,
    origin: view.origin,
    selectedId,
    asked: onMap,
    onSelect: setSelectedId,
    onShowInList: showInList,
    onSearch(words) {
      const next = mapSearched(index, view, words);
      setView(next ?? everythingFrom(view));
      return next !== null;
    },
  };

  return {
    list,
    view,
    shown,
    /** The heading over the list. */
    count,
    selectedId,
    /** The place that the list goes to. */
    inList,
    /** Whether the browser is looking for where this device is. */
    locating,
    /** What the map is given. */
    map,
    search: (text: string) => setView(searched(index, view, text)),
    findMe: (text: string) => void findMe(text),
    showShops: () => setView({ ...everythingFrom(view), find: 'shops' }),
    showEverything: () => setView(everythingFrom(view)),
    chooseType: (type: ServiceType) => setView(chosenType(view, type)),
    showOnMap(id: number) {
      setSelectedId(id);
      setOnMap({ id });
    },
  };
}

/** Calls back when the address names a place: `?item=5`; again when a link to the same place is followed again. */
function useAddressedPlace(go: (id: number) => void): void {
  const { search, key } = useLocation();
  const item = new URLSearchParams(search).get('item');
  const onPlace = useEffectEvent(go);
  useEffect(() => {
    if (item !== null) onPlace(Number(item));
  }, [item, key]);
}
