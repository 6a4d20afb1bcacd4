import type { Queries } from './database';
import { queriesOf } from './sqliteDatabase';
import { beginEpoch } from './epoch';
import { openAlone } from './openDatabase';

/**
 * Executes work in one transaction on a database that nobody else uses. Its tables are brought up to date first. A copy at
 * which a process was killed is good for nothing.
 * @param isRestored whether a new epoch of versions begins after the work, because the copy is of an earlier time.
 * @throws StartError when it is of a newer version.
 */
export async function changeCopy<T>(
  path: string,
  work: (queries: Queries) => Promise<T>,
  { isRestored = false } = {},
): Promise<T> {
  const database = openAlone(path);
  const all = queriesOf(database);
  try {
    return await all.connection().execute(async (queries) => {
      database.exec('BEGIN');
      const result = await work(queries);
      if (isRestored) beginEpoch(database);
      database.exec('COMMIT');
      return result;
    });
  } finally {
    await all.destroy();
  }
}
