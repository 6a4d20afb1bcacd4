import { expect } from 'vitest';
import type { Database } from '@/server/database/database';
import { openTestDatabase } from './testDatabase';
import { brokenReferences } from './ownedRows';

/**
 * Does as a start does, before it uses a data folder, and checks that all rows still refer to something.
 * @param now milliseconds since 1970.
 */
export async function onFolder(
  folder: string,
  now: number,
  work: (database: Database, folder: string, now: number) => Promise<number>,
): Promise<number> {
  const database = await openTestDatabase(folder);
  try {
    const result = await work(database, folder, now);
    expect(await brokenReferences(database.read)).toEqual([]);
    return result;
  } finally {
    await database.close();
  }
}
