import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, FindActor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import { countAsLogin } from '../app/connectionLimits';
import { bearerOf } from './caller';

/**
 * Restricts the routes of a plugin to administrators. Decided before the body is read, so that nobody else
 * causes any work.
 * @returns who sent a request.
 */
export function requireAdministrator(
  app: FastifyInstance,
  findActor: FindActor,
): (request: FastifyRequest) => Actor {
  const people = new WeakMap<FastifyRequest, Actor>();
  app.addHook('onRequest', async (request, reply) => {
    const actor = await findActor(bearerOf(request));
    countAsLogin(request);
    if (actor.role !== 'admin') {
      throw new HttpError('permission-denied', 'Only administrators can do this.');
    }
    reply.header('cache-control', 'no-store');
    people.set(request, actor);
  });
  return (request) => people.get(request)!;
}
