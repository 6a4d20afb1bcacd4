import { chmodSync, closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { StartError } from '../settings/startError';
import { beginEpoch, hasEpoch } from './epoch';
import { isBusy, storageErrorOf } from '../http/storageError';
import { giveToOwnerOf, reasonOf, syncFolder } from '../settings/dataFolder';
import type { Database } from './database';
import { createDatabase, inTransaction, openConnection } from './sqliteDatabase';
import { checkFile, checkPages, damagedData, newerData, versionOf } from './databaseCheck';
import { prepareFileSpace } from './fileSpace';
import { steps, textOf } from './steps/steps';

/** The name of the file in the data folder. */
export const databaseName = 'age-better.db';

/**
 * Brings the tables up to date. Writes nothing where they are: a server must start on a full disk, too.
 * @param until the number of steps after which it ends. Default: all.
 */
function migrate(database: Libsql.Database, path: string, until = steps.length): void {
  const version = versionOf(database);
  if (version > steps.length) throw newerData(path);
  for (const [at, step] of steps.slice(0, until).entries()) {
    if (at < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${textOf(step, 'sqlite')} PRAGMA user_version = ${at + 1}; COMMIT;`);
  }
  if (until < steps.length) return;
  // One of an earlier version may have been restored from a backup before.
  if (hasEpoch(database)) return;
  inTransaction(database, () => {
    if (!hasEpoch(database)) beginEpoch(database);
  });
}

/**
 * Makes the file before SQLite would, so that nobody else on the machine can read it, and leaves one that is there alone.
 * Nothing but SQLite ever opens a file that is there, not even to read or copy it: closing it again would drop the locks
 * that this process holds through SQLite, and the next program to close the database would delete the log under us.
 */
function makeFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Opens a database file that nobody else uses, such as a copy, and brings its tables up to date. There are never files next to it.
 * @param until the number of steps after which its tables are left. Default: all.
 * @throws StartError when it is of a newer version.
 */
export function openAlone(path: string, until?: number): Libsql.Database {
  const database = new Libsql(path);
  try {
    prepareFileSpace(database);
    database.pragma('journal_mode = MEMORY');
    database.pragma('foreign_keys = ON');
    migrate(database, path, until);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The name under which a new database is made. */
const draftOf = (folder: string) => join(folder, `.${databaseName}.new`);

/**
 * Makes the database in one step: a process that is killed leaves none, or all of it.
 * @param fill fills the draft, which is not there yet.
 */
export async function makeDatabase(
  folder: string,
  fill: (draft: string) => void | Promise<void>,
): Promise<void> {
  const draft = draftOf(folder);
  rmSync(draft, { force: true });
  makeFile(draft);
  try {
    await fill(draft);
  } catch (error) {
    // It may hold a copy of people's data.
    rmSync(draft, { force: true });
    throw error;
  }
  giveToOwnerOf(folder, draft);
  renameSync(draft, join(folder, databaseName));
  syncFolder(folder);
}

/** Makes an empty one. */
const makeEmpty = (folder: string) => makeDatabase(folder, (draft) => void openAlone(draft).close());

/** Returns whether SQLite finds another form of file, or other tables, than this server has ever written. */
const isUnknownForm = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_ERROR';

/**
 * Opens the database and brings its tables up to date. Command-line tools may do so while the server runs.
 * @param folder the data folder.
 * @param maxPages for tests: the size, in pages, beyond which the disk counts as full.
 * @throws StartError
 */
export async function openDatabase(folder: string, maxPages?: number): Promise<Database> {
  const path = join(folder, databaseName);
  const isThere = checkFile(folder, path);
  try {
    if (!isThere) await makeEmpty(folder);
    if (process.platform !== 'win32') chmodSync(path, 0o600);
    const writer = openConnection(path);
    checkPages(writer, folder, path);
    migrate(writer, path);
    if (maxPages !== undefined) writer.pragma(`max_page_count = ${maxPages}`);
    return createDatabase(path, writer, openConnection(path));
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isBusy(error))
      throw new StartError(`${path} is in use by another program. Try again when it has finished.`);
    if (storageErrorOf(error) === 'damaged' || isUnknownForm(error)) throw damagedData(path);
    throw new StartError(`The data in ${path} cannot be opened (${reasonOf(error)}).`);
  }
}
