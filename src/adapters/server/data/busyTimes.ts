import type { Appointment } from '@/shared/domain/appointments/appointment';
import { bookedTitle } from '@/shared/domain/appointments/appointment';
import { CollectionError, type TimeRange } from '@/src/ports/collection';
import type { LastRead } from '../../lastRead';
import type { DataCalls } from './dataCalls';
import { readBusyTimes } from '@/shared/contract/operations/changes';

/** When others have appointments, in the stretches of time that are looked at. */
export interface BusyTimes {
  /** Without those of a stretch of time for which nobody answers. */
  list(): Promise<readonly Appointment[]>;
  /** Whether the last list is without some. */
  isMissing(): boolean;
  /** Lists this range as well, until the function that is returned is called. */
  lookAt(range: TimeRange): () => void;
  /** They are not as they were read. */
  forget(): void;
}

/** What they need. */
export interface BusyTimesOptions {
  calls: DataCalls;
  isSignedIn: () => boolean;
  /** A cache for one range. All of them keep their last answer in the same place. */
  lastRead: () => LastRead;
}

/** A stretch of other people's time, as the calendar takes it. Its owner is unknown here. */
const busyTime = ({ start, end }: { start: string; end: string }): Appointment => ({
  id: `busy-${start}`,
  title: bookedTitle,
  start,
  end,
  location: '',
  description: '',
  allDay: false,
  userId: '',
});

/** Enough for the days between which somebody goes back and forth. */
const maxCaches = 20;

/** Others' times leave the server for the ranges that are looked at, each asked for alone. */
export function createBusyTimes({ calls, isSignedIn, lastRead }: BusyTimesOptions): BusyTimes {
  const looked = new Set<TimeRange>();
  const caches = new Map<string, LastRead>();
  let isMissing = false;

  const read = ({ from, until }: TimeRange) => {
    const query = { from: from.toISOString(), until: until.toISOString() };
    const key = `${query.from} ${query.until}`;
    const cache = caches.get(key) ?? lastRead();
    if (caches.size >= maxCaches) caches.clear();
    caches.set(key, cache);
    return cache.list(async () => {
      const answer = await calls.read(readBusyTimes, { query });
      const times = answer?.body?.times;
      if (!times) throw new CollectionError('unreachable');
      return times.map(busyTime);
    });
  };
  /** The ranges that no other one holds. */
  const ranges = () => {
    const kept: TimeRange[] = [];
    const longestFirst = [...looked].toSorted((a, b) => lengthOf(b) - lengthOf(a));
    for (const range of longestFirst)
      if (!kept.some(({ from, until }) => from <= range.from && range.until <= until)) kept.push(range);
    return kept;
  };

  return {
    async list() {
      if (!isSignedIn()) return [];
      // Somebody's own appointments are shown without them.
      const orMissing = (error: unknown) => {
        if (error instanceof CollectionError && error.code === 'unreachable') return null;
        throw error;
      };
      const answers = await Promise.all(ranges().map((range) => read(range).catch(orMissing)));
      isMissing = answers.includes(null);
      const found = answers.filter((times) => times !== null);
      // A stretch that reaches into two ranges comes in two pieces, which may be the same.
      return [...new Map(found.flat().map((time) => [`${time.start} ${time.end}`, time])).values()];
    },
    isMissing: () => isMissing,
    lookAt(range) {
      const own = { ...range };
      looked.add(own);
      return () => void looked.delete(own);
    },
    forget() {
      for (const cache of caches.values()) cache.forget();
    },
  };
}

const lengthOf = ({ from, until }: TimeRange) => until.getTime() - from.getTime();
