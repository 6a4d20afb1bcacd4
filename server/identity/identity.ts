import { randomUUID } from 'node:crypto';
import { cleanName } from '../../src/domain/users/personName';
import { plainEmail, type UserDocument } from '../../src/domain/users/user';
import { HttpError } from '../http/httpError';
import { isLibrary, type Settings } from '../settings/settings';
import type { NewAccount, StoredAccount } from './accounts';
import { type Caller, turnOf } from './caller';
import { checkEmail, checkPassword } from './checks';
import {
  createForgottenPasswords,
  type ForgottenPasswordParts,
  type ForgottenPasswords,
} from './forgottenPasswords';
import { createLimits } from './limits';
import { type AddressProof, type AddressProofParts, createAddressProof } from './addressProof';
import type { Right } from './rights';
import type { KeptSession, Sessions } from './sessions';
import type { Entered, Person, SignedIn } from './signedIn';
import { type Credentials, isNamed } from './credentials';
import { sessionToken } from './secrets';

/** The dependencies of the identity service. */
export interface IdentityParts extends ForgottenPasswordParts, AddressProofParts {
  settings: Settings;
  /** Milliseconds of a clock that nobody sets, for the limits. */
  monotonic: () => number;
}

/** Accounts, logins and forgotten passwords. Every method rejects with {@link HttpError} when it refuses. */
export interface Identity extends ForgottenPasswords, Pick<AddressProof, 'sendAddressCode'> {
  createAccount(caller: Caller, email: string, password: string): Promise<Entered>;
  signIn(caller: Caller, email: string, password: string): Promise<Entered>;
  /**
   * Checks the password of somebody who is logged in, with the limits of a login.
   * @throws HttpError wrong-password, too-many-requests
   */
  confirmPassword(caller: Caller, account: StoredAccount, password: string): Promise<void>;
  /**
   * Proves the address with a mailed code. The first proof ends every other login.
   * @returns the new login with its cookies, or the one at hand, without: the address was proved before.
   * @throws HttpError invalid-credential, too-many-requests
   */
  proveAddress(caller: Caller, credentials: Credentials, code: string): Promise<Entered | SignedIn>;
  isProved: AddressProofParts['addresses']['isProved'];
  /** Who a request comes from, whose login is prolonged; on a shared computer not by a read. @throws HttpError signed-out */
  personOf(credentials: Credentials): Promise<Person>;
  /** The same, as a login answers. A page asks for it while it is used, so it prolongs each login. @throws HttpError signed-out */
  signedInBy(credentials: Credentials): Promise<SignedIn>;
  /** The same at this moment, by the login. @throws HttpError signed-out */
  personNow(session: KeptSession): Person;
  documentOf(account: Pick<StoredAccount, 'uid'>): UserDocument | null;
  createDocument(right: Right, asked: UserDocument): UserDocument;
  /** Keeps what the person wants to be called, cleaned; empty: nothing any more. */
  setName(right: Right, name: string): void;
}

