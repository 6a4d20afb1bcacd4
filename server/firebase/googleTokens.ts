import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { unreachable } from './unreachable';

/** The owner of a token of the identity service. */
export interface TokenOwner {
  uid: string;
  email: string;
  /** True if this person has verified the address. */
  emailShown: boolean;
  /** When the person logged in, in seconds since 1970: it stays when the token is renewed. */
  authTime: number;
}

/**
 * Reads a token.
 * @returns null when it is invalid: forged, expired, for another project, or not signed.
 * @throws HttpError unavailable when that cannot be checked now.
 */
export type ReadToken = (token: string, now: number) => Promise<TokenOwner | null>;

/** The address at which Google publishes its signing keys, each for some days. */
export const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Longer than a network needs, shorter than people wait, in milliseconds. */
const timeout = 5000;

/** How far our clock may be off Google's, in seconds. */
const clocksDiffer = 30;

/** The keys could not be fetched, which says nothing about the token. */
function isAboutKeys(error: unknown): boolean {
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return false;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  // The general kind is thrown for an answer other than 200 or no JSON; what is no error of jose's is a broken network.
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
}

/**
 * Reads the ID tokens of Firebase Authentication as its documentation requires: signed with RS256 by a key
 * that Google publishes, for this project, not expired. An unknown key id makes it fetch the keys again.
 * @param keysUrl where the keys are; tests have their own.
 */
export function createGoogleTokens(projectId: string, keysUrl: string = googleKeys): ReadToken {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: timeout });
  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        algorithms: ['RS256'],
        currentDate: new Date(now),
        // Also says no to one that is made in the future.
        maxTokenAge: '1h',
        clockTolerance: clocksDiffer,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      const { sub, email, email_verified: shown, auth_time: authTime } = payload;
      if (!sub || typeof email !== 'string' || typeof authTime !== 'number') return null;
      return { uid: sub, email, emailShown: shown === true, authTime };
    } catch (error) {
      if (isAboutKeys(error)) throw unreachable();
      return null;
    }
  };
}
