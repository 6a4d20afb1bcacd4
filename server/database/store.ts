import type { Database, Queries, WriteOptions } from './database';

/** The methods of a store. */
type Methods<T> = { [name in keyof T]: (...given: never[]) => Promise<unknown> };

/**
 * A store outside of transactions: a read sees what is committed, a write is a transaction of its own. `in` is the same store
 * in a transaction that is open.
 */
export type Store<T> = T & { in(queries: Queries): T };

/**
 * @param make the store for queries inside or outside of a transaction.
 * @param reads the names of its methods that only read.
 */
export function createStore<T extends Methods<T>>(
  database: Pick<Database, 'read' | 'write'>,
  make: (queries: Queries) => T,
  reads: readonly (keyof T)[],
  options?: WriteOptions,
): Store<T> {
  const outside = make(database.read);
  const names = Object.keys(outside) as (keyof T)[];
  const writes = names.filter((name) => !reads.includes(name));
  const asTransactions = writes.map((name) => [
    name,
    (...given: never[]) => database.write((queries) => make(queries)[name](...given), options),
  ]);
  return { ...outside, ...(Object.fromEntries(asTransactions) as Partial<T>), in: make };
}
