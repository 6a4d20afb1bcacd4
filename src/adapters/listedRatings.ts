import { ratingOf, withRating } from '@/shared/domain/resources/ratings';
import type { Resource } from '@/shared/domain/resources/resource';
import { CollectionError, type Collection } from '../ports/collection';
import type { Ratings } from '../ports/ratings';

/**
 * Enough for several tabs that write all the time; a storage that always reports a conflict must not block the page.
 */
const maxTries = 10;

/**
 * Ratings that are stored in the resource itself. On a conflict, the change is applied again to the newer record,
 * so that neither is lost.
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
