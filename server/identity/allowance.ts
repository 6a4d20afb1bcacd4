/** A rate limit that allows a burst, then a steady rate. Kept in memory: a restart resets it. */
export interface Allowance {
  /**
   * Returns whether it is allowed now; if so, it is counted.
   * @param now milliseconds of a clock that nobody sets: `monotonic` of the parts.
   */
  take(key: string, now: number): boolean;
  /** Gives the last one back: it did not happen. */
  giveBack(key: string): void;
  /** Forgets all keys that match. */
  forget(matches: (key: string) => boolean): void;
}

/** The maximum number of keys; beyond that the oldest is evicted. */
const maxKeys = 20_000;

/**
 * @param atOnce the size of a burst.
 * @param everyMilliseconds the interval after which one more is allowed.
 */
export function createAllowance(atOnce: number, everyMilliseconds: number): Allowance {
  const longest = atOnce * everyMilliseconds;
  /** When each key has its full allowance again, in milliseconds of that clock. */
  const fullAgainAt = new Map<string, number>();
  return {
    take(key, now) {
      // Never longer than from nothing, whatever the clock did.
      const from = Math.min(Math.max(now, fullAgainAt.get(key) ?? now), now + longest);
      if (from + everyMilliseconds > now + longest) {
        fullAgainAt.set(key, from);
        return false;
      }
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
