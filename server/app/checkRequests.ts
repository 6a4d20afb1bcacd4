import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseForeign } from '../demonstration/refuseForeign';
import type { HttpError } from '../http/httpError';
import { isApi } from '../http/paths';
import { dataPolicy } from '../http/securityHeaders';
import { readCredentials } from '../identity/credentials';
import { checkHost, checkOrigin } from '../identity/origin';
import type { Settings } from '../settings/settings';

/** The options of the checks of a request. */
export interface RequestChecks {
  /** Sent with every response. */
  headers: Record<string, string>;
  /** The cookie that keeps a login. */
  cookieName: string;
  /** The error of an address that leads nowhere. */
  notFound: (request: FastifyRequest) => HttpError;
}

/** Checks each request before its body is read: the host that it asks for, where it comes from, and its login. */
export function checkRequests(
  app: FastifyInstance,
  settings: Settings,
  { headers, cookieName, notFound }: RequestChecks,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    checkHost(request.raw.rawHeaders);
    if (settings.demonstration && refuseForeign(settings, request, reply)) return reply;
    // Before the body is looked at.
    if (request.is404) throw notFound(request);
    // By the route that was found, not by the address: there are many ways to write one.
    if (!isApi(request.routeOptions.url ?? '')) return undefined;
    reply.header('content-security-policy', dataPolicy);
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (!isRead) checkOrigin(settings, request.headers);
    request.credentials = readCredentials(cookieName, request, isRead);
    return undefined;
  });
}
