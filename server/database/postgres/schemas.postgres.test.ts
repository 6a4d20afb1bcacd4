import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { openAlone } from '../openDatabase';

/** The description of a table, in the same words for both engines. */
interface Described {
  columns: string[];
  key: string;
  references: string[];
  indexes: string[];
}

const ownTables = ['age_better', 'writer'];

function inFile(path: string): Record<string, Described> {
  const database = openAlone(path);
  const all = <T>(text: string, ...values: string[]) => database.prepare(text).all(...values) as T[];
  const describe = (table: string): Described => {
    const columns = all<{
      name: string;
      type: string;
      notnull: number;
      pk: number;
      dflt_value: string | null;
    }>('SELECT * FROM pragma_table_info(?)', table);
    const keys = all<{ from: string; table: string; to: string; on_delete: string }>(
      'SELECT * FROM pragma_foreign_key_list(?)',
      table,
    );
    const indexes = all<{ name: string; unique: number; partial: number; origin: string }>(
      'SELECT * FROM pragma_index_list(?)',
      table,
    );
    return {
      columns: columns
        .map(
          ({ name, type, notnull, pk, dflt_value: preset }) =>
            `${name} ${type} ${notnull || pk ? 'needed' : 'optional'} ${preset ?? 'none'}`,
        )
        .toSorted(),
      key: columns
        .filter(({ pk }) => pk > 0)
        .toSorted((a, b) => a.pk - b.pk)
        .map(({ name }) => name)
        .join(),
      references: keys.map((key) => `${key.from} ${key.table}.${key.to} ${key.on_delete}`).toSorted(),
      indexes: indexes
        .filter(({ origin }) => origin !== 'pk')
        .map(({ name, unique, partial, origin }) => {
          const of = all<{ name: string }>('SELECT name FROM pragma_index_info(?)', name).map(
            (one) => one.name,
          );
          return `${origin === 'u' ? 'unique' : name} ${of.join()} ${unique} ${partial}`;
        })
        .toSorted(),
    };
  };
  const tables = all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  const described = Object.fromEntries(tables.map(({ name }) => [name, describe(name)]));
  database.close();
  return described;
}

const types: Record<string, string> = { bigint: 'INTEGER', text: 'TEXT' };
const deletions: Record<string, string> = { c: 'CASCADE', n: 'SET NULL' };

async function inPostgres(folder: string): Promise<Record<string, Described>> {
  const { read, close } = await openTestDatabase(folder);
  const columns = await sql<Record<'table' | 'name' | 'type' | 'nullable' | 'collation' | 'preset', string>>`
    SELECT table_name AS "table", column_name AS name, data_type AS type, is_nullable AS nullable,
      collation_name AS collation, column_default AS preset
    FROM information_schema.columns WHERE table_schema = current_schema()`.execute(read);
  const keys = await sql<{ table: string; type: string; columns: string; to: string; deletes: string }>`
    SELECT conrelid::regclass::text AS "table", contype AS type, confdeltype AS deletes,
      (SELECT string_agg(attname, ',' ORDER BY at) FROM unnest(conkey) WITH ORDINALITY AS one(number, at)
        JOIN pg_attribute ON attrelid = conrelid AND attnum = number) AS columns,
      confrelid::regclass::text || '.' || (SELECT attname FROM pg_attribute
        WHERE attrelid = confrelid AND attnum = confkey[1]) AS to
    FROM pg_constraint WHERE connamespace = current_schema()::regnamespace`.execute(read);
  const indexes = await sql<{
    table: string;
    name: string;
    columns: string;
    unique: boolean;
    partial: boolean;
  }>`
    SELECT indrelid::regclass::text AS "table", indexrelid::regclass::text AS name, indisunique AS unique,
      indpred IS NOT NULL AS partial,
      (SELECT string_agg(attname, ',' ORDER BY at) FROM unnest(indkey::int[]) WITH ORDINALITY AS one(number, at)
        JOIN pg_attribute ON attrelid = indrelid AND attnum = number) AS columns
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = current_schema()::regnamespace AND NOT indisprimary`.execute(read);
  await close();
  // Otherwise texts are compared by the language of the database.
  expect(columns.rows.filter(({ type, collation }) => type === 'text' && collation !== 'C')).toEqual([]);
  const names = [...new Set(columns.rows.map(({ table }) => table))].toSorted();
  const describe = (table: string): Described => {
    const of = <T extends { table: string }>({ rows }: { rows: T[] }) =>
      rows.filter((row) => row.table === table);
    const own = of(keys);
    return {
      columns: of(columns)
        .map(
          ({ name, type, nullable, preset }) =>
            `${name} ${types[type] ?? type} ${nullable === 'NO' ? 'needed' : 'optional'} ${preset?.replace('::text', '') ?? 'none'}`,
        )
        .toSorted(),
      key: own.find(({ type }) => type === 'p')?.columns ?? '',
      references: own
        .filter(({ type }) => type === 'f')
        .map((key) => `${key.columns} ${key.to} ${deletions[key.deletes] ?? key.deletes}`)
        .toSorted(),
      indexes: of(indexes)
        .map(({ name, columns: named, unique, partial }) => {
          const isRule = own.some(({ type, columns: by }) => type === 'u' && by === named);
          return `${isRule ? 'unique' : name} ${named} ${Number(unique)} ${Number(partial)}`;
        })
        .toSorted(),
    };
  };
  return Object.fromEntries(
    names.filter((name) => !ownTables.includes(name)).map((name) => [name, describe(name)]),
  );
}

test('both engines have the same tables, columns, keys and indexes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = inFile(join(folder, 'one.db'));
  expect(Object.keys(file).length).toBeGreaterThan(30);
  expect(await inPostgres(folder)).toEqual(file);
});
