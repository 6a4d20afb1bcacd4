import type { Resource } from '@/shared/domain/resources/resource';
import { CollectionError } from '@/src/ports/collection';
import type { Rated, Ratings } from '@/src/ports/ratings';
import type { ServerCollection } from './collection';
import type { DataCalls } from './dataCalls';
import { rate } from '@/shared/contract/operations/ratings';

/** Ratings on the app's own server, which counts them. */
export function createServerRatings(
  calls: DataCalls,
  resources: Pick<ServerCollection<Resource>, 'notify'>,
  checkPerson: (email: string) => void,
): Ratings {
  return {
    async put(resourceId, email, entry): Promise<Rated> {
      checkPerson(email);
      const answer = await calls.write(rate, {
        params: { id: resourceId },
        body: {
          rating: entry?.rating ?? null,
          ...(entry?.timestamp ? { timestamp: entry.timestamp } : {}),
        },
      });
      if (!answer) return 'gone';
      if (answer.conflict) throw new CollectionError('conflict');
      const { before } = answer.body;
      resources.notify();
      return { before: before && { ...before, userId: email } };
    },
  };
}
