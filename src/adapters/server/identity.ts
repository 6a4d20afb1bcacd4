import { forgetReads } from '../local/forgetReads';
import type { AuthErrorCode } from '@/shared/domain/auth/authErrors';
import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import { IdentityError, type Identity } from '../../ports/identity';
import { createIdentity, type IdentityTransport, type Login } from '../identity';
import { loginFromAnswer, loginFromStored } from './login';
import { type Answer, NoAnswerError, type ServerCall } from './serverCalls';
import {
  createAccount,
  logIn,
  logOut,
  proveAddress,
  readLogin,
  sendAddressCode,
  sendPasswordReset,
  setPassword,
} from '@/shared/contract/operations/identity';
import type { Asked, Operation } from '@/shared/contract/operation';

/** A flag on this device: a user logged out here, and the server does not know yet. */
export interface PendingSignOut {
  get(): boolean;
  set(pending: boolean): void;
}

/** The adapter's dependencies. */
export interface ServerIdentityOptions {
  call: ServerCall;
  clock: Clock;
  /** Supplies the token from before a reload, and notifies of logins and logouts in other tabs. Read-only. */
  currentUser: Pick<CurrentUser, 'get' | 'subscribe'>;
  pendingSignOut: PendingSignOut;
  /** Calls back where the server has refused a request because its login has ended. */
  onEnded: (listener: () => void) => void;
  /** True where the browser accepts cookies. */
  keepsCookies: () => boolean;
}

const knownCodes: ReadonlySet<string> = new Set<AuthErrorCode>([
  'invalid-email',
  'user-not-found',
  'wrong-password',
  'email-already-in-use',
  'weak-password',
  'invalid-credential',
  'too-many-requests',
  'address-proved',
  'signed-out',
  'disk-full',
  'disk-failed',
]);

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  return new IdentityError(error instanceof NoAnswerError ? 'unreachable' : 'unknown', { cause: error });
}

/** Returns the server's answer, and throws its errors. */
function bodyOf(answer: Answer): unknown {
  if (answer.ok) return answer.body;
  const { code, retryAfterSeconds, status } = answer;
  // A failure is the server's answer only with a code; 502: the mail server behind it failed.
  const isAnswer = code !== '' && (status < 500 || status === 502);
  if (!isAnswer && !knownCodes.has(code)) throw new NoAnswerError();
  throw new IdentityError(knownCodes.has(code) ? (code as AuthErrorCode) : 'unknown', { retryAfterSeconds });
}

/**
 * Identity by the app's own server. The login itself is a cookie that no script can read; this adapter has only the
 * token that names it. Other tabs learn of a login or logout through the stored user, which this adapter follows.
 */
export function createServerIdentity(options: ServerIdentityOptions): Identity {
  return createIdentity(createServerTransport(options), options.clock);
}

function createServerTransport({
  call,
  currentUser,
  pendingSignOut,
  onEnded,
  keepsCookies,
}: ServerIdentityOptions): IdentityTransport {
  /** Counts logins and logouts here: the answer to an earlier logout must not clear the mark of a later one. */
  let version = 0;
  /** Makes a request. @throws IdentityError */
  async function request<Url extends string, Body>(
    operation: Operation<Url, Body>,
    asked: Asked<Url, Body>,
    token?: string,
  ) {
    try {
      return bodyOf(await call(operation, asked, { token, anyFailure: true }));
    } catch (error) {
      throw toIdentityError(error);
    }
  }

  /** @throws IdentityError unreachable for any other answer. */
  function toLogin(body: unknown): Login {
    const login = loginFromAnswer(body);
    if (!login) throw new IdentityError('unreachable');
    return login;
  }

  async function enter(
    operation: typeof logIn | typeof createAccount,
    email: string,
    password: string,
  ): Promise<Login> {
    if (!keepsCookies()) throw new IdentityError('cookies-refused');
    const login = toLogin(await request(operation, { body: { email, password } }));
    version += 1;
    pendingSignOut.set(false);
    return login;
  }

  /** The cookie's login. */
  async function currentLogin(): Promise<Login | null> {
    const me = await call(readLogin, {});
    if (me.ok) return toLogin(me.body);
    // A rate limit or a server error is no sign-out.
    if (me.code === 'signed-out') return null;
    throw new NoAnswerError();
  }

  /** Sends a pending logout to the server. Without an answer, the flag stays. */
  async function finishSignOut(token?: string): Promise<void> {
    const asked = version;
    const answer = await call(logOut, {}, { token, keepalive: true }).catch(() => null);
    if (answer?.ok && asked === version) pendingSignOut.set(false);
  }

  return {
    stored: () => (pendingSignOut.get() ? null : loginFromStored(currentUser.get())),
    createAccount: (email, password) => enter(createAccount, email, password),
    signIn: (email, password) => enter(logIn, email, password),

    async renew() {
      try {
        if (!pendingSignOut.get()) return await currentLogin();
        await finishSignOut();
        return null;
      } catch (error) {
        throw toIdentityError(error);
      }
    },

    async signOut(ended) {
      version += 1;
      // Data stored for reading offline belongs to the user who has just logged out.
      forgetReads();
      pendingSignOut.set(true);
      await finishSignOut(ended?.token);
    },

    address: {
      sendCode: async (token) => void (await request(sendAddressCode, {}, token)),
      async confirm(token, code) {
        const login = toLogin(await request(proveAddress, { body: { code } }, token));
        version += 1;
        return login;
      },
    },

    watch(onChange) {
      currentUser.subscribe(() => {
        const user = currentUser.get();
        const login = loginFromStored(user);
        // A user without a token says nothing about the login.
        if (login || !user) onChange(login);
      });
      let asking = false;
      onEnded(() => {
        // After a logout here, a cookie that the server could not delete yet must not log the user in again.
        if (asking || pendingSignOut.get()) return;
        asking = true;
        const asked = version;
        void currentLogin()
          .then((login) => asked === version && onChange(login))
          .catch(() => undefined)
          .finally(() => (asking = false));
      });
    },

    sendPasswordReset: async (email) => void (await request(sendPasswordReset, { body: { email } })),
    confirmPasswordReset: async (code, password) =>
      void (await request(setPassword, { body: { code, password } })),
  };
}
