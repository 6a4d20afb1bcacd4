import { useRef, useState, type RefObject } from 'react';
import { announceWhenSettled } from '../../components/LiveRegion/announceWhenSettled';
import { usePorts } from '../../ports/ports';
import type { ListOrMap } from './mapProps';
import type { useServicesPage } from './useServicesPage';

/** The result of {@link useListOrMap}. */
export interface ListOrMapChoice {
  as: ListOrMap;
  /** Handles a press on the switch: the choice is stored on this device, and announced. */
  choose: (as: ListOrMap) => void;
  /** Returns from the map to the selected or requested service in the list, or to the list's heading. */
  backToList: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Chooses between list and map on a narrow screen. "Show on map" and "Show in list" lead to the view with the service;
 * only the switch is stored. It has no effect where both fit side by side.
 */
export function useListOrMap(page: ReturnType<typeof useServicesPage>): ListOrMapChoice {
  const { preferences } = usePorts();
  const [as, setAs] = useState<ListOrMap>(() => (preferences.get('servicesMap') ? 'map' : 'list'));
  const heading = useRef<HTMLHeadingElement>(null);
  /** The service of the last "Show on map" since the switch. */
  const [lookedFor, setLookedFor] = useState<number | null>(null);

  const { inList } = page;
  const { asked, selectedId, shown } = page.map;
  const [gone, setGone] = useState({ inList, asked });
  if (gone.inList !== inList || gone.asked !== asked) {
    setGone({ inList, asked });
    // Both are also reset while a service's own page is open, which has no effect on the view.
    if (asked && gone.asked !== asked) {
      setLookedFor(asked.id);
      setAs('map');
    } else if (inList && gone.inList !== inList) setAs('list');
  }

  return {
    as,
    heading,
    choose(next) {
      setAs(next);
      setLookedFor(null);
      preferences.set('servicesMap', next === 'map');
      announceWhenSettled(next === 'map' ? `On the map: ${page.count}.` : `In the list: ${page.count}.`);
    },
    backToList() {
      const place = selectedId ?? lookedFor;
      if (place !== null && shown.some(({ place: { id } }) => id === place))
        return page.map.onShowInList(place);
      setAs('list');
      heading.current?.focus();
    },
  };
}
