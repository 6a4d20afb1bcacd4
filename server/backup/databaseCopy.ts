import { statSync } from 'node:fs';
import Database from 'libsql';
import { schemaVersion } from '../identity/database';
import { BackupError } from './backupError';

/** How long a copy waits for another program's exclusive lock, in milliseconds. */
const timeout = 5000;

/**
 * Copies a consistent snapshot of a database, also while a server writes to it: readers and writers do not
 * block each other.
 * @param source is opened through SQLite only. Opening and closing its file in another way would drop the
 *   locks of this process.
 * @param target a path that does not exist yet.
 */
export function copyDatabase(source: string, target: string): void {
  // Opening would make it.
  if (statSync(source).size === 0) throw new BackupError(`${source} is empty.`);
  const database = new Database(source, { timeout });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}

/**
 * Checks every page of a copy.
 * @throws BackupError when it is damaged.
 */
export function checkDatabase(path: string): void {
  let finding: { integrity_check?: string } | undefined;
  try {
    const database = new Database(path, { timeout });
    try {
      [finding] = database.pragma('integrity_check(1)') as (typeof finding)[];
    } finally {
      database.close();
    }
  } catch {
    finding = undefined;
  }
  if (finding?.integrity_check !== 'ok') throw new BackupError('the database is damaged.');
}

/**
 * Counts the accounts of a copy.
 * @throws BackupError when it is another kind of database, or one of a newer server.
 */
export function countAccounts(path: string): number {
  const database = new Database(path, { timeout });
  try {
    const { version } = database.prepare('SELECT version FROM schema_version').get() as { version: number };
    if (version > schemaVersion) throw new BackupError('it was made by a newer version of this server.');
    const { count } = database.prepare('SELECT count(*) AS count FROM accounts').get() as { count: number };
    return count;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('its database holds no accounts of this product.');
  } finally {
    database.close();
  }
}
