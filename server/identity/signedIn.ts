import type { Role, UserDocument } from '@/shared/domain/users/user';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { StoredAccount } from './accounts';
import type { Credentials } from './credentials';

/** A login and its cookies: the session secret, and the device cookie. */
export interface Entered extends SignedIn {
  secret: string;
  deviceCookie: string;
}

/** A logged-in user, as pages see them. */
export interface SignedIn {
  uid: string;
  email: string;
  role: Role;
  /** The entry of `users/{uid}`; null where it is not written yet. */
  document: UserDocument | null;
  /** The token that a page sends with each write; see `credentials.ts`. */
  token: string;
  /** True if it is on a shared computer. */
  shared: boolean;
  addressProved: boolean;
}

/** A login of one device. */
export interface Session {
  sid: string;
  uid: string;
}

/** A login as a cookie names it. */
export interface KeptSession extends Session, Device {}

/** The stored facts about the device of a login. */
export interface Device {
  /** True if it is a shared computer: the cookie ends with the browser. */
  shared: boolean;
  /** A description by which its owner recognises it, as in "Firefox on Windows"; empty if unknown. */
  device: string;
}

/** The user behind a login. */
export interface SignedInUser {
  account: StoredAccount;
  session: KeptSession;
  /** The entry of `users/{uid}`; null where it is not written yet. */
  document: UserDocument | null;
}

/** Finds logged-in users. */
export interface UserLookup {
  /** Finds the user of a request and prolongs the login; on a shared computer reads do not. @throws HttpError signed-out */
  userOf(credentials: Credentials): Promise<SignedInUser>;
  /**
   * The same at this moment, by the login.
   * @param queries of the transaction in which it is asked.
   * @throws HttpError signed-out
   */
  userNow(session: KeptSession, queries?: Queries): Promise<SignedInUser>;
}

/** Why a request is refused whose login has ended. */
export const signedOut = (): HttpError =>
  new HttpError('signed-out', 'The login has ended. Please log in again.');
