import type { DeviceData } from '../../ports/deviceData';
import {
  countersDatabase,
  formDraftPrefix,
  formDraftsOf,
  isBrokenKey,
  ownPrefix,
  pendingSignOutKey,
  registrationsKey,
} from './storageKeys';

/**
 * The keys that stay. Without the pending sign-out flag the server would take the next person here for the one who
 * logged out; the registrations that are left are those of other people, whom the events still count.
 */
const spared: readonly string[] = [pendingSignOutKey, registrationsKey];

/**
 * What the product keeps under `ageBetter.*` in this browser's storages, and the damaged contents that were moved aside:
 * their owner is unknown, so they are also removed when a shared computer is cleared.
 */
export function createLocalDeviceData(): DeviceData {
  return {
    clear(person) {
      const isOthers = (key: string) =>
        key.startsWith(formDraftPrefix) && !key.startsWith(formDraftsOf(person));
      try {
        for (const storage of [localStorage, sessionStorage]) {
          const own = Object.keys(storage).filter((key) => key.startsWith(ownPrefix) || isBrokenKey(key));
          for (const key of own) if (!spared.includes(key) && !isOthers(key)) storage.removeItem(key);
        }
        // It counts the same writes as local storage; a tab that found it ahead would wait.
        indexedDB.deleteDatabase(countersDatabase);
      } catch {
        // A storage that cannot be opened holds nothing of ours.
      }
    },
  };
}
