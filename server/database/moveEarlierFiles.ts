import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { StartError } from '../settings/startError';
import { BackupError } from './backupError';
import { earlierPrefix, stampOf } from './folderNames';
import { communitySteps } from './steps/communitySteps';
import { accountSteps } from './steps/accountSteps';
import { giveToOwnerOf, reasonOf, syncFolder } from '../settings/dataFolder';
import { strangersQuery } from './accountsOwnRows';
import { changeCopy } from './changeCopy';
import { inTransaction } from './sqliteDatabase';
import { copyDatabase } from './databaseCopy';
import { damagedData, hasBeenInUse, newerData, versionOf } from './databaseCheck';
import { earlierNames, hasEarlierFiles } from './earlierNames';
import { checkMoved, movedNote, statesIn } from './movedFiles';
import { databaseName, makeDatabase, openAlone } from './openDatabase';
import { sharedDataNote } from './sharedDataNote';
import { joinedVersion } from './steps/steps';

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
    if (version < 0) throw damagedData(path);
    if (version > communitySteps.length) throw newerData(path);
  } finally {
    database.close();
  }
}

const countOf = (database: Libsql.Database, from: string): number =>
  (database.prepare(`SELECT count(*) AS count FROM ${from}`).get() as { count: number }).count;

/** Both files have notes. Those of the data count where a name is in both: they are about what is kept there. */
const isOnlyThere = 'name NOT IN (SELECT name FROM main.notes)';

/**
 * Copies the rows of a table of the accounts.
 * @throws StartError where one would be lost.
 */
function copyTable(database: Libsql.Database, name: string): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info(?, 'earlier')").all(name) as {
    name: string;
  }[];
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const rows = `earlier."${name}" ${name === 'notes' ? `WHERE ${isOnlyThere}` : ''}`;
  const expected = countOf(database, rows);
  const { changes } = database
    .prepare(`INSERT OR IGNORE INTO main."${name}" (${names}) SELECT ${names} FROM ${rows}`)
    .run();
  if (changes < expected)
    throw new StartError(
      `The accounts cannot be moved into one file: ${expected - changes} of ${expected} rows of the table ${name} would be lost, because they break its rules. Everything is as it was before.`,
    );
}

function copyRows(database: Libsql.Database): void {
  const tables = database
    .prepare(
      "SELECT name FROM earlier.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_version'",
    )
    .all() as { name: string }[];
  // Rows that refer to an account are written before it.
  database.pragma('foreign_keys = OFF');
  inTransaction(database, () => {
    for (const { name } of tables) copyTable(database, name);
  });
}

/**
 * Copies all rows of the accounts into the tables of the same names, which are as they were then: later steps find both together.
 * @param accounts null where there are none.
 * @returns how many people without an account there are in the shared data: nothing of theirs is left after these steps.
 */
function takeAccounts(draft: string, accounts: string | null): number {
  const database = openAlone(draft, joinedVersion);
  try {
    if (accounts !== null) {
      database.prepare('ATTACH ? AS earlier').run(accounts);
      copyRows(database);
    }
    return countOf(database, `(${strangersQuery})`);
  } finally {
    database.close();
  }
}

/** Copies both files into one. @returns how many people without an account there were in the shared data. */
async function copyInto(draft: string, folder: string): Promise<number> {
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
    const strangers = takeAccounts(draft, existsSync(copy) ? copy : null);
    const moved = JSON.stringify(statesIn(folder));
    await changeCopy(draft, async (queries) => {
      await queries.insertInto('notes').values({ name: movedNote, value: moved }).execute();
      if (!hasCommunity) return;
      await queries
        .insertInto('notes')
        .values({ name: sharedDataNote, value: '1' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    return strangers;
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Moves the earlier files, with their logs, into a sibling folder. @returns its path. */
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

/** The result of moving the files of an earlier version. */
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
 * @throws StartError; then nothing has changed.
 */
export async function moveEarlierFiles(folder: string, now: number): Promise<Moved | null> {
  if (!hasEarlierFiles(folder)) return null;
  let strangers = 0;
  try {
    if (existsSync(join(folder, databaseName))) checkMoved(folder);
    else
      await makeDatabase(folder, async (draft) => {
        strangers = await copyInto(draft, folder);
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
