import type { RatingEntry } from './resource';

/** The mean of all ratings, not rounded; null when there are none. */
export function averageOf(ratings: readonly RatingEntry[]): number | null {
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
}
