import { expect, test } from 'vitest';
import { withRating } from '@/shared/domain/resources/ratings';
import type { RatingEntry } from '@/shared/domain/resources/resource';
import { CollectionError } from '../ports/collection';
import { seedResources } from '@/shared/seeds/resources';
import { createListedRatings } from './listedRatings';
import { createMemoryRecords } from './memory/records';

const seeds = seedResources(new Date('2026-11-24'));
const nina = 'nina@example.org';
const tom = 'tom@example.org';
const given = (userId: string, rating: number): RatingEntry => ({ userId, rating, timestamp: '' });

test('two people who rate the same resource at the same moment are both counted', async () => {
  const stored = createMemoryRecords({ resources: seeds }).collections.resources;
  let other: Promise<void> | undefined;
  const overtaken = {
    ...stored,
    // Between reading and writing, another person rates.
    async get(id: number) {
      const resource = (await stored.get(id))!;
      other ??= stored.put(withRating(resource, nina, given(nina, 2)));
      await other;
      return resource;
    },
  };
  expect(await createListedRatings(overtaken).put(4, tom, given(tom, 5))).toEqual({ before: null });
  const after = await stored.get(4);
  expect(after?.ratings.map(({ rating }) => rating)).toEqual([2, 5]);
  expect(after?.averageRating).toBe(3.5);
});

test('a person has one rating, and it can be removed', async () => {
  const stored = createMemoryRecords({ resources: seeds }).collections.resources;
  const ratings = createListedRatings(stored);
  await ratings.put(4, tom, given(tom, 5));
  expect(await ratings.put(4, 'TOM@example.org', given('TOM@example.org', 1))).toEqual({
    before: given(tom, 5),
  });
  expect((await stored.get(4))?.averageRating).toBe(1);
  await ratings.put(4, tom, null);
  expect(await stored.get(4)).toMatchObject({ ratings: [], averageRating: null });
});

test('a rating stops retrying when the storage keeps answering with a conflict', async () => {
  const stored = createMemoryRecords({ resources: seeds, refuse: () => 'conflict' }).collections.resources;
  await expect(createListedRatings(stored).put(4, tom, given(tom, 5))).rejects.toThrow(CollectionError);
});

test('a rating does not recreate a deleted resource', async () => {
  const stored = createMemoryRecords({ resources: seeds }).collections.resources;
  await stored.remove(4);
  expect(await createListedRatings(stored).put(4, tom, given(tom, 5))).toBe('gone');
  expect(await stored.get(4)).toBeNull();
});
