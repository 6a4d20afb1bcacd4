import type { DisplayPreference, Preferences } from '../../ports/preferences';
import { createListeners } from '../../ports/listeners';

/** Display switches in memory. */
export function createMemoryPreferences(
  first: Partial<Record<DisplayPreference, boolean>> = {},
): Preferences {
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
