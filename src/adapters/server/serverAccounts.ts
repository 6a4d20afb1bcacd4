import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import type { Identity } from '../../ports/identity';
import type { UserDirectory } from '../../ports/userDirectory';
import { createBrowserCall } from './browserCall';
import { endedLogin } from './endedLogin';
import { createServerIdentity } from './identity';
import { keepsCookies } from './keepsCookies';
import { createPendingSignOut } from './pendingSignOut';

/** The accounts that the app's own server keeps. */
export function createServerAccounts({ clock, currentUser }: { clock: Clock; currentUser: CurrentUser }): {
  identity: Identity;
  /** Its code comes with its callers: registering, or changing the name. */
  openUserDirectory: () => Promise<UserDirectory>;
} {
  const call = createBrowserCall(clock);
  const pendingSignOut = createPendingSignOut();
  const identity = createServerIdentity({
    call,
    clock,
    currentUser,
    pendingSignOut,
    onEnded: endedLogin.subscribe,
    keepsCookies,
  });
  return {
    identity,
    openUserDirectory: async () =>
      (await import('./userDirectory')).createServerUserDirectory({ call, identity }),
  };
}
