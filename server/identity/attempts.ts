import { waitingTime } from '@/shared/domain/auth/authErrors';
import { HttpError } from '../http/httpError';

/** How many failures are allowed in which time. */
export interface AttemptLimit {
  most: number;
  windowMilliseconds: number;
  /** The error's text, given the time to wait in words. Default: there were too many attempts. */
  says?: (wait: string) => string;
}

/** A pending attempt. It counts as failed until it is marked as succeeded. */
export interface Attempt {
  /** Stops counting this attempt. */
  succeeded(): void;
  /** Forgets all failures under this key, for example after a correct password. */
  forgetFailures(): void;
}

/** Counts failures by a key such as an address. Kept in memory: a restart forgets them. */
export interface Attempts {
  /**
   * Counts an attempt before its outcome is known, so that concurrent ones cannot bypass the limit.
   * @param now milliseconds of a clock that nobody sets: `monotonic` of the parts.
   * @throws HttpError too-many-requests, with the seconds to wait.
   */
  begin(key: string, now: number): Attempt;
  /** Forgets all failures under the keys that match. */
  forget(matches: (key: string) => boolean): void;
}

/** The error for too many tries. @param seconds to wait. */
export const tooManyTries = (
  seconds: number,
  says: AttemptLimit['says'] = (wait) => `There were too many tries. Please wait ${wait}.`,
): HttpError => new HttpError('too-many-requests', says(waitingTime(seconds)), seconds);

/** The maximum number of keys; beyond that the oldest is evicted, so that nobody can exhaust the memory. */
const maxKeys = 20_000;

/** Counts failures in a window that starts with the first of them. */
export function createAttempts(limit: AttemptLimit): Attempts {
  const counts = new Map<string, { count: number; endsAt: number }>();

  return {
    begin(key, now) {
      let entry = counts.get(key);
      if (entry && entry.endsAt <= now) entry = undefined;
      // Nobody waits longer than the window, whatever the clock did.
      if (entry) entry.endsAt = Math.min(entry.endsAt, now + limit.windowMilliseconds);
      if (entry && entry.count >= limit.most) {
        const seconds = Math.ceil((entry.endsAt - now) / 1000);
        throw tooManyTries(seconds, limit.says);
      }
      const counted = entry ?? { count: 0, endsAt: now + limit.windowMilliseconds };
      counted.count += 1;
      // Taken out and put back, so that the map's order is that of last use.
      counts.delete(key);
      counts.set(key, counted);
      if (counts.size > maxKeys) counts.delete(counts.keys().next().value!);
      return {
        succeeded() {
          counted.count -= 1;
          if (counted.count === 0 && counts.get(key) === counted) counts.delete(key);
        },
        forgetFailures() {
          if (counts.get(key) === counted) counts.delete(key);
        },
      };
    },
    forget(matches) {
      for (const key of counts.keys()) if (matches(key)) counts.delete(key);
    },
  };
}

/**
 * Counts one attempt with several counters. When one of them refuses it, the others do not count it.
 * @throws HttpError too-many-requests
 */
export function beginAll(now: number, places: readonly (readonly [Attempts, key: string])[]): Attempt[] {
  const begun: Attempt[] = [];
  try {
    for (const [attempts, key] of places) begun.push(attempts.begin(key, now));
  } catch (error) {
    for (const attempt of begun) attempt.succeeded();
    throw error;
  }
  return begun;
}
