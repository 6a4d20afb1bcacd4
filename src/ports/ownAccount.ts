import type { OwnCalendarFeed } from './calendarFeed';
import type { OwnLogins, PasswordChange } from './ownLogins';
import type { ReminderChoices } from '@/shared/domain/reminders/reminderChoices';

/** The facts for a person who is about to delete their account. */
export interface DeletionFacts {
  /** Nobody else is an administrator: then the account cannot be deleted. */
  isLastAdministrator: boolean;
  /** True where the server makes automatic backups. */
  makesBackups: boolean;
  /** The time when the last backup with the person's data is deleted, ISO 8601 in UTC; null: there is none. */
  lastBackupGoesAt: string | null;
}

/** A refusal, or no answer. */
export class OwnAccountError extends Error {
  /**
   * `outdated`: it was changed in another window or on another device. `mailbox-stopped`: the mailbox's owner has
   * stopped all reminders to it; a new code for the address lifts that.
   */
  readonly code:
    'wrong-password' | 'weak-password' | 'refused' | 'outdated' | 'mailbox-stopped' | 'unreachable';
  /** The service's own text for the person, if any. */
  readonly text: string | undefined;
  constructor(code: OwnAccountError['code'], text?: string, options?: ErrorOptions) {
    super(`The account’s service answered ${code}`, options);
    this.name = 'OwnAccountError';
    this.code = code;
    this.text = text;
  }
}

/** A person's rights to their own account. Every method rejects with {@link OwnAccountError} only. */
export interface OwnAccount {
  /** Returns all stored data about the current user, by readable names. */
  download(): Promise<Readonly<Record<string, unknown>>>;
  deletionFacts(): Promise<DeletionFacts>;
  /**
   * Deletes the account and all its data, and ends all its logins.
   * @throws wrong-password; refused for the last administrator and after too many attempts.
   */
  delete(password: string): Promise<void>;
  calendarFeed: OwnCalendarFeed;
  logins: OwnLogins;
  /**
   * Changes the password. This login stays; all others end, with calendar addresses and links in emails.
   * @throws wrong-password for the old one; weak-password for the new one; refused after too many tries.
   */
  changePassword(passwords: PasswordChange): Promise<void>;
  /**
   * Returns the choice of reminder emails.
   * @param choices stored first, where there are any.
   * @throws mailbox-stopped
   */
  reminders(choices?: ReminderChoices): Promise<ReminderChoices>;
}
