import { useCallback, useMemo, useRef, useState } from 'react';
import type { DayLaneInfo, MountInfo } from '@fullcalendar/react';
import { dayOf, parseDay } from '@/shared/domain/text/dates';

/** Callbacks for the mounting and unmounting of a day's column. */
export interface Lanes {
  add: (lane: MountInfo<DayLaneInfo>) => void;
  remove: (lane: MountInfo<DayLaneInfo>) => void;
}

/** The columns of the days in the time grid: elements of the calendar, by day as YYYY-MM-DD. */
export function useLanes() {
  const elements = useRef(new Map<string, HTMLElement>());
  const [shown, setShown] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const change = useCallback(() => setShown(new Map(elements.current)), []);

  const add = useCallback(
    ({ date, el }: MountInfo<DayLaneInfo>) => {
      elements.current.set(dayOf(date), el);
      change();
    },
    [change],
  );
  const remove = useCallback(
    ({ date, el }: MountInfo<DayLaneInfo>) => {
      // The new column of the same day may be mounted before the old one is unmounted.
      if (elements.current.get(dayOf(date)) !== el) return;
      elements.current.delete(dayOf(date));
      change();
    },
    [change],
  );
  const days = useMemo(() => [...shown.keys()].toSorted().map((day) => parseDay(day)!), [shown]);
  const mounting: Lanes = useMemo(() => ({ add, remove }), [add, remove]);
  return { days, mounting, of: (day: Date) => shown.get(dayOf(day)) };
}
