import { join } from 'node:path';
import Database from 'libsql';
import type { Queries } from '../data/database';
import { forgetPerson } from '../data/forgetPerson';
import { peopleIn } from '../data/peopleIn';
import { databaseName } from '../identity/database';

function accountsIn(folder: string): Set<string> {
  const database = new Database(join(folder, databaseName));
  try {
    const rows = database.prepare('SELECT uid FROM accounts').all() as { uid: string }[];
    return new Set(rows.map(({ uid }) => uid));
  } finally {
    database.close();
  }
}

/**
 * Takes out of the shared data what belongs to accounts that are not there: the two databases of a copy are of two moments,
 * and who came or left in between is in one of them. As when somebody leaves, their places go to those who wait.
 * @param queries of the copy of the shared data.
 * @param folder where the copy of the accounts is.
 * @param now milliseconds since 1970.
 * @returns how many people there were.
 */
export async function forgetStrangers(queries: Queries, folder: string, now: number): Promise<number> {
  const accounts = accountsIn(folder);
  const strangers = [...(await peopleIn(queries))].filter((uid) => !accounts.has(uid));
  for (const uid of strangers) await forgetPerson(queries, uid, now);
  return strangers.length;
}
