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
  /** Whose login it is; null: nobody's. The SDK discards one once it learns that it was revoked. */
  account(): Account | null;
  /**
   * The token that Google has signed for it, renewed where it has ended.
   * @param isFresh whether a new one is asked for even so.
   * @returns null where there is no login, or none any more.
   */
  idToken(isFresh?: boolean): Promise<string | null>;
  createAccount(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  /** Forgets the login in this browser. */
  signOut(): Promise<void>;
  /** Calls back when there is another account or another token, here or by another tab; once at first. */
  onChange(listener: () => void): void;
  /** Keeps the login with the tab, as on a shared computer, or with the browser. */
  keepWithTab(isWithTab: boolean): Promise<void>;
}

/** Where a login is kept. */
export const persistenceOf = (isWithTab: boolean) =>
  isWithTab ? browserSessionPersistence : browserLocalPersistence;

/** What Firebase's SDK does, in the words of the port. */
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
      // Firebase keeps addresses in lower case; as typed, one is kept as the name that the account shows.
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