/** The app's own identity service. */
export function createIdentity(parts: IdentityParts): Identity {
  const { settings, accounts, sessions, passwords, devices, note, now } = parts;
  const limits = createLimits(settings, devices, parts.monotonic);
  const { sendAddressCode, sendFirstCode, takeAddressCode } = createAddressProof(parts, limits);
  const { isProved } = parts.addresses;

  function signedIn(
    account: StoredAccount,
    { shared }: Pick<KeptSession, 'shared'>,
    secret: string,
  ): SignedIn {
    const { uid, email } = account;
    const document = accounts.document(uid);
    const [role, token] = [document?.role ?? 'user', sessionToken(secret)];
    return { uid, email, role, document, token, shared, addressProved: isProved(account) };
  }

  function entered(
    { deviceCookie }: Caller,
    account: StoredAccount,
    { secret, ...session }: ReturnType<Sessions['start']>,
  ): Entered {
    const known = devices.remember(deviceCookie, account);
    return { ...signedIn(account, session, secret), secret, deviceCookie: known };
  }

  const deviceOf = ({ device }: Caller) => ({ device, shared: isLibrary(settings) });

  /** Creates an account and its first login, or neither: null when the address was just taken. */
  function register(caller: Caller, email: string, passwordHash: string) {
    const account: NewAccount = {
      uid: randomUUID(),
      email: plainEmail(email),
      passwordHash,
      createdAt: now(),
      demonstration: false,
    };
    return parts.inTransaction(() =>
      accounts.create(account)
        ? {
            account: accounts.byUid(account.uid)!,
            session: sessions.start(account.uid, now(), deviceOf(caller)),
          }
        : null,
    );
  }

  function beginLogin(caller: Caller, email: string, account: StoredAccount | null) {
    try {
      return limits.login(caller, email, account);
    } catch (error) {
      if (account) note(account, 'logins-stopped');
      throw error;
    }
  }

  /**
   * Decides whether a password is right, and counts a wrong one.
   * @throws HttpError wrong-password, too-many-requests, user-not-found
   */
  async function check(
    caller: Caller,
    email: string,
    account: StoredAccount | null,
    password: string,
  ): Promise<StoredAccount> {
    const attempt = beginLogin(caller, email, account);
    const right = await passwords
      .isRight(account?.passwordHash ?? null, password, turnOf(caller, email))
      .catch((error: unknown) => {
        attempt.takeBack();
        throw error;
      });
    if (!account) throw new HttpError('user-not-found', 'There is no account with this email address.');
    // Read again: the password may have been changed while this one was being checked.
    const unchanged = accounts.byUid(account.uid)?.passwordHash === account.passwordHash;
    if (!right || !unchanged) throw new HttpError('wrong-password', 'The password is not right.');
    attempt.succeeded();
    return account;
  }

  function personNow(session: KeptSession | null): Person {
    const account = session && sessions.holds(session.sid, now()) ? accounts.byUid(session.uid) : null;
    if (!session || !account) throw new HttpError('signed-out', 'The login has ended. Please log in again.');
    return { session, account };
  }

  const personOf = async (credentials: Credentials) =>
    personNow(isNamed(credentials) ? sessions.renew(credentials.secret!, now(), !credentials.isRead) : null);

  return {
    async createAccount(caller, email, password) {
      checkEmail(email);
      checkPassword(password);
      const isTaken = accounts.byEmail(email) !== null;
      const attempt = limits.registration(caller, isTaken);
      const taken = new HttpError(
        'email-already-in-use',
        'There is an account with this email address already.',
      );
      if (isTaken) throw taken;
      const made = await passwords
        .hash(password, turnOf(caller, email))
        .then((passwordHash) => register(caller, email, passwordHash))
        .catch((error: unknown) => {
          attempt.takeBack();
          throw error;
        });
      if (!made) throw taken;
      attempt.succeeded();
      note(made.account, 'registered');
      sendFirstCode(caller, made.account);
      return entered(caller, made.account, made.session);
    },

    async signIn(caller, email, password) {
      checkEmail(email);
      const account = await check(caller, email, accounts.byEmail(email), password);
      note(account, 'logged-in');
      return entered(caller, account, sessions.start(account.uid, now(), deviceOf(caller)));
    },

    async confirmPassword(caller, account, password) {
      await check(caller, account.email, account, password);
    },

    sendAddressCode,
    isProved,
    async proveAddress(caller, credentials, code) {
      const person = await personOf(credentials);
      const next = takeAddressCode(caller, person, code);
      const account = accounts.byUid(person.account.uid)!;
      return next ? entered(caller, account, next) : signedIn(account, person.session, credentials.secret!);
    },

    async signedInBy(credentials) {
      const { account, session } = await personOf({ ...credentials, isRead: false });
      return signedIn(account, session, credentials.secret!);
    },

    personOf,

    personNow,

    documentOf: (account) => accounts.document(account.uid),

    createDocument(right, asked) {
      const { uid } = right.read();
      const account = accounts.byUid(uid)!;
      const wantsAdmin =
        asked.role === 'admin' && (settings.adminSignUp === 'open' || settings.demonstration);
      const granted = wantsAdmin && isProved(account);
      const forDemonstration = granted && settings.adminSignUp !== 'open';
      parts.inTransaction(() => {
        if (!accounts.createDocument(account, granted ? 'admin' : 'user', forDemonstration, now())) {
          throw new HttpError(
            'permission-denied',
            'This entry has been written already and cannot be changed.',
          );
        }
        accounts.setName(uid, cleanName(asked.name ?? '') || null);
        if (granted) parts.recordAdministrator(account);
        else if (wantsAdmin) accounts.noteWantsAdmin(account.uid);
      });
      return accounts.document(account.uid)!;
    },

    setName: (right, name) => accounts.setName(right.read().uid, cleanName(name) || null),

    ...createForgottenPasswords(parts, limits),
  };
}
