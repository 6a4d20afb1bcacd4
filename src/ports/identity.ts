import type { AuthErrorCode } from '../domain/auth/authErrors';

/** Who the identity service says is there. The role is not part of it: that is the user directory's. */
export interface Account {
  uid: string;
  /** The address as it was typed at registration. */
  email: string;
}

/**
 * What the service says about the login of this device. `unreachable` means that nobody answered: that is never a
 * sign-out, the stored user stays.
 */
export type IdentityState =
  { kind: 'signed-in'; account: Account } | { kind: 'signed-out' } | { kind: 'unreachable' };

/** What may go with a refusal. */
export interface IdentityErrorOptions extends ErrorOptions {
  retryAfterSeconds?: number | undefined;
}

/** A refusal by the identity service, with its code. */
export class IdentityError extends Error {
  readonly code: AuthErrorCode;
  /** How many seconds the service asks to wait before another try, where it says so. */
  readonly retryAfterSeconds: number | undefined;
  constructor(code: AuthErrorCode, options?: IdentityErrorOptions) {
    super(`The identity service answered ${code}`, options);
    this.name = 'IdentityError';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/**
 * The identity service: the app's own server, or a hosted one. Every method rejects with {@link IdentityError} and
 * nothing else.
 */
export interface Identity {
  /**
   * Makes an account and signs in to it.
   * @throws invalid-email, email-already-in-use, weak-password, too-many-requests, unreachable, unknown
   */
  createAccount(email: string, password: string): Promise<Account>;
  /** @throws invalid-email, user-not-found, wrong-password, invalid-credential, too-many-requests, unreachable, unknown */
  signIn(email: string, password: string): Promise<Account>;
  /**
   * Ends the login of this device and revokes it at the service. When nobody answers, this device forgets it all the
   * same, and the call still resolves.
   */
  signOut(): Promise<void>;
  /**
   * A token for calls to the server, renewed when it ends in less than five minutes.
   * @returns null when nobody is signed in.
   * @throws unreachable when it had to be renewed and nobody answered.
   */
  idToken(): Promise<string | null>;
  /**
   * Tells the state once it is known (the service is asked at the first call) and after each change.
   * @returns a function that ends it.
   */
  onStateChange(listener: (state: IdentityState) => void): () => void;
  /**
   * Sends a mail with a link for choosing a new password. Resolves as well when nobody has that address.
   * @throws invalid-email, too-many-requests, unreachable, unknown
   */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Sets the new password with the code of such a link; all logins of that person end.
   * @throws weak-password, invalid-credential (the link is used, too old or not ours), too-many-requests, unreachable,
   * unknown
   */
  confirmPasswordReset(code: string, password: string): Promise<void>;
}
