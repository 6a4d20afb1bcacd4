import { useRef, useState, type RefObject } from 'react';
import { announceWhenSettled } from '../../components/LiveRegion/announceWhenSettled';
import { usePorts } from '../../ports/ports';
import type { ListOrMap } from './mapProps';
import type { useServicesPage } from './useServicesPage';

/** What {@link useListOrMap} gives. */
export interface ListOrMapChoice {
  as: ListOrMap;
  /** The switch was pressed: it is remembered on this device, and announced. */
  choose: (as: ListOrMap) => void;
  /** Back from the map to the place in the list that was marked or looked for, or to the list's heading. */
  backToList: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Which of the two a narrow screen shows. "Show on map" and "Show in list" lead to the one where the place is; only the switch
 * is remembered. Where both stand side by side this decides nothing.
 */
export function useListOrMap(page: ReturnType<typeof useServicesPage>): ListOrMapChoice {
  const { preferences } = usePorts();
  const [as, setAs] = useState<ListOrMap>(() => (preferences.get('servicesMap') ? 'map' : 'list'));
  const heading = useRef<HTMLHeadingElement>(null);
  /** The place that "Show on map" was pressed for since the switch was. */
  const [lookedFor, setLookedFor] = useState<number | null>(null);

  const { inList } = page;
  const { asked, selectedId, shown } = page.map;
  const [gone, setGone] = useState({ inList, asked });
  if (gone.inList !== inList || gone.asked !== asked) {
    setGone({ inList, asked });
    // Both are forgotten, too, while a place's own page is open: that decides nothing.
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
