import type { Clock } from '../../ports/clock';

/**
 * Measures how far the clock of this device is set forward or back from now on.
 * @returns the change so far, in milliseconds: the difference on the clock without the elapsed time. Some browsers do
 * not count the device's sleep as elapsed.
 */
export function measureClockChange(clock: Clock): () => number {
  const fromPassed = () => clock.now().getTime() - performance.now();
  const before = fromPassed();
  return () => fromPassed() - before;
}
