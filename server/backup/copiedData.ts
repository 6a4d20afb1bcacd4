import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../settings/startError';
import { leaveNumbersOut } from '../data/removed/numbers';
import { changeCopy } from '../database/changeCopy';
import { checkKind } from '../database/databaseCopy';
import { hasEarlierFiles } from '../database/earlierNames';
import { moveEarlierFiles } from '../database/moveEarlierFiles';
import { databaseName } from '../database/openDatabase';
import { removeTaken, takeLists } from '../services/earlierLists';
import { BackupError } from '../database/backupError';

/** The database of a backup. */
export interface CopiedData {
  accounts: number;
  /** How many people without an account there were in the shared data, of an earlier version; nothing of theirs is left. */
  strangers: number;
}

/** Makes one database of those of an earlier version. @returns how many people without an account were taken out. */
async function joinEarlier(folder: string, now: number): Promise<number> {
  try {
    const { aside, strangers } = (await moveEarlierFiles(folder, now))!;
    rmSync(aside, { recursive: true });
    return strangers;
  } catch (error) {
    throw error instanceof StartError ? new BackupError(error.message) : error;
  }
}

/**
 * Makes the unpacked database of a backup ready to be used: up to date, and in a new epoch.
 * @param now milliseconds since 1970.
 * @throws BackupError when it is missing, another kind of database, or one of a newer server.
 */
export async function prepareDatabase(folder: string, now: number): Promise<CopiedData> {
  const path = join(folder, databaseName);
  const strangers = hasEarlierFiles(folder) && !existsSync(path) ? await joinEarlier(folder, now) : 0;
  if (!existsSync(path)) throw new BackupError('it holds no accounts.');
  checkKind(path);
  const { taken, ...data } = await changeCopy(
    path,
    async (queries) => {
      await leaveNumbersOut(queries);
      const { accounts } = await queries
        .selectFrom('accounts')
        .select(({ fn }) => fn.countAll<number>().as('accounts'))
        .executeTakeFirstOrThrow();
      return { accounts, strangers, taken: await takeLists(queries, folder) };
    },
    { isRestored: true },
  );
  removeTaken(folder, taken);
  return data;
}
