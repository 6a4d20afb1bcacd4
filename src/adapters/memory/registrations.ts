import type { CommunityEvent } from '../../domain/events/event';
import {
  registrationOf,
  withoutRegistration,
  withRegistration,
  type PlacesTaken,
  type Registered,
  type Registration,
} from '../../domain/events/registration';
import { fillFromLine, mayRegister, mayWait } from '../../domain/events/waitingLine';
import { emailKey } from '../../domain/users/user';
import type { Collection } from '../../ports/collection';
import type { Registrations, WaitingList } from '../../ports/registrations';
import { createListeners } from '../../ports/listeners';

/** What a story or a test decides. */
export interface MemoryRegistrationsOptions {
  /** The events to register for. */
  events: Collection<CommunityEvent>;
  /** The initial registrations, which the events' counts already include. */
  registered?: readonly Given[];
  /** The waiting list, in order. Default empty. */
  waiting?: readonly Given[];
  /** Answers who is coming. Default nobody. */
  attendees?: Registrations['attendees'];
}

/** A registration, or a place in a line. */
interface Given {
  eventId: number;
  email: string;
  places?: PlacesTaken;
}

/** Registrations in memory. */
export function createMemoryRegistrations({
  events,
  registered = [],
  waiting = [],
  attendees = async () => [],
}: MemoryRegistrationsOptions): Registrations {
  const places = new Map<string, Registration>();
  for (const { eventId, email, places: taken } of registered) {
    const place = registrationOf(eventId, email, taken);
    places.set(place.id, place);
  }
  /** In the order in which they came. */
  let line = waiting.map(({ eventId, email, places: taken }) => registrationOf(eventId, email, taken));
  const { subscribe, notify } = createListeners();
  /** One after the other, as tabs take turns. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const lineFor = (eventId: number) => line.filter((one) => one.eventId === eventId);
  /** The event once those in line who fit have their places. */
  const moveUp = (event: CommunityEvent): CommunityEvent => {
    const { event: filled, served } = fillFromLine(event, lineFor(event.id));
    line = line.filter((one) => !served.includes(one));
    for (const one of served) places.set(one.id, one);
    return filled;
  };
  /** What people gave up, with the ids of those who were before them in line. */
  const givenUp = new Map<string, { place: Registration; ahead: readonly string[] }>();
  const free = async (place: Registration) => {
    givenUp.set(place.id, { place, ahead: [] });
    const event = await events.get(place.eventId);
    if (event) await events.put(moveUp(withoutRegistration(event, place.places)), { expected: event });
    places.delete(place.id);
    notify();
  };
  const numberOf = ({ id, eventId }: Registration) => lineFor(eventId).findIndex((one) => one.id === id) + 1;
  const waitingList: WaitingList = {
    of: async (email) => {
      const mine = line.filter(({ userId }) => userId === emailKey(email));
      return new Map(mine.map((one) => [one.eventId, { number: numberOf(one), places: one.places }]));
    },
    join: (eventId, email, taking = 1) =>
      inTurn(async () => {
        const place = registrationOf(eventId, email, taking);
        const event = await events.get(eventId);
        if (!event) return 'gone';
        if (places.has(place.id)) return 'registered';
        if (numberOf(place) === 0) {
          if (!mayWait(event, lineFor(eventId).length, taking)) return 'free';
          line = [...line, place];
          notify();
        }
        return numberOf(place);
      }),
    leave: (eventId, email) =>
      inTurn(async () => {
        const { id } = registrationOf(eventId, email);
        const place = line.find((one) => one.id === id);
        if (!place) return false;
        const ahead = lineFor(eventId).slice(0, numberOf(place) - 1);
        givenUp.set(id, { place, ahead: ahead.map((one) => one.id) });
        line = line.filter((one) => one !== place);
        const event = await events.get(eventId);
        const filled = event && moveUp(event);
        if (filled && filled !== event) await events.put(filled, { expected: event });
        notify();
        return true;
      }),
  };
  const take = async (asked: Registration): Promise<Registered> => {
    const { id, eventId } = asked;
    const inLine = lineFor(eventId).find((one) => one.id === id);
    const place = inLine ?? asked;
    const event = await events.get(eventId);
    if (!event) return 'gone';
    if (places.has(id)) return 'already';
    const taken = withRegistration(event, place.places);
    if (!taken || !mayRegister(lineFor(eventId), inLine, event)) return 'full';
    await events.put(taken, { expected: event });
    places.set(id, place);
    line = line.filter((one) => one !== inLine);
    notify();
    return 'registered';
  };
  const undoGiveUp: Registrations['undoGiveUp'] = (eventId, email) =>
    inTurn(async () => {
      const kept = givenUp.get(registrationOf(eventId, email).id);
      if (!kept) return 'late';
      const { place, ahead } = kept;
      givenUp.delete(place.id);
      const others = line.filter(({ id }) => id !== place.id);
      const at = others.findLastIndex(({ id }) => ahead.includes(id)) + 1;
      line = others.toSpliced(at, 0, place);
      const result = await take(place);
      if (result === 'full') {
        notify();
        return numberOf(place);
      }
      line = line.filter((one) => one !== place);
      return result;
    });
  return {
    storageNotice: events.storageNotice,
    waitingList,
    undoGiveUp,
    attendees,
    keptLine: () => null,
    of: async (email) => {
      const mine = [...places.values()].filter(({ userId }) => userId === emailKey(email));
      return new Map(mine.map(({ eventId, places: taken }) => [eventId, taken]));
    },
    register: (eventId, email, taking = 1) => inTurn(() => take(registrationOf(eventId, email, taking))),
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
