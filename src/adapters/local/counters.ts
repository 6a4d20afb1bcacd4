import { countersDatabase, storageVersion } from './storageKeys';
import { unlessItBegins } from './unlessItBegins';

/** The one store of the database: a count for each key. */
export const store = 'writes';

/** A browser that has not opened a small database by then never will: some hang instead of refusing. */
const timeout = 3000;

/**
 * The counters of writes, in IndexedDB. Unlike local storage, it shows every tab at once what another one wrote, and a
 * writing transaction makes all others wait.
 */
export interface Counters {
  /**
   * Runs `look` inside a transaction, each time with the stored count, until it returns a number: the new count.
   * @param look returns `again` to be called once more a moment later.
   * @returns false when there is no such database here. Then `look` has not been called, or its work is done anyway.
   */
  update(key: string, look: (count: number) => number | 'again'): Promise<boolean>;
}

/** @param databases null where there are none. Opened at the first update. */
export function createCounters(databases: IDBFactory | null): Counters {
  let opening: Promise<IDBDatabase | null> | undefined;
  const open = () => {
    opening ??= openDatabase(databases, () => (opening = undefined));
    return opening;
  };
  // A database that hangs once would hang each time.
  const hangs = () => {
    opening = Promise.resolve(null);
  };
  return {
    async update(key, look) {
      // A database that the browser has closed (site data cleared) is reopened once.
      return (
        (await runOn(await open(), key, look, hangs)) ??
        (await runOn(await open(), key, look, hangs)) ??
        false
      );
    },
  };
}

/** Opens it. @param forget called once the connection is useless. @returns null where there is none. */
export function openDatabase(databases: IDBFactory | null, forget: () => void): Promise<IDBDatabase | null> {
  if (!databases) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeout);
    const settle = (database: IDBDatabase | null) => {
      clearTimeout(timer);
      resolve(database);
    };
    try {
      const request = databases.open(countersDatabase, storageVersion);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
      request.addEventListener('error', () => settle(null));
      request.addEventListener('success', () => {
        const database = request.result;
        database.addEventListener('close', forget);
        database.addEventListener('versionchange', () => {
          // Another tab wants to delete it, and waits for this.
          database.close();
          forget();
        });
        settle(database);
      });
    } catch {
      settle(null);
    }
  });
}

/**
 * @param hangs called when nothing was done and never will be.
 * @returns true when done, false when it failed after `look` had done its work or hangs, undefined when nothing was
 * done.
 */
function runOn(
  database: IDBDatabase | null,
  key: string,
  look: (count: number) => number | 'again',
  hangs: () => void,
): Promise<boolean | undefined> {
  if (!database) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    let done = false;
    let failure: { cause: unknown } | undefined;
    let transaction: IDBTransaction;
    try {
      transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' });
    } catch {
      resolve(undefined);
      return;
    }
    const finish = (answer: boolean | undefined) => {
      begins();
      if (failure) reject(failure.cause);
      else resolve(answer);
    };
    transaction.addEventListener('complete', () => finish(true));
    transaction.addEventListener('abort', () => finish(done ? false : undefined));
    let isGivenUp = false;
    const begins = unlessItBegins(() => {
      isGivenUp = true;
      hangs();
      resolve(false);
    });
    const counts = transaction.objectStore(store);
    const ask = () => {
      const request = counts.get(key);
      request.addEventListener('success', () => {
        begins();
        if (isGivenUp) return;
        const count = typeof request.result === 'number' ? request.result : 0;
        try {
          const next = look(count);
          if (next === 'again') ask();
          else {
            done = true;
            if (next !== count) counts.put(next, key);
          }
        } catch (cause) {
          failure = { cause };
        }
      });
    };
    ask();
  });
}
