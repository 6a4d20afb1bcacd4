import { operation, types } from '../operation';
import type { accountList, givenRole } from '../schemas/accounts';
import type { done } from '../schemas/common';

/** All accounts, for administrators. */
export const listAccounts = operation('GET', '/api/accounts', types<null, typeof accountList>);

/** Gives a user a role. */
export const giveRole = operation(
  'PUT',
  '/api/accounts/:uid/role',
  types<typeof givenRole, typeof givenRole>,
);

/** Deletes an account and all that belongs to it. */
export const deleteAccount = operation('DELETE', '/api/accounts/:uid', types<null, typeof done>);
