import { useMemo } from 'react';
import type { Collection, Damage, RecordId } from './collection';
import type { Collections } from './collections';
import type { LiveActions } from './liveQuery';
import type { OpenSource } from './preparedQueries';
import { useLiveQuery } from './useLiveQuery';

/** The state of a collection's records. */
export type CollectionState<T extends { id: RecordId }> =
  | { state: 'loading' }
  /** They could not be read. */
  | { state: 'failed' }
  | { state: 'ready'; collection: Collection<T>; records: readonly T[]; damage: readonly Damage[] };

/** The records with their actions: the same object until they change. */
export type LiveCollection<T extends { id: RecordId }> = CollectionState<T> & LiveActions;

/** The result of a query of a collection. */
interface Listed<T extends { id: RecordId }> {
  collection: Collection<T>;
  records: readonly T[];
  damage: readonly Damage[];
}

/** Opens one collection; called outside of components, so that its result is the same at each render. */
export function openCollection<T extends { id: RecordId }>(
  pick: (collections: Collections) => Collection<T> | Promise<Collection<T>>,
): OpenSource<Listed<T>> {
  return async (ports) => {
    const collection = await pick(await ports.collections());
    return {
      async read() {
        const records = await collection.list();
        return { collection, records, damage: collection.damage() };
      },
      subscribe: collection.subscribe,
    };
  };
}

/**
 * The records of one collection, read again after each change, made here, in another tab or by another person.
 * @param open the result of `openCollection`.
 */
export function useCollection<T extends { id: RecordId }>(open: OpenSource<Listed<T>>): LiveCollection<T> {
  const query = useLiveQuery(open);
  return useMemo(() => ({ ...query, ...query.value }) as LiveCollection<T>, [query]);
}
