import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import type { Identity } from '../../ports/identity';
import type { UserDirectory } from '../../ports/userDirectory';
import { browserStorage } from '../local/browserStorage';
import { pendingSignOutKey } from '../local/storageKeys';
import { createBrowserCall } from './browserCall';
import { createServerIdentity, type PendingSignOut } from './identity';
import { createServerUserDirectory } from './userDirectory';

/** The mark in this browser's storage; where storage is refused it holds until the page is closed. */
function createPendingSignOut(storage: Storage | null): PendingSignOut {
  let pending = false;
  return {
    get() {
      try {
        return pending || storage?.getItem(pendingSignOutKey) === 'true';
      } catch {
        return pending;
      }
    },
    set(next) {
      pending = next;
      try {
        if (next) storage?.setItem(pendingSignOutKey, 'true');
        else storage?.removeItem(pendingSignOutKey);
      } catch {
        // A full storage: the variable holds for this page.
      }
    },
  };
}

/** The accounts that the app's own server keeps. */
export function createServerAccounts({ clock, currentUser }: { clock: Clock; currentUser: CurrentUser }): {
  identity: Identity;
  userDirectory: UserDirectory;
} {
  const call = createBrowserCall(clock);
  const pendingSignOut = createPendingSignOut(browserStorage());
  const identity = createServerIdentity({ call, clock, currentUser, pendingSignOut });
  return { identity, userDirectory: createServerUserDirectory({ call, identity }) };
}
