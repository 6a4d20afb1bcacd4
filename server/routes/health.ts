import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Storage } from '../identity/storage';
import { health, refusal } from '../../src/contract/schemas/common';
import { readHealth } from '../../src/contract/operations/services';

/** GET /api/health: 200 while the server runs and its data can be read and written. */
export const healthRoutes: FastifyPluginAsyncZod<{ storage: Storage }> = async (app, { storage }) => {
  app.get(
    readHealth.url,
    { schema: { response: { 200: health, '5xx': refusal } } },
    async (_request, reply) => {
      await storage.check();
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );
};
