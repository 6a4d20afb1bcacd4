import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isApi } from '../http/paths';

// Types that JSON cannot express, such as compressed bytes, are described as anything.
const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/**
 * Lets the app describe its addresses from the schemas that they check requests and answers with. To be called before
 * the routes are registered. The description is made when it is first asked for: a start does not wait for it.
 */
export async function describeRoutes(
  app: FastifyInstance,
  { productName, cookieName }: { productName: string; cookieName: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${productName}: addresses of its server`, version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      // Routes for visitors need neither, and reads need no token; the rights are decided at each request.
      security: [{}, { session: [] }, { session: [], token: [] }],
    },
    transform: (route) => {
      // Pages are no API.
      if (!isApi(route.url)) return { schema: { hide: true }, url: route.url };
      // A list answers with and without a slash at its end; the browser asks without.
      return { ...transform(route), url: route.url.replace(/\/$/, '') };
    },
  });
}

/** GET /api/openapi.json: 200 what all addresses under `/api` take and answer, as OpenAPI 3.1. */
export const openApiRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/openapi.json',
    { schema: { response: { 200: z.record(z.string(), z.unknown()) } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return app.swagger() as unknown as Record<string, unknown>;
    },
  );
};
