import { createHash } from 'node:crypto';
import { StartError } from '../../settings/startError';
import { type MovedTable, nameOfRow, type Row } from './movedTables';

/** How many rows are read and written at once. */
export const batchSize = 1000;

/** A database that rows are read from. */
export interface Source {
  /** The rows of a table, in their order and some at a time. */
  rows(table: MovedTable): AsyncIterable<Row[]>;
  /** The highest number that was ever given in a numbered table, also where its row has gone; 0: none was. */
  highest(table: MovedTable): Promise<number>;
}

/** A database that rows are written into, inside the caller's transaction. Its tables exist. */
export interface Target extends Source {
  empty(table: MovedTable): Promise<void>;
  add(table: MovedTable, rows: readonly Row[]): Promise<void>;
  /** Makes the numbers of a table continue after this one. */
  goOnAfter(table: MovedTable, number: number): Promise<void>;
}

/** The contents of a table, on both sides. */
export interface Compared {
  table: string;
  rows: number;
  /** SHA-256 of its rows. */
  sum: string;
}

/** Numbers are exact up to here on both sides. */
function checkNumbers(table: MovedTable, rows: readonly Row[]): void {
  for (const row of rows)
    if (row.some((value) => typeof value === 'number' && !Number.isSafeInteger(value)))
      throw new StartError(`A number is too large in ${nameOfRow(table, row)}.`);
}

async function copyTable(source: Source, target: Target, table: MovedTable): Promise<number> {
  let count = 0;
  for await (const rows of source.rows(table)) {
    checkNumbers(table, rows);
    await target.add(table, rows);
    count += rows.length;
  }
  if (table.isNumbered) await target.goOnAfter(table, await source.highest(table));
  return count;
}

const differs = (table: MovedTable, row: Row | undefined) =>
  new StartError(
    `The copy of the table ${table.name} is not the same${row ? `: look at ${nameOfRow(table, row)}` : ''}.`,
  );

/** One row after the other. */
async function* each(batches: AsyncIterable<Row[]>): AsyncGenerator<Row, void> {
  for await (const rows of batches) yield* rows;
}

/** Compares a table row by row. @throws StartError that names the first row that differs. */
async function compareTable(source: Source, target: Source, table: MovedTable): Promise<Compared> {
  const hash = createHash('sha256');
  const copied = each(target.rows(table));
  let count = 0;
  for await (const row of each(source.rows(table))) {
    const text = JSON.stringify(row);
    const { value } = await copied.next();
    if (JSON.stringify(value) !== text) throw differs(table, row);
    hash.update(`${text}\n`);
    count += 1;
  }
  const { value: more } = await copied.next();
  if (more) throw differs(table, more);
  if (table.isNumbered && (await target.highest(table)) < (await source.highest(table)))
    throw differs(table, undefined);
  return { table: table.name, rows: count, sum: hash.digest('hex') };
}

/**
 * Copies all rows of all tables, and compares each of them.
 * @param tables each after those that it refers to.
 * @param say tells the operator how far it is.
 * @throws StartError where a row is not the same on both sides.
 */
export async function copyRows(
  source: Source,
  target: Target,
  tables: readonly MovedTable[],
  say: (line: string) => void,
): Promise<Compared[]> {
  // Removes the rows that a new database writes by itself.
  for (const table of tables.toReversed()) await target.empty(table);
  for (const table of tables) {
    const count = await copyTable(source, target, table);
    if (count > 0) say(`${table.name}: ${count.toLocaleString('en')} copied`);
  }
  const compared: Compared[] = [];
  for (const table of tables) {
    const one = await compareTable(source, target, table);
    compared.push(one);
    if (one.rows > 0)
      say(`${one.table}: ${one.rows.toLocaleString('en')} compared, SHA-256 ${one.sum.slice(0, 16)}`);
  }
  return compared;
}
