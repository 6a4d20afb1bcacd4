import { cleanName, nameProblem } from '@/shared/domain/users/personName';
import { emailKey, isRole, type Role } from '@/shared/domain/users/user';
import type { Queries } from '../database/database';
import type { Fields } from './firestore';
import type { TokenOwner } from './googleTokens';

/** The project's data about a user. */
export interface FirebaseUser extends TokenOwner {
  role: Role;
  /** The person's preferred name; null: not given. */
  name: string | null;
}

/**
 * Puts together what the token and the person's own document say. A role counts only for people who have verified the address of
 * their document, as in the rules of the database: anybody can register with anybody's.
 */
export function firebaseUserOf(owner: TokenOwner, entry: Fields | null): FirebaseUser {
  const { role, name, email } = entry ?? {};
  const holds = owner.emailShown && String(email).toLowerCase() === owner.email.toLowerCase();
  const called = typeof name === 'string' && nameProblem(name) === null ? cleanName(name) : '';
  return { ...owner, role: holds && isRole(role) ? role : 'user', name: called || null };
}

/**
 * Frees an address for the account that has it in the project now, which decides who has an address. The earlier account was
 * deleted there, or has another address now and reports it at its next exchange. It keeps its data, but loses its logins, its role
 * and the proof; its key becomes a text that is no address, so that no look-up finds it.
 */
async function freeAddress(queries: Queries, { uid, email }: FirebaseUser): Promise<void> {
  const given = await queries
    .updateTable('accounts')
    .set(({ eb, ref, val }) => ({
      email_key: eb(val('former '), '||', ref('uid')),
      address_proved_at: null,
    }))
    .where('email_key', '=', emailKey(email))
    .where('uid', '<>', uid)
    .returning('uid')
    .executeTakeFirst();
  if (!given) return;
  await queries.deleteFrom('sessions').where('uid', '=', given.uid).execute();
  await queries.updateTable('users').set({ role: 'user' }).where('uid', '=', given.uid).execute();
}

/**
 * Stores what the project knows of a user, in the open transaction.
 * @returns whether the address is newly proved, so that another person may have used the account until now.
 */
export async function storeFirebaseUser(
  queries: Queries,
  person: FirebaseUser,
  now: number,
): Promise<{ isProvedNow: boolean }> {
  const { uid, email, emailShown, role, name } = person;
  await freeAddress(queries, person);
  const before = await queries
    .selectFrom('accounts')
    .select('address_proved_at')
    .where('uid', '=', uid)
    .executeTakeFirst();
  const known = {
    email,
    email_key: emailKey(email),
    name,
    address_proved_at: emailShown ? (before?.address_proved_at ?? now) : null,
  };
  await queries
    .insertInto('accounts')
    .values({ uid, password_hash: '', created_at: now, ...known })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ password_hash: '', ...known }))
    .execute();
  await storeFirebaseRole(queries, { uid, email }, role, now);
  return { isProvedNow: emailShown && before !== undefined && before.address_proved_at === null };
}

/** Stores the role of a user who has an account here, in the open transaction. */
export async function storeFirebaseRole(
  queries: Queries,
  { uid, email }: Pick<FirebaseUser, 'uid' | 'email'>,
  role: Role,
  now: number,
): Promise<void> {
  await queries
    .insertInto('users')
    .values({ uid, email, role, created_at: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email, role, role_for_demonstration: 0 }))
    .execute();
}
