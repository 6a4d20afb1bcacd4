import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { StartError } from '../app/startError';
import { BackupError } from '../backup/backupError';
import { copyDatabase } from '../backup/databaseCopy';
import { earlierPrefix, stampOf } from '../backup/names';
import { communitySteps } from '../data/earlierSteps';
import { accountSteps } from '../identity/earlierSteps';
import { forgetStrangers } from '../personalData/forgetStrangers';
import { storageErrorOf } from '../http/storageError';
import { giveToOwnerOf, reasonOf, syncFolder } from '../settings/dataFolder';
import { changeCopy } from './changeCopy';
import { inTransaction } from './database';
import { checkPages, damagedData, hasBeenInUse, newerData, versionOf } from './databaseCheck';
import { earlierNames, hasEarlierFiles } from './earlierNames';
import { databaseName, makeDatabase, openAlone } from './openDatabase';
import { sharedDataNote } from './sharedDataNote';

/*
 * Earlier versions kept the accounts and the community's data in two files. They are copied into one, once, and stay as they
 * are: the copy is made under another name and gets its own in one step. A process that is killed before that has changed
 * nothing; one that is killed after it moves the earlier files aside at its next start.
 */

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** How many steps an accounts' database has taken. */
function accountsVersion(database: Libsql.Database): number {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").get();
  if (table === undefined) return 0;
  return (database.prepare('SELECT version FROM schema_version').get() as { version: number }).version;
}

/** Brings a copy of the accounts up to the last version that had a file of its own. */
function bringUpToDate(copy: string, source: string): { isShared: boolean } {
  const database = new Libsql(copy);
  try {
    const version = accountsVersion(database);
    if (version === 0) throw lost(source, 'empty');
    if (version > accountSteps.length) throw newerData(source);
    inTransaction(database, () => {
      for (const step of accountSteps.slice(version)) database.exec(step);
    });
    const note = database.prepare('SELECT 1 FROM notes WHERE name = ?').get(sharedDataNote);
    return { isShared: note !== undefined };
  } finally {
    database.close();
  }
}

const lost = (path: string, how: 'missing' | 'empty') =>
  new StartError(
    `The data is gone: ${path} is ${how}, but this folder has been in use. Restore a backup with: npm run restore -- FILE`,
  );

function checkVersion(path: string): void {
  const database = new Libsql(path);
  try {
    const version = versionOf(database);
    if (version === 0) throw lost(path, 'empty');
    if (version > communitySteps.length) throw newerData(path);
  } finally {
    database.close();
  }
}

/** Copies all rows of the accounts into the tables of the same names. */
function takeAccounts(draft: string, accounts: string): void {
  const database = openAlone(draft);
  try {
    database.prepare('ATTACH ? AS earlier').run(accounts);
    copyRows(database);
  } finally {
    database.close();
  }
}

function copyRows(database: Libsql.Database): void {
  const tables = database
    .prepare(
      "SELECT name FROM earlier.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_version'",
    )
    .all() as { name: string }[];
  // What refers to an account comes after it.
  database.pragma('foreign_keys = OFF');
  inTransaction(database, () => {
    for (const { name } of tables) {
      // Those of then: what has been added since has its default.
      const columns = database.prepare("SELECT name FROM pragma_table_info(?, 'earlier')").all(name) as {
        name: string;
      }[];
      const names = columns.map((column) => `"${column.name}"`).join(', ');
      database.exec(`INSERT OR IGNORE INTO main."${name}" (${names}) SELECT ${names} FROM earlier."${name}"`);
    }
  });
}

/** The name of the note that says which files have been moved into a database. */
const movedNote = 'moved-files';

/** The sizes and times of the earlier files and of their logs, by name: whoever writes into them changes these. */
function statesIn(folder: string): Record<string, string> {
  const names = Object.values(earlierNames).flatMap((name) => [name, `${name}-wal`]);
  const stats = names.map((name) => [name, statSync(join(folder, name), { throwIfNoEntry: false })] as const);
  return Object.fromEntries(
    stats.flatMap(([name, stat]) => (stat ? [[name, `${stat.size} ${stat.mtimeMs}`]] : [])),
  );
}

/**
 * Looks at a database that is there beside earlier files: they may go aside only where all that is in them is in it. An operator who
 * has gone back to the earlier version for a while has both, and what came since is in the earlier files.
 * @throws StartError where it is not.
 */
