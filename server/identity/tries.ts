import { createAllowance, type Allowance } from './allowance';
import { type Attempts, beginAll, createAttempts } from './attempts';

/** A key to count, and its limit per time. */
export interface Counter {
  /** Of this counter alone. */
  name: string;
  most: number;
  windowMilliseconds: number;
  /** The error's text, given the time to wait in words. */
  says?: (wait: string) => string;
}

/** A burst, then one more in each interval. */
export interface Rate {
  /** Of this rate alone. */
  name: string;
  atOnce: number;
  everyMilliseconds: number;
}

/** Under which key something is counted. */
export interface Place<Limit> {
  limit: Limit;
  key: string;
  /** The topic, such as an address: everything about it can be forgotten at once. */
  about?: string;
}

/** A try that counts. */
export interface BegunTry {
  /** Does not count it any more. */
  takeBack(): Promise<void>;
  /** Forgets all under the key of its first place. */
  forgetFirst(): Promise<void>;
}

/** Counts tries. */
export interface Tries {
  /**
   * Counts one in each place, or in none. It counts until it is taken back.
   * @throws HttpError too-many-requests, with the seconds to wait.
   */
  begin(places: readonly Place<Counter>[]): Promise<BegunTry>;
  /** Counts one in each place, or in none. @returns how to take it back; null: it is too often. */
  take(places: readonly Place<Rate>[]): Promise<(() => Promise<void>) | null>;
  /** Forgets what is about something. */
  forget(about: string): Promise<void>;
  /** Deletes what does not count any more. */
  tidy(): Promise<void>;
}

/** The topic comes first, so that a prefix finds all of it. */
const keyOf = ({ key, about = '' }: Place<unknown>) => `${about}\n${key}`;

/** Counts in memory: a restart forgets. @param monotonic milliseconds of a clock that nobody sets. */
export function createTries(monotonic: () => number): Tries {
  const counters = new Map<string, Attempts>();
  const rates = new Map<string, Allowance>();
  const counterOf = ({ name, ...limit }: Counter) => {
    const counter = counters.get(name) ?? createAttempts(limit);
    counters.set(name, counter);
    return counter;
  };
  const rateOf = ({ name, atOnce, everyMilliseconds }: Rate) => {
    const rate = rates.get(name) ?? createAllowance(atOnce, everyMilliseconds);
    rates.set(name, rate);
    return rate;
  };
  return {
    async begin(places) {
      const attempts = beginAll(
        monotonic(),
        places.map((place) => [counterOf(place.limit), keyOf(place)] as const),
      );
      return {
        takeBack: async () => attempts.forEach((attempt) => attempt.succeeded()),
        forgetFirst: async () => attempts[0]?.forgetFailures(),
      };
    },
    async take(places) {
      const taken: (() => void)[] = [];
      const takeBack = async () => taken.forEach((back) => back());
      for (const place of places) {
        const [rate, key] = [rateOf(place.limit), keyOf(place)];
        if (!rate.take(key, monotonic())) {
          await takeBack();
          return null;
        }
        taken.push(() => rate.giveBack(key));
      }
      return takeBack;
    },
    async forget(about) {
      const isAbout = (key: string) => key.startsWith(`${about}\n`);
      for (const one of [...counters.values(), ...rates.values()]) one.forget(isAbout);
    },
    async tidy() {},
  };
}
