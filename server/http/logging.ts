import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { withoutPersonalData } from './errors';
import type { Settings } from '../settings/settings';

/** The destination of the log's lines; tests read them. */
export interface LogStream {
  write(line: string): void;
}

/**
 * A log of one JSON line for each request, without anything personal: no address, body, query, token or IP
 * address. The route's own pattern, such as `/api/users/:uid`, shows what a request was for.
 */
export function loggerOptions(
  level: Settings['logLevel'],
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: withoutPersonalData,
      // Fastify itself logs these two in places; nothing of them may get through.
      req: () => ({}),
      res: () => ({}),
    },
    ...(stream ? { stream } : {}),
  };
}

/** Writes the line for each request once it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}
