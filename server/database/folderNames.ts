import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName } from './openDatabase';

/**
 * The name of the list of deleted accounts in the data folder, unless `DELETED_ACCOUNTS_FILE` names another. No backup holds it
 * and no restore replaces it, so that a restored backup can be told who has left since. One line for each: the account's id, which
 * says nothing about anybody, and when it was deleted. The database has a table of the same, from which each copy of the server
 * takes what the others have deleted; after a restore the files are what knows.
 */
export const deletedAccountsName = 'deleted-accounts.txt';

/**
 * The name of the list of ended links and reminders, in the data folder. No backup holds it and no restore replaces it, so that
 * what was turned off since a backup stays off. Lines are
 *
 *   feed HASH                     a calendar address that was renewed or turned off
 *   links UID GENERATION          calendar addresses and links of reminders of earlier generations have ended
 *   reminders UID on|off|stopped  the last line of an account counts; stopped: by a mailed link
 *   # ID                          which list it is: the database has noted how much of it it knows
 */
export const endedLinksName = 'ended-links.txt';

/** The folder of the backups in the data folder, unless `BACKUP_DIR` names another. */
export const defaultBackupFolder = 'backups';

/** The prefix of the folder into which a restore moves the previous data; the time follows. */
export const asidePrefix = 'before-restore-';

/** The prefix of the folder into which the files of an earlier version go; the time follows. */
export const earlierPrefix = 'earlier-version-';

/** The prefix of the folder into which a database file goes once its data is in PostgreSQL; the time follows. */
export const movedPrefix = 'moved-to-postgres-';

/** The prefix of folders of a restore in progress or interrupted; see switchFolder.ts. */
export const restorePrefix = '.age-better-restore-';

/**
 * The prefix of the folder in which a backup is assembled. A killed one leaves it behind, and a later one
 * removes it.
 */
export const draftPrefix = '.age-better-backup-';

const stampShape = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ`;
const nameShape = new RegExp(`^(?:daily|backup)-(${stampShape})\\.tar\\.gz$`);

/**
 * A time as it is written in file names: in UTC and without colons, which not every file system allows.
 * @param time milliseconds since 1970.
 */
export function stampOf(time: number): string {
  return new Date(time)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/**
 * The name of a backup's file.
 * @param kind `daily` ones are made and deleted by the server; those made by the command stay.
 */
export function backupName(kind: 'daily' | 'backup', time: number): string {
  return `${kind}-${stampOf(time)}.tar.gz`;
}

/** When a backup was made, by its file name, in milliseconds since 1970; null for other files. */
export function backupTime(name: string): number | null {
  const stamp = nameShape.exec(name)?.[1];
  if (stamp === undefined) return null;
  const [day, clock] = stamp.split('T');
  const time = Date.parse(`${day}T${clock!.replaceAll('-', ':')}`);
  return Number.isNaN(time) ? null : time;
}

/** Databases are copied through SQLite, never as files: the latest writes are in the log beside them. */
export const isDatabase = (name: string): boolean => name.endsWith('.db');

/**
 * Returns whether an entry of the data folder stays there through a restore: the lock of the running server, backups,
 * what restores, earlier versions and a move to PostgreSQL put aside, the lists of deleted accounts and of what was turned off, the street map, which is large and
 * can be made again.
 */
export function staysInPlace(name: string): boolean {
  return (
    /^server\.lock(?:-|$)/.test(name) ||
    [defaultBackupFolder, deletedAccountsName, endedLinksName, 'lost+found'].includes(name) ||
    [asidePrefix, earlierPrefix, movedPrefix, restorePrefix, draftPrefix].some((prefix) =>
      name.startsWith(prefix),
    ) ||
    name.endsWith('.pmtiles') ||
    backupTime(name) !== null
  );
}

/**
 * Returns whether an entry of the data folder is left out of backups: what stays in place, logs of databases,
 * temporary files. A restore refuses a backup that contains one.
 * @param path the names from the data folder on.
 */
export function isLeftOut(path: readonly string[]): boolean {
  const name = path.at(-1)!;
  return (
    /\.db-(?:wal|shm|journal)$|\.(?:tmp|new)$/.test(name) ||
    name.startsWith(draftPrefix) ||
    backupTime(name) !== null ||
    (path.length === 1 && staysInPlace(name))
  );
}

/** Returns whether a folder is a data folder itself, such as the demonstration's: another process may be using it. */
export const isDataFolder = (folder: string): boolean =>
  existsSync(join(folder, databaseName)) || existsSync(join(folder, 'server.lock'));
