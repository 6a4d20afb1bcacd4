import type { FastifyRequest } from 'fastify';
import { sessionToken } from './secrets';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a read that browsers send without headers: its query may hold the token. */
    tokenInQuery?: boolean;
  }
  interface FastifyRequest {
    /** Of a request to `/api`. */
    credentials: Credentials;
  }
}

/**
 * The credentials of a request. The cookie names the session. The token names the session in which the page was
 * opened: a page that was left open by one person must not act for another who has logged in since, and no page of another
 * site knows it.
 */
export interface Credentials {
  /** The secret of the session's cookie. */
  secret?: string | undefined;
  /** The token of `user.token`; empty where a write came without one. A read needs none. */
  token?: string | undefined;
  /** True if the request changes nothing: a page may have sent it by itself. */
  isRead?: boolean;
}

/** Returns whether a request was made in the session that its cookie belongs to. */
export const isNamed = ({ secret, token }: Credentials): boolean =>
  secret !== undefined && (token === undefined || token === sessionToken(secret));

/** The shape of a secret in a cookie. Other values are not read. */
const secretShape = /^[\w-]{43}$/;

/**
 * Reads the credentials of a request.
 * @param name the cookie's. A browser may send several of one name, such as one for a path: the one of the token counts, or the
 * one of the whole site, which comes last.
 * @param isRead whether the request changes nothing.
 */
export function readCredentials(
  name: string,
  { headers, query, routeOptions }: Pick<FastifyRequest, 'headers' | 'query' | 'routeOptions'>,
  isRead: boolean,
): Credentials {
  const { cookie = '', authorization = '' } = headers;
  // A header counts for more.
  const inQuery = routeOptions.config.tokenInQuery ? (query as { token?: string }).token : undefined;
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1] ?? inQuery ?? (isRead ? undefined : '');
  return credentialsIn(name, cookie, token, isRead);
}

/**
 * The credentials of a cookie and a token, however that came.
 * @param name of the session's cookie. @param cookie the header.
 * @param isRead whether the request changes nothing.
 */
export function credentialsIn(
  name: string,
  cookie: string,
  token: string | undefined,
  isRead: boolean,
): Credentials {
  const secrets = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .filter((secret) => secretShape.test(secret));
  const named = secrets.find((secret) => sessionToken(secret) === token);
  return { secret: named ?? secrets.at(-1), token, isRead };
}
