import { expect, test } from 'vitest';
import { createMemoryCollection } from '../../adapters/memory/collection';
import { withRating } from '../../domain/ratings';
import type { Resource } from '../../domain/resource';
import { CollectionError } from '../../ports/collection';
import { seedResources } from '../../seeds/resources';
import { changeResource } from './changeResource';

const seeds = seedResources(new Date('2026-11-24'));
const rate = (email: string, rating: number) => (resource: Resource) =>
  withRating(resource, email, { userId: email, rating, timestamp: '' });

test('two people who rate the same resource at the same moment both count', async () => {
  const stored = createMemoryCollection({ records: seeds });
  let other: Promise<void> | undefined;
  const overtaken = {
    ...stored,
    // Between reading and writing, somebody else rates.
    async get(id: number) {
      const resource = (await stored.get(id))!;
      other ??= stored.put(rate('nina@example.org', 2)(resource));
      await other;
      return resource;
    },
  };
  const before = await changeResource(overtaken, 4, rate('tom@example.org', 5));
  expect(before?.ratings.map(({ userId }) => userId)).toEqual(['nina@example.org']);
  const after = await stored.get(4);
  expect(after?.ratings.map(({ rating }) => rating)).toEqual([2, 5]);
  expect(after?.averageRating).toBe(3.5);
});

test('a storage that answers conflict for ever is given up', async () => {
  const stored = createMemoryCollection({ records: seeds, refuse: () => 'conflict' });
  await expect(changeResource(stored, 4, rate('tom@example.org', 5))).rejects.toThrow(CollectionError);
});

test('a resource that is gone stays gone', async () => {
  const stored = createMemoryCollection({ records: seeds });
  await stored.remove(4);
  expect(await changeResource(stored, 4, rate('tom@example.org', 5))).toBeNull();
  expect(await stored.get(4)).toBeNull();
});
