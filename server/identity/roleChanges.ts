import type { Role } from '../../src/domain/users/user';
import { HttpError } from '../http/httpError';
import type { Accounts, StoredAccount } from './accounts';
import { inTransaction, type OpenDatabase } from './database';
import type { Right } from './rights';

/**
 * Gives an account another role, permanently, in the transaction in which the right to do so is read.
 * @returns the account.
 * @throws HttpError not-found; permission-denied, also for one's own role.
 */
export type ChangeRole = (right: Right, uid: string, role: Role) => StoredAccount;

/** Creates the one way in which administrators give roles. @param now milliseconds since 1970. */
export function createRoleChanges(
  database: OpenDatabase,
  accounts: Pick<Accounts, 'byUid' | 'grantRole'>,
  now: () => number,
): ChangeRole {
  return (right, uid, role) =>
    inTransaction(database, () => {
      const by = right.read();
      const account = accounts.byUid(uid);
      if (!account) throw new HttpError('not-found', 'There is no such account any more.');
      if (uid === by.uid) throw new HttpError('permission-denied', 'Nobody can change their own role.');
      accounts.grantRole(account, role, now());
      return account;
    });
}
