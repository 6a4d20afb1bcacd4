import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Where somebody goes back to: the place in the list, or on the map. */
export type WayBack = 'list' | 'map';

/**
 * Where the focus goes when somebody leaves a place's page for the list: to the place, when they went back; to the heading, when
 * they asked for the page.
 * @param item the place that is open, as the address says; null for the list.
 * @param goTo goes to the place; false where it is not listed.
 * @returns what the links that go back call.
 */
export function useWayBack(
  item: string | null,
  goTo: (id: number, way: WayBack) => boolean,
): (way: WayBack) => void {
  const type = useNavigationType();
  const last = useRef(item);
  const chosen = useRef<WayBack | null>(null);
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });

  useEffect(() => {
    const from = last.current;
    last.current = item;
    if (item !== null || from === null) return;
    const way = chosen.current ?? (type === NavigationType.Pop ? 'list' : null);
    chosen.current = null;
    if (way && latest.current(Number(from), way)) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [item, type]);

  return (way) => {
    chosen.current = way;
  };
}
