import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings';

/** What a request says about where it came from; only what the decision needs. */
export interface RequestSigns {
  headers: IncomingHttpHeaders;
  httpVersion: string;
}

/** Whether an address to listen on can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Whether a `Host` header or the host part of an origin names this machine, with any port. */
export function isLocalHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);
}

type DemonstrationSettings = Pick<Settings, 'host' | 'publicUrl' | 'firebase'>;

/**
 * Whether this server may ever be a demonstration: it can be reached from this machine only, has no public address, and keeps
 * the accounts itself.
 */
export function mayDemonstrate(settings: DemonstrationSettings): boolean {
  return settings.publicUrl === null && settings.firebase === null && isLoopback(settings.host);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/**
 * Whether this one request is a demonstration: made on this machine, to this machine, with nothing in between.
 * A proxy on the same machine would otherwise open the demonstration accounts to everybody, so each trace of one ends it:
 * its headers, the old protocol version that proxies speak by default, a page of another host.
 */
export function isDemonstration(
  settings: DemonstrationSettings,
  { headers, httpVersion }: RequestSigns,
): boolean {
  if (!mayDemonstrate(settings) || !isLocalHost(headers.host)) return false;
  const viaProxy = Object.keys(headers).some(
    (name) =>
      name === 'forwarded' || name.startsWith('x-forwarded-') || name === 'via' || name === 'x-real-ip',
  );
  if (viaProxy || httpVersion === '1.0') return false;
  if (headers.origin !== undefined && !isLocalHost(hostOf(headers.origin))) return false;
  // A link on another site may lead here; a page of ours that another host shows is a proxy.
  const ownPage = headers['sec-fetch-site'] === 'same-origin' ? headers.referer : undefined;
  return ownPage === undefined || isLocalHost(hostOf(ownPage));
}
