import { deviceUseKey } from './storageKeys';

/**
 * Returns the browser's local storage, or null where the page may not access it: access throws when a person blocks
 * storage, and there is none while pages are prerendered.
 * @param isPersons for personal data: a shared computer stores it with the tab, in its session storage.
 */
export function browserStorage(isPersons?: boolean): Storage | null {
  try {
    return isPersons && sessionStorage[deviceUseKey] ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

/** Returns the storage of personal data. Called each time, because the answer about the device can change. */
export const personStorage = (): Storage | null => browserStorage(true);
