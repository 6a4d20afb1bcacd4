import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** A table and the column in which it says whose a row is. */
export interface OwningColumn {
  table: string;
  column: 'uid' | 'owner';
  /** What the column refers to, and what becomes of the row when that goes; null: it refers to nothing. */
  refersTo: string | null;
}

/** Every column of the database, as it is, that says whose a row is. */
export async function owningColumns(queries: Queries): Promise<OwningColumn[]> {
  const { rows } = await sql<OwningColumn>`
    SELECT tables.name AS "table", columns.name AS "column", (
      SELECT found."table" || '.' || found."to" || ' ' || found.on_delete
      FROM pragma_foreign_key_list(tables.name) AS found WHERE found."from" = columns.name
    ) AS "refersTo"
    FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND columns.name IN ('uid', 'owner') ORDER BY tables.name`.execute(queries);
  return rows;
}

/** Rows that refer to something that is not there, by the names of their tables. */
export async function brokenReferences(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`PRAGMA foreign_key_check`.execute(queries);
  return rows.map(({ table }) => table);
}

/** For the end of each test of a file. @throws where a row refers to something that is not there. */
export async function checkReferences(queries: Queries): Promise<void> {
  const broken = await brokenReferences(queries);
  if (broken.length > 0) throw new Error(`Rows refer to what is not there, in ${broken.join(', ')}.`);
}

/** Where the database still names somebody, but for the audit trail: tables, found by their columns. */
export async function tablesNaming(queries: Queries, uid: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (table: string, column: string, value: string) => {
    const { rows } =
      await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${value} LIMIT 1`.execute(
        queries,
      );
    if (rows.length > 0) found.push(table);
  };
  for (const { table, column } of await owningColumns(queries))
    if (table !== 'audit') await look(table, column, uid);
  for (const table of ['changes', 'latest_changes', 'forgotten_changes'])
    await look(table, 'audience', `uid:${uid}`);
  return found;
}
