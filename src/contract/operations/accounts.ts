import { operation } from '../operation';
import type { accountList, givenRole } from '../schemas/accounts';
import type { done } from '../schemas/common';

/** All accounts, for administrators. */
export const listAccounts = operation<null, typeof accountList>()('GET', '/api/accounts');

/** Gives somebody a role. */
export const giveRole = operation<typeof givenRole, typeof givenRole>()('PUT', '/api/accounts/:uid/role');

/** Deletes somebody's account and all that belongs to it. */
export const deleteAccount = operation<null, typeof done>()('DELETE', '/api/accounts/:uid');
