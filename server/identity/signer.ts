import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts that leave the server in links, and reads them again. */
export interface Signer {
  /** @returns the text and its signature, as a part of an address. */
  sign(text: string): string;
  /** @returns the text, or null where it was not signed here. */
  read(code: string): string | null;
}

/**
 * @param key the secret of the key file: it can sign anything.
 * @param purpose makes a key of its own: nothing that is signed for another purpose can be used here.
 */
export function createSigner(key: Uint8Array, purpose: string): Signer {
  const own = createHmac('sha256', key).update(purpose).digest();
  const signatureOf = (encoded: string) => createHmac('sha256', own).update(encoded).digest();
  return {
    sign(text) {
      const encoded = Buffer.from(text).toString('base64url');
      return `${encoded}.${signatureOf(encoded).toString('base64url')}`;
    },
    read(code) {
      const [encoded = '', signature = ''] = code.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(encoded);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Buffer.from(encoded, 'base64url').toString();
    },
  };
}
