import type { OwnCalendarFeed } from './calendarFeed';
import type { OwnLogins, PasswordChange } from './ownLogins';
import type { ReminderChoices } from '@/shared/domain/reminders/reminderChoices';

/** What a person should know before they delete their account. */
export interface DeletionFacts {
  /** Nobody else is an administrator: then the account stays. */
  isLastAdministrator: boolean;
  /** Whether the server makes backups by itself. */
  makesBackups: boolean;
  /** When the last of these backups that holds the person goes, ISO 8601 in UTC; null: there is none. */
  lastBackupGoesAt: string | null;
}

/** A refusal, or no answer. */
export class OwnAccountError extends Error {
  /**
   * `outdated`: it was changed in another window or on another device. `mailbox-stopped`: whoever reads the person's mail has
   * stopped all reminders to it; a new code for the address lifts that.
   */
  readonly code:
    'wrong-password' | 'weak-password' | 'refused' | 'outdated' | 'mailbox-stopped' | 'unreachable';
  /** The service's own words for the person, where it has some. */
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
  /** Everything that is kept about the person who is logged in, by readable names. */
  download(): Promise<Readonly<Record<string, unknown>>>;
  deletionFacts(): Promise<DeletionFacts>;
  /**
   * Deletes the account and all that belongs to it. Every login of it ends.
   * @throws wrong-password; refused for the last administrator and after too many tries.
   */
  delete(password: string): Promise<void>;
  calendarFeed: OwnCalendarFeed;
  logins: OwnLogins;
  /**
   * Changes the password. This login stays; all others end, with calendar addresses and links in emails.
   * @throws wrong-password for the old one; weak-password for the new one; refused after too many tries.
   */
  changePassword(passwords: PasswordChange): Promise<void>;
  /** Which emails remind the person. @param choices stored first, where there are any. @throws mailbox-stopped */
  reminders(choices?: ReminderChoices): Promise<ReminderChoices>;
}
