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

/** Makes and reads the tokens that go with each call. The role is not in them: it is read anew at each call. */
export interface Tokens {
  sign(session: Session, now: number): Promise<Token>;
  /** The login that a token speaks for, or null when it is not ours, changed or too old. */
  read(token: string, now: number): Promise<Session | null>;
}

/** @param key the secret of the key file. */
export function createTokens(key: Uint8Array): Tokens {
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
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          algorithms: ['HS256'],
          currentDate: new Date(now),
          requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string' ? { uid: sub, sid } : null;
      } catch {
        return null;
      }
    },
  };
}
