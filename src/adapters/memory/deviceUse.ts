import type { DeviceUse } from '../../domain/auth/deviceUse';
import type { CurrentUser } from '../../ports/currentUser';
import type { DeviceChoice } from '../../ports/deviceUse';
import { createListeners } from '../../ports/listeners';

/** The answer in memory. @param first that of whoever is logged in. */
export function createMemoryDeviceUse(
  currentUser: CurrentUser,
  first: DeviceUse = null,
  isFixed = false,
): DeviceChoice {
  const { notify, subscribe } = createListeners();
  const own = new Set<string>();
  let isShared = isFixed;
  const person = () => currentUser.get()?.id;
  const set = (use: DeviceUse) => {
    if (isFixed) return;
    isShared = use === 'shared';
    const id = person();
    if (id !== undefined) own[use === 'own' ? 'add' : 'delete'](id);
    notify();
  };
  set(first);
  return {
    isFixed,
    get: () => (isShared ? 'shared' : own.has(person() ?? '') ? 'own' : null),
    set,
    subscribe(listener) {
      const ends = [subscribe(listener), currentUser.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}
