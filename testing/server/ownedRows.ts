import { sql } from 'kysely';
import type { Queries } from '@/server/database/database';
import { onPostgres } from './testDatabase';

/** A table and the column in which it says whose a row is. */
export interface OwningColumn {
  table: string;
  column: 'uid' | 'owner';
  /** The target of the column's reference, and its effect on the row when that is deleted; null: none. */
  refersTo: string | null;
}

const inPostgres = sql<OwningColumn>`
    SELECT columns.table_name AS "table", columns.column_name AS "column", (
      SELECT found.relname || '.uid ' || CASE keys.confdeltype WHEN 'c' THEN 'CASCADE' ELSE keys.confdeltype::text END
      FROM pg_constraint AS keys JOIN pg_class AS found ON found.oid = keys.confrelid
      JOIN pg_attribute AS own ON own.attrelid = keys.conrelid AND own.attnum = keys.conkey[1]
      WHERE keys.contype = 'f' AND keys.conrelid = columns.table_name::regclass AND own.attname = columns.column_name
    ) AS "refersTo"
    FROM information_schema.columns AS columns
    WHERE columns.table_schema = current_schema() AND columns.column_name IN ('uid', 'owner')
    ORDER BY columns.table_name`;

const inFile = sql<OwningColumn>`
    SELECT tables.name AS "table", columns.name AS "column", (
      SELECT found."table" || '.' || found."to" || ' ' || found.on_delete
      FROM pragma_foreign_key_list(tables.name) AS found WHERE found."from" = columns.name
    ) AS "refersTo"
    FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND columns.name IN ('uid', 'owner') ORDER BY tables.name`;

/** Every column of the database, as it is, that says whose a row is. */
export async function owningColumns(queries: Queries): Promise<OwningColumn[]> {
  const { rows } = await (onPostgres ? inPostgres : inFile).execute(queries);
  return rows;
}

/** Rows that refer to something that is not there, by the names of their tables. PostgreSQL refuses them. */
export async function brokenReferences(queries: Queries): Promise<string[]> {
  if (onPostgres) return [];
  const { rows } = await sql<{ table: string }>`PRAGMA foreign_key_check`.execute(queries);
  return rows.map(({ table }) => table);
}

/** For the end of each test of a file. @throws where a row refers to something that is not there. */
export async function checkReferences(queries: Queries): Promise<void> {
  const broken = await brokenReferences(queries);
  if (broken.length > 0) throw new Error(`Rows refer to what is not there, in ${broken.join(', ')}.`);
}

/** Tables that may name deleted users: the audit trail says who did something, the other one that they have left. */
const namesWhoLeft = ['audit', 'deletions'];

/** The tables that still name a user, except for {@link namesWhoLeft}, found by their columns. */
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
    if (!namesWhoLeft.includes(table)) await look(table, column, uid);
  for (const table of ['changes', 'latest_changes', 'forgotten_changes'])
    await look(table, 'audience', `uid:${uid}`);
  return found;
}

const tableNames = onPostgres
  ? sql<{
      name: string;
    }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`
  : sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`;

/** Tables in which copies of the server tell each other, whatever the requests: in a file they are empty. */
const amongCopies = ['copies', 'attempts'];
const isAmongCopies = (row: unknown) =>
  ['logins-changed', 'tidied'].includes(String((row as { name?: unknown }).name));

/** All rows of all tables, to be compared. */
export async function allRows(queries: Queries): Promise<[table: string, rows: unknown[]][]> {
  const tables: [string, unknown[]][] = [];
  for (const { name } of (await tableNames.execute(queries)).rows) {
    if (amongCopies.includes(name)) continue;
    const { rows } = await sql`SELECT * FROM ${sql.table(name)}`.execute(queries);
    // PostgreSQL moves a row that is changed.
    tables.push([
      name,
      rows
        .filter((row) => !isAmongCopies(row))
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ]);
  }
  return tables;
}
