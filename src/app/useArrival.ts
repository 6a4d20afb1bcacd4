import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Screen } from '../domain/screens';
import { focusHeading } from './focusHeading';

/**
 * Names the window after the page. After a change of page it brings the top into view and puts the focus on the heading,
 * so that the page's name is read out; the first page keeps the focus where the browser put it.
 */
export function useArrival(screen: Screen, productName: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    document.title = `${screen.title} - ${productName}`;
  }, [screen, productName]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    focusHeading();
  }, [pathname, screen]);
}
