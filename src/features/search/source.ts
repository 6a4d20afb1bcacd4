import type { SearchEntry } from '../../domain/search';
import type { Collection, RecordId } from '../../ports/collection';
import { damageLine } from '../../ports/collectionWords';
import type { Collections } from '../../ports/collections';
import type { Services } from '../../ports/services';

/** One kind of thing that the site search can find. */
export interface SearchSource {
  /** What these things are called when they cannot be read: "We could not look through events." */
  name: string;
  /** Reads what there is when somebody searches. May reject, or take too long: the other sources still answer. */
  read(services: Services): Promise<readonly SearchEntry[]>;
  /** What of it could not be read and was put aside, in sentences. Ask after reading. */
  damage?(services: Services): Promise<readonly string[]>;
  /** Calls back when there is something else to read. Absent: never. @returns a function that ends it. */
  subscribe?(services: Services, listener: () => void): () => void;
}

/**
 * The records of a collection, read again after each change.
 * @param entryOf null for a record that this person should not find.
 */
export function stored<T extends { id: RecordId }>(
  name: string,
  pick: (collections: Collections) => Collection<T>,
  entryOf: (record: T, services: Services) => SearchEntry | null,
): SearchSource {
  return {
    name,
    async read(services) {
      const collection = pick(await services.collections());
      const records = await (collection.listOwn?.() ?? collection.list());
      return records.map((record) => entryOf(record, services)).filter((entry) => entry !== null);
    },
    damage: async (services) =>
      pick(await services.collections())
        .damage()
        .map((one) => damageLine(one, name)),
    subscribe(services, listener) {
      let end: (() => void) | null = null;
      let over = false;
      services.collections().then(
        (collections) => {
          if (!over) end = pick(collections).subscribe(listener);
        },
        // Whoever cannot be read has nothing to tell either.
        () => undefined,
      );
      return () => {
        over = true;
        end?.();
      };
    },
  };
}
