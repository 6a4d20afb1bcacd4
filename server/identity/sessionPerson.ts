import type { Queries } from '../database/database';
import { accountColumns, toAccount, toDocument } from './accountRows';
import type { SessionLife } from './sessionLife';
import type { Person } from './signedIn';

/** A person, and whether their login has to be prolonged if it is used now. */
export interface FoundPerson extends Person {
  isToProlong: boolean;
}

/** How {@link findPerson} finds a login, and reads what it finds. */
export interface PersonSearch {
  by: 'secret_hash' | 'sid';
  value: string;
  /** Milliseconds since 1970. */
  now: number;
  life: SessionLife;
  /** See `createAccounts`. */
  demonstration: boolean;
}

/** Whose a login is that holds, with the role, in one look-up. */
export async function findPerson(
  queries: Queries,
  { by, value, now, life, demonstration }: PersonSearch,
): Promise<FoundPerson | null> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.uid', 'sessions.uid')
    .leftJoin('users', 'users.uid', 'sessions.uid')
    .select(accountColumns)
    .select(['sid', 'shared', 'device', 'sessions.created_at as begun_at', 'ends_at', 'confirmed_until'])
    .select(['users.email as user_email', 'users.created_at as user_created_at', 'role'])
    .select('role_for_demonstration')
    .where(by, '=', value)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { sid, uid, device, shared, ends_at, confirmed_until, role, name } = row;
  const user = role !== null && {
    role,
    name,
    email: row.user_email!,
    created_at: row.user_created_at!,
    role_for_demonstration: row.role_for_demonstration!,
  };
  return {
    session: { sid, uid, device, shared: shared === 1 },
    account: toAccount(row),
    document: user ? toDocument(user, demonstration) : null,
    isToProlong: life.isToProlong({ created_at: row.begun_at, ends_at, shared, confirmed_until }, now),
  };
}
