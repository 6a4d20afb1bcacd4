import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { waitingTime } from '@/shared/domain/auth/authErrors';
import { countAsLogin } from '../http/connectionLimits';
import type { Backups } from '../backup/backups';
import type { AccountDeletion } from '../personalData/accountDeletion';
import { collectOwnData, type OwnDataSources } from '../personalData/collectOwnData';
import { HttpError } from '../http/httpError';
import { refusal } from '@/shared/contract/schemas/common';
import { createAllowance } from '../identity/allowance';
import type { FindActor } from '../identity/actor';
import type { Accounts, StoredAccount } from '../identity/accounts';
import type { Identity } from '../identity/identity';
import { needsLogin, type Right, rightOf } from '../identity/rights';
import type { Settings } from '../settings/settings';
import { callerOf } from './caller';
import { sessionCookie } from '../http/cookies';
import { deletionFacts, ownData, ownPassword } from '@/shared/contract/schemas/personalData';
import { deleteOwnAccount, readDeletionFacts, readOwnData } from '@/shared/contract/operations/ownAccount';

/** The options of the routes of one's own account. */
export interface OwnAccountRoutesOptions {
  findActor: FindActor;
  settings: Settings;
  identity: Identity;
  accounts: Accounts;
  /** null: this server makes no backups by itself. */
  backups: Backups | null;
  /** Milliseconds of a clock that only goes forward. */
  monotonic: () => number;
  sources: OwnDataSources;
  deletion: AccountDeletion;
}

const refusals = { '4xx': refusal, '5xx': refusal };

/** Reading everything reads many files: so often at once, and then once in this time, in milliseconds. */
const readsAtOnce = 10;
const oneMoreAfter = 30_000;

/**
 * A person's rights to their own data:
 *
 * | Request                     | Answer                                                                        |
 * | --------------------------- | ----------------------------------------------------------------------------- |
 * | GET /api/me/data            | 200 everything that is kept about the person                                  |
 * | GET /api/me/deletion        | 200 what they should know before they delete their account                    |
 * | POST /api/identity/deletion | 200 with the password: the account and all that belonged to it are gone       |
 *
 * The path of the last one gets the device's cookie, for counting failures. The last two are absent with Firebase accounts.
 */
export const ownAccountRoutes: FastifyPluginAsyncZod<OwnAccountRoutesOptions> = async (app, options) => {
  const { findActor, settings, identity, accounts, backups, monotonic, sources, deletion } = options;
  const people = new WeakMap<FastifyRequest, { account: StoredAccount; right: Right }>();
  const reads = createAllowance(readsAtOnce, oneMoreAfter);

  // Before the body is parsed: strangers get no work done here.
  app.addHook('onRequest', async (request, reply) => {
    const actor = await findActor(request.credentials);
    const account = (await accounts.byUid(actor.uid))!;
    people.set(request, { account, right: rightOf(actor, needsLogin) });
    countAsLogin(request);
    reply.header('cache-control', 'no-store');
  });
  const accountOf = (request: FastifyRequest) => people.get(request)!.account;

  const factsFor = async (uid: string) => {
    const goes = backups?.newestGoes() ?? null;
    return {
      isLastAdministrator: await deletion.isLastAdministrator(uid),
      makesBackups: backups !== null,
      lastBackupGoesAt: goes === null ? null : new Date(goes).toISOString(),
    };
  };

  app.get(readOwnData.url, { schema: { response: { 200: ownData, ...refusals } } }, async (request) => {
    const account = accountOf(request);
    if (!reads.take(account.uid, monotonic())) {
      const seconds = oneMoreAfter / 1000;
      const wait = waitingTime(seconds);
      throw new HttpError(
        'too-many-requests',
        `You have just downloaded this. Please wait ${wait}.`,
        seconds,
      );
    }
    return collectOwnData(sources, account, await accounts.document(account.uid));
  });

  if (settings.firebase !== null) return;
  app.get(
    readDeletionFacts.url,
    { schema: { response: { 200: deletionFacts, ...refusals } } },
    async (request) => factsFor(accountOf(request).uid),
  );

  app.post(
    deleteOwnAccount.url,
    { schema: { body: ownPassword, response: { 200: deletionFacts, ...refusals } } },
    async (request, reply) => {
      const account = accountOf(request);
      await identity.confirmPassword(callerOf(settings, request), account, request.body.password);
      await deletion.run(account.uid, people.get(request)!.right);
      const { name, place } = sessionCookie(settings);
      reply.clearCookie(name, place);
      return factsFor(account.uid);
    },
  );
};
