import { describeClock } from '../../ports/clock.contract';
import { describeCurrentUser } from '../../ports/currentUser.contract';
import { describePreferences } from '../../ports/preferences.contract';
import { createMemoryClock } from './clock';
import { createMemoryCurrentUser } from './currentUser';
import { createMemoryPreferences } from './preferences';

describePreferences('The memory preferences', createMemoryPreferences);

describeCurrentUser('The memory user', createMemoryCurrentUser);

describeClock('The memory clock', () => {
  const clock = createMemoryClock(new Date(2026, 10, 21, 9));
  return { clock, pass: clock.pass };
});
