import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports';

/** How long one list waits for another, in milliseconds. */
const longestWait = 2000;

/**
 * Whether a page shows what it has read: when all of it has come or failed, so that nothing above moves away what is below; but
 * no list waits long for a slow one.
 * @param states of everything that the page reads.
 */
export function useSettled(states: readonly ('loading' | 'failed' | 'ready')[]): boolean {
  const { clock } = usePorts();
  const some = states.some((state) => state !== 'loading');
  const all = states.every((state) => state !== 'loading');
  // Once something is shown, reading again takes nothing away.
  const [shown, setShown] = useState(all);
  if (all && !shown) setShown(true);
  useEffect(() => {
    if (some && !shown) return clock.after(longestWait, () => setShown(true));
  }, [clock, shown, some]);
  return shown || all;
}
