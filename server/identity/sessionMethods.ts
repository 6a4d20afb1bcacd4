import type { FirebaseLogin } from './firebaseLogins';
import type { FoundUser } from './sessionUser';
import type { Device, KeptSession } from './signedIn';

/** A login as its owner sees it. Times are milliseconds since 1970. */
export interface ListedSession extends KeptSession {
  beganAt: number;
  /** When it was used last, up to a thirtieth of its life later. */
  usedAt: number;
  endsAt: number;
}

/** The logins of all devices. Times are milliseconds since 1970. */
export interface SessionMethods {
  /**
   * Notes as well that the person logged in.
   * @param firebaseLogin of a Firebase account: the login there.
   * @returns the new login and the secret for its cookie, which is not kept.
   */
  start(
    uid: string,
    now: number,
    on: Device,
    firebaseLogin?: FirebaseLogin,
  ): Promise<KeptSession & { secret: string }>;
  /** Finds the user of a cookie's login, in one look-up; null where it has ended. */
  find(secret: string, now: number): Promise<FoundUser | null>;
  /** The same by the login. */
  userOf(sid: string, now: number): Promise<FoundUser | null>;
  /**
   * A login is used: that prolongs it, up to 180 days after it began.
   */
  prolong(sid: string, now: number): Promise<void>;
  /** The token of a Firebase account was exchanged once more in its login, which is a use as well. */
  confirm(sid: string, now: number, firebaseLogin: FirebaseLogin): Promise<void>;
  /** Says whether the login that a cookie belongs to is on a shared computer. @returns false where there is no such login. */
  setShared(secret: string, shared: boolean, now: number): Promise<boolean>;
  /** Ends every login of an account. */
  endAll(uid: string): Promise<void>;
  /** Ends one login of an account, for good also of a Firebase one. @returns false where the account has none by this id that holds. */
  end(uid: string, sid: string, now: number): Promise<boolean>;
  /** Ends every login of an account but one, for good also of a Firebase one. @returns how many. */
  endOthers(uid: string, sid: string, now: number): Promise<number>;
  /** Ends it at once, also where nothing can be written. @returns whether it was on a shared computer. */
  endBySecret(secret: string): Promise<boolean>;
  /** The logins of an account that hold, the oldest first. */
  of(uid: string, now: number): Promise<ListedSession[]>;
  /** Ends the logins of accounts that are kept elsewhere than those of this server now. */
  endOfOtherAccounts(areInFirebase: boolean): Promise<void>;
  /** Deletes expired logins. One of a clock that was ahead counts as used now, so that none lasts longer. */
  tidy(now: number): Promise<void>;
}
