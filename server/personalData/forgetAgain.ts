import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { communityDatabaseName, openCommunityDatabase, type CommunityDatabase } from '../data/database';
import { forgetPerson } from '../data/forgetPerson';
import { peopleIn } from '../data/peopleIn';
import { databaseName, openDatabase, type OpenDatabase } from '../identity/database';
import { removeMailsTo } from '../mail/mailsTo';
import { outboxFolderOf } from '../mail/outboxFolder';
import { forgetInPlaces } from '../services/forgetInPlaces';
import { openStoredServices } from '../services/serviceFile';
import { type DeletedAccount, readDeletedAccounts } from './deletedAccounts';
import { eraseAccount } from './eraseAccount';

interface Found {
  email: string;
  created_at: number;
}

/** Deletes the accounts of one database, with their data in the other. */
async function forgetAll(
  database: OpenDatabase,
  community: CommunityDatabase | null,
  deleted: readonly DeletedAccount[],
  { folder, now }: { folder: string; now: number },
): Promise<number> {
  const find = database.prepare('SELECT email, created_at FROM accounts WHERE uid = ?');
  const present = community ? await peopleIn(community.read) : new Set<string>();
  const forgotten = new Set<string>();
  for (const { uid, at } of deleted) {
    const account = find.get(uid) as Found | undefined;
    // The sample people of a demonstration come back with their ids.
    if (account && account.created_at > at) continue;
    if (!account && !present.has(uid)) continue;
    if (community) await community.write((queries) => forgetPerson(queries, uid, now));
    present.delete(uid);
    if (account) {
      await removeMailsTo(outboxFolderOf(folder), account.email);
      forgetInPlaces(openStoredServices(folder), account.email);
      eraseAccount(database, { uid, email: account.email, by: null, now });
    }
    forgotten.add(uid);
  }
  return forgotten.size;
}

/**
 * Deletes again whoever was deleted before: after a restore they are back, and after a crash in the middle of a deletion
 * parts of them are. To be called before a server uses the folder.
 * @param folder the data folder, which the caller has locked.
 * @param now milliseconds since 1970.
 * @returns how many people there were.
 * @throws StartError
 */
export async function forgetAgain(folder: string, now: number): Promise<number> {
  const deleted = readDeletedAccounts(folder);
  if (deleted.length === 0 || !existsSync(join(folder, databaseName))) return 0;
  const database = openDatabase(folder);
  try {
    const hasCommunity = existsSync(join(folder, communityDatabaseName));
    const community = hasCommunity ? openCommunityDatabase(folder) : null;
    try {
      return await forgetAll(database, community, deleted, { folder, now });
    } finally {
      await community?.close();
    }
  } finally {
    database.close();
  }
}

/** What an operator is told of it. */
export const forgottenLine = (count: number): string =>
  `${count} ${count === 1 ? 'person who had' : 'people who had'} deleted their account ${
    count === 1 ? 'is' : 'are'
  } deleted again.`;
