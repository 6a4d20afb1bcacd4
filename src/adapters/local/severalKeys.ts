import { CollectionError } from '../../ports/collection';
import { secure } from '../system/secureContext';
import { writesKey } from './storageKeys';
import { openDatabase, store } from './counters';
import { countHere, timeout, type TransactionParts } from './transactions';
import { unlessItBegins } from './unlessItBegins';
import { writeAll, type Change } from './writeAll';

/** Reads, decides and writes synchronously. The write is all or nothing. */
type Work<T> = (storage: Storage, write: (changes: readonly Change[]) => void) => T;

/**
 * One transaction over several lists, exclusive of all others: see `transactions.ts`. It is a file of its own because
 * pages must not load it.
 * @throws CollectionError as `Transactions.run` does.
 */
export async function changeSeveral<T>(
  keys: readonly string[],
  work: Work<T>,
  { storage, locks = secure().locks ?? null }: Pick<TransactionParts, 'storage' | 'locks'>,
): Promise<T> {
  if (!storage) throw new CollectionError('refused');
  const place = storage;
  // Always in the same order: this prevents deadlocks.
  const turn = keys.toSorted().reduceRight<() => Promise<T>>(
    (next, key) => (locks ? () => locks.request(writesKey(key), next) : next),
    () => takeTurn(place, keys, work),
  );
  return turn();
}

async function takeTurn<T>(storage: Storage, keys: readonly string[], work: Work<T>): Promise<T> {
  let result: { value: T } | undefined;
  const runWork = (counts: ReadonlyMap<string, number>) => {
    const changed: [string, number][] = [];
    const value = work(storage, (changes) => {
      const written = changes.map(([key]) => key);
      for (const [key, count] of counts) if (written.includes(key)) changed.push([key, count + 1]);
      // The counts come last: a tab that sees them sees the records as well.
      writeAll(storage, [
        ...changes,
        ...changed.map(([key, count]) => [writesKey(key), String(count)] as const),
      ]);
    });
    result = { value };
    return changed;
  };
  const here = () => new Map(keys.map((key) => [key, countHere(storage, key)]));
  const database = await openDatabase(globalThis.indexedDB ?? null, () => undefined);
  try {
    if (database) await inDatabase(database, keys, here, runWork);
  } finally {
    database?.close();
  }
  // Without a database the lock protects the work, and without a lock it runs synchronously.
  if (!result) runWork(here());
  return result!.value;
}

/** Resolves without having called `run` where the database does not work. */
function inDatabase(
  database: IDBDatabase,
  keys: readonly string[],
  here: () => ReadonlyMap<string, number>,
  run: (counts: ReadonlyMap<string, number>) => readonly (readonly [string, number])[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: { cause: unknown } | undefined;
    let transaction: IDBTransaction;
    try {
      transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' });
    } catch {
      resolve();
      return;
    }
    let isGivenUp = false;
    const begins = unlessItBegins(() => {
      isGivenUp = true;
      resolve();
    });
    const finish = () => {
      begins();
      if (failure) reject(failure.cause);
      else resolve();
    };
    transaction.addEventListener('complete', finish);
    transaction.addEventListener('abort', finish);
    const counts = transaction.objectStore(store);
    const startedAt = performance.now();
    const ask = () => {
      const requests = keys.map((key) => [key, counts.get(key)] as const);
      // Requests are answered in order.
      requests.at(-1)![1].addEventListener('success', () => {
        begins();
        if (isGivenUp) return;
        const there = here();
        const isOld = requests.some(([key, { result }]) => there.get(key)! < countIn(result));
        if (isOld && performance.now() - startedAt < timeout) {
          ask();
          return;
        }
        try {
          const latest = new Map(
            requests.map(([key, { result }]) => [key, Math.max(there.get(key)!, countIn(result))] as const),
          );
          for (const [key, count] of run(latest)) counts.put(count, key);
        } catch (cause) {
          failure = { cause };
        }
      });
    };
    ask();
  });
}

const countIn = (value: unknown) => (typeof value === 'number' ? value : 0);
