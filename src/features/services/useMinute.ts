import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports';

const minute = 60_000;

/**
 * Now, and each minute again: what is open until 5 pm is closed after that, however long the page has stood there.
 * @param needed whether anything on the page depends on it.
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
