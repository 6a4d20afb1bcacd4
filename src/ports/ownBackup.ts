import type { BackupNote } from '@/shared/domain/ownBackup/backupNote';
import type { BringIn } from '@/shared/domain/ownBackup/bringIn';
import type { BackupProblem, OwnData, ReadBackup } from '@/shared/domain/ownBackup/ownBackup';
import type { User } from '@/shared/domain/users/user';

/** Whose backup it is. */
export type BackupOwner = Pick<User, 'id' | 'email' | 'username'>;

/**
 * A backup of one person's own data, where only this browser has it. The lists of records must have been read before: the first
 * read stores the samples. What rejects does so with CollectionError, and then nothing was changed.
 */
export interface OwnBackup {
  /** Everything of this person that is in this browser. */
  read(person: BackupOwner): Promise<OwnData>;
  /** The text of the file that has this data, as of now. */
  write(person: BackupOwner, data: OwnData): string;
  /** Reads the whole text of a file, and changes nothing. @returns the data, or why it cannot be brought in. */
  parse(person: BackupOwner, text: string): ReadBackup | BackupProblem;
  /** What bringing this in would do. Nothing is written. */
  plan(person: BackupOwner, data: OwnData): Promise<BringIn>;
  /** Brings it in as it fits to what is there now, in one step across all tabs: all of it, or nothing. */
  bringIn(person: BackupOwner, data: OwnData): Promise<BringIn>;
  /** Takes out what came in, in one step. @returns how many records were changed since then, and stay. */
  takeBack(person: BackupOwner, brought: OwnData): Promise<number>;
  /** What is remembered about this person's backups. */
  note(person: BackupOwner): BackupNote;
  /** Remembers it. Never throws: what the browser refuses to store lasts until the page is closed. */
  setNote(person: BackupOwner, note: BackupNote): void;
  /** Calls back after a change of a note, here or in another tab. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
