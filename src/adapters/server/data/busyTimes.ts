import type { Appointment } from '@/shared/domain/appointments/appointment';
import { bookedTitle } from '@/shared/domain/appointments/appointment';
import { CollectionError, type TimeRange } from '@/src/ports/collection';
import type { LastRead } from '../../lastRead';
import type { DataCalls } from './dataCalls';
import { readBusyTimes } from '@/shared/contract/operations/changes';

/** The times of other people's appointments, in the shown ranges. */
export interface BusyTimes {
  /** Without the ranges that could not be read. */
  list(): Promise<readonly Appointment[]>;
  /** True where the last list is incomplete. */
  isMissing(): boolean;
  /** Adds this range to the list until the returned function is called. */
  lookAt(range: TimeRange): () => void;
  /** Invalidates the last read. */
  forget(): void;
}

/** The dependencies of the busy times. */
export interface BusyTimesOptions {
  calls: DataCalls;
  isSignedIn: () => boolean;
  /** A cache for one range. All of them store their last answer in the same place. */
  lastRead: () => LastRead;
}

/** Converts other people's time for the calendar. Its owner is unknown here. */
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

/** Enough for the days between which a person moves back and forth. */
const maxCaches = 20;

/** Other people's times leave the server only for the shown ranges, each in its own request. */
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
  /** The ranges that no other one contains. */
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
      // The person's own appointments are shown without them.
      const orMissing = (error: unknown) => {
        if (error instanceof CollectionError && error.code === 'unreachable') return null;
        throw error;
      };
      const answers = await Promise.all(ranges().map((range) => read(range).catch(orMissing)));
      isMissing = answers.includes(null);
      const found = answers.filter((times) => times !== null);
      // An appointment across two ranges comes in two parts, which may be the same.
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
