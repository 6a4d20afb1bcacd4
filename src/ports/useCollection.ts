import { useCallback, useMemo } from 'react';
import type { Collection, Damage, RecordId } from './collection';
import type { Collections } from './collections';
import type { LiveActions } from './liveQuery';
import type { Ports } from './ports';
import { useLiveQuery } from './useLiveQuery';

/** The state of a collection's records. */
export type CollectionState<T extends { id: RecordId }> =
  | { state: 'loading' }
  /** They could not be read. */
  | { state: 'failed' }
  | { state: 'ready'; collection: Collection<T>; records: readonly T[]; damage: readonly Damage[] };

/** The records with their actions: the same object until they change. */
export type LiveCollection<T extends { id: RecordId }> = CollectionState<T> & LiveActions;

/**
 * The records of one collection, read again after each change, made here, in another tab or by somebody else.
 * @param pick selects the collection: a function outside the component, so that it keeps its identity.
 */
export function useCollection<T extends { id: RecordId }>(
  pick: (collections: Collections) => Collection<T>,
): LiveCollection<T> {
  const open = useCallback(
    async (ports: Ports) => {
      const collection = pick(await ports.collections());
      return {
        async read() {
          const records = await collection.list();
          return { collection, records, damage: collection.damage() };
        },
        subscribe: collection.subscribe,
      };
    },
    [pick],
  );
  const query = useLiveQuery(open);
  return useMemo(() => ({ ...query, ...query.value }) as LiveCollection<T>, [query]);
}
