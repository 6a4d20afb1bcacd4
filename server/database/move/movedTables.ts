import type Libsql from 'libsql';

/** A value of any column: all tables are strict, and there are no others. */
export type Value = string | number | null;

/** A row, its values in the order of the columns. */
export type Row = readonly Value[];

/** A table as both engines have it. */
export interface MovedTable {
  name: string;
  columns: readonly { name: string; type: 'INTEGER' | 'TEXT' }[];
  /** The columns that order its rows: its key, or all where it has none. */
  order: readonly string[];
  /** True if its key is a number that may be given by the database. */
  isNumbered: boolean;
}

/** A name of a table or a column as it stands in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The rows of a table in an order that both engines have: by bytes, the empty first. */
export const selectRows = ({ name, columns, order }: MovedTable): string =>
  `SELECT ${columns.map((column) => quoted(column.name)).join(', ')} FROM ${quoted(name)}
   ORDER BY ${order.map((column) => `${quoted(column)} NULLS FIRST`).join(', ')}`;

/** Describes a row by the columns that identify it. */
export function nameOfRow({ name, columns, order }: MovedTable, row: Row): string {
  const at = order.map((column) => row[columns.findIndex((one) => one.name === column)]);
  return `${name} ${at.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))).join(', ')}`;
}

interface Column {
  name: string;
  type: 'INTEGER' | 'TEXT';
  pk: number;
}

function describe(database: Libsql.Database, name: string): MovedTable {
  const columns = database.prepare('SELECT * FROM pragma_table_info(?)').all(name) as Column[];
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    order: (key.length > 0 ? key : columns).map((column) => column.name),
    isNumbered: key.length === 1 && key[0]!.type === 'INTEGER',
  };
}

/** The tables of a database file, each after those that it refers to. */
export function movedTables(database: Libsql.Database): MovedTable[] {
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all() as { name: string }[];
  const references = database.prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)');
  const ordered = new Map<string, MovedTable>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const to of references.all(name) as { name: string }[]) if (to.name !== name) add(to.name);
    ordered.set(name, describe(database, name));
  };
  for (const { name } of names) add(name);
  return [...ordered.values()];
}
