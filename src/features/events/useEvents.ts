import { useCallback } from 'react';
import type { CommunityEvent } from '../../domain/events/event';
import { CollectionError, type Collection, type Damage } from '../../ports/collection';
import type { Registrations } from '../../ports/registrations';
import type { LiveSource } from '../../ports/liveQuery';
import { useUser, type Ports } from '../../ports/ports';
import { useLiveQuery } from '../../ports/useLiveQuery';

/** The part of a card that is there only where data is shared; nothing where its code cannot be fetched. */
export const loadShared = () =>
  import('./Shared').then(
    (code) => ({ default: code.Shared }),
    () => ({ default: () => null }),
  );

/** What the page knows once it has read everything. */
export interface EventsState {
  events: readonly CommunityEvent[];
  /** The ids of the events at which this person has a place. */
  mine: ReadonlySet<number>;
  /** This person's numbers on waiting lists, by the ids of the events. */
  waiting: ReadonlyMap<number, number>;
  damage: readonly Damage[];
  store: { events: Collection<CommunityEvent>; registrations: Registrations };
}

/** The stored events and this person's places, read anew after each change here or in another tab. */
export interface Events {
  /** Null until they are read. */
  pending: EventsState | null;
  /** Nobody answered. Pressing "Try again" calls `refresh`. */
  unreachable: boolean;
  /** Reads anew; settles when the page knows. */
  refresh: () => Promise<void>;
}

/** @throws whatever kept the code of the storage from being fetched, for the page that says so. */
export function useEvents(): Events {
  const email = useUser()?.email;
  const open = useCallback(
    async (ports: Ports): Promise<LiveSource<EventsState>> => {
      const [{ events }, registrations] = await Promise.all([ports.collections(), ports.registrations()]);
      return {
        async read() {
          const [list, mine, waiting] = await Promise.all([
            events.list(),
            email === undefined ? [] : registrations.of(email),
            email === undefined ? [] : registrations.waitingList?.of(email),
            // Coming later, it would move the cards below it under somebody's finger.
            registrations.waitingList && loadShared(),
          ]);
          return {
            events: list,
            mine: new Set(mine),
            waiting: new Map(waiting),
            damage: [...events.damage(), ...registrations.damage()],
            store: { events, registrations },
          };
        },
        subscribe(listener) {
          const stops = [events.subscribe(listener), registrations.subscribe(listener)];
          return () => stops.forEach((stop) => stop());
        },
      };
    },
    [email],
  );
  const query = useLiveQuery(open);
  const { state, value, reload } = query;
  if (state === 'failed' && !(query.cause instanceof CollectionError)) throw query.cause;
  return { pending: value, unreachable: state === 'failed', refresh: reload };
}
