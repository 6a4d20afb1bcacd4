import { forgetPerson } from '../data/forgetPerson';
import { peopleIn } from '../data/peopleIn';
import type { Queries } from '../database/database';

/**
 * Takes out of the shared data what belongs to accounts that are not there: the two databases of an earlier version may be of
 * two moments, and who came or left in between is in one of them. As when somebody leaves, their places go to those who wait.
 * @param now milliseconds since 1970.
 * @returns how many people there were.
 */
export async function forgetStrangers(queries: Queries, now: number): Promise<number> {
  const accounts = await queries.selectFrom('accounts').select('uid').execute();
  const known = new Set(accounts.map(({ uid }) => uid));
  const strangers = [...(await peopleIn(queries))].filter((uid) => !known.has(uid));
  for (const uid of strangers) await forgetPerson(queries, uid, now);
  return strangers.length;
}
