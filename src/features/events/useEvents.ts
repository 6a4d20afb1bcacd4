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

/** The part of a card that only shared data has; nothing where its code cannot be fetched. */
export const Shared = lazyWithPreload(
  () => import('./Shared'),
  (code) => code.Shared,
  () => null,
);

/** The access to an event: fetched once an event has information about it. */
export const Access = lazyWithPreload(
  () => import('./Access'),
  (code) => code.Access,
  () => null,
);

/** The data of the page. */
export interface EventsState {
  events: readonly CommunityEvent[];
  /** The person's registrations could not be read: `mine` and `waiting` are empty then. */
  placesMissing: boolean;
  /** The age of `mine` and `waiting` as a sentence, where the server did not answer; null where they are fresh. */
  placesKept: string | null;
  /** The person's registrations by event id, each with the number of seats. */
  mine: ReadonlyMap<number, PlacesTaken>;
  /** The person's positions on waiting lists, by the ids of the events. */
  waiting: ReadonlyMap<number, Queued>;
  /** The number of calls to make, and the component for it; null or undefined: none, or the user is no organiser. */
  calls: Calls | null | undefined;
  damage: readonly Damage[];
  store: EventsStore;
}

/** The stored events and this person's registrations, read again after each change here or in another tab. */
export interface Events {
  /** Null until they have loaded. */
  pending: EventsState | null;
  /** The server did not answer. "Try again" calls `refresh`. */
  unreachable: boolean;
  /** Reads again; settles when the page is up to date. */
  refresh: () => Promise<void>;
}

/**
 * Returns a person's registrations and waiting lists, or null where the server does not answer: the events are shown
 * without them.
 */
const placesOf = (registrations: Registrations, email: string) =>
  Promise.all([registrations.of(email), registrations.waitingList.of(email)]).catch((error: unknown) => {
    if (error instanceof CollectionError && error.code === 'unreachable') return null;
    throw error;
  });

/** The last opened source, by the port that holds the current user. */
const last = new WeakMap<CurrentUser, { email: string | undefined; open: OpenSource<EventsState> }>();

/**
 * Opens a person's view of the events: the same function for the same person.
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
          // Any later, it would move the cards below it while a person is about to press one.
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

/** @throws the error of fetching the storage's code, for the page to report. */
export function useEvents(): Events {
  const { currentUser } = usePorts();
  const email = useUser()?.email;
  const query = useLiveQuery(openEvents(email, currentUser));
  const { state, value, reload } = query;
  if (state === 'failed' && !(query.cause instanceof CollectionError)) throw query.cause;
  return { pending: value, unreachable: state === 'failed', refresh: reload };
}
