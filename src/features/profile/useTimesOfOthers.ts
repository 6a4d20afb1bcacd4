import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { TimeRange } from '../../ports/collection';
import { usePorts } from '../../ports/ports';
import type { LiveCollection } from '../../ports/useCollection';

/**
 * Reads other people's times for the shown days, where not all are read at once.
 * @returns a function to show other days, and the state of the read.
 */
export function useTimesOfOthers(found: LiveCollection<Appointment>) {
  const { can } = usePorts();
  const collection = found.state === 'ready' ? found.collection : null;
  const { reload } = found;
  const [range, lookAt] = useState<TimeRange | null>(null);
  const [read, setRead] = useState<TimeRange | null>(null);

  useEffect(() => {
    const stop = can.othersTimes && range ? collection?.lookAt(range) : null;
    if (!stop) return undefined;
    let isOver = false;
    void reload().then(() => isOver || setRead(range));
    return () => {
      isOver = true;
      stop();
    };
  }, [can, collection, range, reload]);

  const isMissing = collection?.othersMissing() ?? false;
  const wasMissing = useRef(false);
  useEffect(() => {
    // "Try again" had the focus, and disappeared once it worked.
    if (wasMissing.current && !isMissing && document.activeElement === document.body)
      document.getElementById('my-appointments')?.focus();
    wasMissing.current = isMissing;
  }, [isMissing]);
  return { lookAt, isMissing, isRead: !can.othersTimes || !collection || (read === range && !isMissing) };
}
