import { randomUUID } from 'node:crypto';
import { cleanName } from '@/shared/domain/users/personName';
import { plainEmail, type UserDocument } from '@/shared/domain/users/user';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import { storageErrorOf } from '../http/storageError';
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
import { createPasswordChange, type PasswordChange } from './passwordChange';
import type { Right } from './rights';
import type { Tries } from './tries';
import type { Sessions } from './sessions';
import {
  type Entered,
  type UserLookup,
  type KeptSession,
  type SignedInUser,
  type SignedIn,
  signedOut,
} from './signedIn';
import { type Credentials, isNamed } from './credentials';
import { sessionToken } from './secrets';

/** The dependencies of the identity service. */
export interface IdentityParts extends ForgottenPasswordParts, AddressProofParts {
  settings: Settings;
  tries: Tries;
}

/** Accounts, logins and forgotten passwords. Every method rejects with {@link HttpError} when it refuses. */
export interface Identity
  extends ForgottenPasswords, PasswordChange, UserLookup, Pick<AddressProof, 'sendAddressCode'> {
  createAccount(caller: Caller, email: string, password: string): Promise<Entered>;
  signIn(caller: Caller, email: string, password: string): Promise<Entered>;
  /**
   * Checks the password of a logged-in user, with the limits of a login.
   * @throws HttpError wrong-password, too-many-requests
   */
  confirmPassword(caller: Caller, account: StoredAccount, password: string): Promise<void>;
  /**
   * Proves the address with a mailed code. The first proof ends every other login.
   * @param secret of the current login's cookie.
   * @returns the new login with its cookies, or the current one, without: the address was proved before.
   * @throws HttpError invalid-credential, too-many-requests
   */
  proveAddress(
    caller: Caller,
    person: SignedInUser,
    secret: string,
    code: string,
  ): Promise<Entered | SignedIn>;
  isProved: AddressProofParts['addresses']['isProved'];
  /** `userOf`, as a login answers. A page asks for it while it is used, so it prolongs each login. @throws HttpError signed-out */
  signedInBy(credentials: Credentials): Promise<SignedIn>;
  createDocument(right: Right, asked: UserDocument): Promise<UserDocument>;
  /** Keeps what the person wants to be called, cleaned; empty: nothing any more. */
  setName(right: Right, name: string): Promise<void>;
}

