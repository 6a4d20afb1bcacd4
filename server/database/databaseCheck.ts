import { existsSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Libsql from 'libsql';
import { StartError } from '../settings/startError';
import { storageErrorOf } from '../http/storageError';
import { keyName } from '../settings/keyFile';
import { hasEarlierFiles } from './earlierNames';

/** The advice for an operator whose data is gone or damaged. */
const restoreHint = 'Restore a backup with: npm run restore -- FILE';

/** The largest database that is checked before a start, in bytes; the check takes about a second. A larger one is checked while the server runs. */
const checkedAtStart = 256 * 1024 * 1024;

/**
 * Returns whether a data folder has been in use: its key is made when its database is there, with all tables. Ask before the
 * database is opened, because another process may make both at this moment.
 */
export const hasBeenInUse = (folder: string): boolean => existsSync(join(folder, keyName));

/** Why a server does not begin with an empty database where there should be one. */
function lostData(folder: string, path: string, how: 'missing' | 'empty'): StartError {
  return new StartError(
    `The data is gone: ${path} is ${how}, but this folder has been in use. ${restoreHint}. To begin without accounts and data, move ${join(folder, keyName)} to another folder first.`,
  );
}

/** The error text for a file that is not a database, or a damaged one. */
export const damagedData = (path: string): StartError =>
  new StartError(`The data in ${path} is damaged. ${restoreHint}`);

/** The error text for a file of a newer version. */
export const newerData = (path: string): StartError =>
  new StartError(
    `${path} was written by a newer version of this server. Update it, or set another DATA_DIR.`,
  );

/**
 * Looks at the file before SQLite does, which would make a new one, and throw away a log that lies beside an empty one.
 * @returns whether it is there.
 * @throws StartError when it is missing or empty in a folder that has been in use, or of an earlier version, or when it is no
 *   file.
 */
export function checkFile(folder: string, path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file && !file.isFile()) throw new StartError(`${path} is not a file. Move it to another place.`);
  if (!file && hasEarlierFiles(folder))
    throw new StartError(
      `The data in ${folder} is of an earlier version. Start the server once: it moves the data into one file.`,
    );
  const isUsed = hasBeenInUse(folder) || existsSync(`${path}-wal`);
  if (isUsed && !file?.size) throw lostData(folder, path, file ? 'empty' : 'missing');
  // SQLite would begin a new database at the place that it names.
  if (!file && lstatSync(path, { throwIfNoEntry: false }))
    throw new StartError(`${path} is a link to a file that is not there. Is its disk mounted?`);
  return file !== undefined && file.size > 0;
}

function hasGoodPages(database: Libsql.Database): boolean {
  try {
    const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    return row!.quick_check === 'ok';
  } catch (error) {
    if (storageErrorOf(error) !== 'damaged') throw error;
    return false;
  }
}

/** How many steps a database has taken. */
export const versionOf = (database: Libsql.Database): number =>
  (database.pragma('user_version') as [{ user_version: number }])[0].user_version;

/**
 * Checks a database that is there.
 * @throws StartError when it has no tables, as a copy without its log, or when its version is none or a page of it is damaged.
 */
export function checkPages(database: Libsql.Database, folder: string, path: string): void {
  const version = versionOf(database);
  if (version === 0) throw lostData(folder, path, 'empty');
  if (version < 0) throw damagedData(path);
  if (statSync(path).size <= checkedAtStart && !hasGoodPages(database)) throw damagedData(path);
}
