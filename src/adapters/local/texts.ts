import { createListeners } from '../../ports/listeners';
import { browserStorage } from './browserStorage';

/** Single texts under keys, for data that the first render needs. Part of every page, so kept very small. */
export interface Texts {
  get(key: string): string | null;
  /**
   * @param text null removes it.
   * @returns false when it could not be stored: it is then valid until the page is closed.
   */
  set(key: string, text: string | null): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * @param keys the used keys; other tabs' changes of other keys are not reported.
 * @param storage called each time: the storage of a login can change.
 */
export function createTexts(keys: readonly string[], storage = browserStorage): Texts {
  /** The texts that could not be stored. */
  const held = new Map<string, string | null>();
  const { notify, subscribe } = createListeners();
  globalThis.addEventListener?.('storage', ({ key, storageArea }) => {
    // Session storage sends the same event. No key means that the storage was cleared.
    if (storageArea !== storage() || (key !== null && !keys.includes(key))) return;
    if (key === null) held.clear();
    else held.delete(key);
    notify();
  });
  // A page restored from the back/forward cache has missed the events of other tabs.
  globalThis.addEventListener?.('pageshow', () => notify());
  return {
    get(key) {
      if (held.has(key)) return held.get(key)!;
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, text) {
      held.delete(key);
      const place = storage();
      if (!write(place, key, text) && !(write(place, key, null) && write(place, key, text))) {
        held.set(key, text);
      }
      notify();
      return !held.has(key);
    },
    subscribe,
  };
}

/** On failure it frees the key and tries again: else the old text would be back after the next start. */
function write(storage: Storage | null, key: string, text: string | null): boolean {
  try {
    if (text === null) storage!.removeItem(key);
    else storage!.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
