import type Libsql from 'libsql';
import { type Queries, queriesOf } from './database';
import { openAlone } from './openDatabase';

/**
 * Executes work in one transaction on a database that nobody else uses. Its tables are brought up to date first. A copy at
 * which a process was killed is good for nothing.
 * @throws StartError when it is of a newer version.
 */
export async function changeCopy<T>(
  path: string,
  work: (queries: Queries, database: Libsql.Database) => Promise<T>,
): Promise<T> {
  const database = openAlone(path);
  const all = queriesOf(database);
  try {
    return await all.connection().execute(async (queries) => {
      database.exec('BEGIN');
      const result = await work(queries, database);
      database.exec('COMMIT');
      return result;
    });
  } finally {
    await all.destroy();
  }
}
