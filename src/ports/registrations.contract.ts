import { describe, expect, test, vi } from 'vitest';
import { attendance, type CommunityEvent } from '@/shared/domain/events/event';
import type { Collection, CollectionErrorCode } from './collection';
import type { Registrations } from './registrations';

/** Two handles on the same registrations, as in two tabs, with their events. */
export interface RegistrationsTestEnvironment {
  here: Registrations;
  there: Registrations;
  events: Collection<CommunityEvent>;
  /** Makes all further writes fail. */
  stopWriting: () => void;
  /** The code of that failure. */
  stopped: CollectionErrorCode;
}

/** An event to register for. */
export const event = (id: number, attendees: number, capacity: number): CommunityEvent => ({
  id,
  title: `Event ${id}`,
  date: '2026-12-11',
  location: 'St Kilda',
  description: '',
  category: 'social',
  image: '',
  capacity,
  attendees,
});

const seeds = [event(1, 18, 40), event(2, 25, 25), event(3, 2, 7), event(4, 0, 0)];
const margaret = 'margaret@example.org';
const george = 'george@example.org';

/**
 * The contract of every adapter of Registrations.
 * @param make makes the pair on an unused store, with these events.
 */
export function describeRegistrations(
  name: string,
  make: (events: readonly CommunityEvent[]) => Promise<RegistrationsTestEnvironment>,
) {
  describe(`${name} as Registrations`, () => {
    const coming = async ({ events }: RegistrationsTestEnvironment, id: number) =>
      (await events.get(id))!.attendees;
    const placesOf = async (registrations: Registrations, email: string) => [
      ...(await registrations.of(email)).keys(),
    ];

    test('starts with nobody registered, and says in a sentence where it stores things', async () => {
      const { here } = await make(seeds);
      expect(await placesOf(here, margaret)).toEqual([]);
      expect(here.storageNotice).toMatch(/^[A-Z].*\.$/);
      expect(here.damage()).toEqual([]);
    });

    test('registers one person, who is counted once', async () => {
      const testEnvironment = await make(seeds);
      expect(await testEnvironment.here.register(1, margaret)).toBe('registered');
      expect(await testEnvironment.here.register(1, ' Margaret@EXAMPLE.org ')).toBe('already');
      expect(await testEnvironment.there.register(1, margaret)).toBe('already');
      expect(await coming(testEnvironment, 1)).toBe(19);
      expect(attendance((await testEnvironment.events.get(1))!)).toBe('19/40 attending');
      expect(await placesOf(testEnvironment.there, 'MARGARET@example.org')).toEqual([1]);
      expect(await placesOf(testEnvironment.here, george)).toEqual([]);
    });

    test('cancels a registration, once', async () => {
      const testEnvironment = await make(seeds);
      await testEnvironment.here.register(3, margaret);
      await testEnvironment.here.register(1, margaret);
      expect(await testEnvironment.there.giveUp(3, 'Margaret@example.org')).toBe(true);
      expect(await testEnvironment.here.giveUp(3, margaret)).toBe(false);
      expect(await coming(testEnvironment, 3)).toBe(2);
      expect(await placesOf(testEnvironment.here, margaret)).toEqual([1]);
    });

    test('never takes more people than there are places', async () => {
      const testEnvironment = await make(seeds);
      expect(await testEnvironment.here.register(2, margaret)).toBe('full');
      const people = Array.from({ length: 20 }, (_, index) => `person${index}@example.org`);
      const answers = await Promise.all(
        people.map((email, index) =>
          (index % 2 === 0 ? testEnvironment.here : testEnvironment.there).register(3, email),
        ),
      );
      expect(answers.filter((answer) => answer === 'registered')).toHaveLength(5);
      expect(answers.filter((answer) => answer === 'full')).toHaveLength(15);
      expect(await coming(testEnvironment, 3)).toBe(7);
      expect(await coming(testEnvironment, 2)).toBe(25);
    });

    test('gives one person who presses in two tabs at once one place', async () => {
      const testEnvironment = await make(seeds);
      const answers = await Promise.all(
        [testEnvironment.here, testEnvironment.there, testEnvironment.here, testEnvironment.there].map(
          (one) => one.register(1, margaret),
        ),
      );
      expect(answers.toSorted()).toEqual(['already', 'already', 'already', 'registered']);
      expect(await coming(testEnvironment, 1)).toBe(19);
    });

    test('makes a cancelled place available to another person', async () => {
      const testEnvironment = await make([event(1, 0, 1)]);
      await testEnvironment.here.register(1, margaret);
      expect(await testEnvironment.there.register(1, george)).toBe('full');
      await testEnvironment.here.giveUp(1, margaret);
      expect(await testEnvironment.there.register(1, george)).toBe('registered');
    });

    test('accepts everybody where there is no limit', async () => {
      const testEnvironment = await make(seeds);
      expect(await testEnvironment.here.register(4, margaret)).toBe('registered');
      expect(await coming(testEnvironment, 4)).toBe(1);
    });

    test('accepts nobody for a deleted event, but a registration for it can still be cancelled', async () => {
      const testEnvironment = await make(seeds);
      expect(await testEnvironment.here.register(99, margaret)).toBe('gone');
      await testEnvironment.here.register(1, margaret);
      await testEnvironment.events.remove(1);
      expect(await testEnvironment.here.giveUp(1, margaret)).toBe(true);
      expect(await placesOf(testEnvironment.here, margaret)).toEqual([]);
    });

    test('cancels all registrations of one person and no other', async () => {
      const testEnvironment = await make(seeds);
      for (const id of [1, 3]) await testEnvironment.here.register(id, margaret);
      await testEnvironment.here.register(3, george);
      await testEnvironment.there.giveUpAll(' MARGARET@example.org');
      expect(await placesOf(testEnvironment.here, margaret)).toEqual([]);
      expect(await placesOf(testEnvironment.here, george)).toEqual([3]);
      expect([await coming(testEnvironment, 1), await coming(testEnvironment, 3)]).toEqual([18, 3]);
    });

    test('notifies of each change, and of nothing else', async () => {
      const { here, events } = await make(seeds);
      const onChange = vi.fn<() => void>();
      const eventsTold = vi.fn<() => void>();
      const end = here.subscribe(onChange);
      events.subscribe(eventsTold);
      await here.of(margaret);
      await here.register(2, margaret);
      await here.giveUp(1, margaret);
      await here.giveUpAll(margaret);
      expect(onChange).toHaveBeenCalledTimes(0);
      await here.register(1, margaret);
      expect(onChange).toHaveBeenCalledTimes(1);
      await here.giveUp(1, margaret);
      expect(onChange).toHaveBeenCalledTimes(2);
      expect(eventsTold).toHaveBeenCalledTimes(2);
      end();
      await here.register(1, margaret);
      expect(onChange).toHaveBeenCalledTimes(2);
    });

    test('changes nothing at all when nothing can be written', async () => {
      const testEnvironment = await make(seeds);
      await testEnvironment.here.register(1, margaret);
      testEnvironment.stopWriting();
      const refusal = { name: 'CollectionError', code: testEnvironment.stopped };
      await expect(testEnvironment.here.register(3, margaret)).rejects.toMatchObject(refusal);
      await expect(testEnvironment.here.giveUp(1, margaret)).rejects.toMatchObject(refusal);
      await expect(testEnvironment.here.giveUpAll(margaret)).rejects.toMatchObject(refusal);
      expect(await placesOf(testEnvironment.there, margaret)).toEqual([1]);
      expect([await coming(testEnvironment, 1), await coming(testEnvironment, 3)]).toEqual([19, 2]);
    });
  });
}
