import { deviceUseKey } from './storageKeys';

/**
 * The browser's local storage, or null where the page may not have it: just accessing it throws when a person blocks
 * storage, and there is none while pages are prerendered.
 * @param isPersons for what belongs to a person: on a shared computer that is kept with the tab, in its session storage.
 */
export function browserStorage(isPersons?: boolean): Storage | null {
  try {
    return isPersons && sessionStorage[deviceUseKey] ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

/** Where what belongs to a person is kept. Asked each time, because the answer about the device can change. */
export const personStorage = (): Storage | null => browserStorage(true);
