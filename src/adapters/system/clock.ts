import type { Clock } from '../../ports/clock';

/** The clock of this machine. */
export function createSystemClock(): Clock {
  return {
    now: () => new Date(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
