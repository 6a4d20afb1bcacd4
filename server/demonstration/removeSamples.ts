import type { Database } from '../database/database';
import { forgetPerson } from '../data/forgetPerson';

/**
 * Removes the sample people of a demonstration, with what they did, where a server is none: a folder of an earlier version was
 * used for both.
 * @param now milliseconds since 1970.
 */
export const removeSamplePeople = ({ write }: Pick<Database, 'write'>, now: number): Promise<void> =>
  write(async (queries) => {
    const samples = await queries
      .selectFrom('accounts')
      .select('uid')
      .where('demonstration', '=', 1)
      .execute();
    for (const { uid } of samples) await forgetPerson(queries, uid, now);
  });
