import { useCallback, useEffect, useState } from 'react';
import type { Collection } from '../../ports/collection';
import type { Collections } from '../../ports/collections';
import { useServices } from '../../ports/services';

/** The records of a collection as far as they have been read. */
export interface Records<T extends { id: string | number }> {
  state: 'loading' | 'failed' | 'ready';
  rows: readonly T[];
  /** null until it has been loaded. */
  collection: Collection<T> | null;
  retry: () => void;
}

type RowOf<K extends keyof Collections> = Collections[K] extends Collection<infer T> ? T : never;

/** Reads a collection, and again after each change, whoever made it. */
export function useRecords<K extends 'users' | 'resources'>(key: K): Records<RowOf<K>> {
  type Row = RowOf<K>;
  const { collections } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Omit<Records<Row>, 'retry'>>({
    state: 'loading',
    rows: [],
    collection: null,
  });

  useEffect(() => {
    let left = false;
    let unsubscribe = () => {};
    const fail = () => left || setRead((before) => ({ ...before, state: 'failed' }));
    const list = (collection: Collection<Row>) => {
      collection.list().then((rows) => left || setRead({ state: 'ready', rows, collection }), fail);
    };
    collections().then((all) => {
      if (left) return;
      const collection = all[key] as unknown as Collection<Row>;
      unsubscribe = collection.subscribe(() => list(collection));
      list(collection);
    }, fail);
    return () => {
      left = true;
      unsubscribe();
    };
  }, [collections, key, attempt]);

  const retry = useCallback(() => {
    setRead((before) => ({ ...before, state: 'loading' }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...read, retry };
}
