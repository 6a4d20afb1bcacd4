import type { IncomingHttpHeaders } from 'node:http';

/** What a request says about where it came from; only what the decision needs. */
export interface RequestSigns {
  headers: IncomingHttpHeaders;
  httpVersion: string;
  /** The address as the first line of the request has it. */
  url: string;
}

/**
 * Whether a `Host` header or the host part of an origin names this machine. Any port: people reach their own machine through
 * a port of a virtual machine or an SSH tunnel too, and whoever forges the name could forge the port as well.
 */
export function isLocalHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);
}

/** Headers that proxies, balancers and content networks add, and that no browser sends by itself. */
const proxyHeaders = new Set([
  'cdn-loop',
  'client-ip',
  'do-connecting-ip',
  'forwarded',
  'front-end-https',
  'incap-client-ip',
  'proxy-client-ip',
  'proxy-connection',
  'remote-addr',
  'surrogate-capability',
  'true-client-ip',
  'via',
  'wl-proxy-client-ip',
  'x-arr-ssl',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-coming-from',
  'x-host',
  'x-nginx-proxy',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-url',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-real-port',
  'x-remote-addr',
  'x-remote-ip',
  'x-rewrite-url',
  'x-scheme',
  'x-sucuri-clientip',
  'x-url-scheme',
]);
const proxyPrefixes = [
  'akamai-',
  'cf-',
  'cloudfront-',
  'fastly-',
  'fly-',
  'ngrok-',
  'tailscale-',
  'x-akamai-',
  'x-amz-cf-',
  'x-amzn-',
  'x-appengine-',
  'x-arr-',
  'x-azure-',
  'x-envoy-',
  'x-forwarded',
  'x-nf-',
  'x-original-forwarded',
  'x-traefik-',
  'x-varnish',
  'x-vercel-',
];

function isOfProxy(header: string): boolean {
  return proxyHeaders.has(header) || proxyPrefixes.some((prefix) => header.startsWith(prefix));
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/**
 * Whether a request was made on this machine, to this machine, as far as it can be told: each trace of a proxy says no. Its
 * headers, the old protocol version that proxies speak by default, a whole address in the first line, a page of another
 * host. Whoever forwards the bytes and forges the name cannot be told from the person at the keyboard: for that case nothing
 * in a demonstration opens without its password, and nothing in it is real.
 */
export function isLocalRequest({ headers, httpVersion, url }: RequestSigns): boolean {
  if (!isLocalHost(headers.host) || httpVersion === '1.0' || !url.startsWith('/')) return false;
  if (Object.keys(headers).some(isOfProxy)) return false;
  if (headers.origin !== undefined && !isLocalHost(hostOf(headers.origin))) return false;
  // A link on another site may lead here; a page of ours that another host shows is a proxy.
  const ownPage = headers['sec-fetch-site'] === 'same-origin' ? headers.referer : undefined;
  return ownPage === undefined || isLocalHost(hostOf(ownPage));
}
