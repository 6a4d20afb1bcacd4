import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deletingYourself } from '@/shared/domain/users/user';
import type { RoleChanges } from '../identity/roleChanges';
import type { AccountDeletion } from '../personalData/accountDeletion';
import { HttpError } from '../http/httpError';
import { accountList, givenRole } from '@/shared/contract/schemas/accounts';
import { done, refusals } from '@/shared/contract/schemas/common';
import { userParams as params } from '@/shared/contract/schemas/users';
import type { Accounts } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import type { ProvedAddresses } from '../identity/provedAddresses';
import { requireAdministrator } from './administrator';
import { deleteAccount, giveRole, listAccounts } from '@/shared/contract/operations/accounts';

/** The options of the routes of the accounts. */
export interface AccountsRoutesOptions {
  findActor: FindActor;
  accounts: Pick<Accounts, 'byUid' | 'list'>;
  roles: RoleChanges;
  deletion: AccountDeletion;
  addresses: Pick<ProvedAddresses, 'isProved'>;
  /** True if Firebase keeps the accounts, whose roles are given there. */
  areInFirebase: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The accounts, for administrators:
 *
 * | Request                     | Answer                                                                  |
 * | --------------------------- | ----------------------------------------------------------------------- |
 * | GET /api/accounts           | 200 all accounts, the oldest first                                      |
 * | PUT /api/accounts/:uid/role | 200 the account has this role; nobody changes their own; 409            |
 * |                             | address-not-proved for any role but user; not of Firebase accounts      |
 * | DELETE /api/accounts/:uid   | 200 the account and all that belonged to it are gone; nobody's own      |
 */
export const accountsRoutes: FastifyPluginAsyncZod<AccountsRoutesOptions> = async (app, options) => {
  const { accounts, addresses, roles, deletion, areInFirebase, now } = options;
  const rightFor = requireAdministrator(app, options.findActor);

  app.get(listAccounts.url, { schema: { response: { 200: accountList, ...refusals } } }, async () => ({
    accounts: (await accounts.list()).map(
      ({ uid, email, role: has, lastLogin, createdAt, addressProvedAt, name }) => ({
        id: uid,
        username: email,
        email,
        ...(name !== null && { name }),
        role: has,
        lastLogin: new Date(lastLogin ?? createdAt).toISOString(),
        addressProved: addresses.isProved({ addressProvedAt }),
      }),
    ),
  }));

  app.delete(
    deleteAccount.url,
    { schema: { params, response: { 200: done, ...refusals } } },
    async (request) => {
      const right = rightFor(request);
      const { uid } = request.params;
      if (!(await accounts.byUid(uid)))
        throw new HttpError('not-found', 'There is no such account any more.');
      if (uid === right.actor.uid) throw new HttpError('permission-denied', deletingYourself);
      await deletion.run(uid, right);
      return {};
    },
  );

  if (areInFirebase) return;
  app.put(
    giveRole.url,
    { schema: { params, body: givenRole, response: { 200: givenRole, ...refusals } } },
    async (request) => {
      const right = rightFor(request);
      const next = request.body.role;
      await roles.change(right, request.params.uid, next, now());
      return { role: next };
    },
  );
};
