import type { BackupNote } from '@/shared/domain/ownBackup/backupNote';
import type { BringIn } from '@/shared/domain/ownBackup/bringIn';
import type { BackupProblem, OwnData, ReadBackup } from '@/shared/domain/ownBackup/ownBackup';
import type { User } from '@/shared/domain/users/user';

/** The owner of the backup. */
export type BackupOwner = Pick<User, 'id' | 'email' | 'username'>;

/**
 * A backup of one person's own data, where only this browser has it. The lists of records must have been read before:
 * the first read stores the samples. Every rejection is a CollectionError, and then nothing was changed.
 */
export interface OwnBackup {
  /** Returns all of this person's data in this browser. */
  read(person: BackupOwner): Promise<OwnData>;
  /** Returns the text of a file with this data and the current time. */
  write(person: BackupOwner, data: OwnData): string;
  /**
   * Reads the complete text of a file, and changes nothing.
   * @returns the data, or the reason why it cannot be restored.
   */
  parse(person: BackupOwner, text: string): ReadBackup | BackupProblem;
  /** Returns the effect of restoring this data. Nothing is written. */
  plan(person: BackupOwner, data: OwnData): Promise<BringIn>;
  /** Restores the data that fits the current records, in one transaction across all tabs: all of it, or nothing. */
  bringIn(person: BackupOwner, data: OwnData): Promise<BringIn>;
  /**
   * Removes the restored data, in one transaction.
   * @returns the number of records that were changed since then, and stay.
   */
  takeBack(person: BackupOwner, brought: OwnData): Promise<number>;
  /** Returns the state of this person's backups. */
  note(person: BackupOwner): BackupNote;
  /** Stores it. Never throws: a note that the browser refuses to store lasts until the page is closed. */
  setNote(person: BackupOwner, note: BackupNote): void;
  /** Calls back after a change of a note, here or in another tab. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
