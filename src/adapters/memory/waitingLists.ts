import { registrationOf, type Registration } from '@/shared/domain/events/registration';
import { fillFromLine, mayRegister, mayWait } from '@/shared/domain/events/waitingLine';
import { emailKey } from '@/shared/domain/users/user';
import { createListeners } from '../../ports/listeners';
import type { Registrations } from '../../ports/registrations';
import type { LocalRegistrations } from '../local/registrations';
import type { GivenPlace } from './records';

/**
 * Registrations with the functions of a server: waiting lists, and a seat that stays reserved for a moment after a
 * cancellation.
 * @param waiting the waiting people, in order.
 */
export function withWaitingLists(
  local: LocalRegistrations,
  waiting: readonly GivenPlace[] = [],
): Registrations {
  let line = waiting.map(({ eventId, email, places }) => registrationOf(eventId, email, places));
  /** The cancelled registrations, with the ids of the people who were ahead of them in line. */
  const givenUp = new Map<string, { place: Registration; ahead: readonly string[] }>();
  const lineFor = (eventId: number) => line.filter((one) => one.eventId === eventId);
  const inLine = (id: string) => line.find((one) => one.id === id);
  const numberOf = ({ id, eventId }: Registration) => lineFor(eventId).findIndex((one) => one.id === id) + 1;
  const leaveLine = (gone: readonly Registration[]) => (line = line.filter((one) => !gone.includes(one)));
  const look = ({ id, eventId }: Registration) =>
    local.change((events, places) => ({
      answer: {
        event: events.find((one) => one.id === eventId),
        has: places.some((one) => one.id === id),
      },
    }));
  const { notify, subscribe } = createListeners();
  /** Gives free seats to the next people in line. */
  const moveUp = async (eventId: number) => {
    const served = await local.change((events, places) => {
      const event = events.find(({ id }) => id === eventId);
      const next = event && fillFromLine(event, lineFor(eventId));
      if (!next || next.served.length === 0) return { answer: [] };
      return {
        events: events.map((one) => (one === event ? next.event : one)),
        places: [...places, ...next.served],
        answer: next.served,
      };
    });
    leaveLine(served);
  };
  /** Changes a line. */
  const changeLine = async (eventId: number, next: readonly Registration[]) => {
    line = [...next];
    await moveUp(eventId);
    notify();
  };
  const register: Registrations['register'] = async (eventId, email, places) => {
    const asked = registrationOf(eventId, email, places);
    const waits = inLine(asked.id);
    const { event, has } = await look(asked);
    if (event && !has && !mayRegister(lineFor(eventId), waits, event)) return 'full';
    const answer = await local.register(eventId, email, waits?.places ?? places);
    if (waits && answer === 'registered') leaveLine([waits]);
    return answer;
  };
  return {
    ...local,
    register,
    async giveUp(eventId, email) {
      const place = registrationOf(eventId, email, (await local.of(email)).get(eventId));
      const had = await local.giveUp(eventId, email);
      if (!had) return false;
      givenUp.set(place.id, { place, ahead: [] });
      await moveUp(eventId);
      return true;
    },
    async undoGiveUp(eventId, email) {
      const kept = givenUp.get(registrationOf(eventId, email).id);
      if (!kept) return 'late';
      const { place, ahead } = kept;
      givenUp.delete(place.id);
      const at = line.findLastIndex(({ id }) => ahead.includes(id)) + 1;
      await changeLine(eventId, line.toSpliced(at, 0, place));
      return inLine(place.id) ? numberOf(place) : 'registered';
    },
    subscribe(listener) {
      const ends = [local.subscribe(listener), subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
    waitingList: {
      of: async (email) => {
        const mine = line.filter(({ userId }) => userId === emailKey(email));
        return new Map(mine.map((one) => [one.eventId, { number: numberOf(one), places: one.places }]));
      },
      async join(eventId, email, places) {
        const place = registrationOf(eventId, email, places);
        const { event, has } = await look(place);
        if (!event) return 'gone';
        if (has) return 'registered';
        if (!inLine(place.id)) {
          if (!mayWait(event, lineFor(eventId).length, place.places)) return 'free';
          await changeLine(eventId, [...line, place]);
        }
        return numberOf(place);
      },
      async leave(eventId, email) {
        const place = inLine(registrationOf(eventId, email).id);
        if (!place) return false;
        const ahead = lineFor(eventId).slice(0, numberOf(place) - 1);
        givenUp.set(place.id, { place, ahead: ahead.map(({ id }) => id) });
        await changeLine(
          eventId,
          line.filter((one) => one !== place),
        );
        return true;
      },
    },
  };
}
