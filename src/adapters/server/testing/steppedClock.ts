import { expect } from 'vitest';
import type { Clock } from '@/src/ports/clock';
import { createMemoryClock } from '../../memory/clock';

/** A clock that stands still, except for the waits that a test ends. */
export interface SteppedClock extends Clock {
  /** Advances by this many milliseconds, once a callback waits for that long. */
  elapse(milliseconds: number): Promise<void>;
}

export function createSteppedClock(): SteppedClock {
  const clock = createMemoryClock(new Date('2026-11-21T09:00:00Z'));
  /** The waits that have neither ended nor been cancelled. */
  const waits = new Map<object, number>();
  return {
    now: clock.now,
    after(milliseconds, callback) {
      const wait = {};
      waits.set(wait, milliseconds);
      const cancel = clock.after(milliseconds, () => {
        waits.delete(wait);
        callback();
      });
      return () => {
        waits.delete(wait);
        cancel();
      };
    },
    async elapse(milliseconds) {
      await expect.poll(() => [...waits.values()]).toContain(milliseconds);
      clock.pass(milliseconds);
    },
  };
}
