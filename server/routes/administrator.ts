import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindActor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import { needsAdministrator, type Right, rightOf } from '../identity/rights';
import { countAsLogin } from '../http/connectionLimits';

/**
 * Restricts the routes of a plugin to administrators. Decided before the body is read, so that nobody else
 * causes any work, and once more by whatever writes.
 * @returns the right with which a request came.
 */
export function requireAdministrator(
  app: FastifyInstance,
  findActor: FindActor,
): (request: FastifyRequest) => Right {
  const rights = new WeakMap<FastifyRequest, Right>();
  app.addHook('onRequest', async (request, reply) => {
    const actor = await findActor(request.credentials);
    countAsLogin(request);
    const { roles, refusal } = needsAdministrator;
    if (!roles.includes(actor.role)) throw new HttpError('permission-denied', refusal);
    reply.header('cache-control', 'no-store');
    rights.set(request, rightOf(actor, needsAdministrator));
  });
  return (request) => rights.get(request)!;
}
