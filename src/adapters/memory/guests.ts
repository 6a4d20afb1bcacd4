import type { Attendee } from '@/shared/domain/events/attendees';
import { isCancelled, type CommunityEvent } from '@/shared/domain/events/event';
import {
  cleanGuest,
  guestAbout,
  guestNews,
  isSameGuest,
  turnOf,
  type GuestCall,
  type GuestEntry,
  type GuestState,
} from '@/shared/domain/events/guest';
import { withoutRegistration, withRegistration } from '@/shared/domain/events/registration';
import { fillFromLine } from '@/shared/domain/events/waitingLine';
import { guardable, type Guests } from '../../ports/guests';

interface Kept extends GuestEntry {
  id: number;
  eventId: number;
  waits: boolean;
  told: GuestState;
}

/** Guests who phoned, in memory, with the events they are registered for. */
export interface MemoryGuests extends Guests {
  people: (eventId: number) => Promise<readonly Attendee[]>;
  change: (event: CommunityEvent) => Promise<void>;
}

/**
 * @param first the events.
 * @param organiser the organiser's address.
 * @param now the time, in ISO 8601.
 * @param others the other attendees, who are counted in the events.
 */
export function createMemoryGuests(
  first: readonly CommunityEvent[],
  {
    organiser = 'nurse.lee@example.org',
    now = '2026-11-23T23:00:00.000Z',
    others = [] as readonly Attendee[],
  } = {},
): MemoryGuests {
  const events = new Map(first.map((event) => [event.id, event]));
  /** In order. */
  let kept: Kept[] = [];
  const removed = new Map<number, Kept>();
  let last = 0;
  const at = (eventId: number) => kept.filter((one) => one.eventId === eventId);
  const line = (eventId: number) => at(eventId).filter(({ waits }) => waits);
  const stateOf = ({ eventId, waits, told }: Kept): GuestState => {
    const event = events.get(eventId);
    return event ? { waits, isOff: isCancelled(event), facts: event } : { ...told, isOff: true };
  };
  const callOf = (one: Kept): GuestCall | null => {
    const { id, eventId, name, phone, places, told } = one;
    const state = stateOf(one);
    const tell = guestNews(told, state, places, events.get(eventId)?.cancelled);
    const about = guestAbout(told.facts);
    return tell.length > 0
      ? { id, eventId, name, phone, about, tell, state: JSON.stringify([state.waits, ...tell]) }
      : null;
  };
  const moveUp = (event: CommunityEvent) => {
    const filled = fillFromLine(event, line(event.id));
    events.set(event.id, filled.event);
    kept = kept.map((one) => (filled.served.includes(one) ? { ...one, waits: false } : one));
  };
  const actions = guardable({
    async add(eventId, entry, waits) {
      const nothing = (result: 'gone' | 'already' | 'full') => ({ result, id: null });
      const event = events.get(eventId);
      if (!event || isCancelled(event)) return nothing('gone');
      if (at(eventId).some((one) => isSameGuest(one, entry))) return nothing('already');
      const turn = turnOf(event, line(eventId).length, entry.places);
      if (turn > 0 && !waits) return nothing('full');
      if (turn === 0) events.set(eventId, withRegistration(event, entry.places)!);
      const told = { waits: turn > 0, isOff: false, facts: event };
      kept = [...kept, { ...cleanGuest(entry), id: (last += 1), eventId, waits: turn > 0, told }];
      return { result: turn || 'registered', id: last };
    },
    async remove(eventId, id) {
      const gone = at(eventId).find((one) => one.id === id);
      if (!gone) return false;
      kept = kept.filter((one) => one !== gone);
      removed.set(id, gone);
      const event = events.get(eventId);
      if (event) moveUp(gone.waits ? event : withoutRegistration(event, gone.places));
      return true;
    },
    async bringBack(eventId, id) {
      const back = removed.get(id);
      const event = events.get(eventId);
      if (!back || !event) return 'late';
      removed.delete(id);
      kept = [{ ...back, waits: true }, ...kept];
      moveUp(event);
      const number = line(eventId).findIndex((one) => one.id === id) + 1;
      return number || 'registered';
    },
    calls: async () => kept.flatMap((one) => callOf(one) ?? []),
    countCalls: async () => kept.filter(callOf).length,
    async called({ id, state }) {
      const one = kept.find((other) => other.id === id);
      if (!one) return 'gone';
      if (callOf(one)?.state !== state) return 'changed';
      kept = kept.map((other) => (other === one ? { ...one, told: stateOf(one) } : other));
      return 'done';
    },
  });
  return {
    ...actions,
    async people(eventId) {
      const turns = line(eventId);
      const shown = at(eventId).map((one): Attendee => ({
        email: '',
        name: one.name,
        position: one.waits ? turns.indexOf(one) + 1 : null,
        since: now,
        places: one.places,
        guest: { id: one.id, phone: one.phone, addedBy: organiser, addedAt: now, call: callOf(one) },
      }));
      const all = [...others, ...shown];
      return [
        ...all.filter(({ position }) => position === null),
        ...all.filter(({ position }) => position !== null),
      ];
    },
    async change(event) {
      const { attendees = 0 } = events.get(event.id) ?? {};
      moveUp({ ...event, attendees });
    },
  };
}
