import type { CompiledQuery } from 'kysely';
import type { Queries } from '../database/database';
import { accountColumns, toAccount, toDocument } from './accountRows';
import type { SessionLife } from './sessionLife';
import type { SignedInUser } from './signedIn';

/** A person, and whether their login has to be prolonged if it is used now. */
export interface FoundUser extends SignedInUser {
  isToProlong: boolean;
}

/** The column that identifies a login. */
type Key = 'secret_hash' | 'sid';

const selectUser = (queries: Queries, by: Key) =>
  queries
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.uid', 'sessions.uid')
    .leftJoin('users', 'users.uid', 'sessions.uid')
    .select(accountColumns)
    .select(['sid', 'shared', 'device', 'sessions.created_at as begun_at', 'ends_at', 'confirmed_until'])
    .select(['users.email as user_email', 'users.created_at as user_created_at', 'role'])
    .select('role_for_demonstration')
    .where(by, '=', '')
    .where('ends_at', '>', 0);

type Row = Awaited<ReturnType<ReturnType<typeof selectUser>['execute']>>[number];

/**
 * Whose a login is that holds, with the role, in one look-up.
 * @param now milliseconds since 1970.
 */
export type FindUser = (queries: Queries, by: Key, value: string, now: number) => Promise<FoundUser | null>;

/**
 * @param demonstration see `createAccounts`.
 * @param ended logins that have ended, whatever the database says.
 */
export function createFindUser(
  life: SessionLife,
  demonstration: boolean,
  ended: ReadonlySet<string>,
): FindUser {
  /** Each request asks, and each write once more: to compile it again would be four fifths of the work. */
  const compiled = new Map<Key, CompiledQuery<Row>>();
  return async (queries, by, value, now) => {
    const query = compiled.get(by) ?? selectUser(queries, by).compile();
    compiled.set(by, query);
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters: [value, now] });
    const row = rows[0];
    if (!row || ended.has(row.sid)) return null;
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
  };
}
