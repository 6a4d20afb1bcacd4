import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/client';
import { deviceCookie } from '../http/cookies';
import { isLocalHost } from '../http/localRequest';
import { isBehindUnnamedProxy } from '../http/proxies';
import type { Caller } from '../identity/caller';
import { deviceWords } from '../identity/deviceWords';
import type { Settings } from '../settings/settings';

/** The base URL of links in mails. A forged `Host` must never end up in a link. */
function baseUrlOf(settings: Settings, host: string | undefined): string {
  if (settings.publicUrl !== null) return settings.publicUrl;
  return `http://${isLocalHost(host) ? host : `localhost:${settings.port}`}`;
}

/** Returns a request's origin for identity. */
export function callerOf(settings: Settings, request: FastifyRequest): Caller {
  return {
    ...clientOf(request.ip),
    shared: isBehindUnnamedProxy(settings, request.headers),
    deviceCookie: request.cookies[deviceCookie(settings).name],
    device: deviceWords(request.headers['user-agent']),
    baseUrl: baseUrlOf(settings, request.headers.host),
  };
}
