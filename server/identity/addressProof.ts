import { waitingTime } from '@/shared/domain/auth/authErrors';
import type { NoteAccountEvent } from '../audit/accountEvents';
import type { Background } from '../threads/background';
import { HttpError } from '../http/httpError';
import type { Database, Queries } from '../database/database';
import type { Settings } from '../settings/settings';
import type { Accounts, StoredAccount } from './accounts';
import { addressLink, type AddressCodes } from './addressCodes';
import type { Caller } from './caller';
import type { Limits } from './limits';
import { codesKey, codesToAddress, type MailBudget, mailsOfAccount } from './mailBudget';
import type { ProvedAddresses } from './provedAddresses';
import type { Sessions } from './sessions';
import { type KeptSession, signedOut } from './signedIn';

/** Mails a code and its link. The app passes one in: identity knows of no mail server. */
export interface AddressCodeMailer {
  /** Rejects when the mail server did not accept the mail. */
  send(to: string, digits: string, link: string): Promise<void>;
  /** Returns whether the mail may have been sent, although `send` rejected with this error. */
  mayHaveSent(error: unknown): boolean;
}

/** The dependencies of the proof of an address. */
export interface AddressProofParts {
  settings: Pick<Settings, 'adminSignUp'>;
  accounts: Accounts;
  sessions: Sessions;
  addresses: ProvedAddresses;
  codes: AddressCodes;
  codeMailer: AddressCodeMailer;
  budget: MailBudget;
  background: Background;
  /** Writes into the audit trail, in the transaction that is open, who became an administrator by registering. */
  recordAdministrator: (queries: Queries, account: StoredAccount) => Promise<void>;
  /** Records that the links of an account's earlier generations have ended, so that a restore does not bring them back. */
  noteEndedLinks: (queries: Queries, uid: string, generation: number) => Promise<void>;
  /** Notes that the owner of the mailbox may turn reminders on again. */
  noteMayRemind: (queries: Queries, uid: string) => Promise<void>;
  /** Runs work in a transaction. */
  write: Database['write'];
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when a mail could not be sent. */
  mailFailed: (error: unknown) => void;
  note: NoteAccountEvent;
}

/** Proving that an address is one's own. */
export interface AddressProof {
  /**
   * Mails a code and a link.
   * @throws HttpError address-proved when there is nothing to prove; too-many-requests
   */
  sendAddressCode(caller: Caller, account: StoredAccount): Promise<void>;
  /** Mails one to a user who has just registered, where proof is needed. A reached limit does not refuse the registration. */
  sendFirstCode(caller: Caller, account: StoredAccount): Promise<void>;
  /**
   * Uses a code. The first proof ends every earlier login, calendar address and reminder link.
   * @returns the login that replaces them, or null where the current one stays: the address was proved before.
   * @throws HttpError invalid-credential, signed-out, too-many-requests
   */
  takeAddressCode(
    caller: Caller,
    person: { account: StoredAccount; session: KeptSession },
    code: string,
  ): Promise<Awaited<ReturnType<Sessions['start']>> | null>;
}

/** Mails codes, and takes them as the proof. */
export function createAddressProof(parts: AddressProofParts, limits: Limits): AddressProof {
  const { settings, accounts, sessions, addresses, codes, codeMailer, budget, background, note, now } = parts;

  /** Returns whether a code would change anything. */
  const hasToProve = (account: StoredAccount) =>
    !addresses.isProved(account) || (addresses.asked && account.remindersStoppedAt !== null);

  const proof: AddressProof = {
    async sendAddressCode(caller, account) {
      const { uid, email } = account;
      if (!hasToProve(account))
        throw new HttpError('address-proved', 'You have confirmed this address already.');
      const taken = await budget.take(
        [
          [uid, mailsOfAccount],
          [codesKey(email), codesToAddress],
        ],
        now(),
      );
      if (typeof taken === 'number') {
        const text = `We have sent several emails to this address. Please look for the newest one, or wait ${waitingTime(taken)}.`;
        throw new HttpError('too-many-requests', text, taken);
      }
      background.run(async () => {
        const { digits, link } = await codes.make(uid, now());
        try {
          await codeMailer.send(email, digits, addressLink(caller.baseUrl, link));
        } catch (error) {
          if (!codeMailer.mayHaveSent(error)) await taken();
          throw error;
        }
      }, parts.mailFailed);
    },

    async sendFirstCode(caller, account) {
      if (addresses.isProved(account)) return;
      try {
        await proof.sendAddressCode(caller, account);
      } catch (error) {
        // The account is made.
        if (!(error instanceof HttpError)) parts.mailFailed(error);
      }
    },

    async takeAddressCode(caller, { account, session }, code) {
      if (!hasToProve(account)) return null;
      const { uid } = account;
      if (!(await codes.isRight(uid, code.replaceAll(/\s/g, ''), now()))) {
        await limits.failed(caller);
        throw new HttpError(
          'invalid-credential',
          'This code is not right, or too old. Please look for the newest email, or ask for a new code.',
        );
      }
      const next = await parts.write(async (queries) => {
        const [ownAccounts, ownSessions] = [accounts.in(queries), sessions.in(queries)];
        const person = await ownSessions.userOf(session.sid, now());
        if (!person) throw signedOut();
        const { wantsAdmin } = await ownAccounts.proveAddress(uid, now());
        if (account.remindersStoppedAt !== null) await parts.noteMayRemind(queries, uid);
        if (wantsAdmin && settings.adminSignUp === 'open') {
          await ownAccounts.grantRole(account, 'admin', now());
          await parts.recordAdministrator(queries, account);
        }
        if (person.account.addressProvedAt !== null) return null;
        await parts.noteEndedLinks(queries, uid, await ownAccounts.endLinks(uid));
        await ownSessions.endAll(uid);
        return ownSessions.start(uid, now(), session);
      });
      await note(account, 'address-proved');
      return next;
    },
  };
  return proof;
}
