import type { RatingEntry } from '../domain/resources/resource';

/** What came of a rating: what the person had given before, or that there is no such resource any more. */
export type Rated = { before: RatingEntry | null } | 'gone';

/**
 * The ratings of resources: one for each person, whatever the capitals of the address. They are read with the resources;
 * changing one has a way of its own, because a shared database counts them and lets nobody touch those of others.
 * Rejects with CollectionError and nothing else.
 */
export interface Ratings {
  /**
   * Puts a person's rating in the place of what they gave before, whatever else has changed meanwhile.
   * @param entry null takes it away.
   */
  put(resourceId: number, email: string, entry: RatingEntry | null): Promise<Rated>;
}
