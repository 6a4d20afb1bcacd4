import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName } from '../identity/database';

/** Backups lie here, in the data folder, where `BACKUP_DIR` names no other place. */
export const defaultBackupFolder = 'backups';

/** What a restore found in the data folder goes into a folder of this name and the time. */
export const asidePrefix = 'before-restore-';

/** Folders of a restore that is under way or was interrupted; see switchFolder.ts. */
export const restorePrefix = '.age-better-restore-';

/** What a backup is put together in. A killed one leaves it behind, and a later one removes it. */
export const draftPrefix = '.age-better-backup-';

const stampShape = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ`;
const nameShape = new RegExp(`^(?:daily|backup)-(${stampShape})\\.tar\\.gz$`);

/** A moment as it stands in names: in UTC and without colons, which not every disk takes. @param time milliseconds since 1970. */
export function stampOf(time: number): string {
  return new Date(time)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/**
 * The name of a backup's file.
 * @param kind `daily` ones are made by the server and thrown away by it; those that somebody asked for stay.
 */
export function backupName(kind: 'daily' | 'backup', time: number): string {
  return `${kind}-${stampOf(time)}.tar.gz`;
}

/** When a backup was made, by its name, in milliseconds since 1970; null for other files. */
export function backupTime(name: string): number | null {
  const stamp = nameShape.exec(name)?.[1];
  if (stamp === undefined) return null;
  const [day, clock] = stamp.split('T');
  const time = Date.parse(`${day}T${clock!.replaceAll('-', ':')}`);
  return Number.isNaN(time) ? null : time;
}

/** Databases are copied by SQLite, never as files: what was written last is in the log beside them. */
export const isDatabase = (name: string): boolean => name.endsWith('.db');

/**
 * Whether something directly in the data folder stays there through a restore: the claim of the running server, backups, what
 * earlier restores moved aside.
 */
export function staysInPlace(name: string): boolean {
  return (
    /^server\.lock(?:-|$)/.test(name) ||
    [defaultBackupFolder, 'lost+found'].includes(name) ||
    [asidePrefix, restorePrefix, draftPrefix].some((prefix) => name.startsWith(prefix)) ||
    backupTime(name) !== null
  );
}

/**
 * Whether something in the data folder belongs to no backup: what stays in place, logs of databases, files that are half written.
 * A restore refuses a backup that brings such things.
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

/** Whether a folder is a data folder of its own, such as the demonstration's: another process may be at work in it. */
export const isDataFolder = (folder: string): boolean =>
  existsSync(join(folder, databaseName)) || existsSync(join(folder, 'server.lock'));
