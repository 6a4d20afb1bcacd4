import { describe, expect, test, vi } from 'vitest';
import type { WaitingChange } from '@/shared/domain/waitingChanges/waitingChange';
import { withChange } from '@/shared/domain/waitingChanges/waitingRules';
import type { WaitingStore } from './waitingChanges';

/** A waiting rating. @param id the resource's, which also names it. */
export const waitingRating = (id: number): WaitingChange => ({
  kind: 'rating',
  key: `request-${id}`,
  id,
  title: `Resource ${id}`,
  rating: 4,
  timestamp: '2026-11-24T00:00:00.000Z',
  tried: false,
  trouble: null,
});

/** The contract of every adapter of WaitingStore. @param make makes an empty one. */
export function describeWaitingStore(name: string, make: () => WaitingStore) {
  const add = (store: WaitingStore, person: string, id: number) =>
    store.update(person, (changes) => withChange(changes, waitingRating(id)));

  describe(`${name} as WaitingStore`, () => {
    test('keeps each person’s changes apart, in the order in which they came', async () => {
      const store = make();
      await add(store, 'ann', 1);
      await add(store, 'bob', 2);
      expect(await add(store, 'ann', 3)).toEqual([waitingRating(1), waitingRating(3)]);
      expect(await store.of('ann')).toEqual([waitingRating(1), waitingRating(3)]);
      expect(await store.of('bob')).toEqual([waitingRating(2)]);
      expect(await store.of('cem')).toEqual([]);
    });

    test('loses none of those that are added at once', async () => {
      const store = make();
      const ids = Array.from({ length: 20 }, (_, id) => id);
      await Promise.all(ids.map((id) => add(store, 'ann', id)));
      expect((await store.of('ann')).map(({ id }) => id)).toEqual(ids);
    });

    test('changes nothing where the change throws', async () => {
      const store = make();
      await add(store, 'ann', 1);
      const failing = store.update('ann', () => {
        throw new TypeError('A mistake made by a test');
      });
      await expect(failing).rejects.toThrow('A mistake made by a test');
      expect(await store.of('ann')).toEqual([waitingRating(1)]);
    });

    test('forgets one person’s changes and nobody else’s', async () => {
      const store = make();
      await add(store, 'ann', 1);
      await add(store, 'bob', 2);
      await store.forget('ann');
      expect(await store.of('ann')).toEqual([]);
      expect(await store.of('bob')).toEqual([waitingRating(2)]);
    });

    test('tells its listeners of each change, until they stop', async () => {
      const store = make();
      const listener = vi.fn<() => void>();
      const stop = store.subscribe(listener);
      await add(store, 'ann', 1);
      expect(listener).toHaveBeenCalledTimes(1);
      stop();
      await add(store, 'ann', 2);
      expect(listener).toHaveBeenCalledTimes(1);
    });
  });
}
