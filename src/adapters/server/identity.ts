import type { AuthErrorCode } from '../../domain/auth/authErrors';
import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import { IdentityError, type Identity, type IdentityState } from '../../ports/identity';
import { type Login, loginFromAnswer, loginFromStored } from './login';
import { type Answer, type CallOptions, NoAnswerError, type ServerCall } from './serverCalls';

/** A mark on this device: somebody logged out here and the server has not heard of it yet. */
export interface PendingSignOut {
  get(): boolean;
  set(pending: boolean): void;
}

/** What the adapter works with. */
export interface ServerIdentityOptions {
  call: ServerCall;
  clock: Clock;
  /** Gives the token of before a reload, and tells of logins and logouts in other tabs. It is read only. */
  currentUser: Pick<CurrentUser, 'get' | 'subscribe'>;
  pendingSignOut: PendingSignOut;
}

const path = '/api/identity';

/** A token that ends sooner than this is renewed before it is handed out. */
const renewBefore = 5 * 60 * 1000;

/** How long to wait before asking again when nobody answered. */
const askAgainAfter = 30_000;

const knownCodes: ReadonlySet<string> = new Set<AuthErrorCode>([
  'invalid-email',
  'user-not-found',
  'wrong-password',
  'email-already-in-use',
  'weak-password',
  'invalid-credential',
  'too-many-requests',
]);

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  return new IdentityError(error instanceof NoAnswerError ? 'unreachable' : 'unknown', { cause: error });
}

/** What the server was asked for, or its refusal thrown. */
function bodyOf(answer: Answer): unknown {
  if (answer.ok) return answer.body;
  const { code, retryAfterSeconds } = answer;
  throw new IdentityError(knownCodes.has(code) ? (code as AuthErrorCode) : 'unknown', { retryAfterSeconds });
}

/**
 * Identity by the app's own server. The login itself is a cookie that no script can read; here only its token is held.
 * Other tabs hear of a login or logout through the stored user, which this adapter follows.
 */
export function createServerIdentity({
  call,
  clock,
  currentUser,
  pendingSignOut,
}: ServerIdentityOptions): Identity {
  let login: Login | null = pendingSignOut.get() ? null : loginFromStored(currentUser.get());
  let state: IdentityState | null = null;
  /** The token of the login that ended last: other tabs and the app forget it before the server is told. */
  let endedToken: string | undefined;
  /** Counts logins and logouts, so that an answer that was under way meanwhile is not taken for the present. */
  let turn = 0;
  let asking: Promise<void> | null = null;
  let callOffAsking = () => {};
  const listeners = new Set<(state: IdentityState) => void>();
  const now = () => clock.now().getTime();
  const ask = (method: string, part: string, options?: CallOptions) =>
    call(method, `${path}/${part}`, options);

  function tell(next: IdentityState): void {
    const same =
      state?.kind === next.kind &&
      (state.kind !== 'signed-in' || next.kind !== 'signed-in' || state.account.uid === next.account.uid);
    state = next;
    if (!same) for (const listener of listeners) listener(next);
  }

  function take(next: Login | null): void {
    login = next;
    tell(next ? { kind: 'signed-in', account: next.account } : { kind: 'signed-out' });
  }

  function changeTo(next: Login | null): void {
    turn += 1;
    if (login) endedToken = login.token;
    take(next);
  }

  async function enter(part: string, email: string, password: string) {
    try {
      const next = loginFromAnswer(bodyOf(await ask('POST', part, { body: { email, password } })), now());
      if (!next) throw new NoAnswerError();
      pendingSignOut.set(false);
      changeTo(next);
      return next.account;
    } catch (error) {
      throw toIdentityError(error);
    }
  }

  /** The login that the cookie stands for; where a browser keeps no cookies, the token alone counts for its hour. */
  async function currentLogin(): Promise<Login | null> {
    const renewed = await ask('POST', 'session/renew');
    if (renewed.ok) {
      const next = loginFromAnswer(renewed.body, now());
      if (!next) throw new NoAnswerError();
      return next;
    }
    // Only these words are a sign-out; a limit or a fault is not.
    if (renewed.code !== 'signed-out') throw new NoAnswerError();
    if (!login || login.endsAt <= now()) return null;
    const me = await ask('GET', 'me', { token: login.token });
    if (me.ok) return login;
    if (me.code === 'signed-out') return null;
    throw new NoAnswerError();
  }

  /** Brings a logout to the server that it has not heard of. */
  async function finishSignOut(token?: string): Promise<void> {
    const asked = turn;
    const answer = await ask('DELETE', 'session', { token, keepalive: true });
    if (answer.ok && asked === turn) pendingSignOut.set(false);
  }

  /** Asks who is logged in, once for all who want to know. @throws NoAnswerError */
  async function renew(): Promise<void> {
    const asked = turn;
    const waiting = pendingSignOut.get();
    if (waiting) await finishSignOut().catch(() => {});
    const next = waiting ? null : await currentLogin();
    if (asked === turn) take(next);
  }

  function renewOnce(): Promise<void> {
    asking ??= renew().finally(() => (asking = null));
    return asking;
  }

  async function findOut(): Promise<void> {
    const asked = turn;
    callOffAsking();
    try {
      await renewOnce();
    } catch {
      if (asked !== turn) return;
      tell({ kind: 'unreachable' });
      callOffAsking = clock.after(askAgainAfter, () => {
        if (listeners.size > 0 && state?.kind === 'unreachable') void findOut();
      });
    }
  }

  currentUser.subscribe(() => {
    const user = currentUser.get();
    if (!user) {
      if (login) changeTo(null);
      return;
    }
    const stored = loginFromStored(user);
    if (!stored || stored.token === login?.token) return;
    if (stored.account.uid !== login?.account.uid) changeTo(stored);
    else if (stored.endsAt > login.endsAt) login = stored;
  });

  return {
    createAccount: (email, password) => enter('accounts', email, password),
    signIn: (email, password) => enter('session', email, password),

    async signOut() {
      pendingSignOut.set(true);
      changeTo(null);
      await finishSignOut(endedToken).catch(() => {});
    },

    async idToken() {
      if (login && login.endsAt > now() + renewBefore) return login.token;
      // Nothing to renew: somebody who is known to be logged out stays so without a question.
      if (!login && state?.kind === 'signed-out') return null;
      const asker = login?.account.uid;
      try {
        await renewOnce();
      } catch (error) {
        if (!login || login.endsAt <= now()) throw toIdentityError(error);
      }
      // The cookie may be another person's by now, who logged in in another tab: what was asked for is not for them.
      return !login || (asker && asker !== login.account.uid) ? null : login.token;
    },

    onStateChange(listener) {
      listeners.add(listener);
      if (state === null) void findOut();
      else {
        const known = state;
        queueMicrotask(() => {
          if (listeners.has(listener)) listener(known);
        });
      }
      return () => void listeners.delete(listener);
    },

    async sendPasswordReset(email) {
      try {
        bodyOf(await ask('POST', 'password-reset', { body: { email } }));
      } catch (error) {
        throw toIdentityError(error);
      }
    },

    async confirmPasswordReset(code, password) {
      try {
        bodyOf(await ask('POST', 'password', { body: { code, password } }));
      } catch (error) {
        throw toIdentityError(error);
      }
    },
  };
}
