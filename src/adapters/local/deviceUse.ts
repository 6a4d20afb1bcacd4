import { parseOwners, type DeviceUse } from '../../domain/auth/deviceUse';
import type { CurrentUser } from '../../ports/currentUser';
import type { DeviceChoice } from '../../ports/deviceUse';
import { deviceUseKey, ownDeviceKey, storageKeys } from './storageKeys';
import { createTexts } from './texts';

/**
 * The answer in this browser: `own` in local storage with the person's id, `shared` in the tab's session storage. That one also
 * decides where the login is kept (`currentUser.ts`).
 * @param isFixed where the operator says that every device is shared.
 */
export function createLocalDeviceUse(currentUser: CurrentUser, isFixed = false): DeviceChoice {
  const tab = createTexts([deviceUseKey], sessionOrNull);
  const device = createTexts([ownDeviceKey]);
  const isShared = () => isFixed || tab.get(deviceUseKey) !== null;
  const owners = () => parseOwners(device.get(ownDeviceKey));

  const moveTab = (text: string | null) => {
    const user = currentUser.get();
    tab.set(deviceUseKey, text);
    if (!user) return;
    // First where it is read from now on, so that nobody is logged out in between.
    currentUser.set(user);
    try {
      (text === null ? sessionStorage : localStorage).removeItem(storageKeys.user);
    } catch {
      // A storage that cannot be opened holds nothing of ours.
    }
  };
  if (isFixed && tab.get(deviceUseKey) === null) moveTab('shared');

  return {
    isFixed,
    get() {
      const person = currentUser.get()?.id;
      if (isShared()) return 'shared';
      return person !== undefined && owners().includes(person) ? 'own' : null;
    },
    set(use: DeviceUse) {
      if (isFixed) return;
      const person = currentUser.get()?.id;
      if (person !== undefined) {
        const others = owners().filter((id) => id !== person);
        const next = use === 'own' ? [...others, person] : others;
        device.set(ownDeviceKey, next.length === 0 ? null : JSON.stringify(next));
      }
      if (isShared() !== (use === 'shared')) moveTab(use === 'shared' ? use : null);
    },
    subscribe(listener) {
      const ends = [tab, device, currentUser].map(({ subscribe }) => subscribe(listener));
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
