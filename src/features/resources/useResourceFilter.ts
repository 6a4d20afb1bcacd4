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

/** How long nobody types before the count is said, in milliseconds. */
const saidAfter = 800;

/** How the list stands, and what a person can do with it. */
export type ResourceFilterState = ReturnType<typeof useResourceFilter>;

const everything: ResourceFilter = { words: '', category: '' };

/**
 * What is looked for, which resources that gives and how many of them are drawn: never all of a long list at once.
 * @param resources all of them, in their order.
 * @param start what the address asks for.
 */
export function useResourceFilter(resources: readonly Resource[], start: string) {
  const { clock } = usePorts();
  const announce = useAnnounce();
  const [filter, setFilter] = useState<ResourceFilter>({ ...everything, words: start });
  const [shownOfAll, setShownOfAll] = useState(firstCards);
  const [shownOfFound, setShownOfFound] = useState(moreCards);
  const categories = useMemo(() => categoriesOf(resources), [resources]);
  const isFiltered = filter.words.trim() !== '' || filter.category !== '';
  // Made by the first letter: the first cards do not wait for it.
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
  // Only what the person changed is said, once they rest.
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
    // The same words again are no change, and nothing is said about them.
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
    /** The first press shows the rest of a short list. */
    isFirst: !isFiltered && shownOfAll === firstCards,
    change,
    showMore,
    /** Says the count at once. */
    say,
    /** Shows the list as it is at first. */
    clear: () => change(everything),
  };
}
