import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Resource } from '@/shared/domain/resources/resource';
import { categoriesOf } from '@/shared/domain/resources/resourceCategories';
import {
  countLine,
  findResources,
  firstCards,
  indexResources,
  moreCards,
  type ResourceFilter,
} from '@/shared/domain/resources/resourceList';
import { usePorts } from '../../ports/ports';

/** The pause in typing before the count is announced, in milliseconds. */
const saidAfter = 800;

/** The state of the list, and its actions. */
export type ResourceFilterState = ReturnType<typeof useResourceFilter>;

const everything: ResourceFilter = { words: '', category: '' };

/**
 * The search, the resources that match it, and the number of drawn ones: never all of a long list at once.
 * @param resources all of them, in order.
 * @param start the search of the address.
 */
export function useResourceFilter(resources: readonly Resource[], start: string) {
  const { clock } = usePorts();
  const announce = useAnnounce();
  const [filter, setFilter] = useState<ResourceFilter>({ ...everything, words: start });
  const [shownOfAll, setShownOfAll] = useState(firstCards);
  const [shownOfFound, setShownOfFound] = useState(moreCards);
  const categories = useMemo(() => categoriesOf(resources), [resources]);
  const isFiltered = filter.words.trim() !== '' || filter.category !== '';
  // Built at the first letter, so that the first cards do not wait for it.
  const index = useMemo(() => (isFiltered ? indexResources(resources) : null), [isFiltered, resources]);
  const found = useMemo(() => (index ? findResources(index, filter) : resources), [filter, index, resources]);
  const count = isFiltered ? shownOfFound : shownOfAll;
  const shown = found.slice(0, count);
  const left = found.length - shown.length;
  const line = countLine(shown.length, found.length, filter);

  const said = useRef({ filter, line });
  const say = () => {
    said.current = { filter, line };
    announce(line);
  };
  // Announces only the person's own changes, after a pause.
  useEffect(() => {
    if (said.current.filter === filter) {
      said.current.line = line;
      return undefined;
    }
    return clock.after(saidAfter, () => {
      said.current = { filter, line };
      announce(line);
    });
  }, [announce, clock, filter, line]);

  const change = (next: Partial<ResourceFilter>) => {
    // The same text again is no change, and is not announced.
    setFilter((last) => {
      const now = { ...last, ...next };
      return now.words === last.words && now.category === last.category ? last : now;
    });
    setShownOfFound(moreCards);
  };
  const showMore = () => {
    const setCount = isFiltered ? setShownOfFound : setShownOfAll;
    setCount(count + moreCards);
    announce(countLine(Math.min(count + moreCards, found.length), found.length, filter));
  };
  return {
    filter,
    categories,
    shown,
    left,
    line,
    isFiltered,
    /** The next press shows the rest of a short list. */
    isFirst: !isFiltered && shownOfAll === firstCards,
    change,
    showMore,
    /** Announces the count at once. */
    say,
    /** Resets the list to its first state. */
    clear: () => change(everything),
  };
}
