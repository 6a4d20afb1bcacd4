import { isFull, type CommunityEvent } from '../../domain/events/event';
import {
  registrationOf,
  withoutRegistration,
  withRegistration,
  type Registration,
} from '../../domain/events/registration';
import { emailKey } from '../../domain/users/user';
import type { Collection } from '../../ports/collection';
import type { Registrations, WaitingList } from '../../ports/registrations';
import { createListeners } from '../../ports/listeners';

/** What a story or a test decides. */
export interface MemoryRegistrationsOptions {
  /** The events to register for. */
  events: Collection<CommunityEvent>;
  /** The initial registrations, which the events' counts already include. */
  registered?: readonly { eventId: number; email: string }[];
  /** The waiting list, in order. Without it, there are no waiting lists. */
  waiting?: readonly { eventId: number; email: string }[];
  /** Answers who is coming; without it the organiser is not told. */
  attendees?: Registrations['attendees'];
}

/** Registrations in memory. */
export function createMemoryRegistrations({
  events,
  registered = [],
  waiting,
  attendees,
}: MemoryRegistrationsOptions): Registrations {
  const places = new Map<string, Registration>();
  for (const { eventId, email } of registered) {
    const place = registrationOf(eventId, email);
    places.set(place.id, place);
  }
  /** In the order in which they came. */
  let line = (waiting ?? []).map(({ eventId, email }) => registrationOf(eventId, email));
  const { subscribe, notify } = createListeners();
  /** One after the other, as tabs take turns. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const free = async (place: Registration) => {
    const event = await events.get(place.eventId);
    const next = line.find(({ eventId }) => eventId === place.eventId);
    if (next) {
      line = line.filter((one) => one !== next);
      places.set(next.id, next);
    } else if (event) await events.put(withoutRegistration(event), { expected: event });
    places.delete(place.id);
    notify();
  };
  const numberOf = ({ id, eventId }: Registration) =>
    line.filter((one) => one.eventId === eventId).findIndex((one) => one.id === id) + 1;
  const waitingList: WaitingList = {
    of: async (email) => {
      const mine = line.filter(({ userId }) => userId === emailKey(email));
      return new Map(mine.map((one) => [one.eventId, numberOf(one)]));
    },
    join: (eventId, email) =>
      inTurn(async () => {
        const place = registrationOf(eventId, email);
        const event = await events.get(eventId);
        if (!event) return 'gone';
        if (places.has(place.id)) return 'registered';
        if (numberOf(place) === 0) {
          if (!isFull(event)) return 'free';
          line = [...line, place];
          notify();
        }
        return numberOf(place);
      }),
    leave: (eventId, email) =>
      inTurn(async () => {
        const { id } = registrationOf(eventId, email);
        const before = line.length;
        line = line.filter((one) => one.id !== id);
        if (line.length < before) notify();
        return line.length < before;
      }),
  };
  return {
    storageNotice: events.storageNotice,
    ...(waiting && { waitingList }),
    ...(attendees && { attendees }),
    of: async (email) => {
      const mine = [...places.values()].filter(({ userId }) => userId === emailKey(email));
      return new Set(mine.map(({ eventId }) => eventId));
    },
    register: (eventId, email) =>
      inTurn(async () => {
        const place = registrationOf(eventId, email);
        const event = await events.get(eventId);
        if (!event) return 'gone';
        if (places.has(place.id)) return 'already';
        const taken = withRegistration(event);
        if (!taken) return 'full';
        await events.put(taken, { expected: event });
        places.set(place.id, place);
        notify();
        return 'registered';
      }),
    giveUp: (eventId, email) =>
      inTurn(async () => {
        const place = places.get(registrationOf(eventId, email).id);
        if (place) await free(place);
        return Boolean(place);
      }),
    giveUpAll: (email) =>
      inTurn(async () => {
        for (const place of places.values()) if (place.userId === emailKey(email)) await free(place);
      }),
    subscribe,
    damage: () => [],
  };
}
