import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../notices/focusHeading';

/** The part of a location that identifies an arrival. */
interface Place {
  key: string;
  pathname: string;
  search: string;
}

/**
 * Scrolls to the top of a page on arrival, and focuses its heading, so that the page's name is read out. Rendered
 * inside the page's Suspense, so that the heading is there. A link to the current page does the same; a search keeps
 * the focus in its box, and the first page leaves it to the browser.
 * @param first the location where the visit began.
 */
export function Arrival({ first }: { first: Place }) {
  const { key, pathname, search, hash } = useLocation();
  const last = useRef(first);

  // Before the first paint: a person who continues at once keeps the focus.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname, search };
    const again = before.key !== key && before.search === search && hash === '';
    if (before.pathname === pathname && !again) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [key, pathname, search, hash]);

  return null;
}
