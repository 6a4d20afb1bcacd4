import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** The view to return to: the list or the map. */
export type WayBack = 'list' | 'map';

/**
 * Moves the focus when the person leaves a service's page for the list: to the service after going back, or to the
 * heading after following a link.
 * @param item the open service in the address; null for the list.
 * @param goTo shows the service; returns false where it is not listed.
 * @returns the handler of the links that go back.
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
