import type { Clock } from '../ports/clock';
import { IdentityError, type Account, type Identity, type IdentityState } from '../ports/identity';
import { createListeners } from '../ports/listeners';

/** The login of this device as it is held in memory. */
export interface Login {
  account: Account;
  token: string;
  /** The end of the token, in milliseconds by this device's clock; Infinity where the service decides. */
  endsAt: number;
}

/** The calls to an identity service. Every method rejects only with IdentityError. */
export interface IdentityTransport extends Pick<Identity, 'sendPasswordReset' | 'confirmPasswordReset'> {
  /** The login stored on this device: it counts until the service answers. */
  stored(): Login | null;
  /** Settles when `stored` is known. Absent: it is known from the start. Never rejects. */
  ready?: Promise<unknown>;
  createAccount(email: string, password: string): Promise<Login>;
  signIn(email: string, password: string): Promise<Login>;
  /**
   * Checks this device's login with the service.
   * @param login the current one, whose token may have expired.
   * @returns the login with a valid token; null when the service reports that nobody is logged in.
   */
  renew(login: Login | null): Promise<Login | null>;
  /**
   * Ends the login of this device and revokes it at the service. Also resolves when there is no answer.
   * @param ended the login that ended last.
   */
  signOut(ended: Login | null): Promise<void>;
  /** The confirmation of the address; absent where the service does not require it. Both methods need a token. */
  address?: {
    sendCode(token: string): Promise<void>;
    /** @returns the login that replaces all others. */
    confirm(token: string, code: string): Promise<Login>;
  };
  /** Follows logins and logouts in other tabs, for as long as the page lives. */
  watch(onChange: (login: Login | null) => void): void;
}

/** A token that expires sooner than this is renewed before it is used, in milliseconds. */
export const renewBefore = 5 * 60_000;

/** The delay before a retry when there was no answer, in milliseconds. */
const retryAfter = 30_000;

const isSame = (a: IdentityState | null, b: IdentityState) =>
  a?.kind === 'signed-in' && b.kind === 'signed-in'
    ? a.account.uid === b.account.uid && a.account.addressProved === b.account.addressProved
    : a?.kind === b.kind;

/** Holds the state, null until it is known, and notifies of its changes. */
function createState() {
  let state: IdentityState | null = null;
  const { notify, subscribe, isEmpty } = createListeners<[IdentityState]>();
  return {
    get: () => state,
    isFollowed: () => !isEmpty(),
    set(next: IdentityState) {
      const same = isSame(state, next);
      state = next;
      if (!same) notify(next);
    },
    /** Calls back with the state, asynchronously where it is known already, and after each change. */
    subscribe(listener: (state: IdentityState) => void) {
      const stop = subscribe(listener);
      let stopped = false;
      const known = state;
      if (known) queueMicrotask(() => stopped || listener(known));
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}

/**
 * The common part of all Identity adapters: holds the login, renews its token, notifies of changes and serialises
 * concurrent calls.
 */
export function createIdentity(transport: IdentityTransport, clock: Clock): Identity {
  let login = transport.stored();
  const state = createState();
  /** The login that ended last: other tabs and the app forget it before the service learns of it. */
  let ended: Login | null = null;
  /** Counts logins and logouts, so that a stale answer is not taken as current. */
  let version = 0;
  let loading: Promise<void> | null = null;
  let renewal: Promise<void> | null = null;
  let cancelRetry = () => {};
  const now = () => clock.now().getTime();

  function setLogin(next: Login | null): void {
    login = next;
    state.set(next ? { kind: 'signed-in', account: next.account } : { kind: 'signed-out' });
  }

  function changeTo(next: Login | null): void {
    version += 1;
    ended = login ?? ended;
    setLogin(next);
  }

  async function enter(answer: Promise<Login>): Promise<Account> {
    const next = await answer;
    changeTo(next);
    return next.account;
  }

  async function renew(): Promise<void> {
    const asked = version;
    const next = await transport.renew(login);
    if (asked === version) setLogin(next);
  }

  /** Asks who is signed in, once for all concurrent callers. */
  function renewOnce(): Promise<void> {
    renewal ??= renew().finally(() => (renewal = null));
    return renewal;
  }

  async function check(): Promise<void> {
    if (loading) await loading;
    const asked = version;
    try {
      await renewOnce();
    } catch {
      if (asked !== version) return;
      state.set({ kind: 'unreachable' });
      cancelRetry();
      cancelRetry = clock.after(retryAfter, () => {
        if (state.isFollowed() && state.get()?.kind === 'unreachable') void check();
      });
    }
  }

  loading =
    transport.ready?.then(() => {
      loading = null;
      if (version === 0) login = transport.stored();
    }) ?? null;

  transport.watch((next) => {
    if (next?.token === login?.token) return;
    if (!next || next.account.uid !== login?.account.uid) changeTo(next);
    // Another tab has confirmed the address, which has ended the current login.
    else if (login.account.addressProved === false && next.account.addressProved !== false) changeTo(next);
    else if (next.endsAt >= login.endsAt) login = next;
  });

  async function idToken(of?: string): Promise<string | null> {
    if (loading) await loading;
    if (of !== undefined && login?.account.uid !== of) return null;
    if (login && login.endsAt > now() + renewBefore) return login.token;
    // A user who is known to be logged out needs no request.
    if (!login && state.get()?.kind === 'signed-out') return null;
    const asker = login?.account.uid;
    try {
      await renewOnce();
    } catch (error) {
      if (!login || login.endsAt <= now()) throw error;
    }
    // Another tab may have logged in another user meanwhile: the answer is not for them.
    return !login || (asker && asker !== login.account.uid) ? null : login.token;
  }

  /** Sends a request about the confirmation of the address. */
  async function proof<T>(
    ask: (address: NonNullable<IdentityTransport['address']>, token: string) => Promise<T>,
  ): Promise<T> {
    const { address } = transport;
    if (!address) throw new IdentityError('address-proved');
    const token = await idToken();
    if (token === null) throw new IdentityError('signed-out');
    try {
      return await ask(address, token);
    } catch (error) {
      const { code } = error as IdentityError;
      // The login here is out of date, such as after a confirmation on another device.
      if (code === 'signed-out' || code === 'address-proved') await renewOnce().catch(() => undefined);
      throw error;
    }
  }

  return {
    createAccount: (email, password) => enter(transport.createAccount(email, password)),
    signIn: (email, password) => enter(transport.signIn(email, password)),

    async signOut() {
      changeTo(null);
      await transport.signOut(ended);
    },

    idToken,

    onStateChange(listener) {
      const stop = state.subscribe(listener);
      if (!state.get()) void check();
      return stop;
    },

    sendPasswordReset: (email) => transport.sendPasswordReset(email),
    confirmPasswordReset: (code, password) => transport.confirmPasswordReset(code, password),
    sendAddressCode: () => proof((address, token) => address.sendCode(token)),
    confirmAddress: (code) => proof((address, token) => enter(address.confirm(token, code))),
  };
}
