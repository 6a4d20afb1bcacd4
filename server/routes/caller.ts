import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isDemonstration, isLocalHost } from '../identity/demonstrationMode';
import type { Caller } from '../identity/identity';
import type { Settings } from '../settings';

/** One household has one IPv4 address, or a whole /64 network of IPv6. */
export function clientOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** The address that goes into mails. A `Host` that somebody made up must never stand in a link. */
function baseUrlOf(settings: Settings, host: string | undefined): string {
  if (settings.publicUrl !== null) return settings.publicUrl;
  return `http://${isLocalHost(host) ? host : `localhost:${settings.port}`}`;
}

/** What identity needs to know of a request. */
export function callerOf(settings: Settings, request: FastifyRequest): Caller {
  return {
    client: clientOf(request.ip),
    demonstration: isDemonstration(settings, {
      headers: request.headers,
      httpVersion: request.raw.httpVersion,
    }),
    baseUrl: baseUrlOf(settings, request.headers.host),
  };
}

/** The token of an `Authorization: Bearer` header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}
