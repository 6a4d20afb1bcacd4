import { jwtVerify, SignJWT } from 'jose';
import type { Session } from './sessions';

/** How long a token is valid: one hour. */
export const tokenMilliseconds = 60 * 60 * 1000;

const issuer = 'age-better';
const audience = 'age-better';

/** A signed token and when it ends (ISO 8601 in UTC). */
export interface Token {
  token: string;
  expiresAt: string;
}

/** Signs and verifies the tokens sent with each call. They do not hold the role, which is read on each call. */
export interface Tokens {
  sign(session: Session, now: number): Promise<Token>;
  /** The login that a token belongs to, or null when it is foreign, altered, expired or of a clock that was ahead. */
  read(token: string, now: number): Promise<Session | null>;
}

/**
 * How far the clock may have gone back since a token was signed, in milliseconds: five minutes. One that lies further in the
 * future would last longer than its hour; the browser gets another with its cookie.
 */
const clockMayGoBack = 5 * 60 * 1000;

/** How many verified tokens are cached: about the number of people active at the same time. */
const mostRemembered = 1000;

/** @param end seconds since 1970. */
const isTooFarAhead = (end: number, now: number) => end * 1000 - now > tokenMilliseconds + clockMayGoBack;

/** @param key the secret of the key file. */
export function createTokens(key: Uint8Array): Tokens {
  /**
   * The payloads and expiry (seconds since 1970) of verified tokens. A signature never changes, and checking it takes longer
   * than anything else in a call. Whether the login is still valid is checked on each call.
   */
  const good = new Map<string, { session: Session; end: number }>();

  function remember(token: string, session: Session, end: number): void {
    if (good.size >= mostRemembered) good.delete(good.keys().next().value!);
    good.set(token, { session, end });
  }

  return {
    async sign({ sid, uid }, now) {
      const seconds = Math.floor(now / 1000);
      const end = seconds + tokenMilliseconds / 1000;
      const token = await new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(uid)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(end)
        .sign(key);
      return { token, expiresAt: new Date(end * 1000).toISOString() };
    },
    async read(token, now) {
      const known = good.get(token);
      if (known && known.end > Math.floor(now / 1000) && !isTooFarAhead(known.end, now)) return known.session;
      good.delete(token);
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          algorithms: ['HS256'],
          currentDate: new Date(now),
          requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        });
        const { sub, sid, exp } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || isTooFarAhead(exp!, now)) return null;
        const session = { uid: sub, sid };
        remember(token, session, exp!);
        return session;
      } catch {
        return null;
      }
    },
  };
}
