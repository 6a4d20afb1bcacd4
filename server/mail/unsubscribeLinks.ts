import { createSigner } from '../identity/signer';

/** Makes the links that end emails to many people for one address, and reads them. They work without a login. */
export interface UnsubscribeLinks {
  /** @returns the address of the page that the link opens. */
  make(email: string): string;
  /** @param code the part of the address that says whose it is. @returns null where it is not one of ours. */
  read(code: string): string | null;
}

/** The path of the page that a link opens. */
export const unsubscribePath = '/unsubscribe';

/**
 * @param key the secret of the key file.
 * @param url the site's address, without a slash at the end.
 */
export function createUnsubscribeLinks(key: Uint8Array, url: string): UnsubscribeLinks {
  const signer = createSigner(key, 'links that end emails to many people');
  return {
    make: (email) => `${url}${unsubscribePath}?link=${signer.sign(email)}`,
    read: (code) => signer.read(code),
  };
}
