import { beforeEach, describe, expect, test } from 'vitest';
import { maxSavedItems, type SavedItem } from '@/shared/domain/saved/savedItem';
import { CollectionError } from './collection';
import type { SavedItems } from './savedItems';

/** Two handles on the same list, as in two tabs. */
export interface SavedItemsTestEnvironment {
  here: SavedItems;
  there: SavedItems;
  /** Ids of two people; both handles belong to the first one where each person has their own login. */
  people: readonly [string, string];
  /** The list of the second person. */
  others: SavedItems;
}

const item = (recordId: number, more: Partial<SavedItem> = {}): SavedItem => ({
  kind: 'event',
  recordId,
  title: `Event ${recordId}`,
  detail: 'Carlton',
  savedAt: new Date(Date.UTC(2026, 10, 20, 0, recordId)).toISOString(),
  ...more,
});

/** The contract of every adapter of SavedItems. @param make opens empty lists. */
export function describeSavedItems(name: string, make: () => Promise<SavedItemsTestEnvironment>): void {
  describe(`${name} of saved items`, () => {
    let environment: SavedItemsTestEnvironment;
    let ann: string;
    let bob: string;
    beforeEach(async () => {
      environment = await make();
      [ann, bob] = environment.people;
    });

    test('lists nothing at first', async () => {
      expect(await environment.here.list(ann)).toEqual([]);
    });

    test('lists what was saved, whole, the last saved first', async () => {
      const { here, there } = environment;
      const place = item(3, { kind: 'service', phone: '03 5550 0000', detail: '' });
      for (const one of [item(1), place, item(2)]) await here.put(ann, one);
      expect(await here.list(ann)).toEqual([place, item(2), item(1)]);
      expect(await there.list(ann)).toEqual([place, item(2), item(1)]);
    });

    test('keeps records of two kinds with the same id apart', async () => {
      const { here } = environment;
      await here.put(ann, item(1));
      await here.put(ann, item(1, { kind: 'resource', savedAt: '2026-11-22T00:00:00.000Z' }));
      await here.remove(ann, { kind: 'event', recordId: 1 });
      expect((await here.list(ann)).map(({ kind }) => kind)).toEqual(['resource']);
    });

    test('saves a record once, with the words of the last time', async () => {
      const { here, there } = environment;
      await here.put(ann, item(1));
      await there.put(ann, item(1, { title: 'Another title' }));
      expect(await here.list(ann)).toEqual([item(1, { title: 'Another title' })]);
    });

    test('loses nothing when two tabs save at the same moment', async () => {
      const { here, there } = environment;
      await Promise.all([1, 2, 3, 4, 5, 6].map((id) => (id % 2 ? here : there).put(ann, item(id))));
      expect((await here.list(ann)).map(({ recordId }) => recordId)).toEqual([6, 5, 4, 3, 2, 1]);
    });

    test('returns the removed item, so that it can be restored unchanged', async () => {
      const { here } = environment;
      for (const id of [1, 2]) await here.put(ann, item(id));
      const removed = await here.remove(ann, { kind: 'event', recordId: 1 });
      expect(removed).toEqual(item(1));
      expect(await here.list(ann)).toEqual([item(2)]);
      await here.put(ann, removed!);
      expect(await here.list(ann)).toEqual([item(2), item(1)]);
    });

    test('removes nothing twice', async () => {
      const { here, there } = environment;
      await here.put(ann, item(1));
      await there.remove(ann, item(1));
      expect(await here.remove(ann, item(1))).toBeNull();
    });

    test("shows nobody another person's items, and clears one list only", async () => {
      const { here, others } = environment;
      await here.put(ann, item(1));
      await others.put(bob, item(2));
      expect(await others.list(bob)).toEqual([item(2)]);
      await here.clear(ann);
      expect(await here.list(ann)).toEqual([]);
      expect(await others.list(bob)).toEqual([item(2)]);
    });

    test('tells who listens of each change', async () => {
      const { here } = environment;
      let calls = 0;
      const stop = here.subscribe(() => (calls += 1));
      await here.put(ann, item(1));
      await here.remove(ann, item(1));
      expect(calls).toBe(2);
      stop();
      await here.put(ann, item(1));
      expect(calls).toBe(2);
    });

    test('refuses one more than there is room for, and takes what is there already again', async () => {
      const { here } = environment;
      for (let id = 1; id <= maxSavedItems; id += 1) await here.put(ann, item(id));
      const refused = await here.put(ann, item(maxSavedItems + 1)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(CollectionError);
      expect(refused).toMatchObject({ code: 'limit' });
      expect((refused as CollectionError).text).toContain('Remove something');
      await here.put(ann, item(1, { title: 'Again' }));
      expect(await here.list(ann)).toHaveLength(maxSavedItems);
    });
  });
}
