import type { Background } from '../threads/background';
import type { Accounts } from './accounts';
import type { Caller } from './caller';
import { type MailBudget, noticesOfPassword, noticesKey } from './mailBudget';
import type { ProvedAddresses } from './provedAddresses';

/** Mails that a password was changed. The app passes one in: identity knows of no mail server. */
export interface PasswordNoticeMailer {
  /**
   * Rejects when the mail server did not accept the mail.
   * @param change `at`: milliseconds since 1970; `device`: in words, empty where it is not known.
   */
  send(to: string, change: { at: number; device: string }): Promise<void>;
  /** Returns whether the mail may have been sent, although `send` rejected with this error. */
  mayHaveSent(error: unknown): boolean;
}

/** The dependencies of the mail about a new password. */
export interface PasswordNoticeParts {
  accounts: Pick<Accounts, 'byUid'>;
  addresses: Pick<ProvedAddresses, 'isProved'>;
  budget: Pick<MailBudget, 'take'>;
  noticeMailer: PasswordNoticeMailer;
  background: Background;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when a mail could not be sent. */
  mailFailed: (error: unknown) => void;
}

/** Mails the owner of an account that its password was changed, and where. Never rejects: the change holds without the mail. */
export type NotifyPasswordChange = (uid: string, by: Pick<Caller, 'device'>) => void;

/** Mails it in the background. An address that nobody has proved may be a stranger's: nothing goes there. */
export function createPasswordNotice(parts: PasswordNoticeParts): NotifyPasswordChange {
  const { accounts, addresses, budget, noticeMailer, background, now } = parts;
  return (uid, { device }) => {
    const at = now();
    background.run(async () => {
      const account = await accounts.byUid(uid);
      if (!account || !addresses.isProved(account)) return;
      // Not from the account's own budget: a thief could use that up first, and the owner would not be told.
      const taken = await budget.take([[noticesKey(uid), noticesOfPassword]], now());
      if (typeof taken === 'number') return;
      try {
        await noticeMailer.send(account.email, { at, device });
      } catch (error) {
        if (!noticeMailer.mayHaveSent(error)) await taken();
        throw error;
      }
    }, parts.mailFailed);
  };
}
