import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { usePorts } from '../../ports/ports';

/** The time before a message says that a page is loading, in milliseconds. */
const timeout = 400;

/**
 * Returns true while a requested page is slow to load. The previous page stays until then, so without this a link would
 * seem to do nothing on a slow connection.
 */
export function useWaiting(): boolean {
  const { clock } = usePorts();
  const { pathname } = useLocation();
  const announce = useAnnounce();
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    let cancel = () => {};
    // The address changes at once; the page follows when its code has loaded.
    const look = () => {
      cancel();
      cancel = clock.after(timeout, () => {
        if (window.location.pathname === pathname) return;
        setWaiting(true);
        announce('Loading the page...');
      });
    };
    document.addEventListener('click', look);
    document.addEventListener('submit', look);
    return () => {
      cancel();
      setWaiting(false);
      document.removeEventListener('click', look);
      document.removeEventListener('submit', look);
    };
  }, [announce, clock, pathname]);

  return waiting;
}
