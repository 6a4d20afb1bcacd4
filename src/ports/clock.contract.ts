import { describe, expect, test, vi } from 'vitest';
import type { Clock } from './clock';

/**
 * The contract of every adapter of Clock.
 * @param make makes one, and a way to let time pass without waiting for it.
 */
export function describeClock(
  name: string,
  make: () => { clock: Clock; pass: (milliseconds: number) => void },
) {
  describe(`${name} as a Clock`, () => {
    test('moves forward in time', () => {
      const { clock, pass } = make();
      const before = clock.now().getTime();
      pass(90_000);
      expect(clock.now().getTime() - before).toBe(90_000);
    });

    test('returns a new Date each time, so that no caller can change it', () => {
      const { clock } = make();
      const before = clock.now().getTime();
      clock.now().setFullYear(1999);
      expect(clock.now().getTime()).toBe(before);
    });

    test('calls back once, not before its time', () => {
      const { clock, pass } = make();
      const callback = vi.fn<() => void>();
      clock.after(1000, callback);
      pass(999);
      expect(callback).toHaveBeenCalledTimes(0);
      pass(1);
      expect(callback).toHaveBeenCalledTimes(1);
      pass(5000);
      expect(callback).toHaveBeenCalledTimes(1);
    });

    test('calls back in order of time, and never after a cancel', () => {
      const { clock, pass } = make();
      const calls: string[] = [];
      clock.after(300, () => calls.push('late'));
      const cancel = clock.after(200, () => calls.push('called off'));
      clock.after(100, () => {
        calls.push('early');
        clock.after(100, () => calls.push('later on'));
      });
      cancel();
      pass(1000);
      expect(calls).toEqual(['early', 'later on', 'late']);
    });
  });
}
