import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cleanGuest, guestNameProblem, guestPhoneProblem } from '@/shared/domain/events/guest';
import * as operations from '@/shared/contract/operations/guests';
import { numberParams as params, refusals, writeHeaders as headers } from '@/shared/contract/schemas/records';
import * as schemas from '@/shared/contract/schemas/registrations';
import type { AuditAction } from '@/shared/domain/admin/audit';
import type { Audit } from '../audit/audit';
import { eventOf } from '../data/eventPlaces';
import { guestCalls, noteCalled } from '../data/guests/guestCalls';
import { addGuest, bringGuestBack, removeGuest } from '../data/guests/guests';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { Writer } from '../identity/rights';
import type { CommunityRequests } from './communityRequests';
import { auditedEvent, needsOrganiser } from './organisers';

/** The options of the routes of guests. */
export interface GuestsRoutesOptions {
  requests: CommunityRequests;
  audit: Audit;
}

/**
 * People who rang and have no account, for healthcare workers and administrators, who see them in who is coming:
 *
 * | Request                                       | Answer                                                        |
 * | --------------------------------------------- | ------------------------------------------------------------- |
 * | POST /api/events/:id/guests                   | 200 `registered`, their number in line, or why neither         |
 * | DELETE /api/events/:id/guests/:guest          | 200 whether they were on the list                              |
 * | PUT /api/events/:id/guests/:guest/undo-removal | 200 `registered`, their number in line, or why not            |
 * | GET /api/guest-calls                          | 200 whom to call about what, at all events                     |
 * | GET /api/guest-calls/count                    | 200 how many that are: no names                                |
 * | PUT /api/guest-calls/:id/done                 | 200 `done`; `changed` where there is other news than that      |
 *
 * Each write, and each look at whom to call, is an entry of the audit trail, without names.
 */
export const guestsRoutes: FastifyPluginAsyncZod<GuestsRoutesOptions> = async (app, { requests, audit }) => {
  const { data } = requests;
  const onRequest = requests.requireLogin;

  /** Records an action on an event, in the same transaction. */
  const record = async (queries: Queries, writer: Writer, what: AuditAction, eventId: number) => {
    const event = await eventOf(queries, eventId);
    await audit.in(queries).record(writer, what, 1, data.now(), event ? auditedEvent(event) : undefined);
  };

  app.post(
    operations.addGuest.url,
    {
      onRequest,
      schema: { params, headers, body: schemas.newGuest, response: { 200: schemas.guestAdded, ...refusals } },
    },
    async (request, reply) =>
      requests.write(request, reply, needsOrganiser, async (queries, writer) => {
        const { waits, ...entry } = request.body;
        const [name, phone] = [guestNameProblem(entry.name), guestPhoneProblem(entry.phone)];
        if (name) throw new HttpError('invalid-request', `${name} Look at: name.`);
        if (phone) throw new HttpError('invalid-request', `${phone} Look at: phone.`);
        const { id } = request.params;
        const context = { uid: writer.uid, now: data.now() };
        const body = await addGuest(queries, id, { ...cleanGuest(entry), waits }, context);
        if (body.id !== null) await record(queries, writer, 'guest-added', id);
        return { status: 200, body };
      }),
  );

  app.delete(
    operations.removeGuest.url,
    {
      onRequest,
      schema: { params: schemas.guestParams, headers, response: { 200: schemas.guestRemoved, ...refusals } },
    },
    async (request, reply) =>
      requests.write(request, reply, needsOrganiser, async (queries, writer) => {
        const { id: eventId, guest: id } = request.params;
        const removed = await removeGuest(queries, { eventId, id }, { uid: writer.uid, now: data.now() });
        if (removed) await record(queries, writer, 'guest-removed', eventId);
        return { status: 200, body: { removed } };
      }),
  );

  app.put(
    operations.bringGuestBack.url,
    {
      onRequest,
      schema: { params: schemas.guestParams, headers, response: { 200: schemas.guestBack, ...refusals } },
    },
    async (request, reply) =>
      requests.write(request, reply, needsOrganiser, async (queries, writer) => {
        const { id: eventId, guest: id } = request.params;
        const result = await bringGuestBack(queries, { eventId, id }, { uid: writer.uid, now: data.now() });
        if (typeof result === 'number' || result === 'registered')
          await record(queries, writer, 'guest-brought-back', eventId);
        return { status: 200, body: { result } };
      }),
  );

  app.get(
    operations.readGuestCalls.url,
    { onRequest, schema: { response: { 200: schemas.guestCalls, ...refusals } } },
    async (request, reply) => {
      const actor = (await requests.readerOf(request))!;
      if (!needsOrganiser.roles.includes(actor.role))
        throw new HttpError('permission-denied', needsOrganiser.refusal);
      reply.header('cache-control', 'no-store');
      // First: names that could not be recorded as read are not shown.
      await audit.record(actor, 'guest-calls-viewed', 1, data.now());
      return { calls: await guestCalls(data.database.read, data.now()) };
    },
  );

  app.get(
    operations.countGuestCalls.url,
    { onRequest, schema: { response: { 200: schemas.guestCallCount, ...refusals } } },
    async (request, reply) => {
      const actor = (await requests.readerOf(request))!;
      if (!needsOrganiser.roles.includes(actor.role))
        throw new HttpError('permission-denied', needsOrganiser.refusal);
      reply.header('cache-control', 'no-store');
      return { count: (await guestCalls(data.database.read, data.now())).length };
    },
  );

  app.put(
    operations.noteGuestCalled.url,
    {
      onRequest,
      schema: {
        params,
        headers,
        body: schemas.guestCalled,
        response: { 200: schemas.guestCallNoted, ...refusals },
      },
    },
    async (request, reply) =>
      requests.write(request, reply, needsOrganiser, async (queries, writer) => {
        const { result, facts } = await noteCalled(queries, request.params.id, request.body.state);
        if (result === 'done' && facts)
          await audit.in(queries).record(writer, 'guest-called', 1, data.now(), auditedEvent(facts));
        return { status: 200, body: { result } };
      }),
  );
};
