import { emailKey } from '@/shared/domain/users/user';
import type { Audit } from '../audit/audit';
import { forgetPerson } from '../data/forgetPerson';
import type { Queries } from '../database/database';
import { forgetInPlaces } from '../services/forgetInPlaces';
import type { Actor } from '../identity/actor';
import { storeDeletedAccounts } from './deletedAccounts';

/** An account to erase, and who does it. */
export interface ErasedAccount {
  uid: string;
  email: string;
  /** The administrator who does it; null: the person does, or the server does it again after a restore. */
  by: Pick<Actor, 'uid' | 'email'> | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** The prefix of a note that mails in files still contain the address of a deleted account. */
const notePrefix = 'erase ';

/**
 * Erases an account with its logins, links and data, in the transaction that is open. The audit trail shows its id instead of
 * the address, and says that it was deleted, and by whom. Places keep the days on which the account checked them. A note keeps the
 * address until it is out of the files as well.
 */
export async function eraseAccount(
  queries: Queries,
  audit: Audit,
  { uid, email, by, now }: ErasedAccount,
): Promise<void> {
  await forgetPerson(queries, uid, now);
  await forgetInPlaces(queries, email);
  await storeDeletedAccounts(queries, [{ uid, at: now }]);
  const key = emailKey(email);
  await queries.deleteFrom('bounces').where('email_key', '=', key).execute();
  await queries.deleteFrom('mail_retries').where('recipient_key', '=', key).execute();
  await queries
    .deleteFrom('mails_caused')
    .where(({ or, eb }) => or([eb('key', '=', uid), eb('key', 'like', `${uid} to %`)]))
    .execute();
  // Lower-cases ASCII only, as `lower()` does on both engines.
  const typed = email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  // An earlier account with the same address may have left entries, too.
  await queries
    .updateTable('audit')
    .set(({ ref }) => ({ email: ref('uid') }))
    .where(({ or, eb, fn }) => or([eb('uid', '=', uid), eb(fn('lower', ['email']), '=', typed)]))
    .execute();
  await queries
    .updateTable('audit')
    .set(({ ref }) => ({ whom: ref('whom_uid') }))
    .where(({ or, eb, fn }) => or([eb('whom_uid', '=', uid), eb(fn('lower', ['whom']), '=', typed)]))
    .execute();
  await queries
    .insertInto('notes')
    .values({ name: `${notePrefix}${uid}`, value: email })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: email }))
    .execute();
  const trail = audit.in(queries);
  await trail.record({ uid, email: uid }, 'account-deleted', 1, now);
  if (by) await trail.record(by, 'accounts-deleted', 1, now, undefined, { uid, email: uid });
}

/** Returns the accounts whose addresses may still be in files. */
export async function leftInFiles(queries: Queries): Promise<{ uid: string; email: string }[]> {
  const notes = await queries
    .selectFrom('notes')
    .select(['name', 'value'])
    .where('name', 'like', `${notePrefix}%`)
    .execute();
  return notes.map(({ name, value }) => ({ uid: name.slice(notePrefix.length), email: value }));
}

/** Forgets the address of a deleted account once no file holds it. */
export async function forgetAddress(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('notes').where('name', '=', `${notePrefix}${uid}`).execute();
}
