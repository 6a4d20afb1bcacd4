import type { Role, UserDocument } from '../../src/domain/users/user';
import { HttpError } from '../http/httpError';
import type { StoredAccount } from './accounts';
import type { KeptSession } from './sessions';

/** A login and its cookies: the session secret, and the device cookie. */
export interface Entered extends SignedIn {
  secret: string;
  deviceCookie: string;
}

/** Who is logged in. */
export interface SignedIn {
  uid: string;
  email: string;
  role: Role;
  /** The entry of `users/{uid}`; null where it is not written yet. */
  document: UserDocument | null;
  /** What a page sends with each write; see `credentials.ts`. */
  token: string;
  /** Whether it is on a shared computer. */
  shared: boolean;
  addressProved: boolean;
}

/** Who a call comes from. */
export interface Person {
  account: StoredAccount;
  session: KeptSession;
  /** The entry of `users/{uid}`; null where it is not written yet. */
  document: UserDocument | null;
}

/** Why a request is refused whose login has ended. */
export const signedOut = (): HttpError =>
  new HttpError('signed-out', 'The login has ended. Please log in again.');
