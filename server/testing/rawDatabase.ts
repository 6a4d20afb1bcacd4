import { join } from 'node:path';
import Libsql from 'libsql';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../database/database';
import { databaseName } from '../database/openDatabase';

/** A connection of its own to the database of a data folder, past everything that the product does with it. */
export function rawDatabase({ folder }: { folder: string }): Libsql.Database {
  const database = new Libsql(join(folder, databaseName), { timeout: 5000 });
  onTestFinished(() => void database.close());
  return database;
}

/** The size, in pages, beyond which the disk counts as full for a database; null: there is room. */
export const limitPages = (database: Database, pages: number | null): Promise<unknown> =>
  database.write((queries) =>
    sql`PRAGMA max_page_count = ${sql.raw(String(pages ?? 1_073_741_823))}`.execute(queries),
  );
