import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { prefixShape } from '@/shared/domain/suburbs/suburb';
import { bodyFor } from '../http/packedAnswer';
import { packed } from '../http/schemas';
import { refusal } from '@/shared/contract/schemas/common';
import type { StoredSuburbs } from '../services/storedSuburbs';
import { listSuburbs } from '@/shared/contract/operations/services';

/**
 * GET /api/suburbs/ca: everybody: 200 `{ imported, suburbs }`, those whose name or postcode begins with these two letters or
 * digits, with an ETag; 304 where the browser has that version; 400 for anything else than two.
 */
export const suburbsRoutes: FastifyPluginAsyncZod<{ suburbs: StoredSuburbs }> = async (app, { suburbs }) => {
  app.get(
    listSuburbs.url,
    {
      schema: {
        params: z.object({ prefix: z.string().regex(prefixShape) }),
        response: { 200: packed, 304: z.undefined(), '4xx': refusal, '5xx': refusal },
      },
    },
    async (request, reply) => {
      const body = bodyFor(request, reply, await suburbs.answer(request.params.prefix));
      if (!body) return reply.code(304).send(undefined);
      return reply.type('application/json; charset=utf-8').send(body);
    },
  );
};
