import { cleanName, nameProblem } from '@/shared/domain/users/personName';
import { emailKey, isRole, type Role } from '@/shared/domain/users/user';
import type { Queries } from '../database/database';
import type { Fields } from './firestore';
import type { TokenOwner } from './googleTokens';

/** What the project knows of a person. */
export interface HostedPerson extends TokenOwner {
  role: Role;
  /** What the person wants to be called; null: they did not say. */
  name: string | null;
}

/**
 * Puts together what the token and the person's own document say. A role counts only for people who have verified the address of
 * their document, as in the rules of the database: anybody can register with anybody's.
 */
export function hostedPersonOf(owner: TokenOwner, entry: Fields | null): HostedPerson {
  const { role, name, email } = entry ?? {};
  const holds = owner.emailShown && String(email).toLowerCase() === owner.email.toLowerCase();
  const called = typeof name === 'string' && nameProblem(name) === null ? cleanName(name) : '';
  return { ...owner, role: holds && isRole(role) ? role : 'user', name: called || null };
}

/**
 * Lets an account of this server give way to the one that has its address in the project: that one decides who has an address. The
 * earlier one was deleted there and the address registered anew, or it has another address now and will say so at its next exchange.
 * Its data stays its own. Its key becomes a text that is no address, so that nothing is found by the address; its logins end, and it
 * has neither a role nor the proof of the address any more.
 */
async function freeAddress(queries: Queries, { uid, email }: HostedPerson): Promise<void> {
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
 * Keeps what the project knows of a person, in the transaction that is open.
 * @returns whether the address is proved now and was not before, so that somebody else may have used the account until now.
 */
export async function keepHostedPerson(
  queries: Queries,
  person: HostedPerson,
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
  await keepHostedRole(queries, { uid, email }, role, now);
  return { isProvedNow: emailShown && before !== undefined && before.address_proved_at === null };
}

/** Keeps the role of somebody who has an account here, in the transaction that is open. */
export async function keepHostedRole(
  queries: Queries,
  { uid, email }: Pick<HostedPerson, 'uid' | 'email'>,
  role: Role,
  now: number,
): Promise<void> {
  await queries
    .insertInto('users')
    .values({ uid, email, role, created_at: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email, role, role_for_demonstration: 0 }))
    .execute();
}
