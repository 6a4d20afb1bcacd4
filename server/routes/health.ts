import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Storage } from '../identity/storage';
import { health, refusal } from '../http/schemas';

/** GET /api/health: 200 while the server runs and its data can be read and written. */
export const healthRoutes: FastifyPluginAsyncZod<{ storage: Storage }> = async (app, { storage }) => {
  app.get('/health', { schema: { response: { 200: health, '5xx': refusal } } }, async (_request, reply) => {
    await storage.check();
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
};
