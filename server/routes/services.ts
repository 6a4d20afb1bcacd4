import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { packingFor } from '../pages/pageRoutes';
import { maxServiceFileSize } from '../../src/domain/serviceImport/serviceImport';
import type { Audit } from '../audit/audit';
import type { FindActor } from '../identity/actor';
import { packed, refusal, servicesImport, servicesImported } from '../http/schemas';
import type { StoredServices } from '../services/serviceFile';
import type { ImportServiceLocations } from '../services/serviceImports';
import { logFailure } from '../http/storageError';
import { requireAdministrator } from './administrator';

/** What the routes of the places are made of. */
export interface ServicesRoutesOptions {
  findActor: FindActor;
  audit: Audit;
  places: StoredServices;
  importPlaces: ImportServiceLocations;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Whether the browser already has this version. Weak and strong tags are equal here: nothing depends on single bytes. */
function has(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(`"${etag}"`) || known.includes('*');
}

/**
 * The places of the services page:
 *
 * | Request            | Answer                                                                         |
 * | ------------------ | ------------------------------------------------------------------------------ |
 * | GET /api/services  | 200 `{ sample, places }` with an ETag; 304 where the browser has that version  |
 * | POST /api/services | administrators: 200 what the file holds and what is refused, see `servicesImport` |
 */
export const servicesRoutes: FastifyPluginAsyncZod<ServicesRoutesOptions> = async (app, options) => {
  const { places } = options;
  app.get(
    '/',
    { schema: { response: { 200: packed, 304: z.undefined(), '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const answer = places.answer();
      const packing = packingFor(request.headers['accept-encoding']);
      reply
        // The tag of what is packed differs from that of what is not, as the standard wants it.
        .header('etag', `W/"${answer.etag}"`)
        .header('cache-control', 'public, no-cache')
        .header('vary', 'accept-encoding');
      if (has(request.headers['if-none-match'], answer.etag)) return reply.code(304).send(undefined);
      reply.type('application/json; charset=utf-8');
      if (packing) reply.header('content-encoding', packing);
      return reply.send(answer[packing ?? 'plain']);
    },
  );
  // Its prefix is this one's already.
  await app.register(importRoute, { ...options, prefix: '' });
};

const importRoute: FastifyPluginAsyncZod<ServicesRoutesOptions> = async (app, options) => {
  const { findActor, audit, importPlaces, now } = options;
  const actorOf = requireAdministrator(app, findActor);

  app.post(
    '/',
    {
      bodyLimit: maxServiceFileSize,
      schema: { body: servicesImport, response: { 200: servicesImported, '4xx': refusal, '5xx': refusal } },
    },
    async (request) => {
      const answer = await importPlaces(request.body);
      if (answer.stored) {
        // The places are in use, whether or not that could be written down.
        await audit
          .record(actorOf(request), 'services-imported', answer.accepted, now())
          .catch((error: unknown) => logFailure(request.log, error, 'an import was not written down'));
      }
      return answer;
    },
  );
};
