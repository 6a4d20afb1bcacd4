import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, in letters that are safe in cookies and addresses. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a secret: whoever reads the database cannot use it. A plain hash is enough because the secret is
 * random and long, unlike a password.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
