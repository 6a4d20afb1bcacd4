import type { Role } from '../../src/domain/users/user';
import type { Accounts, StoredAccount } from '../identity/accounts';
import { inTransaction, type OpenDatabase } from '../identity/database';
import { HttpError } from '../http/httpError';
import { notProved, type ProvedAddresses } from '../identity/provedAddresses';
import type { Right } from '../identity/rights';
import { createAuditWriter, type Concerned, type Recorded } from './audit';

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
  change(right: Right, uid: string, role: Role, now: number): void;
  /**
   * Gives an account a role and records it: both or neither. A role that the account has already is no entry.
   * @param by who gives it; null: a command of the operator on the server.
   * @param now milliseconds since 1970.
   */
  give(by: Recorded | null, account: StoredAccount, role: Role, now: number): void;
  /** Records, in the transaction that is open, that somebody became an administrator when they registered. */
  recordRegistered(account: Pick<StoredAccount, 'uid' | 'email'>, now: number): void;
  /** Records that an operator's command gave a role to an account of the hosted identity service. */
  recordHosted(whom: Required<Concerned>, now: number): void;
}

/** The roles of the embedded database's accounts. */
export function createRoleChanges(
  database: OpenDatabase,
  accounts: Accounts,
  addresses: Pick<ProvedAddresses, 'isProved'>,
): RoleChanges {
  const record = createAuditWriter(database);
  const give: RoleChanges['give'] = (by, account, role, now) =>
    inTransaction(database, () => {
      const was = accounts.document(account.uid)?.role ?? 'user';
      accounts.grantRole(account, role, now);
      const { uid, email } = account;
      if (was !== role) record(by ?? operator, 'role-changed', 1, now, undefined, { uid, email, was, role });
    });
  return {
    give,
    change: (right, uid, role, now) =>
      inTransaction(database, () => {
        const by = right.read();
        const account = accounts.byUid(uid);
        if (!account) throw new HttpError('not-found', 'There is no such account any more.');
        if (uid === by.uid) throw new HttpError('permission-denied', 'Nobody can change their own role.');
        if (role !== 'user' && !addresses.isProved(account)) throw notProved(account.email);
        give(by, account, role, now);
      }),
    recordRegistered: ({ uid, email }, now) => record({ uid, email }, 'registered-as-admin', 1, now),
    recordHosted: (whom, now) => record(operator, 'role-changed', 1, now, undefined, whom),
  };
}
