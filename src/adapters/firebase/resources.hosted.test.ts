import { average, collection, count, getAggregate, query, where } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOf, endDatabases, ownerWrites, startEmpty } from '../../../firebase/rules/people';
import { newResource } from '../../domain/resources/newResource';
import { ratingsOf } from '../../domain/resources/ratings';
import type { Role } from '../../domain/users/user';
import { CollectionError } from '../../ports/collection';
import type { Rated } from '../../ports/ratings';
import { seedResources } from '../../seeds/resources';
import { createSharedResources } from './resources';

beforeEach(startEmpty);
afterEach(endDatabases);

const seeds = seedResources(new Date('2026-11-24T10:00:00+11:00'));

/** What one person's browser has. */
async function browser(id: string, role: Role = 'user') {
  const email = `${id}@example.net`;
  const database = databaseOf({ uid: id, email });
  if (role !== 'user')
    await ownerWrites(`users/${id}`, { email, role, createdAt: '2026-11-22T01:00:00.000Z' });
  const made = createSharedResources({
    open: async () => database,
    person: () => ({ id, email }),
    seed: () => seeds,
    maySeed: () => role === 'admin',
  });
  const rate = (resource: number, rating: number | null) =>
    made.ratings.put(resource, email, rating === null ? null : { userId: email, rating, timestamp: '' });
  return { ...made, email, database, rate };
}

test('the first administrator who opens the list creates the seed resources, without ratings', async () => {
  const ann = await browser('ann');
  expect(await ann.resources.list()).toEqual([]);
  const admin = await browser('admin', 'admin');
  expect((await admin.resources.list()).map(({ id, title }) => [id, title])).toEqual(
    seeds.map(({ id, title }) => [id, title]),
  );
  expect((await ann.resources.list()).every((one) => ratingsOf(one).count === 0)).toBe(true);
});

test('a rating counts once for each person; everybody sees the average, and only they see their own', async () => {
  await (await browser('admin', 'admin')).resources.list();
  const [ann, bob] = [await browser('ann'), await browser('bob')];
  expect(await ann.rate(4, 5)).toEqual({ before: null });
  expect(await bob.rate(4, 2)).toEqual({ before: null });
  const seen = (await bob.resources.get(4))!;
  expect(ratingsOf(seen)).toEqual({ average: 3.5, count: 2 });
  expect(seen.ratings).toMatchObject([{ userId: bob.email, rating: 2 }]);
  expect(JSON.stringify(await bob.resources.list())).not.toContain(ann.email);

  expect(await ann.rate(4, 1)).toMatchObject({ before: { userId: ann.email, rating: 5 } });
  expect(ratingsOf((await bob.resources.get(4))!)).toEqual({ average: 1.5, count: 2 });
  await ann.rate(4, null);
  await ann.rate(4, null);
  expect(ratingsOf((await bob.resources.get(4))!)).toEqual({ average: 2, count: 1 });
  expect((await ann.resources.get(4))!.ratings).toEqual([]);
  expect(await ann.rate(99, 3)).toBe('gone');
});

test('an administrator’s edit leaves the ratings alone, and a reused id starts with none', async () => {
  const admin = await browser('admin', 'admin');
  const ann = await browser('ann');
  await admin.resources.list();
  const before = (await admin.resources.get(10))!;
  await ann.rate(10, 4);
  // Concurrent ratings are not a conflict.
  await admin.resources.put({ ...before, title: 'Walking in company' }, { expected: before });
  expect(await ann.resources.get(10)).toMatchObject({ title: 'Walking in company', averageRating: 4 });
  await admin.resources.remove(10);
  const next = await admin.resources.add(newResource);
  expect(next.id).toBe(10);
  expect(await ann.resources.get(10)).toMatchObject({ title: 'New Resource', ratingCount: 0, ratings: [] });
  await ann.rate(10, 3);
  expect(ratingsOf((await ann.resources.get(10))!)).toEqual({ average: 3, count: 1 });
});

test('one person’s rating in two browsers at once counts once', async () => {
  await (await browser('admin', 'admin')).resources.list();
  const [here, there] = [await browser('ann'), await browser('ann')];
  await Promise.all([here.rate(4, 5), there.rate(4, 2), here.rate(4, 3), there.rate(4, 1)]);
  const { ratings, ...resource } = (await here.resources.get(4))!;
  expect(resource).toMatchObject({ ratingCount: 1, averageRating: ratings[0]!.rating });
});

test('1,000 people who rate one resource at once are all counted, and the average is right', async () => {
  await (await browser('admin', 'admin')).resources.list();
  const people = await Promise.all(Array.from({ length: 1000 }, (_, index) => browser(`person${index}`)));
  const given = people.map((_, index) => (index % 5) + 1);
  // On a busy machine some wait too long for their answer: they get an answer that says so, and try again as people do.
  const press = async (rate: () => Promise<Rated>): Promise<Rated> => {
    try {
      return await rate();
    } catch (error) {
      if (error instanceof CollectionError && error.code === 'unreachable') return press(rate);
      throw error;
    }
  };
  await Promise.all(people.map(({ rate }, index) => press(() => rate(4, given[index]!))));

  const mean = given.reduce((sum, rating) => sum + rating, 0) / given.length;
  const { resources } = people[0]!;
  expect(ratingsOf((await resources.get(4))!)).toEqual({ average: mean, count: 1000 });
  // The database's own count of the documents says the same.
  const all = query(collection(databaseOf('owner'), 'ratings'), where('resource', '==', 4));
  const counted = await getAggregate(all, { people: count(), mean: average('rating') });
  expect(counted.data()).toEqual({ people: 1000, mean });
}, 300_000);
