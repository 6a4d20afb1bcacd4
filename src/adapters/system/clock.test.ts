import { afterEach, beforeEach, vi } from 'vitest';
import { describeClock } from '../../ports/clock.contract';
import { createSystemClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describeClock('The system clock', () => ({
  clock: createSystemClock(),
  pass: (milliseconds) => void vi.advanceTimersByTime(milliseconds),
}));
