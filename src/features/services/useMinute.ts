import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports';

const minute = 60_000;

/**
 * Returns the current time, updated each minute, so that opening hours stay correct on a page that is open for long.
 * @param needed false where nothing on the page depends on it.
 */
export function useMinute(needed = true): Date {
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () => (needed ? clock.after(minute, () => setNow(clock.now())) : undefined),
    [clock, now, needed],
  );
  return now;
}
