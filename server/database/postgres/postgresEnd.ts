import type { Client } from 'pg';
import { batchSize, type Source, type Target } from '../move/copyRows';
import { type MovedTable, quoted, type Row, selectRows, type Value } from '../move/movedTables';

const typeIn = { INTEGER: 'bigint', TEXT: 'text' } as const;

async function single(client: Client, text: string, values: unknown[] = []): Promise<Value> {
  const { rows } = await client.query<Value[]>({ text, values, rowMode: 'array' });
  return rows[0]?.[0] ?? null;
}

/** The sequence that gives a table its numbers; null: none does. */
const sequenceOf = ({ name, order }: MovedTable, client: Client) =>
  single(client, 'SELECT pg_get_serial_sequence($1, $2)', [quoted(name), order[0]]);

async function highestIn(table: MovedTable, client: Client): Promise<number> {
  const last = Number(
    await single(client, `SELECT max(${quoted(table.order[0]!)}) FROM ${quoted(table.name)}`),
  );
  const sequence = await sequenceOf(table, client);
  if (sequence === null) return last;
  const given = await single(
    client,
    `SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ${sequence}`,
  );
  return Math.max(last, Number(given));
}

/** Rows of a database, by a connection that is in a transaction. */
export function readPostgres(client: Client): Source {
  let cursors = 0;
  const highest = new Map<string, number>();
  return {
    async *rows(table) {
      const cursor = `moved_${(cursors += 1)}`;
      await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${selectRows(table)}`);
      const text = `FETCH ${batchSize} FROM ${cursor}`;
      for (;;) {
        const { rows } = await client.query<Value[]>({ text, rowMode: 'array' });
        if (rows.length > 0) yield rows;
        if (rows.length < batchSize) break;
      }
      await client.query(`CLOSE ${cursor}`);
    },
    async highest(table) {
      // Sequences go on for others meanwhile, outside of any transaction.
      const known = highest.get(table.name) ?? (await highestIn(table, client));
      highest.set(table.name, known);
      return known;
    },
  };
}

/** A database that is filled, by a connection that is in a transaction. */
export function fillPostgres(client: Client): Target {
  return {
    ...readPostgres(client),
    async empty({ name }) {
      await client.query(`DELETE FROM ${quoted(name)}`);
    },
    async add({ name, columns }: MovedTable, rows: readonly Row[]) {
      const names = columns.map((column) => quoted(column.name)).join(', ');
      const lists = columns.map(({ type }, at) => `$${at + 1}::${typeIn[type]}[]`).join(', ');
      await client.query(
        `INSERT INTO ${quoted(name)} (${names}) SELECT * FROM unnest(${lists})`,
        columns.map((_, at) => rows.map((row) => row[at])),
      );
    },
    async goOnAfter(table, number) {
      const sequence = await sequenceOf(table, client);
      if (sequence !== null && number > 0) await client.query('SELECT setval($1, $2)', [sequence, number]);
    },
  };
}