function checkMoved(folder: string): void {
  const path = join(folder, databaseName);
  if (sizeOf(path) === 0)
    throw new StartError(
      `${path} is empty, beside files of an earlier version. Move it to another folder: the next start makes it from them.`,
    );
  const database = new Libsql(path);
  let note: { value: string } | undefined;
  try {
    checkPages(database, folder, path);
    note = database.prepare('SELECT value FROM notes WHERE name = ?').get(movedNote) as typeof note;
  } catch (error) {
    throw storageErrorOf(error) === 'damaged' ? damagedData(path) : error;
  } finally {
    database.close();
  }
  const moved = JSON.parse(note?.value ?? '{}') as Record<string, string>;
  if (Object.entries(statesIn(folder)).some(([name, state]) => moved[name] !== state))
    throw new StartError(
      `${folder} holds two sets of data: ${databaseName}, and files of an earlier version that have been used since or were never moved into it. Move one of the two to another folder, then start again.`,
    );
}

/** Copies both files into one. @returns how many people without an account there were in the shared data. */
async function copyInto(draft: string, folder: string, now: number): Promise<number> {
  const [accounts, community] = [earlierNames.accounts, earlierNames.community].map((name) =>
    join(folder, name),
  );
  const copy = join(folder, `.${earlierNames.accounts}.new`);
  rmSync(copy, { force: true });
  try {
    if (sizeOf(accounts!) === 0 && hasBeenInUse(folder))
      throw lost(accounts!, existsSync(accounts!) ? 'empty' : 'missing');
    if (sizeOf(accounts!) > 0) copyDatabase(accounts!, copy);
    const { isShared } = existsSync(copy) ? bringUpToDate(copy, accounts!) : { isShared: false };
    const hasCommunity = sizeOf(community!) > 0;
    if (isShared && !hasCommunity) throw lost(community!, existsSync(community!) ? 'empty' : 'missing');
    if (hasCommunity) {
      checkVersion(community!);
      copyDatabase(community!, draft);
    }
    if (existsSync(copy)) takeAccounts(draft, copy);
    const moved = JSON.stringify(statesIn(folder));
    return await changeCopy(draft, async (queries) => {
      await queries.insertInto('notes').values({ name: movedNote, value: moved }).execute();
      if (!hasCommunity) return 0;
      await queries
        .insertInto('notes')
        .values({ name: sharedDataNote, value: '1' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return forgetStrangers(queries, now);
    });
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Moves the earlier files, with their logs, into a folder beside. @returns its path. */
function putAside(folder: string, now: number): string {
  const aside = join(folder, `${earlierPrefix}${stampOf(now)}`);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  giveToOwnerOf(folder, aside);
  const isEarlier = (name: string) =>
    Object.values(earlierNames).some((one) => name === one || name === `${one}-wal` || name === `${one}-shm`);
  // The logs last: without them a file is not whole, and nobody takes one for whole that has not gone yet.
  for (const name of readdirSync(folder).filter(isEarlier).toSorted())
    renameSync(join(folder, name), join(aside, name));
  syncFolder(aside);
  syncFolder(folder);
  return aside;
}

/** What became of the files of an earlier version. */
export interface Moved {
  /** The folder in which they are now. */
  aside: string;
  /** How many people without an account there were in the shared data; nothing of theirs is left. */
  strangers: number;
}

/**
 * Moves the data of an earlier version into one file, all of it or nothing.
 * @param folder the data folder, which the caller has locked.
 * @param now milliseconds since 1970.
 * @returns null where there was nothing to move.
 * @throws StartError; everything is as it was then.
 */
export async function moveEarlierFiles(folder: string, now: number): Promise<Moved | null> {
  if (!hasEarlierFiles(folder)) return null;
  let strangers = 0;
  try {
    if (existsSync(join(folder, databaseName))) checkMoved(folder);
    else
      await makeDatabase(folder, async (draft) => {
        strangers = await copyInto(draft, folder, now);
      });
    return { aside: putAside(folder, now), strangers };
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof BackupError) throw new StartError(error.message);
    throw new StartError(
      `The data in ${folder} cannot be moved into one file (${reasonOf(error)}). Everything is as it was before.`,
    );
  }
}
