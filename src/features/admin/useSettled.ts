import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports';

/** The time that one list waits for another, in milliseconds. */
const longestWait = 2000;

/**
 * Returns true when everything has loaded or failed, so that nothing moves the content below it; no list waits long for
 * a slow one.
 * @param states of everything that the page reads.
 */
export function useSettled(states: readonly ('loading' | 'failed' | 'ready')[]): boolean {
  const { clock } = usePorts();
  const some = states.some((state) => state !== 'loading');
  const all = states.every((state) => state !== 'loading');
  // Reading again hides nothing that is shown.
  const [shown, setShown] = useState(all);
  if (all && !shown) setShown(true);
  useEffect(() => {
    if (some && !shown) return clock.after(longestWait, () => setShown(true));
  }, [clock, shown, some]);
  return shown || all;
}
