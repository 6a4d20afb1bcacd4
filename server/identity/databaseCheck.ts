import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../app/startError';
import { storageErrorOf } from '../http/storageError';
import type { OpenDatabase } from './database';
import { keyName } from './keyFile';

/** What an operator does about data that is gone or damaged. */
export const restoreHint = 'Restore a backup with: npm run restore -- FILE';

/**
 * Whether a data folder has been in use: its key is made when its database is there, with all tables. Ask before the
 * database is opened, because another process may make both at this moment.
 */
export const hasBeenInUse = (folder: string): boolean => existsSync(join(folder, keyName));

/** Why a server does not create a new database where there should be accounts. */
export function lostAccounts(folder: string, path: string, how: 'missing' | 'empty'): StartError {
  return new StartError(
    `The accounts are gone: ${path} is ${how}, but this folder has been in use. ${restoreHint}. To begin without accounts, move ${join(folder, keyName)} to another folder first.`,
  );
}

/**
 * Looks at the file before SQLite does, which would make a new one, and throw away a log that lies beside an empty one.
 * @throws StartError when the file is missing or empty in a folder that has been in use.
 */
export function checkFile(folder: string, path: string): void {
  if (!hasBeenInUse(folder)) return;
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (!size) throw lostAccounts(folder, path, size === undefined ? 'missing' : 'empty');
}

/** The error text for a file that is not a database, or a damaged one. */
export const damaged = (path: string) =>
  new StartError(`The accounts in ${path} are damaged. ${restoreHint}`);

/** Whether every page can be read. 90 MB take about a quarter of a second. */
export function hasGoodPages(database: OpenDatabase): boolean {
  try {
    const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    return row!.quick_check === 'ok';
  } catch (error) {
    if (storageErrorOf(error) !== 'damaged') throw error;
    return false;
  }
}

/** Checks every page. Ten thousand accounts take about a tenth of a second. @throws StartError when one is damaged. */
export function checkPages(database: OpenDatabase, path: string): void {
  if (!hasGoodPages(database)) throw damaged(path);
}
