import { exchangeHolds } from '@/shared/domain/auth/firebaseLogin';
import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import { type Account, type Identity, IdentityError } from '../../ports/identity';
import { createIdentity, renewBefore, type IdentityTransport, type Login } from '../identity';
import { forgetReads } from '../local/forgetReads';
import type { LoginExchange } from './loginExchange';
import type { AccountsSdk } from './sdk';

/** The dependencies of a hosted account's identity. */
export interface HostedIdentityParts {
  sdk: AccountsSdk;
  server: LoginExchange;
  clock: Clock;
  /** The stored user, with the token of the login here from before a reload. A new token is written there. */
  currentUser: Pick<CurrentUser, 'get' | 'set'>;
  /** Calls back where the server has refused a request because its login has ended. */
  onEnded: (listener: () => void) => void;
  /** True where the browser accepts cookies. */
  keepsCookies: () => boolean;
}

/** An account of the hosted service, and the login of it on the product's own server. */
export interface HostedIdentity {
  identity: Identity;
  /**
   * Tells the server about a change at the service, such as the role. Without an answer it learns of it later. Never
   * rejects.
   */
  exchangeAgain(): Promise<void>;
}

/**
 * The accounts belong to the service, the logins to the product's own server: it exchanges the service's signed token
 * at each login, at each start of a page and after the service reports a change.
 */
export function createHostedIdentity(parts: HostedIdentityParts): HostedIdentity {
  const { exchange, transport } = createHostedTransport(parts);
  return {
    identity: createIdentity(transport, parts.clock),
    exchangeAgain: () =>
      exchange().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** Exchanges the token of the SDK's login, one at a time. */
function createExchange({ sdk, server, clock, currentUser }: HostedIdentityParts) {
  let last: Login | null = null;
  let lastIdToken: string | null = null;
  let running: Promise<Login | null> | null = null;

  function toLogin(account: Account, token: string): Login {
    const { uid } = account;
    const before = last?.account.uid === uid ? last.endsAt : 0;
    // Never earlier than before: devices' clocks are sometimes set back.
    last = { account, token, endsAt: Math.max(before, clock.now().getTime() + exchangeHolds) };
    const stored = currentUser.get();
    if (stored?.id === uid && stored.token !== token) currentUser.set({ ...stored, token });
    return last;
  }

  async function exchangeNow(isFresh: boolean): Promise<Login | null> {
    const account = sdk.account();
    const idToken = account && (await sdk.idToken(isFresh));
    if (!idToken) return null;
    const token = await server.exchange(idToken);
    // Another user has logged in, or nobody is logged in any more.
    if (sdk.account()?.uid !== account.uid) return exchangeNow(false);
    if (token !== null) {
      lastIdToken = idToken;
      return toLogin(account, token);
    }
    // The token may precede a change, such as that of the password.
    if (!isFresh) return exchangeNow(true);
    await sdk.signOut();
    return null;
  }

  return {
    last: () => last,
    forget() {
      last = null;
      lastIdToken = null;
    },
    /** Returns true where the SDK has a newer token than the one exchanged last. */
    isDue: async () => (await sdk.idToken()) !== lastIdToken,
    /** @returns null where the login has ended at the service, or the server does not take its tokens. @throws IdentityError */
    exchange(): Promise<Login | null> {
      running ??= exchangeNow(false).finally(() => (running = null));
      return running;
    },
  };
}

function createHostedTransport(parts: HostedIdentityParts) {
  const { sdk, server, clock, currentUser, onEnded, keepsCookies } = parts;
  const { exchange, forget, isDue, last } = createExchange(parts);
  const now = () => clock.now().getTime();
  let stored: Login | null = null;
  /** The token that was stored when the page started. */
  let storedToken = '';
  let isEntering = false;

  const ready = sdk.ready.then(() => {
    const account = sdk.account();
    const user = currentUser.get();
    storedToken = user?.token ?? '';
    const token = user?.id === account?.uid ? storedToken : '';
    // Valid while there is no answer. The first request for the token exchanges it.
    stored = account && { account, token, endsAt: token ? now() + renewBefore : 0 };
  });

  async function enter(work: () => Promise<void>, isNew: boolean): Promise<Login> {
    if (!keepsCookies()) throw new IdentityError('cookies-refused');
    isEntering = true;
    try {
      await work();
      try {
        const login = await exchange();
        if (login) return login;
        throw new IdentityError('unknown');
      } catch (error) {
        const account = sdk.account();
        // The account exists, so this is no error. The exchange is repeated later.
        if (isNew && account) return { account, token: '', endsAt: 0 };
        await sdk.signOut();
        throw error;
      }
    } finally {
      isEntering = false;
    }
  }

  /** Ends the login on the server, after the service's login has ended. */
  async function endHere(): Promise<null> {
    const token = last()?.token ?? storedToken;
    forget();
    storedToken = '';
    if (token) await server.end(token);
    return null;
  }

  const transport: IdentityTransport = {
    ready,
    stored: () => stored,
    createAccount: (email, password) => enter(() => sdk.createAccount(email, password), true),
    signIn: (email, password) => enter(() => sdk.signIn(email, password), false),

    async renew(login) {
      if (server.isEnding() && !sdk.account()) await server.end();
      try {
        return (await exchange()) ?? (await endHere());
      } catch (error) {
        // While the service does not answer, the server's login remains valid.
        if (!login?.token || !(await server.holds(login.token))) throw error;
        return { ...login, endsAt: now() + 2 * renewBefore };
      }
    },

    async signOut(ended) {
      forgetReads();
      forget();
      storedToken = '';
      await Promise.all([sdk.signOut(), server.end(ended?.token || undefined)]);
    },

    watch(onChange) {
      let isAsking = false;
      async function follow(isEnded: boolean): Promise<void> {
        if (isEntering || isAsking) return;
        isAsking = true;
        try {
          if (!sdk.account()) {
            onChange(await endHere());
          } else if (isEnded || (await isDue())) {
            onChange((await exchange()) ?? (await endHere()));
          }
        } catch {
          // No answer: the next request, or the next start of a page, tries again.
        } finally {
          isAsking = false;
        }
      }
      void ready.then(() => sdk.onChange(() => void follow(false)));
      onEnded(() => void follow(true));
    },

    sendPasswordReset: sdk.sendPasswordReset,
    confirmPasswordReset: sdk.confirmPasswordReset,
  };
  return { exchange, transport };
}
