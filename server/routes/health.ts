import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { OpenDatabase } from '../identity/database';
import { health, refusal } from '../schemas';

/** GET /api/health: 200 while the server runs and its database answers. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: OpenDatabase }> = async (app, { database }) => {
  const probe = database.prepare('SELECT 1 AS answer');
  app.get('/health', { schema: { response: { 200: health, '5xx': refusal } } }, async (_request, reply) => {
    probe.get();
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
};
