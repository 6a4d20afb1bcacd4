import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings/settings';

/** The address of the page with the plain form to log in. */
export const loginPath = '/login';

const isSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => publicUrl?.startsWith('https:') ?? false;

/** The cookie that keeps a login, which no script reads. */
export function sessionCookie(settings: Pick<Settings, 'publicUrl'>) {
  const secure = isSecure(settings);
  return {
    // The prefix makes browsers refuse one that was not set over https, for the whole site, by this very host.
    name: secure ? '__Host-session' : 'session',
    // `lax`: a link from elsewhere, such as a mail's, opens the page of a logged-in user.
    place: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}

/** The name of the cookie that says that the browser ran no code at the login. It grants nothing. */
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
 * How long a person's own device is remembered: 400 days, the longest that browsers keep a cookie, and longer than any login.
 * Shared computers are not remembered.
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
