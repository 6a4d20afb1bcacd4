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

test('the average is the mean, not rounded, and null without ratings', () => {
  const ratings = [5, 4, 4].map((rating) => given('a@example.org', rating));
  expect(averageOf(ratings)).toBeCloseTo(4.333_333, 5);
  expect(averageOf([])).toBeNull();
});

test('users and administrators rate, healthcare workers do not', () => {
  expect((['user', 'admin', 'healthcare'] as const).filter((role) => mayRate({ role }))).toEqual([
    'user',
    'admin',
  ]);
});

describe('a rating', () => {
  test('is found by the address, whatever its capitals and blanks', () => {
    expect(ratingOf(resource, 'margaret@example.org')?.rating).toBe(3);
    expect(ratingOf(resource, 'tom@example.org')).toBeNull();
  });

  test('is added at the end the first time, and the average follows', () => {
    const rated = withRating(resource, 'tom@example.org', given('tom@example.org', 2));
    expect(rated.ratings.map(({ rating }) => rating)).toEqual([5, 3, 4, 2]);
    expect(rated.averageRating).toBe(3.5);
    expect(resource.ratings).toHaveLength(3);
  });

  test('takes the place of the one before, and of every other one by the same person', () => {
    const twice = { ...resource, ratings: [...resource.ratings, given('MARGARET@example.org', 1)] };
    const rated = withRating(twice, 'margaret@example.org', given('margaret@example.org', 5));
    expect(rated.ratings.map(({ rating }) => rating)).toEqual([5, 5, 4]);
    expect(rated.averageRating).toBeCloseTo(4.667, 3);
  });

  test('can be taken away, down to none', () => {
    expect(withRating(resource, 'margaret@example.org', null).averageRating).toBe(4.5);
    const alone = { ...resource, ratings: [given('margaret@example.org', 3)] };
    expect(withRating(alone, 'margaret@example.org', null)).toMatchObject({
      ratings: [],
      averageRating: null,
    });
  });
});
