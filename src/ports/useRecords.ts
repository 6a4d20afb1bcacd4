import { useEffect, useState } from 'react';
import type { Collection, Damage, RecordId } from './collection';
import type { Collections } from './collections';
import { usePorts } from './ports';

/** How the records of a collection stand. */
export type Records<T extends { id: RecordId }> =
  | { state: 'loading' }
  /** They could not be fetched at all; `again` tries once more. */
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; collection: Collection<T>; records: readonly T[]; damage: readonly Damage[] };

/**
 * The records of one collection, read again after each change that is made here, in another tab or by somebody else.
 * @param pick chooses the collection: a function that stands outside of the component, so that it stays the same.
 */
export function useRecords<T extends { id: RecordId }>(
  pick: (collections: Collections) => Collection<T>,
): Records<T> {
  const ports = usePorts();
  const [attempt, setAttempt] = useState(0);
  const [records, setRecords] = useState<Records<T>>({ state: 'loading' });

  useEffect(() => {
    let over = false;
    let stop = () => {};
    const fail = () => {
      const again = () => {
        setRecords({ state: 'loading' });
        setAttempt((last) => last + 1);
      };
      if (!over) setRecords({ state: 'failed', again });
    };
    const start = async () => {
      const collection = pick(await ports.collections());
      const read = async () => {
        const list = await collection.list();
        if (!over) setRecords({ state: 'ready', collection, records: list, damage: collection.damage() });
      };
      if (over) return;
      stop = collection.subscribe(() => void read().catch(fail));
      await read();
    };
    start().catch(fail);
    return () => {
      over = true;
      stop();
    };
  }, [attempt, pick, ports]);

  return records;
}
