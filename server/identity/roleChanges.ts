import type { Role } from '@/shared/domain/users/user';
import type { Accounts, StoredAccount } from './accounts';
import type { Database, Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import { notProved, type ProvedAddresses } from './provedAddresses';
import type { Right } from './rights';
import type { Audit, Concerned, Recorded } from '../audit/audit';

/** An operator's command: it has no account. */
const operator: Recorded = { uid: '', email: '' };

/** Gives people roles, which the audit trail always knows. */
export interface RoleChanges {
  /**
   * Gives an account another role, in the transaction in which the right to do so is read. To take a role away needs no proof
   * of the address.
   * @param now milliseconds since 1970.
   * @throws HttpError not-found; permission-denied, also for one's own role; address-not-proved.
   */
  change(right: Right, uid: string, role: Role, now: number): Promise<void>;
  /**
   * Gives an account a role and records it: both or neither. A role that the account has already is no entry.
   * @param by who gives it; null: a command of the operator on the server.
   * @param now milliseconds since 1970.
   */
  give(by: Recorded | null, account: StoredAccount, role: Role, now: number): Promise<void>;
  /** Records, in the open transaction, that a user became an administrator when they registered. */
  recordRegistered(
    queries: Queries,
    account: Pick<StoredAccount, 'uid' | 'email'>,
    now: number,
  ): Promise<void>;
  /**
   * An operator's command has given a role to a Firebase account: records the change, where there was one, and keeps the role that
   * holds, where the person has logged in here. So it counts at the next request.
   */
  storeFirebaseRole(
    granted: { change: Required<Concerned> | null; now: { uid: string; role: Role } },
    now: number,
  ): Promise<void>;
}

/** The roles of the database's accounts. */
export function createRoleChanges(
  database: Database,
  accounts: Accounts,
  audit: Audit,
  addresses: Pick<ProvedAddresses, 'isProved'>,
): RoleChanges {
  async function giveIn(
    queries: Queries,
    by: Recorded | null,
    account: StoredAccount,
    role: Role,
    now: number,
  ): Promise<void> {
    const inside = accounts.in(queries);
    const { uid, email } = account;
    const was = (await inside.document(uid))?.role ?? 'user';
    await inside.grantRole(account, role, now);
    if (was === role) return;
    await audit
      .in(queries)
      .record(by ?? operator, 'role-changed', 1, now, undefined, { uid, email, was, role });
  }
  return {
    give: (by, account, role, now) => database.write((queries) => giveIn(queries, by, account, role, now)),
    change: (right, uid, role, now) =>
      database.write(async (queries) => {
        const by = await right.read(queries);
        const account = await accounts.in(queries).byUid(uid);
        if (!account) throw new HttpError('not-found', 'There is no such account any more.');
        if (uid === by.uid) throw new HttpError('permission-denied', 'Nobody can change their own role.');
        if (role !== 'user' && !addresses.isProved(account)) throw notProved(account.email);
        await giveIn(queries, by, account, role, now);
      }),
    recordRegistered: (queries, { uid, email }, now) =>
      audit.in(queries).record({ uid, email }, 'registered-as-admin', 1, now),
    storeFirebaseRole: ({ change, now: { uid, role } }, now) =>
      database.write(async (queries) => {
        if (change) await audit.in(queries).record(operator, 'role-changed', 1, now, undefined, change);
        const inside = accounts.in(queries);
        const account = await inside.byUid(uid);
        if (account) await inside.grantRole(account, role, now);
      }),
  };
}
