/** Lets something happen a few times at once, and then once in a while. Kept in memory: a restart forgets it. */
export interface Allowance {
  /** Whether it may happen now; if so, it is counted. @param now milliseconds since 1970. */
  take(key: string, now: number): boolean;
  /** Takes the last one back: it did not happen. */
  giveBack(key: string): void;
  /** Forgets all that match. */
  forget(matches: (key: string) => boolean): void;
}

/** The most keys that are remembered; beyond that the oldest goes. */
const maxKeys = 20_000;

/**
 * @param atOnce how many may happen one right after the other.
 * @param everyMilliseconds after which time one more may.
 */
export function createAllowance(atOnce: number, everyMilliseconds: number): Allowance {
  /** When each would be as new again, in milliseconds since 1970. */
  const fullAgainAt = new Map<string, number>();
  return {
    take(key, now) {
      const from = Math.max(now, fullAgainAt.get(key) ?? 0);
      if (from + everyMilliseconds > now + atOnce * everyMilliseconds) return false;
      fullAgainAt.delete(key);
      fullAgainAt.set(key, from + everyMilliseconds);
      if (fullAgainAt.size > maxKeys) fullAgainAt.delete(fullAgainAt.keys().next().value!);
      return true;
    },
    giveBack(key) {
      const at = fullAgainAt.get(key);
      if (at !== undefined) fullAgainAt.set(key, at - everyMilliseconds);
    },
    forget(matches) {
      for (const key of fullAgainAt.keys()) if (matches(key)) fullAgainAt.delete(key);
    },
  };
}
