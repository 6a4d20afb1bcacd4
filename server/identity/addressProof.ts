import { waitingTime } from '../../src/domain/auth/authErrors';
import type { NoteAccountEvent } from '../audit/accountEvents';
import type { Background } from '../app/background';
import { HttpError } from '../http/httpError';
import type { Settings } from '../settings/settings';
import type { Accounts, StoredAccount } from './accounts';
import { addressLink, type AddressCodes } from './addressCodes';
import type { Caller } from './caller';
import type { Limits } from './limits';
import { codesKey, codesToAddress, type MailBudget, mailsOfAccount } from './mailBudget';
import type { ProvedAddresses } from './provedAddresses';
import type { KeptSession, Sessions } from './sessions';

/** Mails a code and its link. The app passes one in: identity knows of no mail server. */
export interface AddressCodeMailer {
  /** Rejects when the mail server did not accept the mail. */
  send(to: string, digits: string, link: string): Promise<void>;
  /** Whether the mail may have been sent all the same, although `send` rejected with this error. */
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
  recordAdministrator: (account: StoredAccount) => void;
  /** Writes down that the links of an account's earlier generations have ended, so that a restore does not bring them back. */
  noteEndedLinks: (uid: string) => void;
  /** Writes down that whoever owns the mailbox may turn reminders on again. */
  noteMayRemind: (uid: string) => void;
  /** Runs work in a transaction. */
  inTransaction: <T>(work: () => T) => T;
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
  sendAddressCode(caller: Caller, account: StoredAccount): void;
  /** Mails one to whoever has just registered, where it has to be proved. A bound that is met is no reason to refuse them. */
  sendFirstCode(caller: Caller, account: StoredAccount): void;
  /**
   * Uses a code. The first proof ends every login, calendar address and link of a reminder of before.
   * @returns the login that takes their place, or null where the one at hand goes on: the address was proved before.
   * @throws HttpError invalid-credential, signed-out, too-many-requests
   */
  takeAddressCode(
    caller: Caller,
    person: { account: StoredAccount; session: KeptSession },
    code: string,
  ): ReturnType<Sessions['start']> | null;
}

/** Mails codes, and takes them as the proof. */
export function createAddressProof(parts: AddressProofParts, limits: Limits): AddressProof {
  const { settings, accounts, sessions, addresses, codes, codeMailer, budget, background, note, now } = parts;

  /** Whether a code would change anything. */
  const hasToProve = (account: StoredAccount) =>
    !addresses.isProved(account) || (addresses.asked && account.remindersStoppedAt !== null);

  const proof: AddressProof = {
    sendAddressCode(caller, account) {
      const { uid, email } = account;
      if (!hasToProve(account))
        throw new HttpError('address-proved', 'You have confirmed this address already.');
      const taken = budget.take(
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
        const { digits, link } = codes.make(uid, now());
        try {
          await codeMailer.send(email, digits, addressLink(caller.baseUrl, link));
        } catch (error) {
          if (!codeMailer.mayHaveSent(error)) taken();
          throw error;
        }
      }, parts.mailFailed);
    },

    sendFirstCode(caller, account) {
      if (addresses.isProved(account)) return;
      try {
        proof.sendAddressCode(caller, account);
      } catch (error) {
        // The account is made.
        if (!(error instanceof HttpError)) parts.mailFailed(error);
      }
    },

    takeAddressCode(caller, { account, session }, code) {
      if (!hasToProve(account)) return null;
      const { uid } = account;
      if (!codes.isRight(uid, code.replaceAll(/\s/g, ''), now())) {
        limits.failed(caller);
        throw new HttpError(
          'invalid-credential',
          'This code is not right, or too old. Please look for the newest email, or ask for a new code.',
        );
      }
      const isFirst = account.addressProvedAt === null;
      // Nothing else runs in between: the session that was read holds still.
      const next = parts.inTransaction(() => {
        const { wantsAdmin } = accounts.proveAddress(uid, now());
        if (account.remindersStoppedAt !== null) parts.noteMayRemind(uid);
        if (wantsAdmin && settings.adminSignUp === 'open') {
          accounts.grantRole(account, 'admin', now());
          parts.recordAdministrator(account);
        }
        if (!isFirst) return null;
        accounts.endLinks(uid);
        parts.noteEndedLinks(uid);
        sessions.endAll(uid);
        return sessions.start(uid, now(), session);
      });
      note(account, 'address-proved');
      return next;
    },
  };
  return proof;
}
