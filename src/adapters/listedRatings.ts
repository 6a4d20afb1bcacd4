import { ratingOf, withRating } from '../domain/resources/ratings';
import type { Resource } from '../domain/resources/resource';
import { CollectionError, type Collection } from '../ports/collection';
import type { Ratings } from '../ports/ratings';

/** Enough for several tabs that write all the time; a storage that always answers conflict must not hold a person up. */
const maxTries = 10;

/**
 * Ratings that are listed in the resource itself. Where somebody else was quicker, the change is made again to what they
 * left, so that neither is lost.
 */
export function createListedRatings(resources: Collection<Resource>): Ratings {
  return {
    async put(resourceId, email, entry) {
      for (let tries = 1; ; tries += 1) {
        const resource = await resources.get(resourceId);
        if (!resource) return 'gone';
        const before = ratingOf(resource, email);
        if (!entry && !before) return { before };
        try {
          await resources.put(withRating(resource, email, entry), { expected: resource });
          return { before };
        } catch (error) {
          const overtaken = error instanceof CollectionError && error.code === 'conflict';
          if (!overtaken || tries === maxTries) throw error;
        }
      }
    },
  };
}
