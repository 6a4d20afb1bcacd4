import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { packingFor } from '../pages/pageRoutes';
import { packed, refusal } from '../schemas';
import type { PlacesFile } from '../services/placesFile';

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
 */
export const servicesRoutes: FastifyPluginAsyncZod<{ places: PlacesFile }> = async (app, { places }) => {
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
};
