import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { usePorts } from '../../ports/ports';

/** How long a page may take before the person reads that it is loading, in milliseconds. */
const timeout = 400;

/**
 * Whether a requested page is still loading. The previous page stays until then, so without this a
 * link would seem to do nothing on a slow connection.
 */
export function useWaiting(): boolean {
  const { clock } = usePorts();
  const { pathname } = useLocation();
  const announce = useAnnounce();
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    let cancel = () => {};
    // The address changes at once; what is drawn follows when its code has arrived.
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
