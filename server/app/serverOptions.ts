import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions } from 'fastify';
import { sendError } from '../http/errors';
import { HttpError } from '../http/httpError';
import { loggerOptions, type LogStream } from '../http/logging';
import type { Settings } from '../settings/settings';
import type { ConnectionLimits } from '../http/connectionLimits';
import { answerMalformedRequests, maxHeaderSize } from '../http/connections';

/** The default limit on a request's body, in bytes. */
const bodyLimit = 16 * 1024;

/** The options of the framework and of Node's server. @param headers of every response. */
export function serverOptions(
  settings: Settings,
  limits: ConnectionLimits,
  headers: Record<string, string>,
  logStream: LogStream | undefined,
): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    bodyLimit,
    // connections.ts does it.
    forceCloseConnections: false,
    return503OnClosing: false,
    keepAliveTimeout: limits.keepAlive,
    requestTimeout: limits.request,
    http: {
      requestTimeout: limits.request,
      headersTimeout: limits.head,
      maxHeaderSize,
      connectionsCheckingInterval: limits.look,
    },
    // The only one of these is an address that cannot be decoded. No hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers);
      sendError(new HttpError('invalid-request', 'The address cannot be read.'), request, reply);
    },
    clientErrorHandler: (error, socket) => answerMalformedRequests(error, socket, limits.linger),
  };
}
