import type { RatingEntry } from '@/shared/domain/resources/resource';

/** The result of a rating: the person's earlier rating, or that the resource no longer exists. */
export type Rated = { before: RatingEntry | null } | 'gone';

/**
 * The ratings of resources: one for each person, ignoring the case of the address. They are read with the resources;
 * changing one is a separate call, because a shared database counts them and protects other people's. Rejects with
 * CollectionError only.
 */
export interface Ratings {
  /**
   * Replaces a person's rating, whatever else has changed meanwhile.
   * @param entry null removes it.
   */
  put(resourceId: number, email: string, entry: RatingEntry | null): Promise<Rated>;
}
