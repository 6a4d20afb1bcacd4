import { useCallback, useEffect, useRef, useState } from 'react';
import type { CommunityEvent } from '../../domain/events/event';
import { CollectionError, type Collection, type Damage } from '../../ports/collection';
import type { Registrations } from '../../ports/registrations';
import { usePorts, useUser, type Ports } from '../../ports/ports';

/** What the page knows once it has read everything. */
export interface EventsInHand {
  events: readonly CommunityEvent[];
  /** The ids of the events at which this person has a place. */
  mine: ReadonlySet<number>;
  /** This person's numbers on waiting lists, by the ids of the events. */
  waiting: ReadonlyMap<number, number>;
  damage: readonly Damage[];
  store: { events: Collection<CommunityEvent>; registrations: Registrations };
}

async function readAll(ports: Ports, email: string | undefined): Promise<EventsInHand> {
  const [{ events }, registrations] = await Promise.all([ports.collections(), ports.registrations()]);
  const [list, mine, waiting] = await Promise.all([
    events.list(),
    email === undefined ? [] : registrations.of(email),
    email === undefined ? [] : registrations.waitingList?.of(email),
  ]);
  const damage = [...events.damage(), ...registrations.damage()];
  return {
    events: list,
    mine: new Set(mine),
    waiting: new Map(waiting),
    damage,
    store: { events, registrations },
  };
}

/** The stored events and this person's places, read anew after each change here or in another tab. */
export interface Events {
  /** Null until they are read. */
  inHand: EventsInHand | null;
  /** Nobody answered. Pressing "Try again" calls `refresh`. */
  unreachable: boolean;
  /** Reads anew; settles when the page knows. */
  refresh: () => Promise<void>;
}

/** @throws whatever kept the code of the storage from being fetched, for the page that says so. */
export function useEvents(): Events {
  const ports = usePorts();
  const email = useUser()?.email;
  const [inHand, setInHand] = useState<EventsInHand | null>(null);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  /** Counts the reads, so that a slow one does not come in after a later one. */
  const reads = useRef(0);

  const refresh = useCallback((): Promise<void> => {
    reads.current += 1;
    const read = reads.current;
    const isLatest = () => read === reads.current;
    return readAll(ports, email).then(
      (found) => {
        if (!isLatest()) return;
        setInHand(found);
        setFailure(null);
      },
      (cause: unknown) => {
        if (isLatest()) setFailure({ cause });
      },
    );
  }, [ports, email]);

  useEffect(() => {
    void refresh();
    return () => {
      reads.current += 1;
    };
  }, [refresh]);

  const events = inHand?.store.events;
  const registrations = inHand?.store.registrations;
  useEffect(() => {
    const onChange = () => void refresh();
    const stops = [events?.subscribe(onChange), registrations?.subscribe(onChange)];
    return () => stops.forEach((stop) => stop?.());
  }, [events, registrations, refresh]);

  if (failure && !(failure.cause instanceof CollectionError)) throw failure.cause;
  return { inHand, unreachable: failure !== null, refresh };
}
