import type { SharedSession } from '../../ports/sharedSession';
import { createListeners } from '../../ports/listeners';
import { randomKey } from '../system/secureContext';
import { browserStorage } from './browserStorage';
import { sharedLabelKey, sharedUsePrefix } from './storageKeys';

/** Marks of sessions whose browser never returned are removed after a day, in milliseconds. */
const longestKept = 24 * 60 * 60_000;

/**
 * Tabs with the same login (a duplicated tab copies the session storage) share a random label. Local storage has the
 * last activity under it: that survives a crash, contains nothing personal, and disappears for all of them at once.
 */
export function createLocalSharedSession(): SharedSession {
  const { notify, subscribe } = createListeners();
  /** Where the browser stores nothing, the session is this page. */
  let held: number | null = null;
  const label = () => attempt(() => sessionStorage.getItem(sharedLabelKey));
  globalThis.addEventListener?.('storage', ({ key, storageArea }) => {
    if (storageArea === browserStorage() && (key === null || key === `${sharedUsePrefix}${label()}`))
      notify();
  });
  const write = (now: number) => {
    held = now;
    attempt(() => localStorage.setItem(`${sharedUsePrefix}${label()}`, String(now)));
  };
  return {
    begin(now) {
      if (label() !== null || held !== null) return;
      attempt(() => {
        for (const key of Object.keys(localStorage).filter((name) => name.startsWith(sharedUsePrefix)))
          if (!(Math.abs(now - Number(localStorage.getItem(key))) < longestKept))
            localStorage.removeItem(key);
        sessionStorage.setItem(sharedLabelKey, randomKey());
      });
      write(now);
    },
    lastUse() {
      const name = label();
      if (name == null) return held;
      const time = Number(attempt(() => localStorage.getItem(`${sharedUsePrefix}${name}`)) ?? undefined);
      return Number.isFinite(time) ? time : null;
    },
    use: write,
    end() {
      held = null;
      attempt(() => {
        localStorage.removeItem(`${sharedUsePrefix}${label()}`);
        sessionStorage.removeItem(sharedLabelKey);
      });
    },
    subscribe,
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
