import { lstatSync, statSync } from 'node:fs';
import type Database from 'libsql';
import { StartError } from '../app/startError';
import { hasBeenInUse, hasGoodPages, restoreHint } from '../identity/databaseCheck';
import { hasNoteOfSharedData } from '../identity/sharedDataNote';

/** The largest database that is checked before a start, in bytes: a second. A larger one is checked while the server runs. */
const checkedAtStart = 256 * 1024 * 1024;

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Why a server does not begin with an empty community where there should be one. */
function lostCommunity(path: string, how: 'missing' | 'empty'): StartError {
  // A new database beside the log of another would be filled from it.
  const left = [path, `${path}-wal`, `${path}-shm`].filter(isThere);
  const first = left.length > 0 ? `move ${left.join(' and ')} to another folder and ` : '';
  return new StartError(
    `The shared data is gone: ${path} is ${how}, but this folder has held shared data. ${restoreHint}. To begin with none, ${first}start once with DATA=local.`,
  );
}

/** The error text for a file that is not a database, or a damaged one. */
export const damagedCommunity = (path: string) =>
  new StartError(`The shared data in ${path} is damaged. ${restoreHint}`);

/**
 * Looks at the file before SQLite does, which would make a new one. To be asked also before a server goes on without shared
 * data.
 * @returns whether there is none yet, one that an interrupted first start of an earlier version has begun, or one in use.
 * @throws StartError when it is missing or empty where shared data has been in use, or when it is no file.
 */
export function checkCommunityFile(folder: string, path: string): 'none' | 'begun' | 'in use' {
  const file = statSync(path, { throwIfNoEntry: false });
  const isKnown = isThere(`${path}-wal`) || hasNoteOfSharedData(folder);
  if (!file) {
    if (isKnown) throw lostCommunity(path, 'missing');
    if (!isThere(path)) return 'none';
    // SQLite would begin a new database at the place that it names.
    throw new StartError(`${path} is a link to a file that is not there. Is its disk mounted?`);
  }
  if (!file.isFile()) throw new StartError(`${path} is not a file. Move it to another place.`);
  if (!isKnown && !hasBeenInUse(folder)) return 'begun';
  if (file.size === 0) throw lostCommunity(path, 'empty');
  return 'in use';
}

/**
 * Checks a database that has been in use.
 * @throws StartError when it has no tables, as a copy without its log, or when a page of it is damaged.
 */
export function checkCommunityPages(database: Database.Database, path: string): void {
  const [{ user_version: version }] = database.pragma('user_version') as [{ user_version: number }];
  if (version === 0) throw lostCommunity(path, 'empty');
  if (statSync(path).size <= checkedAtStart && !hasGoodPages(database)) throw damagedCommunity(path);
}
