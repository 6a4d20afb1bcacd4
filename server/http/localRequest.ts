import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that show where it came from. */
export interface RequestSigns {
  headers: IncomingHttpHeaders;
  httpVersion: string;
  /** The request target of the first line. */
  url: string;
}

/**
 * Returns whether a `Host` header or the host of an origin names this machine. Any port: people also reach their own
 * machine through the port of a virtual machine or an SSH tunnel, and a forged name could have a forged port.
 */
export function isLocalHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);
}

/** Headers that proxies, load balancers and content networks add, and no browser sends by itself. */
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
 * Returns whether a request was made on this machine, to this machine, as far as can be told. Any trace of a proxy
 * rules it out: its headers, HTTP/1.0, an absolute URL in the first line, a page of another host. A tunnel
 * that forwards the bytes and forges the host looks like the person at the keyboard: for that case nothing in
 * a demonstration opens without its password, and nothing in it is real.
 */
export function isLocalRequest({ headers, httpVersion, url }: RequestSigns): boolean {
  if (!isLocalHost(headers.host) || httpVersion === '1.0' || !url.startsWith('/')) return false;
  if (Object.keys(headers).some(isOfProxy)) return false;
  if (headers.origin !== undefined && !isLocalHost(hostOf(headers.origin))) return false;
  // A link on another site may lead here; a page of ours that another host shows is a proxy.
  const ownPage = headers['sec-fetch-site'] === 'same-origin' ? headers.referer : undefined;
  return ownPage === undefined || isLocalHost(hostOf(ownPage));
}
