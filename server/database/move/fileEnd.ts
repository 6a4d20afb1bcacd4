import type Libsql from 'libsql';
import { StartError } from '../../settings/startError';
import { batchSize, type Source, type Target } from './copyRows';
import { type MovedTable, nameOfRow, quoted, type Row, selectRows } from './movedTables';

/** Returns whether numbers of a table are never given twice, and so have to be remembered. */
const remembers = (database: Libsql.Database, { name }: MovedTable) =>
  /AUTOINCREMENT/i.test(
    (database.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(name) as { sql: string }).sql,
  );

/** Rows of a database file. */
export function readFile(database: Libsql.Database): Source {
  return {
    async *rows(table) {
      let rows: Row[] = [];
      for (const row of database.prepare(selectRows(table)).raw().iterate()) {
        rows.push(row as Row);
        if (rows.length < batchSize) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
    async highest(table) {
      const { name, order } = table;
      const numbers = [`SELECT max(${quoted(order[0]!)}) AS number FROM ${quoted(name)}`];
      if (remembers(database, table)) numbers.push(`SELECT seq FROM sqlite_sequence WHERE name = '${name}'`);
      const [row] = database
        .prepare(`SELECT max(number) AS number FROM (${numbers.join(' UNION ALL ')})`)
        .all() as { number: number | null }[];
      return row?.number ?? 0;
    },
  };
}

/** A database file that is filled, in a transaction of the caller's. */
export function fillFile(database: Libsql.Database): Target {
  const statements = new Map<string, Libsql.Statement>();
  const insert = ({ name, columns }: MovedTable) => {
    const known =
      statements.get(name) ??
      database.prepare(
        `INSERT INTO ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')})
         VALUES (${columns.map(() => '?').join(', ')})`,
      );
    statements.set(name, known);
    return known;
  };
  return {
    ...readFile(database),
    async empty({ name }) {
      database.exec(`DELETE FROM ${quoted(name)}`);
    },
    async add(table, rows) {
      const statement = insert(table);
      for (const row of rows) statement.run(...row);
    },
    async goOnAfter(table, number) {
      if (!remembers(database, table)) return;
      database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table.name);
      if (number > 0)
        database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table.name, number);
    },
  };
}

/** By the database: the package reads a text up to its first NUL. */
function checkText(database: Libsql.Database, table: MovedTable, column: string): void {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const row = database
    .prepare(`SELECT ${names} FROM ${quoted(table.name)} WHERE instr(${quoted(column)}, char(0)) > 0 LIMIT 1`)
    .raw()
    .get() as Row | undefined;
  if (row)
    throw new StartError(
      `PostgreSQL takes no text with the character NUL, which is in ${column} of ${nameOfRow(table, row)}. Write that record without it.`,
    );
}

/**
 * Looks for what a file may hold and PostgreSQL refuses.
 * @throws StartError that names the record.
 */
export function checkForPostgres(database: Libsql.Database, tables: readonly MovedTable[]): void {
  const [broken] = database.pragma('foreign_key_check') as { table: string; parent: string }[];
  if (broken)
    throw new StartError(
      `The table ${broken.table} has a row that refers to nothing in ${broken.parent}. Start the server once, or run: npm run check-data`,
    );
  for (const table of tables) for (const column of table.columns) checkText(database, table, column.name);
}
