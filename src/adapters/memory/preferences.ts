import type { Preference, Preferences } from '../../ports/preferences';
import { createListeners } from '../../ports/listeners';

/** Display switches in memory. */
export function createMemoryPreferences(first: Partial<Record<Preference, boolean>> = {}): Preferences {
  const choices = { ...first };
  const { subscribe, notify } = createListeners();
  return {
    get: (name) => choices[name] ?? null,
    set(name, on) {
      choices[name] = on;
      notify();
    },
    subscribe,
  };
}
