import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deletingYourself } from '../../src/domain/users/user';
import type { Audit } from '../audit/audit';
import type { AccountDeletion } from '../personalData/accountDeletion';
import { HttpError } from '../http/httpError';
import { refusal } from '../http/schemas';
import { logFailure } from '../http/storageError';
import type { Accounts } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import { notProved, type ProvedAddresses } from '../identity/provedAddresses';
import { requireAdministrator } from './administrator';

/** What the routes of the accounts are made of. */
export interface AccountsRoutesOptions {
  findActor: FindActor;
  accounts: Accounts;
  audit: Audit;
  deletion: AccountDeletion;
  addresses: Pick<ProvedAddresses, 'isProved'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

const role = z.enum(['user', 'admin', 'healthcare']);

const listedAccount = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
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
 * |                             | address-not-proved for any role but user                                |
 * | DELETE /api/accounts/:uid   | 200 the account and all that belonged to it are gone; nobody's own      |
 */
export const accountsRoutes: FastifyPluginAsyncZod<AccountsRoutesOptions> = async (app, options) => {
  const { accounts, addresses, audit, deletion, now } = options;
  const actorOf = requireAdministrator(app, options.findActor);

  const find = (uid: string) => {
    const account = accounts.byUid(uid);
    if (!account) throw new HttpError('not-found', 'There is no such account any more.');
    return account;
  };

  app.get(
    '/',
    { schema: { response: { 200: z.object({ accounts: z.array(listedAccount) }), ...refusals } } },
    async () => ({
      accounts: accounts.list().map(({ uid, email, role: has, lastLogin, createdAt, addressProvedAt }) => ({
        id: uid,
        username: email,
        email,
        role: has,
        lastLogin: new Date(lastLogin ?? createdAt).toISOString(),
        addressProved: addresses.isProved({ addressProvedAt }),
      })),
    }),
  );

  app.put(
    '/:uid/role',
    { schema: { params, body: z.object({ role }), response: { 200: z.object({ role }), ...refusals } } },
    async (request) => {
      const account = find(request.params.uid);
      const next = request.body.role;
      if (account.uid === actorOf(request).uid)
        throw new HttpError('permission-denied', 'Nobody can change their own role.');
      // To take a role away needs no proof.
      if (next !== 'user' && !addresses.isProved(account)) throw notProved(account.email);
      accounts.grantRole(account, next, now());
      const who = { uid: account.uid, email: account.email, token: actorOf(request).token };
      // The role holds, whether or not that could be written down.
      await audit
        .record(who, `made-${next}`, 1, now())
        .catch((error: unknown) => logFailure(request.log, error, 'a role was not written down'));
      return { role: next };
    },
  );

  app.delete(
    '/:uid',
    { schema: { params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const { uid } = find(request.params.uid);
      if (uid === actorOf(request).uid) throw new HttpError('permission-denied', deletingYourself);
      await deletion.run(uid, actorOf(request));
      return {};
    },
  );
};
