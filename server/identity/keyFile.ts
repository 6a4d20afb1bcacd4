import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, writeOnce } from '../settings/dataFolder';
import { StartError } from '../app/startError';

/** The name of the key's file in the data folder. */
export const keyName = 'token.key';

/** How long a key is, in bytes. */
export const keyLength = 32;

/**
 * Reads the key that signs links and cookies of devices; creates it at the first start. Only its owner may read it: a key with a wider mode
 * gets the right one, and `warn` is called.
 * @param folder the data folder.
 * @throws StartError when it cannot be read or is not a key.
 */
export function openKeyFile(folder: string, warn: (line: string) => void): Uint8Array {
  const path = join(folder, keyName);
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined) writeOnce(path, randomBytes(keyLength));
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      chmodSync(path, 0o600);
      warn(`${path} could be read by other people on this machine. It is readable by its owner only now.`);
    }
    const key = readFileSync(path);
    if (key.length !== keyLength) {
      throw new StartError(
        `${path} is damaged: it should hold ${keyLength} bytes. Delete it to get a new one; links in mails that were sent before end then.`,
      );
    }
    return new Uint8Array(key);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The key file ${path} cannot be used (${reasonOf(error)}).`);
  }
}
