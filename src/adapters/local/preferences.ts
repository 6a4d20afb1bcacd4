import type { Preferences } from '../../ports/preferences';
import { storageKeys } from './storageKeys';
import { createTexts } from './texts';

/** Choices that are 'true' or 'false', each under a key of local storage. */
export function createLocalPreferences(storage?: () => Storage | null): Preferences {
  // Other tabs' changes of the other preferences are ignored.
  const texts = createTexts([storageKeys.highContrast, storageKeys.largeText], storage);
  return {
    get(name) {
      const text = texts.get(storageKeys[name]);
      return text === 'true' ? true : text === 'false' ? false : null;
    },
    set: (name, on) => void texts.set(storageKeys[name], String(on)),
    subscribe: texts.subscribe,
  };
}
