import type { Preferences } from '../../ports/preferences';
import { storageKeys } from './storageKeys';
import { createTexts } from './texts';

/** The display switches under the local storage keys `highContrast` and `largeText`. */
export function createLocalPreferences(storage?: Storage | null): Preferences {
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
