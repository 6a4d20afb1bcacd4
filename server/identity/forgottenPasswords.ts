import type { NoteAccountEvent } from '../audit/accountEvents';
import type { Database, Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { Accounts } from './accounts';
import { type Caller, turnOf } from './caller';
import { checkEmail, checkPassword } from './checks';
import type { KnownDevices } from './knownDevices';
import type { Limits } from './limits';
import { passwordResetLink, type PasswordResetMailer, type PasswordResets } from './passwordResets';
import { createPasswordNotice, type PasswordNoticeParts } from './passwordNotice';
import type { Passwords } from './passwords';
import { type MailBudget, mailsOfAccount, tooManyMails } from './mailBudget';
import type { ProvedAddresses } from './provedAddresses';

/** The dependencies of the password reset. */
export interface ForgottenPasswordParts extends PasswordNoticeParts {
  accounts: Accounts;
  resets: PasswordResets;
  passwords: Passwords;
  devices: KnownDevices;
  addresses: ProvedAddresses;
  budget: MailBudget;
  resetMailer: PasswordResetMailer;
  /** Writes into the audit trail. */
  note: NoteAccountEvent;
  /** Turns the reminders of an account off: who turned them on may not have been the owner of the address. */
  turnOffReminders: (queries: Queries, uid: string) => Promise<void>;
  /** Records that the links of an account's earlier generations have ended, so that a restore does not bring them back. */
  noteEndedLinks: (queries: Queries, uid: string, generation: number) => Promise<void>;
  /** Runs work in a transaction. */
  write: Database['write'];
}

/** Choosing a new password by a mailed link. */
export interface ForgottenPasswords {
  /**
   * Mails a link, if there is an account with this address.
   * @param by the logged-in user, for whom the mail counts; or null.
   * @throws HttpError too-many-requests
   */
  sendPasswordReset(caller: Caller, email: string, by: string | null): Promise<void>;
  /** Notifies the owner of the address by mail. @returns the device cookie: the mailed link makes the device known. */
  setPassword(caller: Caller, code: string, password: string): Promise<{ deviceCookie: string }>;
}

/** Mails password reset links, and sets the new password for a valid link. */
export function createForgottenPasswords(parts: ForgottenPasswordParts, limits: Limits): ForgottenPasswords {
  const { accounts, resets, passwords, devices, addresses, budget, resetMailer, background, note, now } =
    parts;
  const tellOfPassword = createPasswordNotice(parts);
  return {
    async sendPasswordReset(caller, email, by) {
      checkEmail(email);
      const account = await accounts.byEmail(email);
      await limits.resetAsked(caller, account);
      const counted = by === null ? async () => {} : await budget.take([[by, mailsOfAccount]], now());
      if (typeof counted === 'number') throw tooManyMails(counted);
      background.run(async () => {
        if (account) await note(account, 'reset-asked');
        // The answer is the same whether a mail goes out or not, so that it reveals no accounts.
        const takeBack = account && (await limits.resetMail(caller, account));
        if (!account || !takeBack) return;
        try {
          const code = await resets.start(account.uid, now(), addresses.asked);
          await resetMailer.send(account.email, passwordResetLink(caller.baseUrl, code));
        } catch (error) {
          if (!resetMailer.mayHaveSent(error)) {
            await takeBack();
            await counted();
          }
          throw error;
        }
      }, parts.mailFailed);
    },

    async setPassword(caller, code, password) {
      checkPassword(password);
      const dead = new HttpError(
        'invalid-credential',
        'This link has been used or is too old. Please ask for a new one.',
      );
      const link = await resets.find(code, now());
      const account = link && (await accounts.byUid(link.uid));
      if (!account) {
        await limits.failed(caller);
        throw dead;
      }
      const passwordHash = await passwords.hash(password, turnOf(caller, account.email));
      await parts.write(async (queries) => {
        const generation = await resets.in(queries).use(code, passwordHash, now());
        if (generation === null) throw dead;
        if (link.proves && account.addressProvedAt === null)
          await parts.turnOffReminders(queries, account.uid);
        await parts.noteEndedLinks(queries, account.uid, generation);
      });
      await limits.resetDone(account);
      tellOfPassword(account.uid, caller);
      await note(account, 'reset-used');
      return { deviceCookie: devices.remember(caller.deviceCookie, { ...account, passwordHash }) };
    },
  };
}
