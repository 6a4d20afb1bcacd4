import type { DeviceUse } from '@/shared/domain/auth/deviceUse';
import type { CurrentUser } from '../../ports/currentUser';
import type { DeviceChoice } from '../../ports/deviceUse';
import { createListeners } from '../../ports/listeners';

/** The answer in memory. @param first that of the current user. */
export function createMemoryDeviceUse(
  currentUser: CurrentUser,
  first: DeviceUse = null,
  isFixed = false,
): DeviceChoice {
  const { notify, subscribe } = createListeners();
  const own = new Set<string>();
  let isShared = isFixed;
  let isDue = false;
  let lastUse: number | null = null;
  const person = () => currentUser.get()?.id;
  const set = (use: DeviceUse) => {
    isDue = false;
    if (isFixed) return;
    isShared = use === 'shared';
    const id = person();
    if (id !== undefined) own[use === 'own' ? 'add' : 'delete'](id);
    notify();
  };
  set(first);
  const get = () => (isShared ? 'shared' : own.has(person() ?? '') ? 'own' : null);
  return {
    isFixed,
    get,
    isDue: () => isDue && get() === null && person() !== undefined,
    setDue(due) {
      isDue = due;
      notify();
    },
    session: {
      begin: (now) => void (lastUse ??= now),
      lastUse: () => lastUse,
      use: (now) => void (lastUse = now),
      end: () => void (lastUse = null),
      subscribe,
    },
    set,
    subscribe(listener) {
      const ends = [subscribe(listener), currentUser.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}
