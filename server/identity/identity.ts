import { randomUUID } from 'node:crypto';
import { emailKey, plainEmail, type UserDocument } from '../../src/domain/user';
import { validatePassword } from '../../src/domain/validation';
import type { Background } from '../background';
import { isOneAddress } from '../mail/address';
import type { Mail } from '../mail/mail';
import { passwordResetLink, passwordResetMail } from '../mail/passwordResetMail';
import { Refusal } from '../refusal';
import type { Settings } from '../settings';
import type { Accounts, StoredAccount } from './accounts';
import { beginAll, createAttempts } from './attempts';
import type { PasswordResets } from './passwordResets';
import type { Passwords } from './passwords';
import type { Session, Sessions } from './sessions';
import type { Token, Tokens } from './tokens';

/** What identity is made of. */
export interface IdentityParts {
  settings: Settings;
  accounts: Accounts;
  sessions: Sessions;
  resets: PasswordResets;
  passwords: Passwords;
  tokens: Tokens;
  mail: Mail;
  background: Background;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Hears of a mail that could not be sent. */
  mailFailed: (error: unknown) => void;
}

/** Where a request comes from, as far as identity needs to know. */
export interface Caller {
  /** Groups the requests of one household or institution, for the limits; never logged. */
  client: string;
  demonstration: boolean;
  /** The address at which the caller reaches the product, for links in mails. */
  baseUrl: string;
}

/** Who is logged in, and the token for the next hour. */
export interface SignedIn extends Token {
  uid: string;
  email: string;
}

/** Who a call comes from. */
export interface Person {
  account: StoredAccount;
  session: Session;
}

/** Accounts, logins and forgotten passwords. Every method rejects with {@link Refusal} when it will not. */
export interface Identity {
  createAccount(caller: Caller, email: string, password: string): Promise<SignedIn & { secret: string }>;
  signIn(caller: Caller, email: string, password: string): Promise<SignedIn & { secret: string }>;
  renew(caller: Caller, secret: string | undefined): Promise<SignedIn>;
  /** Who a token speaks for. @throws Refusal signed-out */
  personOf(caller: Caller, token: string | undefined): Promise<Person>;
  documentOf(caller: Caller, account: StoredAccount): UserDocument | null;
  createDocument(caller: Caller, account: StoredAccount, asked: UserDocument): UserDocument;
  sendPasswordReset(caller: Caller, email: string): void;
  setPassword(caller: Caller, code: string, password: string): Promise<void>;
}

const hour = 60 * 60 * 1000;

/**
 * How many times the failures that one client may make with an address all clients together may. Much higher, because
 * this limit also stops the owner: it is there for guessing from many places at once.
 */
const allClientsFactor = 20;

function checkEmail(email: string): void {
  if (!isOneAddress(email)) throw new Refusal('invalid-email', 'Please enter a valid email address.');
}

function checkPassword(password: string): void {
  const error = validatePassword(password);
  if (error !== null) throw new Refusal('weak-password', error);
}

