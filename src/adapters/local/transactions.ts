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
   * @throws CollectionError refused where there is no storage, full or refused by the write, and whatever `work` throws.
   */
  run<T>(key: string, work: (storage: Storage, write: (changes: readonly Change[]) => void) => T): Promise<T>;
}

/** What the browser offers, so that tests can take it away. */
export interface TransactionParts {
  storage?: Storage | null;
  /** Absent where the page came over plain http from another machine. */
  locks?: LockManager | null;
  counters?: Counters;
}

/**
 * How long a tab waits for what another one wrote to reach it. Measured: under 1 ms. Only somebody who removes the counter
 * from local storage by hand waits this long, once.
 */
export const timeout = 1000;

/** One connection for all collections of a page. It is opened by the first write. */
const pageCounters = createCounters(globalThis.indexedDB ?? null);

/**
 * Local storage alone cannot do it. Chromium copies each change from one process to the next some time later, and a lock
 * can be handed over faster than that: under `navigator.locks` alone, two tabs that added 200 records each lost up to 17
 * of them, four tabs up to 66. So each write is counted twice, in local storage together with the records, and in a
 * database that has no such delay. A tab whose local storage has a lower count than the database is looking at an old copy
 * and waits. Where there is no database the lock remains, and where there is no lock either, that reading and writing
 * happen in one go.
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

/** How often a list has been written, as this tab's local storage says. */
export function countHere(storage: Storage, key: string): number {
  const count = Number(read(storage, writesKey(key)));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
