import {
  browserLocalPersistence,
  browserSessionPersistence,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
} from 'firebase/auth';
import { sameEmail } from '@/shared/domain/users/user';
import { validateEmail } from '@/shared/domain/auth/validation';
import { IdentityError, type Account, type Identity } from '../../ports/identity';
import { toIdentityError } from './identityError';

/** The login that Firebase's SDK keeps in this browser. Every method rejects with IdentityError only. */
export interface AccountsSdk extends Pick<Identity, 'sendPasswordReset' | 'confirmPasswordReset'> {
  /** Settles when `account` is known. Never rejects. */
  ready: Promise<void>;
  /** The account of the login; null: none. The SDK discards a login once it learns that it was revoked. */
  account(): Account | null;
  /**
   * Returns Google's signed token, renewed where it has expired.
   * @param isFresh requests a new one in any case.
   * @returns null where there is no login, or none any more.
   */
  idToken(isFresh?: boolean): Promise<string | null>;
  createAccount(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  /** Removes the login from this browser. */
  signOut(): Promise<void>;
  /** Calls back when the account or the token changes, here or in another tab; also once at the start. */
  onChange(listener: () => void): void;
  /** Stores the login with the tab, as on a shared computer, or with the browser. */
  keepWithTab(isWithTab: boolean): Promise<void>;
}

/** Returns the storage of a login. */
export const persistenceOf = (isWithTab: boolean) =>
  isWithTab ? browserSessionPersistence : browserLocalPersistence;

/** Adapts Firebase's SDK to the port. */
export function createAccountsSdk(auth: Auth): AccountsSdk {
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toIdentityError(error);
    }
  }

  return {
    ready: auth.authStateReady(),

    account() {
      if (!auth.currentUser) return null;
      const { uid, email, displayName } = auth.currentUser;
      const address = email ?? '';
      // Firebase converts addresses to lower case; the typed form is stored as the display name.
      return { uid, email: displayName && sameEmail(displayName, address) ? displayName : address };
    },

    async idToken(isFresh = false) {
      const user = auth.currentUser;
      if (!user) return null;
      try {
        return await user.getIdToken(isFresh);
      } catch (error) {
        // The SDK has discarded a login that was revoked. Anything else means no answer.
        if (!auth.currentUser) return null;
        throw toIdentityError(error);
      }
    },

    createAccount: (email, password) =>
      attempt(async () => {
        const address = email.trim();
        const { user } = await createUserWithEmailAndPassword(auth, address, password);
        // If this fails the account exists even so, with its address in lower case.
        if (user.email !== address) await updateProfile(user, { displayName: address }).catch(() => {});
      }),

    signIn: (email, password) =>
      attempt(async () => void (await signInWithEmailAndPassword(auth, email.trim(), password))),

    signOut: () => signOut(auth).catch(() => {}),

    onChange: (listener) => void onIdTokenChanged(auth, listener),

    keepWithTab: (isWithTab) => setPersistence(auth, persistenceOf(isWithTab)).catch(() => {}),

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

    confirmPasswordReset: (code, password) => attempt(() => confirmPasswordReset(auth, code, password)),
  };
}
