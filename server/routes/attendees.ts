import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Audit } from '../audit/audit';
import { readAttendees as attendeesOf } from '../data/attendees';
import { numberParams as params, refusals } from '@/shared/contract/schemas/records';
import { attendees, attendeesQuery as querystring } from '@/shared/contract/schemas/registrations';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import type { CommunityRequests } from './communityRequests';
import { auditedEvent, needsOrganiser } from './organisers';
import { readAttendees } from '@/shared/contract/operations/registrations';

/** The options of the routes of attendees. */
export interface AttendeesRoutesOptions {
  requests: CommunityRequests;
  accounts: Pick<Accounts, 'byUid'>;
  audit: Audit;
}

const actions = {
  screen: 'attendees-viewed',
  file: 'attendees-downloaded',
  print: 'attendees-printed',
} as const;

const iso = (time: number) => new Date(time).toISOString();

/**
 * Who is coming to an event, for healthcare workers and administrators:
 *
 * | Request                           | Answer                                                                       |
 * | --------------------------------- | ---------------------------------------------------------------------------- |
 * | GET /api/events/:id/registrations | 200 the people with a place, then those who wait, in order; 404 no such event |
 *
 * `for` says what it is asked for: `screen`, `file` or `print`. Each request is an entry of the audit trail.
 */
export const attendeesRoutes: FastifyPluginAsyncZod<AttendeesRoutesOptions> = async (app, options) => {
  const { requests, accounts, audit } = options;
  const { data } = requests;

  app.get(
    readAttendees.url,
    {
      onRequest: requests.requireLogin,
      schema: { params, querystring, response: { 200: attendees, ...refusals } },
    },
    async (request, reply) => {
      const actor = (await requests.readerOf(request))!;
      if (!needsOrganiser.roles.includes(actor.role))
        throw new HttpError('permission-denied', needsOrganiser.refusal);
      const found = await attendeesOf(data.database.read, request.params.id, data.now());
      if (!found) throw new HttpError('not-found', 'This event is not on the list any more.');
      // First: a list that could not be recorded as read is not shown.
      await audit.record(actor, actions[request.query.for], 1, data.now(), auditedEvent(found.event));
      reply.header('cache-control', 'no-store');
      // The account of a guest is that of the organiser who put them down.
      const known = await Promise.all(
        found.people.map(({ uid, guest }) => accounts.byUid(uid ?? guest?.added_by ?? '')),
      );
      return {
        people: found.people.flatMap(({ guest, position, since, places }, at) => {
          const account = known[at];
          const shown = { position, since: since === null ? null : iso(since), places };
          if (guest) {
            const { id, name, phone, call } = guest;
            const addedBy = account?.email ?? null;
            return [
              {
                email: '',
                name,
                guest: { id, phone, addedBy, addedAt: iso(guest.added_at), call },
                ...shown,
              },
            ];
          }
          if (!account) return [];
          const { email, name } = account;
          return [{ email, ...(name !== null && { name }), ...shown }];
        }),
      };
    },
  );
};
