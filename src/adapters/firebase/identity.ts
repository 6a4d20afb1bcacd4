import {
  browserLocalPersistence,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type IdTokenResult,
  type User,
} from 'firebase/auth';
import { sameEmail } from '../../domain/users/user';
import { validateEmail } from '../../domain/auth/validation';
import type { Clock } from '../../ports/clock';
import { IdentityError, type Account, type Identity } from '../../ports/identity';
import { createIdentity, renewBefore, type IdentityTransport, type Login } from '../identity';
import { openFirebaseApp, type FirebaseSettings } from './app';
import { forgetReads } from '../local/forgetReads';
import { toIdentityError } from './identityError';

/** Firebase keeps addresses in lower case; as typed, one is kept as the name that the account shows. */
function accountOf({ uid, email, displayName }: User): Account {
  const address = email ?? '';
  return { uid, email: displayName && sameEmail(displayName, address) ? displayName : address };
}

/** Identity by Firebase Authentication. Its SDK keeps the login in local storage and tells the other tabs. */
export function createFirebaseIdentity(settings: FirebaseSettings, clock: Clock): Identity {
  const auth = initializeAuth(openFirebaseApp(settings), { persistence: browserLocalPersistence });
  auth.languageCode = 'en';
  return createIdentityOn(auth, clock);
}

/** @param auth the SDK's own; tests give one for each device. */
export function createIdentityOn(auth: Auth, clock: Clock): Identity {
  return createIdentity(createFirebaseTransport(auth, clock), clock);
}

/** Makes logins of the SDK's users, and remembers the last one. */
function createLogins(now: () => number) {
  let last: Login | null = null;

  /**
   * How long a token lasts is counted from its arrival where we saw it arrive, because the clocks of devices are
   * often wrong.
   */
  function toLogin(user: User, { token, claims }: IdTokenResult, arrivedNow: boolean): Login {
    const [issued, expires] = [Number(claims.iat) * 1000, Number(claims.exp) * 1000];
    const endsAt = token === last?.token ? last.endsAt : arrivedNow ? now() + expires - issued : expires;
    last = { account: accountOf(user), token, endsAt };
    return last;
  }

  /** The login that the SDK keeps in this browser. */
  async function keptLogin(user: User): Promise<Login> {
    try {
      return toLogin(user, await user.getIdTokenResult(), false);
    } catch {
      // Its token had expired and the service was unreachable: the login's owner is known even so.
      return { account: accountOf(user), token: '', endsAt: 0 };
    }
  }

  return { toLogin, keptLogin };
}

function createFirebaseTransport(auth: Auth, clock: Clock): IdentityTransport {
  const now = () => clock.now().getTime();
  const { toLogin, keptLogin } = createLogins(now);
  let stored: Login | null = null;
  let entering = false;

  const ready = auth.authStateReady().then(async () => {
    const user = auth.currentUser;
    const kept = user && (await keptLogin(user));
    // The SDK discards a login once it learns that it was revoked.
    stored = auth.currentUser && kept;
  });

  async function enter(work: () => Promise<User>): Promise<Login> {
    entering = true;
    try {
      const user = await work();
      return toLogin(user, await user.getIdTokenResult(), true);
    } catch (error) {
      throw toIdentityError(error);
    } finally {
      entering = false;
    }
  }

  return {
    ready,
    stored: () => stored,

    createAccount: (email, password) =>
      enter(async () => {
        const address = email.trim();
        const { user } = await createUserWithEmailAndPassword(auth, address, password);
        // If this fails the account exists even so, with its address in lower case.
        if (user.email !== address) await updateProfile(user, { displayName: address }).catch(() => {});
        return user;
      }),

    signIn: (email, password) =>
      enter(async () => (await signInWithEmailAndPassword(auth, email.trim(), password)).user),

    async renew() {
      const user = auth.currentUser;
      if (!user) return null;
      try {
        const kept = toLogin(user, await user.getIdTokenResult(), false);
        // A new token also confirms that the login is still valid.
        if (kept.endsAt <= now() + renewBefore) return toLogin(user, await user.getIdTokenResult(true), true);
        await reload(user);
        return kept;
      } catch (error) {
        // The SDK has discarded a login that was revoked. Anything else means no answer.
        if (!auth.currentUser) return null;
        throw toIdentityError(error);
      }
    },

    async signOut() {
      forgetReads();
      await signOut(auth).catch(() => {});
    },

    watch(onChange) {
      void ready.then(() =>
        onAuthStateChanged(auth, (user) => {
          if (entering) return;
          if (!user) onChange(null);
          else void keptLogin(user).then((kept) => auth.currentUser === user && onChange(kept));
        }),
      );
    },

    async sendPasswordReset(email) {
      // The service may treat an invalid address as an unknown one.
      if (validateEmail(email) !== null) throw new IdentityError('invalid-email');
      try {
        await sendPasswordResetEmail(auth, email.trim());
      } catch (error) {
        const refusal = toIdentityError(error);
        // Never reveals whether the address has an account.
        if (refusal.code !== 'user-not-found') throw refusal;
      }
    },

    async confirmPasswordReset(code, password) {
      try {
        await confirmPasswordReset(auth, code, password);
      } catch (error) {
        throw toIdentityError(error);
      }
    },
  };
}
