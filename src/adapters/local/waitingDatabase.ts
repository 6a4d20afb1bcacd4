import { CollectionError } from '../../ports/collection';
import { storageVersion, waitingDatabase } from './storageKeys';

/** The object store: the key of each list is a person's id. */
export const waitingLists = 'lists';

/**
 * A browser that has not opened a small database by then never will, in milliseconds: some hang instead of refusing.
 */
const timeout = 3000;

/**
 * A transaction that has not begun by then never will, in milliseconds: long, since waiting changes are nowhere else.
 */
const waitingTimeout = 10_000;

/**
 * Gives up on a transaction that hangs, unless the returned function is called in time. Differs from
 * `unlessItBegins.ts`, which comes with the lists of a browser without a server: pages with shared data must not load
 * those.
 */
export function unlessItAnswers(giveUp: () => void): () => void {
  const timer = setTimeout(giveUp, waitingTimeout);
  return () => clearTimeout(timer);
}

/** Makes the error of a browser that stores nothing, or is full. */
export const refused = (cause?: unknown) => {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new CollectionError(isFull ? 'full' : 'refused', { cause });
};

/**
 * Opens the database of waiting changes.
 * @param databases null where there are none.
 * @param forget called when the browser has closed it.
 * @throws CollectionError `refused` or `full`.
 */
export function openWaitingDatabase(databases: IDBFactory | null, forget: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!databases) throw refused();
    const timer = setTimeout(() => reject(refused()), timeout);
    const fail = (cause: unknown) => {
      clearTimeout(timer);
      reject(refused(cause));
    };
    try {
      const request = databases.open(waitingDatabase, storageVersion);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(waitingLists));
      request.addEventListener('error', () => fail(request.error));
      request.addEventListener('success', () => {
        clearTimeout(timer);
        const database = request.result;
        // Another program made it, or a browser that stopped half-way.
        if (!database.objectStoreNames.contains(waitingLists)) {
          database.close();
          return fail(null);
        }
        database.addEventListener('close', forget);
        database.addEventListener('versionchange', () => {
          database.close();
          forget();
        });
        return resolve(database);
      });
    } catch (error) {
      fail(error);
    }
  });
}

/**
 * Deletes one person's list, where there is a database.
 * @throws CollectionError `refused` or `full`.
 */
export async function forgetWaitingList(person: string): Promise<void> {
  const database = await openWaitingDatabase(indexedDB, () => {});
  await new Promise<void>((resolve, reject) => {
    const begins = unlessItAnswers(() => reject(refused()));
    const transaction = database.transaction(waitingLists, 'readwrite', { durability: 'strict' });
    transaction.addEventListener('complete', () => {
      begins();
      resolve();
    });
    transaction.addEventListener('abort', () => {
      begins();
      reject(refused(transaction.error));
    });
    transaction.objectStore(waitingLists).delete(person);
  }).finally(() => database.close());
}
