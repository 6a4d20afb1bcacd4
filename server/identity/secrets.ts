import { createHash, randomBytes } from 'node:crypto';

/**
 * A new secret of random bytes, in letters that are safe in cookies and addresses.
 * @param bytes 32 for what lasts, 16 for what is mailed and must stay short enough for one line.
 */
export function makeSecret(bytes: 16 | 32): string {
  return randomBytes(bytes).toString('base64url');
}

/**
 * What is kept of a secret: whoever reads the database cannot use it. A plain hash is enough because the secret is
 * random and long, unlike a password.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
