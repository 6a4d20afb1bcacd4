import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countAccounts } from '../database/countAccounts';
import { databaseName } from '../database/openDatabase';

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