/** The app's own identity service. */
export function createIdentity(parts: IdentityParts): Identity {
  const { settings, accounts, sessions, resets, passwords, tokens, mail, background, now } = parts;
  const { failuresPerAddress, failuresPerClient, windowMinutes } = settings.loginLimits;
  const limit = (most: number) => createAttempts({ most, windowMilliseconds: windowMinutes * 60 * 1000 });
  const failures = {
    byAddressAndClient: limit(failuresPerAddress),
    byClient: limit(failuresPerClient),
    byAddress: limit(failuresPerAddress * allClientsFactor),
  };
  // Here each mail counts, not each failure: whether somebody has an account must not show.
  const mails = {
    byAddress: createAttempts({ most: 5, windowMilliseconds: hour }),
    byClient: createAttempts({ most: 30, windowMilliseconds: hour }),
  };

  /** The account, unless it is one that exists in demonstrations only and this is none. */
  const visible = (caller: Caller, account: StoredAccount | null) =>
    account?.demonstration && !caller.demonstration ? null : account;

  async function signedIn(account: StoredAccount, session: Session): Promise<SignedIn> {
    return { uid: account.uid, email: account.email, ...(await tokens.sign(session, now())) };
  }

  async function startSession(account: StoredAccount) {
    const { secret, ...session } = sessions.start(account.uid, now());
    return { ...(await signedIn(account, session)), secret };
  }

  /**
   * Counts a login by everything that could be guessing. A stranger's wrong tries must not keep the owner out, so what is
   * tight is tight for one client.
   */
  function beginLogin({ client }: Caller, email: string) {
    const address = emailKey(email);
    const [pair, ...wide] = beginAll(now(), [
      [failures.byAddressAndClient, `${client} ${address}`],
      [failures.byClient, client],
      [failures.byAddress, address],
    ]);
    return {
      takeBack: () => [pair!, ...wide].forEach((attempt) => attempt.succeeded()),
      succeeded() {
        pair!.forgetFailures();
        for (const attempt of wide) attempt.succeeded();
      },
    };
  }

  return {
    async createAccount(caller, email, password) {
      checkEmail(email);
      checkPassword(password);
      const attempt = failures.byClient.begin(caller.client, now());
      const taken = new Refusal(
        'email-already-in-use',
        'There is an account with this email address already.',
      );
      if (accounts.byEmail(email)) throw taken;
      const account: StoredAccount = {
        uid: randomUUID(),
        email: plainEmail(email),
        passwordHash: await passwords.hash(password).catch((error: unknown) => {
          attempt.succeeded();
          throw error;
        }),
        createdAt: now(),
        demonstration: false,
      };
      if (!accounts.create(account)) throw taken;
      attempt.succeeded();
      return startSession(account);
    },

    async signIn(caller, email, password) {
      checkEmail(email);
      const attempt = beginLogin(caller, email);
      const account = visible(caller, accounts.byEmail(email));
      const right = await passwords
        .isRight(account?.passwordHash ?? null, password)
        .catch((error: unknown) => {
          attempt.takeBack();
          throw error;
        });
      if (!account) throw new Refusal('user-not-found', 'There is no account with this email address.');
      // Read again: the password may have been changed while this one was being checked.
      const unchanged = accounts.byUid(account.uid)?.passwordHash === account.passwordHash;
      if (!right || !unchanged) throw new Refusal('wrong-password', 'The password is not right.');
      attempt.succeeded();
      return startSession(account);
    },

    async renew(caller, secret) {
      const session = secret === undefined ? null : sessions.renew(secret, now());
      const account = session && visible(caller, accounts.byUid(session.uid));
      if (!session || !account) throw new Refusal('signed-out', 'Nobody is logged in. Please log in.');
      return signedIn(account, session);
    },

    async personOf(caller, token) {
      const session = token === undefined ? null : await tokens.read(token, now());
      const account =
        session && sessions.holds(session.sid, now()) ? visible(caller, accounts.byUid(session.uid)) : null;
      if (!session || !account) throw new Refusal('signed-out', 'The login has ended. Please log in again.');
      return { session, account };
    },

    documentOf: (caller, account) => accounts.document(account.uid, caller.demonstration),

    createDocument(caller, account, asked) {
      const granted = asked.role === 'admin' && (settings.adminSignUp === 'open' || caller.demonstration);
      const forDemonstration = granted && settings.adminSignUp !== 'open';
      if (!accounts.createDocument(account, granted ? 'admin' : 'user', forDemonstration, now())) {
        throw new Refusal('permission-denied', 'This entry has been written already and cannot be changed.');
      }
      return accounts.document(account.uid, caller.demonstration)!;
    },

    sendPasswordReset(caller, email) {
      checkEmail(email);
      beginAll(now(), [
        [mails.byClient, caller.client],
        [mails.byAddress, emailKey(email)],
      ]);
      background.run(async () => {
        const account = visible(caller, accounts.byEmail(email));
        if (!account) return;
        const link = passwordResetLink(caller.baseUrl, resets.start(account.uid, now()));
        await mail.send(passwordResetMail(account.email, settings.productName, link));
      }, parts.mailFailed);
    },

    async setPassword(caller, code, password) {
      checkPassword(password);
      const attempt = failures.byClient.begin(caller.client, now());
      const dead = new Refusal(
        'invalid-credential',
        'This link has been used or is too old. Please ask for a new one.',
      );
      const owner = resets.ownerOf(code, now());
      if (owner === null || !visible(caller, accounts.byUid(owner))) throw dead;
      const passwordHash = await passwords.hash(password).catch((error: unknown) => {
        attempt.succeeded();
        throw error;
      });
      if (!resets.use(code, passwordHash, now())) throw dead;
      attempt.succeeded();
    },
  };
}
