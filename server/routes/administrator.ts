import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity';
import type { StoredAccount } from '../identity/accounts';
import { Refusal } from '../refusal';
import type { Settings } from '../settings';
import { bearerOf, callerOf } from './caller';

/**
 * Lets administrators only reach the routes of a plugin. It is decided before the body is read, so that nobody else gets
 * any work done.
 * @returns who sent a request.
 */
export function requireAdministrator(
  app: FastifyInstance,
  settings: Settings,
  identity: Identity,
): (request: FastifyRequest) => StoredAccount {
  const people = new WeakMap<FastifyRequest, StoredAccount>();
  app.addHook('onRequest', async (request, reply) => {
    const caller = callerOf(settings, request);
    const { account } = await identity.personOf(caller, bearerOf(request));
    if (identity.documentOf(caller, account)?.role !== 'admin') {
      throw new Refusal('permission-denied', 'Only administrators can do this.');
    }
    reply.header('cache-control', 'no-store');
    people.set(request, account);
  });
  return (request) => people.get(request)!;
}
