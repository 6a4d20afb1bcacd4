import type { Role } from '../../src/domain/users/user';
import type { Accounts, StoredAccount } from '../identity/accounts';
import { inTransaction, type OpenDatabase } from '../identity/database';
import { createAuditWriter, type Recorded } from './audit';

/** An operator's command: it has no account. */
const operator: Recorded = { uid: '', email: '', token: '' };

/** Gives people roles, which the audit trail always knows. */
export interface RoleChanges {
  /**
   * Gives an account a role and records it: both or neither. A role that the account has already is no entry.
   * @param by the administrator who gives it; null: a command of the operator on the server.
   * @param now milliseconds since 1970.
   */
  give(by: Recorded | null, account: StoredAccount, role: Role, now: number): void;
  /** Records, in the transaction that is open, that somebody became an administrator when they registered. */
  recordRegistered(account: Pick<StoredAccount, 'uid' | 'email'>, now: number): void;
}

/** The roles of the embedded database's accounts. */
export function createRoleChanges(database: OpenDatabase, accounts: Accounts): RoleChanges {
  const record = createAuditWriter(database);
  return {
    give(by, account, role, now) {
      inTransaction(database, () => {
        const was = accounts.document(account.uid)?.role ?? 'user';
        accounts.grantRole(account, role, now);
        const { uid, email } = account;
        if (was !== role)
          record(by ?? operator, 'role-changed', 1, now, undefined, { uid, email, was, role });
      });
    },
    recordRegistered: ({ uid, email }, now) =>
      record({ uid, email, token: '' }, 'registered-as-admin', 1, now),
  };
}
