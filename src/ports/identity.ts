import type { AuthErrorCode } from '@/shared/domain/auth/authErrors';
import type { UserDocument } from '@/shared/domain/users/user';

/** The account that is logged in. */
export interface Account {
  uid: string;
  /** The address as typed at registration. */
  email: string;
  /** False: the address is not confirmed yet. Absent: it is confirmed, or the service does not require it. */
  addressProved?: false;
  /** The entry in the user directory at the time of the service's answer. Absent: the directory has to be asked. */
  document?: UserDocument;
}

/**
 * The service's answer about the login of this device. `unreachable` means no answer: that is never a
 * sign-out, the stored user stays.
 */
export type IdentityState =
  { kind: 'signed-in'; account: Account } | { kind: 'signed-out' } | { kind: 'unreachable' };

/** Details of a refusal. */
export interface IdentityErrorOptions extends ErrorOptions {
  retryAfterSeconds?: number | undefined;
}

/** A refusal by the identity service, with its code. */
export class IdentityError extends Error {
  readonly code: AuthErrorCode;
  /** The delay in seconds that the service requests before a retry, if any. */
  readonly retryAfterSeconds: number | undefined;
  constructor(code: AuthErrorCode, options?: IdentityErrorOptions) {
    super(`The identity service answered ${code}`, options);
    this.name = 'IdentityError';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/**
 * The identity service: the app's own server, or a hosted one. Every method rejects with {@link
 * IdentityError} only.
 */
export interface Identity {
  /**
   * Creates an account and signs in to it.
   * @throws invalid-email, email-already-in-use, weak-password, too-many-requests, unreachable, unknown
   */
  createAccount(email: string, password: string): Promise<Account>;
  /** @throws invalid-email, user-not-found, wrong-password, invalid-credential, too-many-requests, unreachable, unknown */
  signIn(email: string, password: string): Promise<Account>;
  /**
   * Ends the login of this device and revokes it at the service. Without an answer, this device forgets it
   * all the same, and the call still resolves.
   */
  signOut(): Promise<void>;
  /**
   * Returns a token for requests to the server, renewed where it would expire in less than five minutes.
   * @param of the id of the user in whose name the request is. Absent: the current user.
   * @returns null when nobody is logged in, or another user.
   * @throws unreachable when it had to be renewed and there was no answer.
   */
  idToken(of?: string): Promise<string | null>;
  /**
   * Calls back with the state once it is known (the service is asked at the first subscription) and after
   * each change.
   * @returns a function that unsubscribes.
   */
  onStateChange(listener: (state: IdentityState) => void): () => void;
  /**
   * Sends a mail with a link for choosing a new password. Resolves as well for an unknown address.
   * @throws invalid-email, too-many-requests, unreachable, unknown
   */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Sets the new password with the code of such a link; all logins of that person end.
   * @throws weak-password, invalid-credential (the link is used, too old or not ours), too-many-requests, unreachable,
   * unknown
   */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /**
   * Mails a code of six digits, and a link with a longer one, to the current user's address.
   * @throws address-proved (it is confirmed already), signed-out, too-many-requests, unreachable, unknown
   */
  sendAddressCode(): Promise<void>;
  /**
   * Confirms the address with the code or that of the link. Every other login of the account ends, and this one gets a
   * new token.
   * @throws invalid-credential (the code is wrong, used, expired or another account's), address-proved, signed-out,
   * too-many-requests, unreachable, unknown
   */
  confirmAddress(code: string): Promise<Account>;
}
