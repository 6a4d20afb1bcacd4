import { initializeAuth } from 'firebase/auth';
import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import { browserStorage, personStorage } from '../local/browserStorage';
import { createBrowserCall } from '../server/browserCall';
import { endedLogin } from '../server/endedLogin';
import { keepsCookies } from '../server/keepsCookies';
import { createPendingSignOut } from '../server/pendingSignOut';
import { openFirebaseApp, type FirebaseSettings } from './app';
import { createHostedIdentity, type HostedIdentity } from './hostedIdentity';
import { createLoginExchange } from './loginExchange';
import { createAccountsSdk, persistenceOf, type AccountsSdk } from './sdk';

/** A shared computer stores a person's data with the tab. */
const isWithTab = () => personStorage() !== browserStorage();

/**
 * Identity by Firebase Authentication. Its SDK stores the account in the browser and notifies other tabs; the login
 * itself is a cookie of the product's own server.
 */
export function openFirebaseIdentity(
  settings: FirebaseSettings,
  { clock, currentUser }: { clock: Clock; currentUser: CurrentUser },
): HostedIdentity & Pick<AccountsSdk, 'idToken'> {
  let withTab = isWithTab();
  const auth = initializeAuth(openFirebaseApp(settings), { persistence: persistenceOf(withTab) });
  auth.languageCode = 'en';
  const sdk = createAccountsSdk(auth);
  // The stored user moves once the person has said if the device is shared, and the account moves with it.
  currentUser.subscribe(() => {
    if (isWithTab() === withTab) return;
    withTab = isWithTab();
    void sdk.keepWithTab(withTab);
  });
  const hosted = createHostedIdentity({
    sdk,
    server: createLoginExchange(createBrowserCall(clock), createPendingSignOut()),
    clock,
    currentUser,
    onEnded: endedLogin.subscribe,
    keepsCookies,
  });
  return { ...hosted, idToken: sdk.idToken };
}
