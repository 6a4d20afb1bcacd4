import type { Appointment } from '../appointments/appointment';
import { registrationOf, withRegistration, type PlacesTaken } from '../events/registration';
import { withRating } from '../resources/ratings';
import type { SavedItem } from '../saved/savedItem';
import type { BrowserRecords } from './ownBackup';

/** For tests: whose browser it is. */
export const owner = { email: 'Ada@example.net', username: 'ada' };

/** For tests: the time. */
export const now = new Date('2026-11-24T00:00:00.000Z');

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = ['Tea', 'Podiatrist', '“Quotes” & <b>', 'Ärztin 医', 'a\u2028b', '\\"', ' spaces '];

/**
 * For tests: a browser in which the {@link owner} has used everything, in some way or other.
 * @param seed decides what; the same seed gives the same.
 * @param records as they are before.
 */
export function usedBrowser(seed: number, records: BrowserRecords): BrowserRecords {
  const next = numbersFrom(seed);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const word = () => words[upTo(words.length - 1)]!;
  const appointments: Appointment[] = Array.from({ length: upTo(6) }, (_, index) => {
    const start = new Date(now.getTime() + (upTo(2000) - 1000) * 1_800_000 + index);
    const one = {
      id: next() < 0.3 ? `mock-${upTo(8)}x${index}` : String(now.getTime() - upTo(1_000_000) * 10 + index),
      title: word(),
      start: start.toISOString(),
      end: new Date(start.getTime() + upTo(4) * 1_800_000).toISOString(),
      location: next() < 0.5 ? '' : word(),
      description: word(),
      allDay: next() < 0.2,
      userId: next() < 0.5 ? owner.email : owner.email.toLowerCase(),
    };
    return one.allDay ? { ...one, start: one.start.slice(0, 10), end: one.end.slice(0, 10) } : one;
  });
  let { resources, events } = records;
  const registrations = [];
  for (const { id } of resources) {
    if (next() < 0.6) continue;
    const entry = { userId: owner.email, rating: 1 + upTo(4), timestamp: now.toISOString() };
    resources = resources.map((one) => (one.id === id ? withRating(one, owner.email, entry) : one));
  }
  for (const { id } of events) {
    const places: PlacesTaken = next() < 0.5 ? 1 : 2;
    const event = events.find((one) => one.id === id)!;
    const taken = next() < 0.5 ? withRegistration(event, places) : null;
    if (!taken) continue;
    events = events.map((one) => (one.id === id ? taken : one));
    registrations.push(registrationOf(id, owner.email, places));
  }
  const saved: SavedItem[] = Array.from({ length: upTo(4) }, (_, recordId) => ({
    kind: (['event', 'service', 'resource'] as const)[upTo(2)]!,
    recordId,
    title: word(),
    detail: next() < 0.3 ? '' : word(),
    ...(next() < 0.3 && { phone: '03 5550 0000' }),
    savedAt: new Date(now.getTime() - upTo(100) * 60_000).toISOString(),
  }));
  const choices = {
    ...(next() < 0.5 && { largeText: next() < 0.5 }),
    ...(next() < 0.5 && { highContrast: true }),
  };
  return {
    appointments: [...records.appointments, ...appointments],
    resources,
    events,
    registrations,
    saved,
    choices,
  };
}
