import type { CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { CollectionError, type Damage } from '../../ports/collection';
import type { CurrentUser } from '../../ports/currentUser';
import type { Queued, Registrations } from '../../ports/registrations';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import { usePorts, useUser } from '../../ports/ports';
import type { OpenSource } from '../../ports/preparedQueries';
import { useLiveQuery } from '../../ports/useLiveQuery';
import type { EventsStore } from './eventsStore';
import type { Calls } from './Shared';

/** The part of a card that is there only where data is shared; nothing where its code cannot be fetched. */
export const Shared = lazyWithPreload(
  () => import('./Shared'),
  (code) => code.Shared,
  () => null,
);

/** How to get in and take part: fetched once an event says anything about it. */
export const Access = lazyWithPreload(
  () => import('./Access'),
  (code) => code.Access,
  () => null,
);

/** What the page knows once it has read everything. */
export interface EventsState {
  events: readonly CommunityEvent[];
  /** Nobody answered where this person has a place: `mine` and `waiting` are empty then. */
  placesMissing: boolean;
  /** How old `mine` and `waiting` are, in a sentence, where nobody answered now; null where they are new. */
  placesKept: string | null;
  /** The events at which this person has a place, by their ids, each with how many places they have. */
  mine: ReadonlyMap<number, PlacesTaken>;
  /** Where this person stands on waiting lists, by the ids of the events. */
  waiting: ReadonlyMap<number, Queued>;
  /** How many people an organiser is to call, and what shows it; null or undefined: none, or this is no organiser. */
  calls: Calls | null | undefined;
  damage: readonly Damage[];
  store: EventsStore;
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

/** What somebody has a place at and waits for, or null where nobody answers: the events are shown without it. */
const placesOf = (registrations: Registrations, email: string) =>
  Promise.all([registrations.of(email), registrations.waitingList.of(email)]).catch((error: unknown) => {
    if (error instanceof CollectionError && error.code === 'unreachable') return null;
    throw error;
  });

/** What was opened last, by what keeps who is logged in. */
const last = new WeakMap<CurrentUser, { email: string | undefined; open: OpenSource<EventsState> }>();

/**
 * Opens what a person sees of the events: the same function for the same person.
 * @param email undefined: nobody is logged in.
 * @param currentUser of the page.
 */
export function openEvents(email: string | undefined, currentUser: CurrentUser): OpenSource<EventsState> {
  const before = last.get(currentUser);
  if (before && before.email === email) return before.open;
  const open: OpenSource<EventsState> = async (ports) => {
    const [{ events }, registrations] = await Promise.all([ports.collections(), ports.registrations()]);
    return {
      async read() {
        const [list, places, calls] = await Promise.all([
          events.list().then(async (all) => {
            if (all.some(({ access }) => access)) await Access.preload().catch(() => undefined);
            return all;
          }),
          email === undefined ? [] : placesOf(registrations, email),
          // Coming later, it would move the cards below it under somebody's finger.
          ports.can.waitingLists
            ? Shared.preload()
                .then((code) => code.callsOf(ports))
                .catch(() => null)
            : null,
        ]);
        const [mine, waiting] = places ?? [];
        return {
          events: list,
          placesMissing: places === null,
          placesKept: email === undefined ? null : registrations.keptLine(),
          mine: new Map(mine),
          waiting: new Map(waiting),
          calls,
          damage: [...events.damage(), ...registrations.damage()],
          store: { events, registrations },
        };
      },
      subscribe(listener) {
        const stops = [events.subscribe(listener), registrations.subscribe(listener)];
        return () => stops.forEach((stop) => stop());
      },
    };
  };
  last.set(currentUser, { email, open });
  return open;
}

/** @throws whatever kept the code of the storage from being fetched, for the page that says so. */
export function useEvents(): Events {
  const { currentUser } = usePorts();
  const email = useUser()?.email;
  const query = useLiveQuery(openEvents(email, currentUser));
  const { state, value, reload } = query;
  if (state === 'failed' && !(query.cause instanceof CollectionError)) throw query.cause;
  return { pending: value, unreachable: state === 'failed', refresh: reload };
}
