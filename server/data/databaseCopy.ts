import type Database from 'libsql';
import { openAlone, queriesOf, type Queries } from './database';

/**
 * Executes work in one transaction on a copy of the community's data that nobody else uses. Its tables are brought up to date
 * first. A copy at which a process was killed is good for nothing.
 * @throws StartError when it is of a newer version.
 */
export async function changeCommunityCopy<T>(
  path: string,
  work: (queries: Queries, database: Database.Database) => Promise<T>,
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
