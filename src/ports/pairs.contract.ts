import { describe, expect, test } from 'vitest';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { event, type RegistrationsTestEnvironment } from './registrations.contract';

type Make = (events: readonly CommunityEvent[]) => Promise<RegistrationsTestEnvironment>;

const margaret = 'margaret@example.org';
const george = 'george@example.org';
const person = (index: number) => `person${index}@example.org`;
const people = Array.from({ length: 20 }, (_, index) => person(index));

const coming = async ({ events }: RegistrationsTestEnvironment, id: number) =>
  (await events.get(id))!.attendees;

/** The contract of every adapter of Registrations for two seats at once. @param make as for `describeRegistrations`. */
export function describePairs(name: string, make: Make) {
  describe(`${name} as Registrations with support persons`, () => {
    test('takes two places in one registration, and gives both back', async () => {
      const testEnvironment = await make([event(1, 18, 40), event(2, 0, 0)]);
      const { here, there } = testEnvironment;
      expect(await here.register(1, margaret, 2)).toBe('registered');
      expect(await here.register(2, margaret, 2)).toBe('registered');
      expect(await there.register(1, margaret)).toBe('already');
      expect([await coming(testEnvironment, 1), await coming(testEnvironment, 2)]).toEqual([20, 2]);
      expect([...(await there.of(margaret))]).toEqual([
        [1, 2],
        [2, 2],
      ]);
      expect(await there.giveUp(1, margaret)).toBe(true);
      expect(await coming(testEnvironment, 1)).toBe(18);
      await here.giveUpAll(margaret);
      expect(await coming(testEnvironment, 2)).toBe(0);
    });

    test('takes neither place where only one is left', async () => {
      const testEnvironment = await make([event(1, 6, 7)]);
      const { here } = testEnvironment;
      expect(await here.register(1, margaret, 2)).toBe('full');
      expect([...(await here.of(margaret))]).toEqual([]);
      expect(await coming(testEnvironment, 1)).toBe(6);
      expect(await here.register(1, george)).toBe('registered');
    });

    test('gives pairs that race for the last places all or nothing', async () => {
      const testEnvironment = await make([event(1, 2, 7)]);
      const { here, there } = testEnvironment;
      const answers = await Promise.all(
        people.map((email, index) => (index % 2 === 0 ? here : there).register(1, email, 2)),
      );
      expect(answers.filter((answer) => answer === 'registered')).toHaveLength(2);
      expect(await coming(testEnvironment, 1)).toBe(6);
      const taken = await Promise.all(people.map(async (email) => (await here.of(email)).get(1) ?? 0));
      expect(taken).toEqual(answers.map((answer) => (answer === 'registered' ? 2 : 0)));
    });

    test('changes neither place when nothing can be written', async () => {
      const testEnvironment = await make([event(1, 18, 40), event(2, 0, 7)]);
      const { here, there, stopped } = testEnvironment;
      await here.register(1, margaret, 2);
      testEnvironment.stopWriting();
      const refusal = { name: 'CollectionError', code: stopped };
      await expect(here.register(2, margaret, 2)).rejects.toMatchObject(refusal);
      await expect(here.giveUp(1, margaret)).rejects.toMatchObject(refusal);
      expect([...(await there.of(margaret))]).toEqual([[1, 2]]);
      expect([await coming(testEnvironment, 1), await coming(testEnvironment, 2)]).toEqual([20, 0]);
    });
  });
}

/** The same for adapters with a waiting list. */
export function describeWaitingPairs(name: string, make: Make) {
  describe(`${name} as a waiting list with support persons`, () => {
    const [ann, bob, cem, dee] = people as [string, string, string, string];

    test('lets nobody overtake a pair that waits for two places', async () => {
      const testEnvironment = await make([event(1, 0, 3)]);
      const { here } = testEnvironment;
      const { join, of } = here.waitingList;
      for (const email of [ann, bob, cem]) await here.register(1, email);
      expect(await join(1, margaret, 2)).toBe(1);
      expect(await join(1, george)).toBe(2);
      await here.giveUp(1, ann);
      // One seat is free, and reserved.
      expect(await coming(testEnvironment, 1)).toBe(2);
      expect([
        await here.register(1, george),
        await here.register(1, dee),
        await here.register(1, ann),
      ]).toEqual(['full', 'full', 'full']);
      expect(await here.register(1, margaret)).toBe('full');
      expect([...(await of(margaret))]).toEqual([[1, { number: 1, places: 2 }]]);
      expect(await join(1, dee)).toBe(3);
      await here.giveUp(1, bob);
      expect([...(await here.of(margaret))]).toEqual([[1, 2]]);
      expect([...(await of(george))]).toEqual([[1, { number: 1, places: 1 }]]);
      expect(await coming(testEnvironment, 1)).toBe(3);
    });

    test('gives both places of a pair to the next two people in line', async () => {
      const testEnvironment = await make([event(1, 0, 2)]);
      const { here } = testEnvironment;
      await here.register(1, margaret, 2);
      for (const email of [ann, bob, cem]) await here.waitingList.join(1, email);
      await here.giveUp(1, margaret);
      const taken = await Promise.all([ann, bob, cem].map(async (email) => (await here.of(email)).get(1)));
      expect(taken).toEqual([1, 1, undefined]);
      expect(await coming(testEnvironment, 1)).toBe(2);
    });

    test('takes a pair in line where only one place is left, and passes it on when they leave', async () => {
      const testEnvironment = await make([event(1, 0, 2)]);
      const { here } = testEnvironment;
      const { join, leave } = here.waitingList;
      await here.register(1, ann);
      expect([await join(1, bob), await join(1, margaret, 2)]).toEqual(['free', 1]);
      expect(await join(1, bob)).toBe(2);
      expect(await leave(1, margaret)).toBe(true);
      expect([...(await here.of(bob))]).toEqual([[1, 1]]);
      expect(await coming(testEnvironment, 1)).toBe(2);
      expect(await leave(1, margaret)).toBe(false);
    });
  });
}
