import type { SearchEntry } from '../../domain/search/search';
import type { Collection, RecordId } from '../../ports/collection';
import { damageLine } from '../../ports/collectionWords';
import type { Collections } from '../../ports/collections';
import type { Ports } from '../../ports/ports';

/** One kind of thing that the site search can find. */
export interface SearchSource {
  /** What these things are called when they cannot be read: "We could not look through events." */
  name: string;
  /** Reads what there is when somebody searches. May reject, or take too long: the other sources still answer. */
  read(ports: Ports): Promise<readonly SearchEntry[]>;
  /** What of it could not be read and was put aside, in sentences. Ask after reading. */
  damage?(ports: Ports): Promise<readonly string[]>;
  /** Calls back when there is something else to read. Absent: never. @returns a function that ends it. */
  subscribe?(ports: Ports, listener: () => void): () => void;
}

/**
 * The records of a collection, read again after each change.
 * @param entryOf null for a record that this person should not find.
 */
export function stored<T extends { id: RecordId }>(
  name: string,
  pick: (collections: Collections) => Collection<T>,
  entryOf: (record: T, ports: Ports) => SearchEntry | null,
): SearchSource {
  return {
    name,
    async read(ports) {
      const collection = pick(await ports.collections());
      const records = await (collection.listOwn?.() ?? collection.list());
      return records.map((record) => entryOf(record, ports)).filter((entry) => entry !== null);
    },
    damage: async (ports) =>
      pick(await ports.collections())
        .damage()
        .map((one) => damageLine(one, name)),
    subscribe(ports, listener) {
      let end: (() => void) | null = null;
      let over = false;
      ports.collections().then(
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
