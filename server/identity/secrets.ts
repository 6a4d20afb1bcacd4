import { createHash, randomBytes } from 'node:crypto';

/**
 * A new secret of random bytes, in letters that are safe in cookies and addresses.
 * @param bytes 32 for what lasts, 16 for what is mailed and must stay short enough for one line.
 */
export function makeSecret(bytes: 16 | 32): string {
  return randomBytes(bytes).toString('base64url');
}

/**
 * The hash that is stored for a secret: nobody who reads the database can use it. A plain hash is enough: the secret is
 * random and long, unlike a password.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * A page's name for its session; see {@link Credentials}. It is made of the cookie's secret, so
 * that nothing is kept for it, and grants nothing without the cookie.
 */
export const sessionToken = (secret: string): string => hashSecret(`token ${secret}`);
