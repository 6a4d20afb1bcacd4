import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import Libsql from 'libsql';
import { onTestFinished } from 'vitest';
import type { Database } from '@/server/database/database';
import { databaseName } from '@/server/database/openDatabase';

/** A connection of its own to the file of a data folder, past everything that the product does with it. */
export function rawDatabase({ folder }: { folder: string }): Libsql.Database {
  const database = new Libsql(join(folder, databaseName), { timeout: 5000 });
  onTestFinished(() => void database.close());
  return database;
}

/** Executes a statement that the product has not, on whatever engine. @returns its rows. */
export const runRaw = <T>({ database }: { database: Database }, statement: RawBuilder<T>): Promise<T[]> =>
  database.write(async (queries) => (await statement.execute(queries)).rows);

/** Has all writes of the audit trail fail, as where its table is damaged. @returns a function that ends it. */
export async function breakAudit({ database }: { database: Database }): Promise<() => Promise<void>> {
  const rename = (from: string, to: string) =>
    database.write((queries) => queries.schema.alterTable('audit').renameColumn(from, to).execute());
  await rename('what', 'broken');
  return () => rename('broken', 'what');
}

/** The size, in pages, beyond which the disk counts as full for a database; null: there is room. */
export const limitPages = (database: Database, pages: number | null): Promise<unknown> =>
  database.write((queries) =>
    sql`PRAGMA max_page_count = ${sql.raw(String(pages ?? 1_073_741_823))}`.execute(queries),
  );
