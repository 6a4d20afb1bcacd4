import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deletingYourself } from '../../src/domain/users/user';
import type { RoleChanges } from '../audit/roleChanges';
import type { AccountDeletion } from '../personalData/accountDeletion';
import { HttpError } from '../http/httpError';
import { refusal } from '../http/schemas';
import type { Accounts } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import type { ProvedAddresses } from '../identity/provedAddresses';
import { requireAdministrator } from './administrator';

/** What the routes of the accounts are made of. */
export interface AccountsRoutesOptions {
  findActor: FindActor;
  accounts: Pick<Accounts, 'byUid' | 'list'>;
  roles: RoleChanges;
  deletion: AccountDeletion;
  addresses: Pick<ProvedAddresses, 'isProved'>;
  /** Whether a hosted service keeps the accounts, whose roles are given there. */
  areHosted: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

const role = z.enum(['user', 'admin', 'healthcare']);

const listedAccount = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** Absent: the person did not say. */
  name: z.string().optional(),
  role,
  /** ISO 8601 in UTC. */
  lastLogin: z.string(),
  addressProved: z.boolean(),
});

const params = z.object({ uid: z.string().min(1).max(128) });
const refusals = { '4xx': refusal, '5xx': refusal };

/**
 * The accounts, for administrators:
 *
 * | Request                     | Answer                                                                  |
 * | --------------------------- | ----------------------------------------------------------------------- |
 * | GET /api/accounts           | 200 all accounts, the oldest first                                      |
 * | PUT /api/accounts/:uid/role | 200 the account has this role; nobody changes their own; 409            |
 * |                             | address-not-proved for any role but user; not of hosted accounts        |
 * | DELETE /api/accounts/:uid   | 200 the account and all that belonged to it are gone; nobody's own      |
 */
export const accountsRoutes: FastifyPluginAsyncZod<AccountsRoutesOptions> = async (app, options) => {
  const { accounts, addresses, roles, deletion, areHosted, now } = options;
  const rightFor = requireAdministrator(app, options.findActor);

  app.get(
    '/',
    { schema: { response: { 200: z.object({ accounts: z.array(listedAccount) }), ...refusals } } },
    async () => ({
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
    }),
  );

  app.delete(
    '/:uid',
    { schema: { params, response: { 200: z.object({}), ...refusals } } },
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

  if (areHosted) return;
  app.put(
    '/:uid/role',
    { schema: { params, body: z.object({ role }), response: { 200: z.object({ role }), ...refusals } } },
    async (request) => {
      const right = rightFor(request);
      const next = request.body.role;
      await roles.change(right, request.params.uid, next, now());
      return { role: next };
    },
  );
};
