import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportFormatNames, exportFormats } from '@/shared/domain/services/exportFormats';
import { HttpError } from '../http/httpError';
import { bodyFor } from '../http/packedAnswer';
import { packed } from '../http/schemas';
import { refusal } from '@/shared/contract/schemas/common';
import { createPlaceFeed } from '../services/placeFeed';
import type { StoredServices } from '../services/storedServices';
import { readServiceFeed } from '@/shared/contract/operations/services';

/** The options of the feed of places. */
export interface ServiceFeedOptions {
  places: StoredServices;
  /** True if the operator gives the list away; see `SERVICES_FEED`. */
  servicesFeed: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

const isOff = 'This site does not offer its list of services as a feed.';

/**
 * GET /api/services/feed?as=hsds|csv|geojson: everybody: 200 the places that people see, with an ETag; 304 where the
 * program has that version; 404 unless the operator has turned it on. Without the samples, names of people and other
 * registers' ids.
 */
export const serviceFeedRoute: FastifyPluginAsyncZod<ServiceFeedOptions> = async (app, options) => {
  const feed = createPlaceFeed(options.places, options.now);
  app.get(
    readServiceFeed.url,
    {
      // Before the query is looked at: nothing about it is wrong.
      onRequest: async () => {
        if (!options.servicesFeed) throw new HttpError('not-found', isOff);
      },
      schema: {
        querystring: z.object({ as: z.enum(exportFormatNames) }),
        response: { 200: packed, 304: z.undefined(), '4xx': refusal, '5xx': refusal },
      },
    },
    async (request, reply) => {
      const { as } = request.query;
      // Everybody's: pages of other sites may read it as well. No cookie goes with it.
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      const body = bodyFor(request, reply, await feed(as));
      if (!body) return reply.code(304).send(undefined);
      return reply.type(exportFormats[as].type).send(body);
    },
  );
};
