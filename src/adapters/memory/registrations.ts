import type { CommunityEvent } from '../../domain/event';
import { registrationOf, withPlaceFree, withPlaceTaken, type Registration } from '../../domain/registration';
import { emailKey } from '../../domain/user';
import type { Collection } from '../../ports/collection';
import type { Registrations } from '../../ports/registrations';
import { createListeners } from './listeners';

/** What a story or a test decides. */
export interface MemoryRegistrationsOptions {
  /** The events whose places these are. */
  events: Collection<CommunityEvent>;
  /** Who has a place from the start: the events' numbers count them already. */
  registered?: readonly { eventId: number; email: string }[];
}

/** Registrations that are gone when the page is closed. */
export function createMemoryRegistrations({
  events,
  registered = [],
}: MemoryRegistrationsOptions): Registrations {
  const places = new Map<string, Registration>();
  for (const { eventId, email } of registered) {
    const place = registrationOf(eventId, email);
    places.set(place.id, place);
  }
  const { subscribe, tell } = createListeners();
  /** One after the other, as tabs take turns. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const free = async (place: Registration) => {
    const event = await events.get(place.eventId);
    if (event) await events.put(withPlaceFree(event), { expected: event });
    places.delete(place.id);
    tell();
  };
  return {
    keptWhere: events.keptWhere,
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
        const taken = withPlaceTaken(event);
        if (!taken) return 'full';
        await events.put(taken, { expected: event });
        places.set(place.id, place);
        tell();
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
