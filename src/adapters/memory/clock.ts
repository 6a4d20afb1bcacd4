import type { Clock } from '../../ports/clock';

/** A clock that stands still until it is advanced. */
export interface MemoryClock extends Clock {
  /** Advances the time, and makes the due callbacks, each at its own time. */
  pass(milliseconds: number): void;
}

/** @param start the first time. */
export function createMemoryClock(start: Date): MemoryClock {
  let time = start.getTime();
  let waiting: { due: number; callback: () => void }[] = [];
  return {
    now: () => new Date(time),
    after(milliseconds, callback) {
      const one = { due: time + milliseconds, callback };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass(milliseconds) {
      const until = time + milliseconds;
      const next = () => waiting.filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0];
      for (let one = next(); one; one = next()) {
        const called = one;
        waiting = waiting.filter((other) => other !== called);
        time = Math.max(time, one.due);
        one.callback();
      }
      time = until;
    },
  };
}
