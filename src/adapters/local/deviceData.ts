import { parseOwners } from '../../domain/auth/deviceUse';
import type { DeviceData } from '../../ports/deviceData';
import {
  countersDatabase,
  deviceUseKey,
  formDraftPrefix,
  formDraftsOf,
  isBrokenKey,
  ownDeviceKey,
  ownPrefix,
  pendingSignOutKey,
  registrationsKey,
  savedItemsKey,
  sharedUsePrefix,
} from './storageKeys';
import { removeTraces } from './traces';

/**
 * The keys that stay. Without the pending sign-out flag the server would take the next person here for the one who
 * logged out; the registrations and saved items that are left are those of other people; a shared computer stays one.
 */
const spared: readonly string[] = [
  pendingSignOutKey,
  registrationsKey,
  savedItemsKey,
  deviceUseKey,
  ownDeviceKey,
];

/**
 * What the product keeps under `ageBetter.*` in this browser's storages, and the damaged contents that were moved aside:
 * their owner is unknown, so they are also removed when a shared computer is cleared.
 */
export function createLocalDeviceData(): DeviceData {
  return {
    removeTraces,
    clear(person) {
      const isOthers = (key: string) =>
        key.startsWith(sharedUsePrefix) ||
        (key.startsWith(formDraftPrefix) && !key.startsWith(formDraftsOf(person)));
      try {
        for (const storage of [localStorage, sessionStorage]) {
          const own = Object.keys(storage).filter((key) => key.startsWith(ownPrefix) || isBrokenKey(key));
          for (const key of own) if (!spared.includes(key) && !isOthers(key)) storage.removeItem(key);
        }
        const others = parseOwners(localStorage.getItem(ownDeviceKey)).filter((id) => id !== person);
        if (others.length > 0) localStorage.setItem(ownDeviceKey, JSON.stringify(others));
        else localStorage.removeItem(ownDeviceKey);
        // It counts the same writes as local storage; a tab that found it ahead would wait.
        indexedDB.deleteDatabase(countersDatabase);
      } catch {
        // A storage that cannot be opened holds nothing of ours.
      }
    },
  };
}
