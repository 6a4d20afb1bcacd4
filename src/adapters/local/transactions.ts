import { CollectionError } from '../../ports/collection';
import { secure } from '../system/secureContext';
import { browserStorage } from './browserStorage';
import { createCounters, type Counters } from './counters';
import { writesKey } from './storageKeys';
import { read, writeAll, type Change } from './writeAll';

/** Atomic read-modify-write on local storage across tabs. */
export interface Transactions {
  /**
   * Calls `work` when this tab holds the lock of `key` and its local storage is up to date.
   * @param work reads, decides and writes synchronously. Its write is all or nothing.
   * @throws CollectionError refused where there is no storage, full or refused by the write, and any error of `work`.
   */
  run<T>(key: string, work: (storage: Storage, write: (changes: readonly Change[]) => void) => T): Promise<T>;
}

/** The browser's features, so that tests can remove them. */
export interface TransactionParts {
  storage?: Storage | null;
  /** Absent where the page came over plain http from another machine. */
  locks?: LockManager | null;
  counters?: Counters;
}

/**
 * The time that a tab waits for another one's write to arrive. Measured: under 1 ms. Only the manual removal of the
 * counter from local storage causes a full wait, once.
 */
export const timeout = 1000;

/** One connection for all collections of a page. The first write opens it. */
const pageCounters = createCounters(globalThis.indexedDB ?? null);

/**
 * Local storage alone is not enough. Chromium copies each change from one process to the next some time later, and a
 * lock can be passed on faster: under `navigator.locks` alone, two tabs that added 200 records each lost up to 17 of
 * them, four tabs up to 66. So each write is counted twice, in local storage together with the records, and in a
 * database without that delay. A tab whose local storage has a lower count than the database has an old copy and waits.
 * Without a database the lock remains, and without a lock, reading and writing stay synchronous.
 */
export function createTransactions({
  storage = browserStorage(),
  locks = secure().locks ?? null,
  counters = pageCounters,
}: TransactionParts = {}): Transactions {
  return {
    async run(key, work) {
      if (!storage) throw new CollectionError('refused');
      const turn = () => takeTurn(storage, counters, key, work);
      return locks ? locks.request(writesKey(key), turn) : turn();
    },
  };
}

async function takeTurn<T>(
  storage: Storage,
  counters: Counters,
  key: string,
  work: (storage: Storage, write: (changes: readonly Change[]) => void) => T,
): Promise<T> {
  let result: { value: T } | undefined;
  let waitingSince: number | undefined;
  const runWork = (next: number) => {
    let count = next - 1;
    const value = work(storage, (changes) => {
      // The count comes last: a tab that sees it sees the records as well.
      writeAll(storage, [...changes, [writesKey(key), String(next)]]);
      count = next;
    });
    result = { value };
    return count;
  };
  await counters.update(key, (count) => {
    const here = countHere(storage, key);
    if (here < count) {
      waitingSince ??= performance.now();
      if (performance.now() - waitingSince < timeout) return 'again';
    }
    const latest = Math.max(here, count);
    return runWork(latest + 1);
  });
  if (!result) runWork(countHere(storage, key) + 1);
  return result!.value;
}

/** Returns the number of writes of a list in this tab's local storage. */
export function countHere(storage: Storage, key: string): number {
  const count = Number(read(storage, writesKey(key)));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
