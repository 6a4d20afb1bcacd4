import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { databaseName } from '../database/openDatabase';

/** How many people have registered in an installation's database; null when that cannot be read. */
function countAccounts(path: string): number | null {
  try {
    const database = new Database(path, { timeout: 1000 });
    try {
      database.pragma('query_only = ON');
      const row = database.prepare('SELECT count(*) AS count FROM accounts WHERE demonstration = 0').get();
      return (row as { count: number }).count;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/**
 * A line for the start of a demonstration where the data folder also has real accounts, as an earlier version
 * created them at localhost; null where there are none.
 * @param installationFolder the data folder, which contains the demonstration's own.
 * @param localUrl the server's address on this machine.
 */
export function otherAccountsLine(installationFolder: string, localUrl: string): string | null {
  const path = join(installationFolder, databaseName);
  if (!existsSync(path)) return null;
  const count = countAccounts(path);
  if (count === 0) return null;
  const what = count === null ? 'accounts' : count === 1 ? '1 account' : `${count} accounts`;
  return `${path} holds ${what} that this demonstration does not open. To open ${count === 1 ? 'it' : 'them'}, start with PUBLIC_URL set, on this machine alone with PUBLIC_URL=${localUrl}.`;
}
