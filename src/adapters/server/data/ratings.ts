import type { RatingEntry, Resource } from '../../../domain/resources/resource';
import { CollectionError } from '../../../ports/collection';
import type { Rated, Ratings } from '../../../ports/ratings';
import type { ServerCollection } from './collection';
import type { DataCalls } from './dataCalls';

/** Ratings on the app's own server, which counts them. */
export function createServerRatings(
  calls: DataCalls,
  resources: Pick<ServerCollection<Resource>, 'notify'>,
  checkPerson: (email: string) => void,
): Ratings {
  return {
    async put(resourceId, email, entry): Promise<Rated> {
      checkPerson(email);
      const answer = await calls.write('PUT', `resources/${resourceId}/rating`, {
        body: {
          rating: entry?.rating ?? null,
          ...(entry?.timestamp ? { timestamp: entry.timestamp } : {}),
        },
      });
      if (!answer) return 'gone';
      if (answer.conflict) throw new CollectionError('conflict');
      const { before } = answer.body as { before: Omit<RatingEntry, 'userId'> | null };
      resources.notify();
      return { before: before && { ...before, userId: email } };
    },
  };
}
