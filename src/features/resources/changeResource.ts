import type { Resource } from '../../domain/resource';
import { CollectionError, type Collection } from '../../ports/collection';

/** Enough for several tabs that write all the time; a storage that always answers conflict must not hold a person up. */
const mostTries = 10;

/**
 * Changes one resource as it is now. Where somebody else was quicker, the change is made again to what they left, so that
 * neither is lost.
 * @param change gets the stored resource; null leaves it alone.
 * @returns the resource as it was before, or null when it is not there any more.
 * @throws CollectionError as the collection does.
 */
export async function changeResource(
  collection: Collection<Resource>,
  id: number,
  change: (resource: Resource) => Resource | null,
): Promise<Resource | null> {
  for (let tries = 1; ; tries += 1) {
    const before = await collection.get(id);
    const after = before && change(before);
    if (!after) return before;
    try {
      await collection.put(after, { expected: before });
      return before;
    } catch (error) {
      const overtaken = error instanceof CollectionError && error.code === 'conflict';
      if (!overtaken || tries === mostTries) throw error;
    }
  }
}
