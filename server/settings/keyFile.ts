import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { reasonOf, writeOnce } from './dataFolder';
import { StartError } from './startError';
import type { Settings } from './settings';

/** The name of the key's file in the data folder, unless `TOKEN_KEY_FILE` names another. */
export const keyName = 'token.key';

/** How long a key is, in bytes. */
export const keyLength = 32;

/** The path of a server's key. @param folder the data folder. */
export const keyPath = ({ keyFile }: Pick<Settings, 'keyFile'>, folder: string): string =>
  keyFile === null ? join(folder, keyName) : resolve(keyFile);

/** Takes a file from everybody but its owner. @returns what the operator is told. */
function narrow(path: string): string {
  try {
    chmodSync(path, 0o600);
    return `${path} could be read by other people on this machine. It is readable by its owner only now.`;
  } catch {
    // Secrets that are mounted cannot be changed.
    return `${path} can be read by other people on this machine. Make it readable by its owner only.`;
  }
}

/**
 * Reads the key that signs links and cookies of devices; creates it at the first start. Only its owner may read it: a key with a wider mode
 * gets the right one where that can be, and `warn` is called.
 * @throws StartError when it cannot be read or is not a key.
 */
export function openKeyFile(path: string, warn: (line: string) => void): Uint8Array {
  if (!existsSync(dirname(path))) throw new StartError(`There is no folder ${dirname(path)} for the key.`);
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined) writeOnce(path, randomBytes(keyLength));
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      warn(narrow(path));
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
