import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

/** Headers in which proxies name their client. */
const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'fly-client-ip',
];

type ProxySettings = Pick<Settings, 'publicUrl' | 'trustProxy'>;

const forwardedBy = (headers: IncomingHttpHeaders) => forwardedHeaders.find((name) => name in headers);

/**
 * Returns whether a request comes through a proxy that the settings do not name, so that everybody has the proxy's
 * address. Besides its headers, an https address gives it away: this server speaks plain HTTP.
 */
export function isBehindUnnamedProxy(
  { publicUrl, trustProxy }: ProxySettings,
  headers: IncomingHttpHeaders,
): boolean {
  if (trustProxy !== null) return false;
  return (publicUrl?.startsWith('https:') ?? false) || forwardedBy(headers) !== undefined;
}

/**
 * Warns the operator, once, when requests arrive through a proxy that the settings do not name. A
 * demonstration refuses those anyway, and says what to do.
 */
export function warnOfUnnamedProxies(
  app: FastifyInstance,
  { trustProxy, demonstration }: Pick<Settings, 'trustProxy' | 'demonstration'>,
): void {
  if (trustProxy !== null || demonstration) return;
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    const header = warned ? undefined : forwardedBy(headers);
    if (header === undefined) return;
    warned = true;
    app.log.warn(
      `A proxy sends ${header}, but TRUST_PROXY is not set: everybody counts as one visitor, and the limits on wrong ` +
        'passwords are wide. Set TRUST_PROXY to the address of the proxy.',
    );
  });
}
