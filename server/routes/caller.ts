import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from '../demonstration/localRequest';
import type { Caller } from '../identity/caller';
import { deviceWords } from '../identity/deviceWords';
import { isBehindUnnamedProxy } from '../http/proxies';
import type { Settings } from '../settings/settings';

/** The address of the page with the plain form to log in. */
export const loginPath = '/login';

/** The network that an IPv6 address lies in, such as `2001:db8:1:0::/48`. */
function networkOf(ip: string, bits: 48 | 56): string {
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  const parts = [...first, ...zeros, ...last].slice(0, 4).map((part) => Number.parseInt(part, 16));
  parts[3] = bits === 48 ? 0 : parts[3]! & 0xff00;
  return `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/**
 * The client behind an IP address. One household has one IPv4 address, or a /56 network of IPv6: that is what
 * providers assign, and a /64 is one of 256 in it. A rented machine or a tunnel may have a /48.
 */
export function clientOf(ip: string): { client: string; network: string } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return { client: mapped ?? ip, network: mapped ?? ip };
  return { client: networkOf(ip, 56), network: networkOf(ip, 48) };
}

const isSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => publicUrl?.startsWith('https:') ?? false;

/** The cookie that keeps a login, which no script reads. */
export function sessionCookie(settings: Pick<Settings, 'publicUrl'>) {
  const secure = isSecure(settings);
  return {
    // The prefix makes browsers refuse one that was not set over https, for the whole site, by this very host.
    name: secure ? '__Host-session' : 'session',
    // A link from elsewhere, such as a mail's, opens a page of somebody who is logged in.
    place: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}

/** The name of the cookie that says that the browser ran no code when somebody logged in. It grants nothing. */
export const withoutCodeName = 'without-code';

/** The cookie that identifies a device. It is sent to `/api/identity` only, and a copy of it to the plain form. */
export function deviceCookie(settings: Pick<Settings, 'publicUrl'>) {
  const secure = isSecure(settings);
  return {
    name: secure ? '__Secure-device' : 'device',
    places: ['/api/identity', loginPath].map(
      (path) => ({ path, httpOnly: true, sameSite: 'strict', secure }) as const,
    ),
  };
}

/**
 * How long somebody's own device is remembered: 400 days, as long as browsers keep a cookie. It outlasts any login. On a
 * shared computer nothing is remembered.
 */
const deviceSeconds = 400 * 24 * 60 * 60;

/** Writes the cookie that identifies a device, and takes it away. */
export function deviceMemory(settings: Pick<Settings, 'publicUrl'>) {
  const { name, places } = deviceCookie(settings);
  const forget = (reply: FastifyReply) => {
    for (const place of places) reply.clearCookie(name, place);
  };
  return {
    forget,
    /**
     * The cookie identifies the people who logged in on the device and grants nothing. Without a login nobody has said whose
     * device it is: then it ends with the browser.
     */
    remember(reply: FastifyReply, known: string, login?: { shared: boolean }): void {
      if (login?.shared) forget(reply);
      else
        for (const place of places)
          reply.setCookie(name, known, { ...place, ...(login && { maxAge: deviceSeconds }) });
    },
  };
}

/** The base URL of links in mails. A forged `Host` must never end up in a link. */
function baseUrlOf(settings: Settings, host: string | undefined): string {
  if (settings.publicUrl !== null) return settings.publicUrl;
  return `http://${isLocalHost(host) ? host : `localhost:${settings.port}`}`;
}

/** What identity needs to know of a request. */
export function callerOf(settings: Settings, request: FastifyRequest): Caller {
  return {
    ...clientOf(request.ip),
    shared: isBehindUnnamedProxy(settings, request.headers),
    deviceCookie: request.cookies[deviceCookie(settings).name],
    device: deviceWords(request.headers['user-agent']),
    baseUrl: baseUrlOf(settings, request.headers.host),
  };
}
