import type { Database } from '../database/database';
import { forgetPerson } from '../data/forgetPerson';

/**
 * Removes the sample people of a demonstration, with what they did, where a server is none: a folder of an earlier version was
 * used for both.
 * @param now milliseconds since 1970.
 */
export async function removeSamplePeople(
  { read, write }: Pick<Database, 'read' | 'write'>,
  now: number,
): Promise<void> {
  const samples = await read.selectFrom('accounts').select('uid').where('demonstration', '=', 1).execute();
  for (const { uid } of samples) await write((queries) => forgetPerson(queries, uid, now));
}
