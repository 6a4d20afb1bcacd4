import { type GoogleStandIn, firebaseSettings, startGoogleStandIn } from '../server/googleStandIn';
import { type Account, IdentityError } from '@/src/ports/identity';
import { createHostedIdentity, type HostedIdentity } from '@/src/adapters/firebase/hostedIdentity';
import { createLoginExchange } from '@/src/adapters/firebase/loginExchange';
import type { AccountsSdk } from '@/src/adapters/firebase/sdk';
import { makeTestEnvironment, type TestEnvironment } from './serverEnvironment';

/** When the tests begin, in milliseconds since 1970. */
export const time = Date.UTC(2026, 10, 21, 9);

/** The server itself, in front of a stand-in for Google, and browsers with a stand-in for the SDK. */
export interface FirebaseEnvironment {
  google: GoogleStandIn;
  environment: TestEnvironment;
  end(): Promise<void>;
}

export async function startFirebaseEnvironment(): Promise<FirebaseEnvironment> {
  const started: { environment?: TestEnvironment } = {};
  const google = await startGoogleStandIn(() => started.environment?.server.parts.now() ?? time);
  google.entries = { ada: { role: 'user' } };
  const environment = await makeTestEnvironment(firebaseSettings, { firebaseProject: google.project });
  started.environment = environment;
  return {
    google,
    environment,
    async end() {
      await environment.end();
      await google.stop();
    },
  };
}

export const accountOf = (uid: string): Account => ({ uid, email: `${uid}@example.net` });
const noAnswer = () => Promise.reject(new IdentityError('unreachable'));

/** The SDK of a browser; a page that is loaded again finds what it kept. */
function createSdk(google: GoogleStandIn) {
  let uid: string | null = null;
  let token: Promise<string> | null = null;
  let claims = {};
  let count = 0;
  const listeners: (() => void)[] = [];
  const become = (next: string | null) => {
    [uid, token] = [next, null];
    for (const listener of listeners) listener();
  };
  const sdk: AccountsSdk = {
    ready: Promise.resolve(),
    account: () => (uid === null ? null : accountOf(uid)),
    async idToken(isFresh) {
      if (!browser.isReachable) return noAnswer();
      if (uid === null) return null;
      if (isFresh && browser.isRevoked) become(null);
      if (uid === null) return null;
      // Simultaneous calls get the same token.
      if (isFresh || token === null) token = google.sign(uid, { ...claims, nonce: `${(count += 1)}` });
      return token;
    },
    createAccount: async (email) => (browser.isReachable ? become(email.split('@')[0]!) : noAnswer()),
    signIn: async (email) => (browser.isReachable ? become(email.split('@')[0]!) : noAnswer()),
    signOut: async () => become(null),
    onChange(listener) {
      listeners.push(listener);
      listener();
    },
    keepWithTab: async () => {},
    sendPasswordReset: async () => {},
    confirmPasswordReset: async () => {},
  };
  const browser = {
    sdk,
    isReachable: true,
    /** The service refuses to renew the login. */
    isRevoked: false,
    become,
    /** Something changed at the service: the SDK gets another token. */
    renews(changed = {}) {
      [token, claims] = [null, changed];
      for (const listener of listeners) listener();
    },
    /** The page is gone, and hears nothing any more. */
    leave: () => void listeners.splice(0),
  };
  return browser;
}

/** A browser with a page, which can be loaded again. */
export function openBrowser({ environment, google }: FirebaseEnvironment, { keepsCookies = true } = {}) {
  const device = environment.device({ cookies: keepsCookies });
  const sdk = createSdk(google);
  let isPending = false;
  const load = (): HostedIdentity => {
    sdk.leave();
    return createHostedIdentity({
      sdk: sdk.sdk,
      server: createLoginExchange(device.call, {
        get: () => isPending,
        set: (pending) => void (isPending = pending),
      }),
      clock: environment.clock,
      currentUser: device.currentUser,
      onEnded: device.onEnded,
      keepsCookies: () => keepsCookies,
    });
  };
  const page = load();
  /** Stores a login, as the app does. */
  const store = async ({ identity }: HostedIdentity, uid = 'ada') => {
    const token = (await identity.idToken()) ?? '';
    const { email } = accountOf(uid);
    device.currentUser.set({ id: uid, username: email, email, role: 'user', token, lastLogin: '' });
    return token;
  };
  const states: string[] = [];
  const follow = ({ identity }: HostedIdentity) => identity.onStateChange(({ kind }) => states.push(kind));
  const exchanges = () => device.requests.filter((one) => one === 'POST /api/identity/exchange').length;
  return { ...device, sdk, page, load, store, follow, states, exchanges };
}
