import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { maxServiceFileSize } from '@/shared/domain/serviceImport/importLimits';
import { bodyFor } from '../http/packedAnswer';
import { packed } from '../http/schemas';
import { refusal } from '@/shared/contract/schemas/common';
import { servicesImport, servicesImported } from '@/shared/contract/schemas/services';
import type { ImportServiceLocations } from '../services/serviceImports';
import { logFailure } from '../http/storageError';
import { requireAdministrator } from './administrator';
import { serviceExportsRoute } from './serviceExports';
import { type ServiceFeedOptions, serviceFeedRoute } from './serviceFeed';
import { servicePlacesRoutes, type ServicePlacesOptions } from './servicePlaces';
import { importServices } from '@/shared/contract/operations/places';
import { listServices } from '@/shared/contract/operations/services';

/** The options of the routes of the places. */
export interface ServicesRoutesOptions extends ServicePlacesOptions, ServiceFeedOptions {
  importPlaces: ImportServiceLocations;
}

/**
 * The places of the services page:
 *
 * | Request            | Answer                                                                         |
 * | ------------------ | ------------------------------------------------------------------------------ |
 * | GET /api/services  | 200 `{ sample, places }` with an ETag; 304 where the browser has that version  |
 * | POST /api/services | administrators: 200 what the file holds and what is refused, see `servicesImport` |
 *
 * Single places are in `servicePlaces.ts`, the list as a file in `serviceExports.ts`, and as a feed in `serviceFeed.ts`.
 */
export const servicesRoutes: FastifyPluginAsyncZod<ServicesRoutesOptions> = async (app, options) => {
  const { places } = options;
  app.get(
    listServices.url,
    { schema: { response: { 200: packed, 304: z.undefined(), '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const body = bodyFor(request, reply, await places.answer());
      if (!body) return reply.code(304).send(undefined);
      return reply.type('application/json; charset=utf-8').send(body);
    },
  );
  await app.register(importRoute, options);
  await app.register(serviceExportsRoute, options);
  await app.register(serviceFeedRoute, options);
  await app.register(servicePlacesRoutes, options);
};

const importRoute: FastifyPluginAsyncZod<ServicesRoutesOptions> = async (app, options) => {
  const { findActor, audit, importPlaces, now } = options;
  const rightFor = requireAdministrator(app, findActor);

  app.post(
    importServices.url,
    {
      bodyLimit: maxServiceFileSize,
      schema: { body: servicesImport, response: { 200: servicesImported, '4xx': refusal, '5xx': refusal } },
    },
    async (request) => {
      const answer = await importPlaces(rightFor(request), request.body);
      if (answer.stored) {
        // The places are in use, whether or not that could be recorded.
        await audit
          .record(rightFor(request).actor, 'services-imported', answer.accepted, now())
          .catch((error: unknown) => logFailure(request.log, error, 'an import was not written down'));
      }
      return answer;
    },
  );
};
