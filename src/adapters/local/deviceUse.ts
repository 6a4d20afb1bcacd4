import { parseOwners, type DeviceUse } from '@/shared/domain/auth/deviceUse';
import type { CurrentUser } from '../../ports/currentUser';
import type { DeviceChoice } from '../../ports/deviceUse';
import { createListeners } from '../../ports/listeners';
import { deviceUseKey, ownDeviceKey, storageKeys } from './storageKeys';
import { createLocalSharedSession } from './sharedSession';
import { createTexts } from './texts';
import { moveTraces } from './traces';

/**
 * The answer in this browser: `own` in local storage with the person's id, `shared` in the tab's session storage. The
 * latter also decides about the storage of the login (`currentUser.ts`).
 * @param isFixed true where the operator declares every device shared.
 */
export function createLocalDeviceUse(currentUser: CurrentUser, isFixed = false): DeviceChoice {
  const tab = createTexts([deviceUseKey], sessionOrNull);
  const device = createTexts([ownDeviceKey]);
  const session = createLocalSharedSession();
  const { notify, subscribe } = createListeners();
  let isDue = false;
  const isShared = () => isFixed || tab.get(deviceUseKey) !== null;
  const owners = () => parseOwners(device.get(ownDeviceKey));

  const moveTab = (text: string | null) => {
    const user = currentUser.get();
    tab.set(deviceUseKey, text);
    if (text === null) session.end();
    if (!user) return;
    // Written first to the new storage, so that nobody is logged out in between.
    currentUser.set(user);
    try {
      const [from, to] = text === null ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
      from.removeItem(storageKeys.user);
      moveTraces(user, from, to);
    } catch {
      // An inaccessible storage contains nothing of ours.
    }
  };
  if (isFixed && tab.get(deviceUseKey) === null) moveTab('shared');

  const get = () => {
    const person = currentUser.get()?.id;
    if (isShared()) return 'shared';
    return person !== undefined && owners().includes(person) ? 'own' : null;
  };
  const setDue = (due: boolean) => {
    isDue = due;
    notify();
  };

  return {
    isFixed,
    session,
    get,
    isDue: () => isDue && get() === null && currentUser.get() !== null,
    setDue,
    set(use: DeviceUse) {
      if (isFixed) return;
      isDue = false;
      const person = currentUser.get()?.id;
      if (person !== undefined) {
        const others = owners().filter((id) => id !== person);
        const next = use === 'own' ? [...others, person] : others;
        device.set(ownDeviceKey, next.length === 0 ? null : JSON.stringify(next));
      }
      if (isShared() !== (use === 'shared')) moveTab(use === 'shared' ? use : null);
      notify();
    },
    subscribe(listener) {
      const ends = [tab, device, currentUser, { subscribe }].map((one) => one.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
  };
}

function sessionOrNull(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
