import type { CommunityEvent } from '@/shared/domain/events/event';
import {
  parseRegistration,
  registrationOf,
  withoutRegistration,
  withRegistration,
  type Registration,
  type Registered,
} from '@/shared/domain/events/registration';
import { emailKey } from '@/shared/domain/users/user';
import { CollectionError, type Damage } from '../../ports/collection';
import { createListeners } from '../../ports/listeners';
import type { Registrations } from '../../ports/registrations';
import type { ChangedEvents, ChangeEvents } from '../listedEventSeries';
import { browserStorage } from './browserStorage';
import { freeKey, keptOnThisDevice, type Changed, type LocalCollection } from './collection';
import { registrationsKey as key } from './storageKeys';
import { readRecords } from './storedRecords';
import { read, type Change } from './writeAll';

/** Registrations for adapters that change them together with the events. */
export interface LocalRegistrations extends Registrations {
  /** One change of the registrations and events, in one transaction. */
  change: ChangeEvents;
}

const notHere = () => Promise.reject(new CollectionError('permission'));

/**
 * Registrations in local storage. docs/decisions/008-event-registrations.md explains why they have a list of their own
 * and how that list and the numbers in `events` stay consistent.
 * @param events the collection of the events; every change runs in its transaction.
 */
export function createLocalRegistrations(
  events: LocalCollection<CommunityEvent>,
  storage: Storage | null = browserStorage(),
): LocalRegistrations {
  const damaged: Damage[] = [];
  const { notify, subscribe } = createListeners();
  globalThis.addEventListener?.('storage', (event) => {
    if (event.storageArea === storage && (event.key === key || event.key === null)) notify();
  });

  /** Returns the registrations, and the damaged part to move aside before the list is written again. */
  const look = (within: Storage): { places: readonly Registration[]; aside: string | null } => {
    const text = read(within, key);
    const found = readRecords(text, parseRegistration);
    if (found.kind === 'absent') return { places: [], aside: null };
    if (found.kind === 'foreign') return { places: [], aside: text };
    return { places: found.records, aside: found.bad.length > 0 ? JSON.stringify(found.bad) : null };
  };

  /** Reading changes nothing: damaged data is reported, and stays until the next change. */
  const list = (): readonly Registration[] => {
    if (!storage) return [];
    const { places, aside } = look(storage);
    if (aside !== null && damaged.length === 0) damaged.push({ key, movedTo: key, kept: places.length });
    return places;
  };

  /** Returns the changes for the new list. The damaged part goes aside first. */
  const written = (within: Storage, aside: string | null, places: readonly Registration[]): Change[] => {
    const stored = places.map(({ eventId, userId, places: taken }) =>
      taken === 1 ? { eventId, userId } : { eventId, userId, places: taken },
    );
    const now: Change = [key, stored.length > 0 ? JSON.stringify(stored) : null];
    return aside === null ? [now] : [[key, null], [freeKey(within, key), aside], now];
  };

  const change: ChangeEvents = async <R>(
    decide: (events: readonly CommunityEvent[], places: readonly Registration[]) => ChangedEvents<R>,
  ) => {
    let changed = false;
    const answer = await events.change((records, within): Changed<CommunityEvent, R> => {
      const found = look(within);
      const { events: next = null, places, answer: decided } = decide(records, found.places);
      changed = places !== undefined;
      return { records: next, also: places ? written(within, found.aside, places) : [], answer: decided };
    });
    if (changed) notify();
    return answer;
  };

  /** Cancels the registrations that `mine` selects. @returns their number. */
  const giveBack = (mine: (place: Registration) => boolean) =>
    change((records, places) => {
      const taken = new Map(places.filter(mine).map((place) => [place.eventId, place.places]));
      if (taken.size === 0) return { answer: 0 };
      return {
        events: records.map((event) =>
          taken.has(event.id) ? withoutRegistration(event, taken.get(event.id)) : event,
        ),
        places: places.filter((place) => !mine(place)),
        answer: taken.size,
      };
    });

  return {
    storageNotice: keptOnThisDevice,
    async of(email) {
      const mine = list().filter(({ userId }) => userId === emailKey(email));
      return new Map(mine.map(({ eventId, places }) => [eventId, places]));
    },
    register: (eventId, email, taking) =>
      change<Registered>((records, places) => {
        const place = registrationOf(eventId, email, taking);
        const event = records.find(({ id }) => id === eventId);
        if (!event) return { answer: 'gone' };
        if (places.some(({ id }) => id === place.id)) return { answer: 'already' };
        const taken = withRegistration(event, taking);
        if (!taken) return { answer: 'full' };
        return {
          events: records.map((one) => (one === event ? taken : one)),
          places: [...places, place],
          answer: 'registered',
        };
      }),
    async giveUp(eventId, email) {
      const { id } = registrationOf(eventId, email);
      return (await giveBack((place) => place.id === id)) > 0;
    },
    async giveUpAll(email) {
      await giveBack(({ userId }) => userId === emailKey(email));
    },
    undoGiveUp: async () => 'late',
    // No other person could take a cancelled seat.
    waitingList: { of: async () => new Map(), join: notHere, leave: async () => false },
    attendees: notHere,
    keptLine: () => null,
    subscribe,
    damage: () => [...damaged],
    change,
  };
}
