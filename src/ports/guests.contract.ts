import { describe, expect, test } from 'vitest';
import type { Attendee } from '@/shared/domain/events/attendees';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import type { Guests } from './guests';

/** The stores that an organiser works with. */
export interface GuestsTestEnvironment {
  guests: Guests;
  /** Returns the attendees, as the organiser sees them. */
  people: (eventId: number) => Promise<readonly Attendee[]>;
  /** Writes an event. */
  change: (event: CommunityEvent) => Promise<void>;
}

/** An event with one place. */
export const tea: CommunityEvent = {
  ...parseEvent({ id: 7, title: 'Tea', date: '2026-12-11', category: 'social' })!,
  capacity: 1,
};

const ann = { name: 'Ann Lee', phone: '0491 570 156', places: 1 } as const;
const bob = { name: 'Bob Ng', phone: '03 9123 4567', places: 1 } as const;

/** The contract of every adapter of Guests. @param make makes an environment whose only event is {@link tea}. */
export function describeGuests(name: string, make: () => Promise<GuestsTestEnvironment>) {
  describe(`${name} as Guests`, () => {
    const order = async ({ people }: GuestsTestEnvironment) =>
      (await people(7)).map((one) => `${one.name} ${one.guest?.phone} ${one.position ?? 'has a place'}`);

    test('registers a guest once, and the next only where they wait', async () => {
      const environment = await make();
      const { guests } = environment;
      expect((await guests.add(7, ann, false)).result).toBe('registered');
      expect(await guests.add(7, ann, true)).toEqual({ result: 'already', id: null });
      expect(await guests.add(7, bob, false)).toEqual({ result: 'full', id: null });
      expect((await guests.add(7, bob, true)).result).toBe(1);
      expect(await guests.add(8, bob, true)).toEqual({ result: 'gone', id: null });
      expect(await order(environment)).toEqual(['Ann Lee 0491 570 156 has a place', 'Bob Ng 03 9123 4567 1']);
    });

    test('gives the place of a removed guest to the next, who stays on the call list until the call', async () => {
      const environment = await make();
      const { guests } = environment;
      const { id } = await guests.add(7, ann, false);
      await guests.add(7, bob, true);
      expect(await guests.countCalls()).toBe(0);
      expect(await guests.remove(7, id!)).toBe(true);
      expect(await guests.remove(7, id!)).toBe(false);
      expect(await guests.countCalls()).toBe(1);
      const [call] = await guests.calls();
      expect(call).toMatchObject({ eventId: 7, name: 'Bob Ng', tell: ['They have a place now.'] });
      expect((await environment.people(7))[0]!.guest!.call).toEqual(call);
      expect(await guests.bringBack(7, id!)).toBe(1);
      expect(await guests.called(call!)).toBe('done');
      expect((await guests.calls()).map(({ name: who }) => who)).toEqual(['Ann Lee']);
    });

    test('says what has changed, and asks for another call where it changes once more', async () => {
      const { guests, change } = await make();
      await guests.add(7, ann, false);
      await change({ ...tea, location: 'Library' });
      const [call] = await guests.calls();
      expect(call!.tell).toEqual(['It is at Library now.']);
      await change({ ...tea, cancelled: '' });
      expect(await guests.called(call!)).toBe('changed');
      expect((await guests.calls())[0]!.tell).toEqual(['It is cancelled.']);
      expect(await guests.called({ id: 999, state: 'any' })).toBe('gone');
    });
  });
}
