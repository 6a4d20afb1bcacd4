import { describe, expect, test, vi } from 'vitest';
import { CollectionError, type Collection } from './collection';

/** The records of the contract. */
export interface Note {
  id: number;
  title: string;
  colour?: string;
}

/** Parses one of them, like the domain's parsers. */
export function parseNote(value: unknown): Note | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, title, colour } = value as Record<string, unknown>;
  if (typeof id !== 'number' || typeof title !== 'string') return null;
  return { id, title, ...(typeof colour === 'string' ? { colour } : {}) };
}

/** Two handles on the same records, as in two tabs. Where that is impossible, the same one twice. */
export interface CollectionPair {
  here: Collection<Note>;
  there: Collection<Note>;
}

const seeds: readonly Note[] = [
  { id: 1, title: 'Bread', colour: 'brown' },
  { id: 2, title: 'Milk' },
  { id: 7, title: 'Tea' },
];

/**
 * The contract of every adapter of Collection.
 * @param make makes the pair on an unused store, with these seeds.
 */
export function describeCollection(name: string, make: (seeds: readonly Note[]) => Promise<CollectionPair>) {
  describe(`${name} as a Collection`, () => {
    const titles = async (notes: Collection<Note>) => (await notes.list()).map(({ title }) => title);

    test('starts with its seeds, in their order', async () => {
      const { here } = await make(seeds);
      expect(await here.list()).toEqual(seeds);
      expect(here.damage()).toEqual([]);
    });

    test('says in a sentence where it stores things', async () => {
      const { here } = await make(seeds);
      expect(here.storageNotice).toMatch(/^[A-Z].*\.$/);
    });

    test('gets one record, or null', async () => {
      const { here } = await make(seeds);
      expect(await here.get(7)).toEqual({ id: 7, title: 'Tea' });
      expect(await here.get(3)).toBeNull();
    });

    test('replaces a known record in place and appends a new one', async () => {
      const { here, there } = await make(seeds);
      await here.put({ id: 2, title: 'Oat milk' });
      await here.put({ id: 8, title: 'Eggs' });
      expect(await titles(here)).toEqual(['Bread', 'Oat milk', 'Tea', 'Eggs']);
      expect(await titles(there)).toEqual(['Bread', 'Oat milk', 'Tea', 'Eggs']);
    });

    test('keeps unknown fields, and removes known ones that are left out', async () => {
      const { here, there } = await make([]);
      await here.put({ id: 1, title: 'Bread', colour: 'brown', shop: { open: true } } as Note);
      await there.put({ id: 1, title: 'White bread' });
      expect(await here.get(1)).toEqual({ id: 1, title: 'White bread', shop: { open: true } });
    });

    test('puts only over the version that the caller saw last', async () => {
      const { here, there } = await make(seeds);
      const seen = await here.get(2);
      await there.put({ id: 2, title: 'Goat milk' });
      const late = here.put({ id: 2, title: 'Oat milk' }, { expected: seen });
      await expect(late).rejects.toMatchObject({ name: 'CollectionError', code: 'conflict' });
      await expect(here.put({ id: 1, title: 'Rye' }, { expected: null })).rejects.toThrow(CollectionError);
      await expect(here.put({ id: 9, title: 'Jam' }, { expected: seen })).rejects.toThrow(CollectionError);
      expect(await titles(here)).toEqual(['Bread', 'Goat milk', 'Tea']);
    });

    test('puts over the version that the caller saw, whatever the order of its fields', async () => {
      const { here } = await make(seeds);
      await here.put({ id: 1, title: 'Rye' }, { expected: { colour: 'brown', title: 'Bread', id: 1 } });
      await here.put({ id: 9, title: 'Jam' }, { expected: null });
      expect(await titles(here)).toEqual(['Rye', 'Milk', 'Tea', 'Jam']);
    });

    test('adds records under ids of their own, and loses none of many at once', async () => {
      const { here, there } = await make(seeds);
      const handles = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? here : there));
      const added = await Promise.all(handles.map((notes, index) => notes.add([{ title: `Note ${index}` }])));
      expect(new Set(added.flat().map(({ id }) => id)).size).toBe(50);
      expect(await here.list()).toHaveLength(53);
      expect(new Set(await titles(there))).toEqual(
        new Set(['Bread', 'Milk', 'Tea', ...handles.map((_, index) => `Note ${index}`)]),
      );
    });

    test('adds several at once, each under the next id where the one that it asks for is taken', async () => {
      const { here, there } = await make(seeds);
      expect(
        await here.add([
          { id: 2, title: 'Eggs' },
          { title: 'Jam', colour: 'red' },
        ]),
      ).toEqual([
        { id: 8, title: 'Eggs' },
        { id: 9, title: 'Jam', colour: 'red' },
      ]);
      expect(await titles(there)).toEqual(['Bread', 'Milk', 'Tea', 'Eggs', 'Jam']);
    });

    test('adds none of several where one of them is refused', async () => {
      const { here, there } = await make(seeds);
      await expect(here.add([{ title: 'Eggs' }, {} as Note])).rejects.toThrow(TypeError);
      expect(await there.list()).toEqual(seeds);
    });

    test('refuses a record that it could not read back', async () => {
      const { here } = await make(seeds);
      await expect(here.put({ id: 3 } as Note)).rejects.toThrow(TypeError);
      expect(await here.list()).toEqual(seeds);
    });

    test('removes a record and returns it, or null when there is none', async () => {
      const { here, there } = await make(seeds);
      expect(await here.remove(2)).toEqual({ id: 2, title: 'Milk' });
      expect(await here.remove(2)).toBeNull();
      expect(await titles(there)).toEqual(['Bread', 'Tea']);
    });

    test('stays empty once everything is removed', async () => {
      const { here, there } = await make(seeds);
      for (const { id } of seeds) await here.remove(id);
      expect(await here.list()).toEqual([]);
      expect(await there.list()).toEqual([]);
    });

    test('notifies of each change, and of nothing else', async () => {
      const { here } = await make(seeds);
      const listener = vi.fn<() => void>();
      const end = here.subscribe(listener);
      await here.list();
      await here.get(1);
      await here.remove(99);
      await here.put({ id: 1, title: 'Rye' }, { expected: null }).catch(() => undefined);
      expect(listener).toHaveBeenCalledTimes(0);
      await here.put({ id: 8, title: 'Eggs' });
      expect(listener).toHaveBeenCalledTimes(1);
      await here.add([{ title: 'Jam' }]);
      await here.remove(8);
      expect(listener).toHaveBeenCalledTimes(3);
      end();
      await here.remove(1);
      expect(listener).toHaveBeenCalledTimes(3);
    });

    test('has already changed when it notifies', async () => {
      const { here } = await make(seeds);
      let seen: Promise<readonly Note[]> | undefined;
      here.subscribe(() => {
        seen = here.list();
      });
      await here.remove(1);
      expect(await seen).toEqual(seeds.slice(1));
    });
  });
}
