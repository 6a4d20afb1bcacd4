import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  cancelAllRegistrations,
  cancelRegistration,
  joinLine,
  leaveWaitingList,
  ownRegistrations,
  register,
} from '../data/registrations';
import { done } from '@/shared/contract/schemas/common';
import { numberParams as params, refusals, writeHeaders as headers } from '@/shared/contract/schemas/records';
import * as schemas from '@/shared/contract/schemas/registrations';
import { undoGiveUp } from '../data/undoGiveUp';
import { needsLogin } from '../identity/rights';
import type { CommunityRequests } from './communityRequests';
import * as operations from '@/shared/contract/operations/registrations';

/**
 * Places at events, each for the person who asks:
 *
 * | Request                             | Answer                                              |
 * | ----------------------------------- | --------------------------------------------------- |
 * | GET /api/registrations              | 200 this person's places, and their number in lines |
 * | DELETE /api/registrations           | 200 all given back                                  |
 * | PUT /api/events/:id/registration    | 200 `registered`, `already`, `full`, `gone`, `over` |
 * | DELETE /api/events/:id/registration | 200 whether there was one                           |
 * | PUT /api/events/:id/waiting         | 200 the number in line, or why there is none        |
 * | DELETE /api/events/:id/waiting      | 200 whether they stood in line                      |
 * | PUT /api/events/:id/undo-give-up    | 200 `registered`, their number in line, or why not  |
 *
 * `?places=2` at a PUT asks for a place for a support person too: both or neither.
 */
export const registrationRoutes: FastifyPluginAsyncZod<{ requests: CommunityRequests }> = async (
  app,
  { requests },
) => {
  const { data } = requests;
  const { placesQuery: querystring } = schemas;
  const onRequest = requests.requireLogin;

  app.get(
    operations.readOwn.url,
    { onRequest, schema: { response: { 200: schemas.ownRegistrations, ...refusals } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return ownRegistrations(data.database.read, (await requests.readerOf(request))!.uid);
    },
  );

  app.delete(
    operations.giveUpAll.url,
    { onRequest, schema: { headers, response: { 200: done, ...refusals } } },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        await cancelAllRegistrations(queries, { uid, now: data.now() });
        return { status: 200, body: {} };
      }),
  );

  app.put(
    operations.register.url,
    {
      onRequest,
      schema: { params, querystring, headers, response: { 200: schemas.registered, ...refusals } },
    },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => ({
        status: 200,
        body: {
          result: await register(queries, request.params.id, { uid, now: data.now() }, request.query.places),
        },
      })),
  );

  app.delete(
    operations.giveUp.url,
    { onRequest, schema: { params, headers, response: { 200: schemas.cancelled, ...refusals } } },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        const { cancelled } = await cancelRegistration(queries, request.params.id, { uid, now: data.now() });
        return { status: 200, body: { cancelled } };
      }),
  );

  app.put(
    operations.join.url,
    { onRequest, schema: { params, querystring, headers, response: { 200: schemas.joined, ...refusals } } },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => ({
        status: 200,
        body: {
          result: await joinLine(queries, request.params.id, { uid, now: data.now() }, request.query.places),
        },
      })),
  );

  app.delete(
    operations.leave.url,
    { onRequest, schema: { params, headers, response: { 200: schemas.left, ...refusals } } },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => ({
        status: 200,
        body: { left: await leaveWaitingList(queries, request.params.id, { uid, now: data.now() }) },
      })),
  );

  app.put(
    operations.undoGiveUp.url,
    { onRequest, schema: { params, headers, response: { 200: schemas.takenBack, ...refusals } } },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => ({
        status: 200,
        body: { result: await undoGiveUp(queries, request.params.id, { uid, now: data.now() }) },
      })),
  );
};
