import { expect, test } from 'vitest';
import { parseResource } from '../resources/resource';
import type { WaitingRating } from './waitingChange';
import { withWaitingRatings } from './waitingRules';

const rating: WaitingRating = {
  kind: 'rating',
  key: 'stars',
  id: 3,
  title: 'Walking',
  rating: 4,
  timestamp: null,
  tried: false,
  trouble: null,
};

test('ratings that wait are seen with the stars of others, each once', () => {
  const stars = (userId: string, given: number) => ({ userId, rating: given, timestamp: '' });
  const resource = parseResource({
    id: 3,
    title: 'Walking',
    ratings: [stars('bob@example.org', 2), stars('Ann@example.org', 1)],
  })!;
  const other = { ...resource, id: 4, ratings: [stars('ann@example.org', 5)] };
  const seen = (change: WaitingRating) => withWaitingRatings([resource, other], [change], 'ann@example.org');
  expect(seen(rating)).toEqual([
    { ...resource, ratings: [stars('bob@example.org', 2), stars('ann@example.org', 4)] },
    other,
  ]);
  expect(seen({ ...rating, timestamp: 'today' })[0]?.ratings[1]?.timestamp).toBe('today');
  expect(seen({ ...rating, rating: null })[0]?.ratings).toEqual([stars('bob@example.org', 2)]);
  const stored = [resource];
  expect(withWaitingRatings(stored, [], 'ann@example.org')).toBe(stored);
});
