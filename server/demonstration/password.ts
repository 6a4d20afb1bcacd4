import { randomInt } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validatePassword } from '@/shared/domain/auth/validation';
import { reasonOf, writeOnce } from '../settings/dataFolder';
import { passwordFileName } from '../settings/mode';
import { StartError } from '../settings/startError';
import { passwordWords } from './passwordWords';

/**
 * A password that is easy to read and to type, such as `Maple-river-candle-otter-48`: four of 256 words and
 * two digits are worth 38 random bits, and the server allows no more than a few thousand attempts a day.
 */
export function makePassword(): string {
  const words = Array.from({ length: 4 }, () => passwordWords[randomInt(passwordWords.length)]!);
  const text = [...words, String(randomInt(10, 100))].join('-');
  return text[0]!.toUpperCase() + text.slice(1);
}

/**
 * The password of the seven sample people: created at the first start in a folder, the same at each later
 * one. Only the folder's owner may read the file.
 * @param folder that of the demonstration.
 * @throws StartError when it cannot be read or is not a valid password.
 */
export function openPassword(folder: string): string {
  const path = join(folder, passwordFileName);
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined)
      writeOnce(path, Buffer.from(`${makePassword()}\n`));
    if (process.platform !== 'win32') chmodSync(path, 0o600);
    const password = readFileSync(path, 'utf8').trim();
    if (validatePassword(password) === null) return password;
  } catch (error) {
    throw new StartError(`The file ${path} cannot be used (${reasonOf(error)}).`);
  }
  throw new StartError(`${path} is damaged. Delete it to get a new password.`);
}
