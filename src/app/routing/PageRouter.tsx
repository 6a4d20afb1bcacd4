import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { beginWork } from '../../busy';
import { screenAt } from '@/shared/domain/screens/screens';
import { readyPages } from './pages';

/**
 * The router: `BrowserRouter` with one difference. A page that is ready is drawn at once, so that the next frame shows
 * it. For any other page the previous one stays until the code has loaded.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ location, action }, setState] = useState(() => ({
    location: history.location,
    action: history.action,
  }));
  /** The destination, until it is drawn. */
  const going = useRef<{ to: object; arrive: () => void }>(null);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const draw = () => setState(next);
        going.current?.arrive();
        going.current = { to: next.location, arrive: beginWork() };
        if (readyPages.has(screenAt(next.location.pathname).id)) draw();
        else startTransition(draw);
      }),
    [history],
  );
  useEffect(() => {
    if (going.current?.to === location) going.current.arrive();
  }, [location]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
