import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { StartError } from '../settings/startError';
import type { Database } from '../database/database';
import type { Settings } from '../settings/settings';
import { keyPath, openKeyFile } from '../settings/keyFile';

/** The note of which key the copies of the server have. It says nothing about the key. */
const keyNote = 'key-fingerprint';

const wayOut = 'Copy the file from there, or set TOKEN_KEY_FILE to it.';

/**
 * Looks before a key is made: where another copy of the server has started, it has the key.
 * @param path where this copy's key is or should be.
 * @throws StartError where there is none.
 */
async function checkIsThere(database: Database, path: string): Promise<void> {
  if (!database.hasCopies || existsSync(path)) return;
  const noted = await database.read
    .selectFrom('notes')
    .select('name')
    .where('name', '=', keyNote)
    .executeTakeFirst();
  if (noted)
    throw new StartError(
      `There is no key in ${path}, and this database has been used with one: the other copies of this server have it. ${wayOut}`,
    );
}

/**
 * Checks that all copies of the server have one key: the first start notes which. Otherwise links of mails and devices that are
 * known would count on some copies only.
 * @param path where this copy's key is.
 * @throws StartError where this one has another.
 */
async function checkIsShared(database: Database, key: Uint8Array, path: string): Promise<void> {
  if (!database.hasCopies) return;
  const value = createHmac('sha256', key).update(keyNote).digest('base64url');
  const noted = await database.write(async (queries) => {
    await queries
      .insertInto('notes')
      .values({ name: keyNote, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return queries.selectFrom('notes').select('value').where('name', '=', keyNote).executeTakeFirstOrThrow();
  });
  if (noted.value !== value)
    throw new StartError(
      `The key in ${path} is another one than that of the other copies of this server. ${wayOut}`,
    );
}

/**
 * Opens the key of a server, and makes it at the first start: after the database, never before, because a key without accounts is
 * a folder that has lost them. All copies on one database have the same.
 * @param folder the data folder.
 * @param warn is told what an operator should know.
 * @throws StartError
 */
export async function openKey(
  database: Database,
  settings: Pick<Settings, 'keyFile'>,
  folder: string,
  warn: (line: string) => void,
): Promise<Uint8Array> {
  const path = keyPath(settings, folder);
  // A restore replaces what it finds there.
  if (settings.keyFile !== null && path.startsWith(resolve(folder) + sep))
    throw new StartError(
      `TOKEN_KEY_FILE names ${path}, in the data folder: choose a place outside, or leave it out.`,
    );
  await checkIsThere(database, path);
  const key = openKeyFile(path, warn);
  await checkIsShared(database, key, path);
  return key;
}
