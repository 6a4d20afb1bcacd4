import { parseOwners } from '@/shared/domain/auth/deviceUse';
import { fieldsOf, isFilled } from '@/shared/domain/records/parse';
import type { DeviceData } from '../../ports/deviceData';
import {
  backupNoteKey,
  backupNotePrefix,
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
 * The keys that stay. Without the pending sign-out flag the server would take the next user here for the one who logged
 * out; the remaining registrations and saved items belong to other people; a shared computer stays one.
 */
const spared: readonly string[] = [
  pendingSignOutKey,
  registrationsKey,
  savedItemsKey,
  deviceUseKey,
  ownDeviceKey,
];

/**
 * Removes a person's saved items, also those from before the server stored them. Entries without an owner, or that
 * cannot be read, are removed as well.
 */
function removeSaved(person: string): void {
  const text = localStorage.getItem(savedItemsKey);
  if (text === null) return;
  const all = listIn(text);
  const others = all.filter((one) => {
    const owner = fieldsOf(one)?.['person'];
    return isFilled(owner) && owner !== person;
  });
  if (others.length === 0) localStorage.removeItem(savedItemsKey);
  else if (others.length < all.length) localStorage.setItem(savedItemsKey, JSON.stringify(others));
}

function listIn(text: string): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/**
 * Removes the product's data under `ageBetter.*` from this browser's storages, and damaged contents that were moved
 * aside: their owner is unknown, so a shared computer is cleared of them, too.
 */
export function createLocalDeviceData(): Pick<DeviceData, 'clear' | 'removeTraces'> {
  return {
    removeTraces,
    clear(person) {
      const isOthers = (key: string) =>
        key.startsWith(sharedUsePrefix) ||
        (key.startsWith(backupNotePrefix) && key !== backupNoteKey(person)) ||
        (key.startsWith(formDraftPrefix) && !key.startsWith(formDraftsOf(person)));
      try {
        for (const storage of [localStorage, sessionStorage]) {
          const own = Object.keys(storage).filter((key) => key.startsWith(ownPrefix) || isBrokenKey(key));
          for (const key of own) if (!spared.includes(key) && !isOthers(key)) storage.removeItem(key);
        }
        const others = parseOwners(localStorage.getItem(ownDeviceKey)).filter((id) => id !== person);
        if (others.length > 0) localStorage.setItem(ownDeviceKey, JSON.stringify(others));
        else localStorage.removeItem(ownDeviceKey);
        removeSaved(person);
        // It counts the same writes as local storage; a tab that found it ahead would wait.
        indexedDB.deleteDatabase(countersDatabase);
      } catch {
        // An inaccessible storage contains nothing of ours.
      }
    },
  };
}
