import { parseWaitingChange } from '@/shared/domain/waitingChanges/waitingChange';
import type { WaitingChanges } from '@/shared/domain/waitingChanges/waitingRules';
import { createListeners } from '../../ports/listeners';
import type { WaitingStore } from '../../ports/waitingChanges';
import { waitingDatabase } from './storageKeys';
import { openWaitingDatabase, refused, unlessItAnswers, waitingLists } from './waitingDatabase';

const listIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
const readable = (stored: unknown): WaitingChanges =>
  listIn(stored).flatMap((one) => parseWaitingChange(one) ?? []);

/**
 * The waiting changes, in an IndexedDB of this browser: one list for each person, so that each change of it is one
 * write.
 * @param databases null where there are none.
 * @param openChannel opens the channel between tabs.
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
    opening ??= openWaitingDatabase(databases, forget);
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
      let isGivenUp = false;
      const begins = unlessItAnswers(() => {
        isGivenUp = true;
        reject(refused());
      });
      try {
        // Strict: a change that was reported as stored must survive a crash.
        const transaction = database.transaction(waitingLists, mode, { durability: 'strict' });
        const all = transaction.objectStore(waitingLists);
        transaction.addEventListener('complete', () => resolve(next));
        transaction.addEventListener('abort', () => {
          begins();
          reject(failure ?? refused(transaction.error));
        });
        const request = all.get(person);
        request.addEventListener('success', () => {
          begins();
          if (isGivenUp) return;
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
        begins();
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