/** The app's own identity service. */
export function createIdentity(parts: IdentityParts): Identity {
  const { settings, accounts, sessions, passwords, devices, note, now } = parts;
  const limits = createLimits(settings, devices, parts.tries);
  const { sendAddressCode, sendFirstCode, takeAddressCode } = createAddressProof(parts, limits);
  const { isProved } = parts.addresses;

  function signedIn({ account, session: { shared }, document }: SignedInUser, secret: string): SignedIn {
    const { uid, email } = account;
    const [role, token] = [document?.role ?? 'user', sessionToken(secret)];
    return { uid, email, role, document, token, shared, addressProved: isProved(account) };
  }

  async function entered(
    { deviceCookie }: Caller,
    account: StoredAccount,
    { secret, ...session }: Awaited<ReturnType<Sessions['start']>>,
  ): Promise<Entered> {
    const document = await accounts.document(account.uid);
    const known = devices.remember(deviceCookie, account);
    return { ...signedIn({ account, session, document }, secret), secret, deviceCookie: known };
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
    return parts.write(async (queries) => {
      if (!(await accounts.in(queries).create(account))) return null;
      const session = await sessions.in(queries).start(account.uid, now(), deviceOf(caller));
      return { account: (await accounts.in(queries).byUid(account.uid))!, session };
    });
  }

  async function beginLogin(caller: Caller, email: string, account: StoredAccount | null) {
    try {
      return await limits.login(caller, email, account);
    } catch (error) {
      if (account) await note(account, 'logins-stopped');
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
    const attempt = await beginLogin(caller, email, account);
    const right = await passwords
      .isRight(account?.passwordHash ?? null, password, turnOf(caller, email))
      .catch(async (error: unknown) => {
        await attempt.takeBack();
        throw error;
      });
    if (!account) throw new HttpError('user-not-found', 'There is no account with this email address.');
    // Read again: the password may have been changed while this one was being checked.
    const unchanged = (await accounts.byUid(account.uid))?.passwordHash === account.passwordHash;
    if (!right || !unchanged) throw new HttpError('wrong-password', 'The password is not right.');
    await attempt.succeeded();
    return account;
  }

  async function userNow({ sid }: KeptSession, queries?: Queries): Promise<SignedInUser> {
    const person = await (queries ? sessions.in(queries) : sessions).userOf(sid, now());
    if (!person) throw signedOut();
    return person;
  }

  async function userOf(credentials: Credentials): Promise<SignedInUser> {
    const person = isNamed(credentials) ? await sessions.find(credentials.secret!, now()) : null;
    if (!person) throw signedOut();
    // On a shared computer a page may read by itself: that is no use by a person.
    if (person.isToProlong && !(credentials.isRead && person.session.shared)) {
      // If nothing can be written, the login keeps its present end.
      await sessions.prolong(person.session.sid, now()).catch((error: unknown) => {
        if (storageErrorOf(error) === null) throw error;
      });
    }
    return person;
  }

  return {
    async createAccount(caller, email, password) {
      checkEmail(email);
      checkPassword(password);
      const isTaken = (await accounts.byEmail(email)) !== null;
      const attempt = await limits.registration(caller, isTaken);
      const taken = new HttpError(
        'email-already-in-use',
        'There is an account with this email address already.',
      );
      if (isTaken) throw taken;
      const made = await passwords
        .hash(password, turnOf(caller, email))
        .then((passwordHash) => register(caller, email, passwordHash))
        .catch(async (error: unknown) => {
          await attempt.takeBack();
          throw error;
        });
      if (!made) throw taken;
      await attempt.succeeded();
      await note(made.account, 'registered');
      await sendFirstCode(caller, made.account);
      return entered(caller, made.account, made.session);
    },

    async signIn(caller, email, password) {
      checkEmail(email);
      const account = await check(caller, email, await accounts.byEmail(email), password);
      await note(account, 'logged-in');
      return entered(caller, account, await sessions.start(account.uid, now(), deviceOf(caller)));
    },

    async confirmPassword(caller, account, password) {
      await check(caller, account.email, account, password);
    },

    sendAddressCode,
    isProved,
    async proveAddress(caller, person, secret, code) {
      const next = await takeAddressCode(caller, person, code);
      if (!next) return signedIn(await userNow(person.session), secret);
      return entered(caller, (await accounts.byUid(next.uid))!, next);
    },

    signedInBy: async (credentials) =>
      signedIn(await userOf({ ...credentials, isRead: false }), credentials.secret!),

    userOf,

    userNow,

    createDocument(right, asked) {
      const wantsAdmin =
        asked.role === 'admin' && (settings.adminSignUp === 'open' || settings.demonstration);
      return parts.write(async (queries) => {
        const { uid } = await right.read(queries);
        const ownAccounts = accounts.in(queries);
        const account = (await ownAccounts.byUid(uid))!;
        const granted = wantsAdmin && isProved(account);
        const forDemonstration = granted && settings.adminSignUp !== 'open';
        const role = granted ? 'admin' : 'user';
        if (!(await ownAccounts.createDocument(account, role, forDemonstration, now()))) {
          throw new HttpError(
            'permission-denied',
            'This entry has been written already and cannot be changed.',
          );
        }
        await ownAccounts.setName(uid, cleanName(asked.name ?? '') || null);
        if (granted) await parts.recordAdministrator(queries, account);
        else if (wantsAdmin) await ownAccounts.noteWantsAdmin(uid);
        return (await ownAccounts.document(uid))!;
      });
    },

    setName: (right, name) =>
      parts.write(async (queries) => {
        const { uid } = await right.read(queries);
        await accounts.in(queries).setName(uid, cleanName(name) || null);
      }),

    ...createForgottenPasswords(parts, limits),

    ...createPasswordChange(parts, (caller, account, password) =>
      check(caller, account.email, account, password),
    ),
  };
}
