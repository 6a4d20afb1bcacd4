import { createHmac } from 'node:crypto';
import { StartError } from '../app/startError';
import type { Database } from '../database/database';
import { keyName } from './keyFile';

/** The note of which key the copies of the server have. It says nothing about the key. */
const keyNote = 'key-fingerprint';

/**
 * Checks that all copies of the server have one key: the first start notes which. Otherwise links of mails and devices that are
 * known would count on some copies only.
 * @param folder the data folder.
 * @throws StartError where this one has another.
 */
export async function checkSharedKey(database: Database, key: Uint8Array, folder: string): Promise<void> {
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
      `The key ${keyName} in ${folder} is another one than that of the other copies of this server. Give all copies the same data folder, or copy the file from there.`,
    );
}
