import { describe, expect, test } from 'vitest';
import { averageOf, mayRate, ratingOf, withRating } from './ratings';
import type { RatingEntry, Resource } from './resource';

const given = (userId: string, rating: number): RatingEntry => ({ userId, rating, timestamp: '' });
const resource: Resource = {
  id: 1,
  title: 'Living well with arthritis',
  description: '',
  type: 'text',
  category: 'Chronic Conditions',
  ratings: [given('george@example.org', 5), given(' Margaret@Example.org', 3), given('nina@example.org', 4)],
  averageRating: 4,
};

test('the average rating is the mean, not rounded, and null without ratings', () => {
  const ratings = [5, 4, 4].map((rating) => given('a@example.org', rating));
  expect(averageOf(ratings)).toBeCloseTo(4.333_333, 5);
  expect(averageOf([])).toBeNull();
});

test('users and administrators can rate, healthcare workers cannot', () => {
  expect((['user', 'admin', 'healthcare'] as const).filter((role) => mayRate({ role }))).toEqual([
    'user',
    'admin',
  ]);
});

describe('a rating', () => {
  test('is found by its person’s address, ignoring case and spaces', () => {
    expect(ratingOf(resource, 'margaret@example.org')?.rating).toBe(3);
    expect(ratingOf(resource, 'tom@example.org')).toBeNull();
  });

  test('is appended the first time, and the average is updated', () => {
    const rated = withRating(resource, 'tom@example.org', given('tom@example.org', 2));
    expect(rated.ratings.map(({ rating }) => rating)).toEqual([5, 3, 4, 2]);
    expect(rated.averageRating).toBe(3.5);
    expect(resource.ratings).toHaveLength(3);
  });

  test('replaces all earlier ones by the same person', () => {
    const twice = { ...resource, ratings: [...resource.ratings, given('MARGARET@example.org', 1)] };
    const rated = withRating(twice, 'margaret@example.org', given('margaret@example.org', 5));
    expect(rated.ratings.map(({ rating }) => rating)).toEqual([5, 5, 4]);
    expect(rated.averageRating).toBeCloseTo(4.667, 3);
  });

  test('can be removed, down to the last one', () => {
    expect(withRating(resource, 'margaret@example.org', null).averageRating).toBe(4.5);
    const alone = { ...resource, ratings: [given('margaret@example.org', 3)] };
    expect(withRating(alone, 'margaret@example.org', null)).toMatchObject({
      ratings: [],
      averageRating: null,
    });
  });
});
