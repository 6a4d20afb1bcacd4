import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { communityDatabaseName } from '../data/database';
import { changeCommunityCopy } from '../data/databaseCopy';
import { beginEpoch } from '../data/epoch';
import { leaveNumbersOut } from '../data/removed/numbers';
import { steps } from '../data/steps';
import { databaseName, schemaVersion } from '../identity/database';
import { hasSharedDataNote } from '../identity/sharedDataNote';
import { forgetStrangers } from '../personalData/forgetStrangers';
import { BackupError } from './backupError';
import { inDatabase } from './databaseCopy';

const versionOf = (database: Database.Database) =>
  (database.pragma('user_version') as [{ user_version: number }])[0].user_version;

function checkVersion(version: number, newest: number): void {
  if (version > newest) throw new BackupError('it was made by a newer version of this server.');
}

/** Runs work that fails only where a database is not one of ours. */
function ofOurs<T>(words: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(words, { cause: error });
  }
}

/**
 * Looks at the databases of a backup, each of whose pages is good.
 * @returns the number of accounts.
 * @throws BackupError when one is missing, another kind of database, or one of a newer server.
 */
export function checkDatabases(folder: string): number {
  const accounts = join(folder, databaseName);
  const community = join(folder, communityDatabaseName);
  if (!existsSync(accounts)) throw new BackupError('it holds no accounts.');
  const { count, isShared } = inDatabase(accounts, (database) =>
    ofOurs('its database holds no accounts of this product.', () => {
      const { version } = database.prepare('SELECT version FROM schema_version').get() as { version: number };
      checkVersion(version, schemaVersion);
      const row = database.prepare('SELECT count(*) AS count FROM accounts').get() as { count: number };
      return { count: row.count, isShared: hasSharedDataNote(database) };
    }),
  );
  if (existsSync(community)) {
    inDatabase(community, (database) => {
      checkVersion(versionOf(database), steps.length);
      ofOurs('its database holds no shared data of this product.', () =>
        database.prepare('SELECT count(*) FROM changes').get(),
      );
    });
  } else if (isShared) throw new BackupError('it holds accounts without their shared data.');
  return count;
}

/**
 * Makes the two databases of a copy agree. One that another version of this server wrote stays as it is, since its tables
 * are not this one's: a restore brings them up to date first.
 * @param now milliseconds since 1970.
 */
export async function agree(folder: string, now: number): Promise<void> {
  const path = join(folder, communityDatabaseName);
  if (!existsSync(path) || inDatabase(path, versionOf) !== steps.length) return;
  await changeCommunityCopy(path, (queries) => forgetStrangers(queries, folder, now));
}

/**
 * Makes the checked databases of a backup ready to be used: up to date, in agreement, and in a new epoch.
 * @param now milliseconds since 1970.
 * @returns how many people without an account were taken out.
 */
export async function prepareDatabases(folder: string, now: number): Promise<number> {
  const path = join(folder, communityDatabaseName);
  if (!existsSync(path)) return 0;
  return changeCommunityCopy(path, async (queries, database) => {
    const strangers = await forgetStrangers(queries, folder, now);
    await leaveNumbersOut(queries);
    beginEpoch(database);
    return strangers;
  });
}
