import type { Clock } from '../../ports/clock';

/**
 * Measures how far the clock of this device is set forward or back from now on.
 * @returns how far it is by then, in milliseconds: what the clock shows without the time that has passed. Some browsers do not count
 * the time in which the device sleeps as passed.
 */
export function measureClockChange(clock: Clock): () => number {
  const fromPassed = () => clock.now().getTime() - performance.now();
  const before = fromPassed();
  return () => fromPassed() - before;
}
