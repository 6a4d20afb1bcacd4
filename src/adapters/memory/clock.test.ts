import { describeClock } from '../../ports/clock.contract';
import { createMemoryClock } from './clock';

describeClock('The memory clock', () => {
  const clock = createMemoryClock(new Date(2026, 10, 21, 9));
  return { clock, pass: clock.pass };
});
