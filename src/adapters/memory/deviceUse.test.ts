import { describeDeviceChoice } from '../../ports/deviceUse.contract';
import { createMemoryCurrentUser } from './currentUser';
import { createMemoryDeviceUse } from './deviceUse';

describeDeviceChoice('The memory answer', (isFixed) => {
  const currentUser = createMemoryCurrentUser();
  return { currentUser, choice: createMemoryDeviceUse(currentUser, null, isFixed) };
});
