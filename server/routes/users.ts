import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sameEmail } from '@/shared/domain/users/user';
import { countAsLogin } from '../http/connectionLimits';
import type { Accounts } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import type { Identity } from '../identity/identity';
import { needsLogin, type Right, rightOf } from '../identity/rights';
import { HttpError } from '../http/httpError';
import { nothing, refusal } from '@/shared/contract/schemas/common';
import { ownName, userDocument, userParams } from '@/shared/contract/schemas/users';
import { createDocument, readDocument, rename } from '@/shared/contract/operations/users';

/** The options of the routes of the user directory. */
export interface UsersRoutesOptions {
  findActor: FindActor;
  identity: Identity;
  accounts: Pick<Accounts, 'document'>;
}

/**
 * The documents `users/{uid}`, each seen by its owner only:
 *
 * | Request              | Answer                                                                      |
 * | -------------------- | --------------------------------------------------------------------------- |
 * | PUT /api/users/:uid  | 201 the document as it is kept, once; 403 permission-denied the next time   |
 * | GET /api/users/:uid  | 200 the document; 404 not-found while there is none                         |
 * | PUT /api/users/:uid/name | 204; the person wants to be called so; empty: by no name any more       |
 */
export const usersRoutes: FastifyPluginAsyncZod<UsersRoutesOptions> = async (
  app,
  { findActor, identity, accounts },
) => {
  const rights = new WeakMap<FastifyRequest, Right>();

  // Before the body is parsed: strangers get no work done here.
  app.addHook('onRequest', async (request) => {
    const actor = await findActor(request.credentials);
    countAsLogin(request);
    if (actor.uid !== (request.params as { uid?: string }).uid) {
      throw new HttpError('permission-denied', 'You can only see and change your own entry.');
    }
    rights.set(request, rightOf(actor, needsLogin));
  });

  app.put(
    createDocument.url,
    {
      schema: {
        params: userParams,
        body: userDocument,
        response: { 201: userDocument, '4xx': refusal, '5xx': refusal },
      },
    },
    async (request, reply) => {
      const right = rights.get(request)!;
      if (!sameEmail(request.body.email, right.actor.email)) {
        throw new HttpError('permission-denied', 'The email address must be that of the account.');
      }
      const document = await identity.createDocument(right, request.body);
      return reply.code(201).header('cache-control', 'no-store').send(document);
    },
  );

  app.put(
    rename.url,
    {
      schema: {
        params: userParams,
        body: ownName,
        response: { 204: nothing, '4xx': refusal, '5xx': refusal },
      },
    },
    async (request, reply) => {
      await identity.setName(rights.get(request)!, request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.get(
    readDocument.url,
    { schema: { params: userParams, response: { 200: userDocument, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const document = await accounts.document(rights.get(request)!.actor.uid);
      if (!document) throw new HttpError('not-found', 'There is no entry yet.');
      reply.header('cache-control', 'no-store');
      return document;
    },
  );
};
