import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { reasonOf } from '../settings/dataFolder';
import { StartError } from '../app/startError';
import { isBusy, storageErrorOf } from '../http/storageError';
import { checkFile, damaged, hasBeenInUse, lostAccounts } from './databaseCheck';
import { provedAddressesStep } from './provedAddressesStep';
import { prepareFileSpace } from './fileSpace';

/** The name of the database's file in the data folder. */
export const databaseName = 'accounts.db';

/** An open database, as the stores use it. */
export type OpenDatabase = Database.Database;

/**
 * The steps from an empty file to today's tables. A step that has been released is never changed: add another.
 * Times are milliseconds since 1970.
 */
export const steps: readonly string[] = [
  `CREATE TABLE accounts (
     uid TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     email_key TEXT NOT NULL UNIQUE,
     password_hash TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     demonstration INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE users (
     uid TEXT PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
     email TEXT NOT NULL,
     role TEXT NOT NULL CHECK (role IN ('user', 'admin', 'healthcare')),
     role_for_demonstration INTEGER NOT NULL DEFAULT 0,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE sessions (
     sid TEXT PRIMARY KEY,
     uid TEXT NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
     secret_hash TEXT NOT NULL UNIQUE,
     created_at INTEGER NOT NULL,
     ends_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX sessions_by_uid ON sessions (uid);
   CREATE TABLE password_resets (
     code_hash TEXT PRIMARY KEY,
     uid TEXT NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
     ends_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX password_resets_by_uid ON password_resets (uid);`,
  `CREATE TABLE mail_requests (
     uid TEXT NOT NULL,
     request_key TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     answer TEXT,
     created_at INTEGER NOT NULL,
     PRIMARY KEY (uid, request_key)
   ) STRICT;
   CREATE INDEX mail_requests_by_time ON mail_requests (created_at);
   CREATE TABLE unsubscribed (
     email_key TEXT PRIMARY KEY,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE audit (
     id INTEGER PRIMARY KEY,
     began_at INTEGER NOT NULL,
     ended_at INTEGER NOT NULL,
     uid TEXT NOT NULL,
     email TEXT NOT NULL,
     what TEXT NOT NULL,
     count INTEGER NOT NULL
   ) STRICT;`,
  'ALTER TABLE audit ADD COLUMN about TEXT;',
  'ALTER TABLE sessions ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;',
  `CREATE TABLE notes (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  provedAddressesStep,
  `ALTER TABLE audit ADD COLUMN whom_uid TEXT;
   ALTER TABLE audit ADD COLUMN whom TEXT;
   ALTER TABLE audit ADD COLUMN was TEXT;
   ALTER TABLE audit ADD COLUMN role TEXT;
   CREATE INDEX audit_by_kind ON audit (what, ended_at);
   CREATE INDEX audit_by_person ON audit (what, uid);
   CREATE INDEX audit_by_thing ON audit (uid, what, about);`,
  'ALTER TABLE accounts ADD COLUMN name TEXT;',
  'ALTER TABLE unsubscribed ADD COLUMN bulk_only INTEGER NOT NULL DEFAULT 0;',
  `CREATE TABLE bounces (
     email_key TEXT PRIMARY KEY,
     returned_at INTEGER NOT NULL,
     reason TEXT NOT NULL
   ) STRICT;`,
  `CREATE TABLE mail_retries (
     id INTEGER PRIMARY KEY,
     uid TEXT NOT NULL,
     request_key TEXT,
     recipient_key TEXT NOT NULL,
     kind TEXT NOT NULL,
     what TEXT NOT NULL,
     message TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     begun_at INTEGER
   ) STRICT;
   CREATE INDEX mail_retries_by_time ON mail_retries (due_at);`,
  // The tokens of earlier versions carried a login by themselves. Their logins end once.
  `ALTER TABLE accounts ADD COLUMN last_login INTEGER;
   UPDATE accounts SET last_login =
     (SELECT MAX(sessions.created_at) FROM sessions WHERE sessions.uid = accounts.uid);
   DELETE FROM sessions;
   ALTER TABLE sessions ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';`,
];

/** The version of the tables that this server reads and writes. */
export const schemaVersion = steps.length;

/**
 * Runs work in a transaction; a nested one joins the outer. The package's own
 * transactions hide the original error when SQLite has rolled back already, as it does on a full disk.
 */
export function inTransaction<T>(database: OpenDatabase, work: () => T): T {
  if (database.inTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function hasTables(database: OpenDatabase): boolean {
  return (
    database.prepare("SELECT 1 AS found FROM sqlite_schema WHERE name = 'schema_version'").get() !== undefined
  );
}

const versionOf = (database: OpenDatabase) =>
  (database.prepare('SELECT version FROM schema_version').get() as { version: number } | undefined)?.version;

/** Brings the tables up to date. Writes nothing where they are current: a server must start on a full disk, too. */
function migrate(database: OpenDatabase, path: string): void {
  if (hasTables(database) && versionOf(database) === steps.length) return;
  inTransaction(database, () => {
    database.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT');
    const found = versionOf(database);
    if (found === undefined) database.exec('INSERT INTO schema_version VALUES (0)');
    const version = found ?? 0;
    if (version > steps.length) {
      throw new StartError(
        `${path} was written by a newer version of this server. Update it, or set another DATA_DIR.`,
      );
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.prepare('UPDATE schema_version SET version = ?').run(steps.length);
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
 * Opens the accounts' database and brings its tables up to date. Command-line tools may do so while the server runs.
 * @param folder the data folder.
 * @param synchronous `FULL`: every write is on the disk before it is answered. `NORMAL`: a crash of the server loses nothing, a
 * loss of power may lose the last writes; a third of the time.
 * @throws StartError
 */
export function openDatabase(folder: string, synchronous: 'FULL' | 'NORMAL' = 'FULL'): OpenDatabase {
  const path = join(folder, databaseName);
  const wasInUse = hasBeenInUse(folder);
  checkFile(folder, path);
  try {
    makeFile(path);
    if (process.platform !== 'win32') chmodSync(path, 0o600);
    const database = new Database(path, { timeout: 5000 });
    prepareFileSpace(database);
    database.pragma('journal_mode = WAL');
    database.pragma(`synchronous = ${synchronous}`);
    database.pragma('foreign_keys = ON');
    if (wasInUse && !hasTables(database)) throw lostAccounts(folder, path, 'empty');
    migrate(database, path);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isBusy(error))
      throw new StartError(`${path} is in use by another program. Try again when it has finished.`);
    if (storageErrorOf(error) === 'damaged') throw damaged(path);
    throw new StartError(`The accounts in ${path} cannot be opened (${reasonOf(error)}).`);
  }
}

/**
 * Locks a data folder for one server. The system releases the lock when the process ends, however
 * it ends, so a crash leaves no stale lock.
 * @returns a function that releases it.
 * @throws StartError when another server has it.
 */
export function claimDataFolder(folder: string): () => void {
  const path = join(folder, 'server.lock');
  try {
    const claim = new Database(path, { timeout: 0 });
    try {
      claim.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      claim.close();
      throw error;
    }
    return () => claim.close();
  } catch (error) {
    throw new StartError(
      isBusy(error)
        ? `Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be claimed (${reasonOf(error)}).`,
    );
  }
}
