import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import type { Identity } from '../../ports/identity';
import type { AdminRecords } from '../../ports/adminRecords';
import type { Mailer } from '../../ports/mailer';
import type { PlaceImporter } from '../../ports/placeImporter';
import type { UserDirectory } from '../../ports/userDirectory';
import { browserStorage } from '../local/browserStorage';
import { pendingSignOutKey } from '../local/storageKeys';
import { createServerAdminRecords } from './adminRecords';
import { createBrowserCall } from './browserCall';
import { createServerIdentity, type PendingSignOut } from './identity';
import { createServerMailer } from './mailer';
import { createServerPlaceImporter } from './placeImporter';
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

/** Everything that the app's own server does for this browser. */
export function createServerAdapters({ clock, currentUser }: { clock: Clock; currentUser: CurrentUser }): {
  identity: Identity;
  userDirectory: UserDirectory;
  mailer: Mailer;
  adminRecords: AdminRecords;
  placeImporter: PlaceImporter;
} {
  const call = createBrowserCall(clock);
  const pendingSignOut = createPendingSignOut(browserStorage());
  const identity = createServerIdentity({ call, clock, currentUser, pendingSignOut });
  return {
    identity,
    userDirectory: createServerUserDirectory({ call, identity }),
    mailer: createServerMailer({ call, identity, clock }),
    adminRecords: createServerAdminRecords({ call, identity }),
    placeImporter: createServerPlaceImporter({ call, identity }),
  };
}
