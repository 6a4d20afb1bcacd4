import { statSync } from 'node:fs';
import Database from 'libsql';
import { storageErrorOf } from '../http/storageError';
import { BackupError } from './backupError';
import { versionOf } from './databaseCheck';
import { steps } from './steps/steps';

/** How long a copy waits for another program's exclusive lock, in milliseconds. */
const timeout = 5000;

const damagedLive = (path: string) =>
  `${path} is damaged: stop the server and restore a backup (npm run restore -- FILE).`;

/** @throws BackupError with the words given when a page or an index of it is damaged. */
function check(database: Database.Database, words: string): void {
  let found: string | undefined;
  try {
    const [row] = database.pragma('integrity_check(1)') as { integrity_check?: string }[];
    found = row?.integrity_check;
  } catch (error) {
    if (storageErrorOf(error) !== 'damaged') throw error;
  }
  if (found !== 'ok') throw new BackupError(words);
}

/** Opens a database for some work, and closes it. */
function inDatabase<T>(path: string, work: (database: Database.Database) => T): T {
  const database = new Database(path, { timeout });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

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
  inDatabase(source, (database) => {
    // First: a copy rebuilds the indexes, so it would never find a damaged one.
    check(database, damagedLive(source));
    database.prepare('VACUUM INTO ?').run(target);
  });
}

/**
 * Checks every page of a copy.
 * @throws BackupError when it is damaged.
 */
export function checkDatabase(path: string): void {
  inDatabase(path, (database) => check(database, 'the database is damaged.'));
}

/**
 * Checks every page of a database that a server may be using.
 * @throws BackupError that names the file when it is damaged.
 */
export function checkLiveDatabase(path: string): void {
  inDatabase(path, (database) => check(database, damagedLive(path)));
}

/**
 * Checks that a copy, each page of which is good, is a database of this product.
 * @throws BackupError when it is not, or of a newer server.
 */
export function checkKind(path: string): void {
  inDatabase(path, (database) => {
    if (versionOf(database) > steps.length)
      throw new BackupError('it was made by a newer version of this server.');
    try {
      if (versionOf(database) < 1) throw new Error('No step has been taken.');
      database.prepare('SELECT count(*) FROM accounts').get();
      database.prepare('SELECT count(*) FROM changes').get();
    } catch (error) {
      throw new BackupError('its database holds no accounts of this product.', { cause: error });
    }
  });
}
