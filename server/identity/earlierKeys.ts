import type { Selectable } from 'kysely';
import { emailKey } from '@/shared/domain/users/user';
import type { Database, Queries } from '../database/database';
import { hasNonAscii } from '../database/rawQueries';
import type { AccountsTable, UnsubscribedTable } from '../database/tables/identity';

const isOld = ({ email_key: key }: { email_key: string }) => emailKey(key) !== key;

async function bringAccounts(
  queries: Queries,
  accounts: readonly Pick<Selectable<AccountsTable>, 'uid' | 'email_key'>[],
): Promise<void> {
  for (const { uid, email_key } of accounts) {
    const key = emailKey(email_key);
    const other = await queries
      .selectFrom('accounts')
      .select('uid')
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (other) continue;
    await queries.updateTable('accounts').set({ email_key: key }).where('uid', '=', uid).execute();
  }
}

async function bringUnsubscribed(
  queries: Queries,
  addresses: readonly Pick<Selectable<UnsubscribedTable>, 'email_key'>[],
): Promise<void> {
  for (const { email_key } of addresses) {
    const key = emailKey(email_key);
    await queries.deleteFrom('unsubscribed').where('email_key', '=', key).execute();
    await queries
      .updateTable('unsubscribed')
      .set({ email_key: key })
      .where('email_key', '=', email_key)
      .execute();
  }
}

/**
 * Converts keys of earlier versions, in which one address could have several forms, to the present form. Where two
 * accounts have become one address, the later one keeps its key: it is found by the letters in which it was typed. Writes
 * nothing where there are none: a server must start on a full disk, too.
 */
export async function bringKeysUpToDate({ read, write }: Database): Promise<void> {
  // Only keys of addresses that have more than ASCII in them can have changed their form.
  const accounts = await read
    .selectFrom('accounts')
    .select(['uid', 'email_key'])
    .where(hasNonAscii)
    .orderBy('created_at')
    .orderBy('uid')
    .execute();
  const addresses = await read.selectFrom('unsubscribed').select('email_key').where(hasNonAscii).execute();
  const [oldAccounts, oldAddresses] = [accounts.filter(isOld), addresses.filter(isOld)];
  if (oldAccounts.length + oldAddresses.length === 0) return;
  await write(async (queries) => {
    await bringAccounts(queries, oldAccounts);
    await bringUnsubscribed(queries, oldAddresses);
  });
}
