import type { RatingEntry, Resource } from './resource';
import { sameEmail, type User } from '../users/user';

/** The mean of all ratings, not rounded; null when there are none. */
export function averageOf(ratings: readonly RatingEntry[]): number | null {
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
}

/**
 * The mean and number of a resource's ratings: of those that are listed, or as a shared database counts them.
 */
export function ratingsOf({ ratings, averageRating, ratingCount }: Resource): {
  average: number | null;
  count: number;
} {
  if (ratingCount !== undefined) return { average: averageRating, count: ratingCount };
  return { average: averageOf(ratings), count: ratings.length };
}

/** Returns whether this person may rate: users and administrators may, healthcare workers see the average only. */
export function mayRate({ role }: Pick<User, 'role'>): boolean {
  return role !== 'healthcare';
}

/** The rating that a person has given, or null. */
export function ratingOf({ ratings }: Pick<Resource, 'ratings'>, email: string): RatingEntry | null {
  return ratings.find(({ userId }) => sameEmail(userId, email)) ?? null;
}

/**
 * A resource with this person's rating replaced, and the new average.
 * @param entry null removes the rating.
 */
export function withRating(resource: Resource, email: string, entry: RatingEntry | null): Resource {
  const mine = ({ userId }: RatingEntry) => sameEmail(userId, email);
  const at = resource.ratings.findIndex(mine);
  const ratings = resource.ratings.filter((one) => !mine(one));
  // A replaced rating keeps its position.
  if (entry) ratings.splice(at < 0 ? ratings.length : at, 0, entry);
  return { ...resource, ratings, averageRating: averageOf(ratings) };
}
