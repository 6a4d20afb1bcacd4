import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FindActor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import { done, refusals } from '@/shared/contract/schemas/common';
import { allowed, stoppedList } from '@/shared/contract/schemas/stoppedAddresses';
import type { BulkMailParts } from '../mail/bulkMailParts';
import { requireAdministrator } from './administrator';
import { allowAddress, listStopped } from '@/shared/contract/operations/admin';

/** The options of the routes of stopped addresses. */
export interface StoppedAddressesOptions {
  findActor: FindActor;
  bulkMail: BulkMailParts;
}

/**
 * The addresses to which no email to many people goes, for administrators:
 *
 * | Request                           | Answer                                                                    |
 * | --------------------------------- | ------------------------------------------------------------------------- |
 * | GET /api/stopped-addresses        | 200 all of them and why, the latest first                                 |
 * | POST /api/stopped-addresses/allow | 200 mail goes there again; 404 no mail came back from it, or it is allowed |
 *
 * Only the recipient can undo an unsubscribe.
 */
export const stoppedAddressesRoutes: FastifyPluginAsyncZod<StoppedAddressesOptions> = async (
  app,
  { findActor, bulkMail },
) => {
  const rightFor = requireAdministrator(app, findActor);

  app.get(listStopped.url, { schema: { response: { 200: stoppedList, ...refusals } } }, async () => ({
    addresses: [
      ...(await bulkMail.bounces.list()).map(({ email, at, reason }) => ({
        email,
        why: 'returned' as const,
        at,
        reason,
      })),
      ...(await bulkMail.unsubscribed.list()).map(({ email, at, isBulkOnly }) => ({
        email,
        why: isBulkOnly ? ('unsubscribed' as const) : ('taken-off' as const),
        at,
        reason: '',
      })),
    ]
      .toSorted((a, b) => b.at - a.at)
      .map(({ at, ...rest }) => ({ ...rest, since: new Date(at).toISOString() })),
  }));

  app.post(
    allowAddress.url,
    { schema: { body: allowed, response: { 200: done, ...refusals } } },
    async (request) => {
      const isRemoved = await bulkMail.write(async (queries) => {
        await rightFor(request).read(queries);
        return bulkMail.bounces.in(queries).remove(request.body.email);
      });
      if (!isRemoved) throw new HttpError('not-found', 'This address is not on the list any more.');
      return {};
    },
  );
};
