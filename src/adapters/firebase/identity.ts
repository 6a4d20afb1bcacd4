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
import { IdentityError, type Account, type Identity, type IdentityState } from '../../ports/identity';
import { openFirebaseApp, type FirebaseSettings } from './app';
import { forgetReads } from './forgetReads';
import { toIdentityError } from './identityError';

/** A token that ends sooner than this is renewed before it is handed out. */
const renewBefore = 5 * 60 * 1000;

/** How long to wait before asking again when nobody answered. */
const askAgainAfter = 30_000;

/** Firebase keeps addresses in lower case; as typed, one is kept as the name that the account shows. */
function accountOf({ uid, email, displayName }: User): Account {
  const address = email ?? '';
  return { uid, email: displayName && sameEmail(displayName, address) ? displayName : address };
}

/** Identity by Firebase Authentication. Its SDK keeps the login in this browser's local storage and tells the other tabs. */
export function createFirebaseIdentity(settings: FirebaseSettings, clock: Clock): Identity {
  const auth = initializeAuth(openFirebaseApp(settings), { persistence: browserLocalPersistence });
  auth.languageCode = 'en';
  return createIdentityOn(auth, clock);
}

/** @param auth the SDK's own; tests give one for each device. */
export function createIdentityOn(auth: Auth, clock: Clock): Identity {
  let state: IdentityState | null = null;
  let life = { token: '', endsAt: 0 };
  let entering = false;
  let follows = false;
  let callOffAsking = () => {};
  const listeners = new Set<(state: IdentityState) => void>();
  const now = () => clock.now().getTime();

  const isSignedIn = (uid: string) => state?.kind === 'signed-in' && state.account.uid === uid;

  function tell(next: IdentityState): void {
    const same = next.kind === 'signed-in' ? isSignedIn(next.account.uid) : state?.kind === next.kind;
    state = next;
    if (!same) for (const listener of listeners) listener(next);
  }

  const tellOf = (user: User | null) =>
    tell(user ? { kind: 'signed-in', account: accountOf(user) } : { kind: 'signed-out' });

  /** How long a token lasts, counted from its arrival where we saw it arrive, because the clocks of devices are often wrong. */
  function remember({ token, claims }: IdTokenResult, arrivedNow: boolean): void {
    if (token === life.token) return;
    const [issued, expires] = [Number(claims.iat) * 1000, Number(claims.exp) * 1000];
    life = { token, endsAt: arrivedNow ? now() + expires - issued : expires };
  }

  async function enter(work: () => Promise<User>): Promise<Account> {
    entering = true;
    try {
      const user = await work();
      remember(await user.getIdTokenResult(), true);
      tellOf(user);
      return accountOf(user);
    } catch (error) {
      throw toIdentityError(error);
    } finally {
      entering = false;
    }
  }

  /** Asks the service whether the login that this device holds still stands. */
  async function findOut(): Promise<void> {
    callOffAsking();
    await auth.authStateReady();
    const user = auth.currentUser;
    try {
      if (user) await reload(user);
    } catch {
      // A login that has ended is gone by now: the SDK forgets it. Anything else is no answer.
      if (auth.currentUser === user) {
        tell({ kind: 'unreachable' });
        callOffAsking = clock.after(askAgainAfter, () => {
          if (listeners.size > 0 && state?.kind === 'unreachable') void findOut();
        });
        return;
      }
    }
    tellOf(auth.currentUser);
  }

  /** Hears of logins and logouts in other tabs. */
  function follow(): void {
    if (follows) return;
    follows = true;
    onAuthStateChanged(auth, (user) => {
      if (entering || state === null) return;
      if (!user) tellOf(null);
      else if (state.kind === 'signed-out' || (state.kind === 'signed-in' && !isSignedIn(user.uid)))
        void findOut();
    });
  }

  return {
    createAccount: (email, password) =>
      enter(async () => {
        const address = email.trim();
        const { user } = await createUserWithEmailAndPassword(auth, address, password);
        // Where this fails the account is there all the same, with its address in lower case.
        if (user.email !== address) await updateProfile(user, { displayName: address }).catch(() => {});
        return user;
      }),

    signIn: (email, password) =>
      enter(async () => (await signInWithEmailAndPassword(auth, email.trim(), password)).user),

    async signOut() {
      forgetReads();
      await signOut(auth).catch(() => {});
      tellOf(null);
    },

    async idToken() {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) return null;
      try {
        remember(await user.getIdTokenResult(), false);
        if (life.endsAt > now() + renewBefore) return life.token;
        remember(await user.getIdTokenResult(true), true);
        if (state?.kind === 'unreachable') tellOf(user);
      } catch (error) {
        // Signed out meanwhile, here or by the service.
        if (!auth.currentUser) return null;
        if (life.endsAt <= now()) throw toIdentityError(error);
      }
      return life.token;
    },

    onStateChange(listener) {
      listeners.add(listener);
      const known = state;
      if (known === null) void findOut();
      else queueMicrotask(() => listeners.has(listener) && listener(known));
      follow();
      return () => void listeners.delete(listener);
    },

    async sendPasswordReset(email) {
      // The service may take what is no address for one that nobody has.
      if (validateEmail(email) !== null) throw new IdentityError('invalid-email');
      try {
        await sendPasswordResetEmail(auth, email.trim());
      } catch (error) {
        const refusal = toIdentityError(error);
        // Whether anybody has the address is nobody's business.
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
