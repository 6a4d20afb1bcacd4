import type { Database } from '../database/database';
import { openDatabase } from '../database/openDatabase';

/**
 * Does as a start does, before it uses a data folder.
 * @param now milliseconds since 1970.
 */
export async function onFolder(
  folder: string,
  now: number,
  work: (database: Database, folder: string, now: number) => Promise<number>,
): Promise<number> {
  const database = await openDatabase(folder);
  try {
    return await work(database, folder, now);
  } finally {
    await database.close();
  }
}
