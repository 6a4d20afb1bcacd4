import { parseWaitingChange } from '../../domain/waitingChanges/waitingChange';
import type { WaitingChanges } from '../../domain/waitingChanges/waitingRules';
import { CollectionError } from '../../ports/collection';
import { createListeners } from '../../ports/listeners';
import type { WaitingStore } from '../../ports/waitingChanges';
import { storageVersion, waitingDatabase } from './storageKeys';

const lists = 'lists';

/** A browser that has not opened a small database by then will not, in milliseconds: some hang instead of refusing. */
const timeout = 3000;

const refused = (cause?: unknown) => {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new CollectionError(isFull ? 'full' : 'refused', { cause });
};

function openDatabase(databases: IDBFactory | null, forget: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!databases) throw refused();
    const timer = setTimeout(() => reject(refused()), timeout);
    const fail = (cause: unknown) => {
      clearTimeout(timer);
      reject(refused(cause));
    };
    try {
      const request = databases.open(waitingDatabase, storageVersion);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(lists));
      request.addEventListener('error', () => fail(request.error));
      request.addEventListener('success', () => {
        clearTimeout(timer);
        const database = request.result;
        // Another program made it, or a browser that stopped half-way.
        if (!database.objectStoreNames.contains(lists)) {
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

const listIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
const readable = (stored: unknown): WaitingChanges =>
  listIn(stored).flatMap((one) => parseWaitingChange(one) ?? []);

/**
 * What waits, in an IndexedDB of this browser: one list for each person, so that each change of it is one write.
 * @param databases null where there are none.
 * @param openChannel how the tabs tell each other.
 */
export function createLocalWaitingStore(
  databases: IDBFactory | null = globalThis.indexedDB ?? null,
  openChannel = () => new BroadcastChannel(waitingDatabase),
): WaitingStore {
  const { notify, subscribe } = createListeners();
  const channel = openChannel();
  channel.addEventListener('message', () => notify());
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => (opening = undefined);
  const open = () => {
    opening ??= openDatabase(databases, forget);
    opening.catch(forget);
    return opening;
  };
  const run = async (
    person: string,
    mode: IDBTransactionMode,
    change: (changes: WaitingChanges) => WaitingChanges,
    keepsUnreadable = true,
  ): Promise<WaitingChanges> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      let next: WaitingChanges = [];
      let failure: unknown;
      try {
        // Strict: what a person was told is kept must be there after a crash.
        const transaction = database.transaction(lists, mode, { durability: 'strict' });
        const all = transaction.objectStore(lists);
        transaction.addEventListener('complete', () => resolve(next));
        transaction.addEventListener('abort', () => reject(failure ?? refused(transaction.error)));
        const request = all.get(person);
        request.addEventListener('success', () => {
          try {
            const stored = listIn(request.result);
            next = change(readable(stored));
            const unreadable = keepsUnreadable ? stored.filter((one) => !parseWaitingChange(one)) : [];
            const kept = [...unreadable, ...next];
            if (mode === 'readonly') return;
            if (kept.length > 0) all.put(kept, person);
            else all.delete(person);
          } catch (error) {
            failure = error;
            transaction.abort();
          }
        });
      } catch (error) {
        forget();
        reject(refused(error));
      }
    });
  };
  const tell = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
    channel.postMessage(null);
    notify();
  };
  return {
    of: (person) => run(person, 'readonly', (changes) => changes),
    async update(person, change) {
      const changes = await run(person, 'readwrite', change);
      tell();
      return changes;
    },
    async forget(person) {
      await run(person, 'readwrite', () => [], false);
      tell();
    },
    subscribe,
  };
}
