import { join } from 'node:path';
import { createAudit } from '../audit/audit';
import type { Database } from '../database/database';
import { removeMailsTo } from '../mail/mailsTo';
import { outboxFolderOf } from '../mail/outboxFolder';
import { forgetInPlaces } from '../services/forgetInPlaces';
import { deletedAccountsName } from '../database/folderNames';
import {
  noteOthersDeletions,
  readDeletedAccounts,
  storeDeletedAccounts,
  storeMissing,
} from './deletedAccounts';
import { eraseAccount, forgetAddress, leftInFiles } from './eraseAccount';

/** Takes the addresses of those who left out of files, where something came between. */
export async function forgetInFiles(
  database: Pick<Database, 'read' | 'write'>,
  folder: string,
): Promise<void> {
  for (const { uid, email } of await leftInFiles(database.read)) {
    await removeMailsTo(outboxFolderOf(folder), email);
    await database.write(async (queries) => {
      // An earlier version took it out of the list of places here.
      await forgetInPlaces(queries, email);
      await forgetAddress(queries, uid);
    });
  }
}

/**
 * Deletes accounts again that a restore brought back, and addresses that a crash left in files. To be called before a server uses
 * the folder.
 * @param folder the data folder, which the caller has locked.
 * @param now milliseconds since 1970.
 * @param path the list of deleted accounts.
 * @returns how many people there were.
 */
export async function repeatDeletions(
  database: Database,
  folder: string,
  now: number,
  path = join(folder, deletedAccountsName),
): Promise<number> {
  await forgetInFiles(database, folder);
  await noteOthersDeletions(database.read, path);
  const deleted = readDeletedAccounts(path);
  if (deleted.length === 0) return 0;
  // For the other copies, after a restore by the database's own tools.
  if (database.hasCopies) await storeMissing(database, deleted);
  const audit = createAudit(database, 0);
  const forgotten = new Set<string>();
  for (const { uid, at } of deleted) {
    await database.write(async (queries) => {
      const account = await queries
        .selectFrom('accounts')
        .select(['email', 'created_at'])
        .where('uid', '=', uid)
        .executeTakeFirst();
      // The sample people of a demonstration come back with their ids.
      if (!account || account.created_at > at) return;
      await eraseAccount(queries, audit, { uid, email: account.email, by: null, now });
      await storeDeletedAccounts(queries, [{ uid, at }]);
      forgotten.add(uid);
    });
  }
  await forgetInFiles(database, folder);
  return forgotten.size;
}

/** The line for the operator. */
export const forgottenLine = (count: number): string =>
  `${count} ${count === 1 ? 'person who had' : 'people who had'} deleted their account ${
    count === 1 ? 'is' : 'are'
  } deleted again.`;
