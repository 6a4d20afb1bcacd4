import type { SearchEntry } from '@/shared/domain/search/search';
import type { Collection, RecordId } from '../../ports/collection';
import { damageLine } from '../../ports/collectionWords';
import type { Collections } from '../../ports/collections';
import type { Ports } from '../../ports/ports';
import type { OpenSource } from '../../ports/preparedQueries';

/** The contents of a source. */
export interface SourceContents {
  entries: readonly SearchEntry[];
  /** Explains the records that could not be read and were set aside. */
  damage: readonly string[];
}

/** One kind of content in the site search. */
export interface SearchSource {
  /** The name for an error: "We could not look through events." */
  name: string;
  /**
   * Opened and read at the first search, and read again after each change. May reject, or take too long: the other
   * sources still answer.
   */
  open: OpenSource<SourceContents>;
}

/** A source that comes with the product and does not change while the page is open. */
export function fixed(name: string, read: (ports: Ports) => Promise<readonly SearchEntry[]>): SearchSource {
  return {
    name,
    open: async (ports) => ({ read: async () => ({ entries: await read(ports), damage: [] }) }),
  };
}

/**
 * The records of a collection, read again after each change.
 * @param entryOf returns null for a record that this person should not find.
 */
export function stored<T extends { id: RecordId }>(
  name: string,
  pick: (collections: Collections) => Collection<T>,
  entryOf: (record: T, ports: Ports) => SearchEntry | null,
): SearchSource {
  return {
    name,
    async open(ports) {
      const collection = pick(await ports.collections());
      return {
        async read() {
          const records = await collection.list();
          return {
            entries: records.map((record) => entryOf(record, ports)).filter((entry) => entry !== null),
            damage: collection.damage().map((one) => damageLine(one, name)),
          };
        },
        subscribe: (listener) => collection.subscribe(listener),
      };
    },
  };
}
