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
 * What stays. Without the mark of a pending sign-out the server would take the next person on this device for the one who
 * logged out; the registrations that are left are those of other people, whom the events still count.
 */
const spared: readonly string[] = [pendingSignOutKey, registrationsKey];

/**
 * What the product keeps under `ageBetter.*` in this browser's storages, and the damaged contents that were moved aside:
 * nobody can say whose they are, so they go as well when a shared computer is cleared.
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
        // It counts the same writes as local storage did until now; a tab that found it ahead would wait.
        indexedDB.deleteDatabase(countersDatabase);
      } catch {
        // A storage that cannot be opened holds nothing of ours.
      }
    },
  };
}
