import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { eventDate } from '../../src/domain/text/dates';
import type { Role } from '../../src/domain/users/user';
import type { Audit } from '../audit/audit';
import { readAttendees as attendeesOf } from '../data/attendees';
import { numberParams as params, refusals } from '../../src/contract/schemas/records';
import { attendees, attendeesQuery as querystring } from '../../src/contract/schemas/registrations';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import type { CommunityRequests } from './communityRequests';
import { readAttendees } from '../../src/contract/operations/registrations';

/** What the routes of the people who come to events are made of. */
export interface AttendeesRoutesOptions {
  requests: CommunityRequests;
  accounts: Pick<Accounts, 'byUid'>;
  audit: Audit;
}

/** Who may know who is coming. */
const organisers: readonly Role[] = ['healthcare', 'admin'];

const actions = {
  screen: 'attendees-viewed',
  file: 'attendees-downloaded',
  print: 'attendees-printed',
} as const;

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
      if (!organisers.includes(actor.role))
        throw new HttpError(
          'permission-denied',
          'Only healthcare workers and administrators can see who is coming.',
        );
      const event = await attendeesOf(data.database.read, request.params.id);
      if (!event) throw new HttpError('not-found', 'This event is not on the list any more.');
      // First: a list that could not be written down as read is not shown.
      const about = `${event.title}, ${eventDate(event.date)}`;
      await audit.record(actor, actions[request.query.for], 1, data.now(), about);
      reply.header('cache-control', 'no-store');
      const found = await Promise.all(event.people.map(({ uid }) => accounts.byUid(uid)));
      return {
        people: event.people.flatMap(({ position, since, places }, at) => {
          const account = found[at];
          const isoSince = since === null ? null : new Date(since).toISOString();
          if (!account) return [];
          const { email, name } = account;
          return [{ email, ...(name !== null && { name }), position, since: isoSince, places }];
        }),
      };
    },
  );
};
