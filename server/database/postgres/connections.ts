import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, types as parsers } from 'pg';
import { HttpError } from '../../http/httpError';
import type { Queries } from '../database';
import type { Tables } from '../tables';

/** How many connections one process opens: one that writes, the others read. */
export const poolSize = 10;

/** What is the same for all connections. Times are in milliseconds. */
const common = {
  application_name: 'age-better',
  connectionTimeoutMillis: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  // Where no answer comes at all, as after a cable was pulled.
  query_timeout: 15_000,
  statement_timeout: 10_000,
} as const;

/** `BIGINT` and `numeric`, which come as texts: `"10" > "9"` is false. Each number of this server is exact. */
const asNumbers: readonly number[] = [parsers.builtins.INT8, parsers.builtins.NUMERIC];

/** How values are read. */
export const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    asNumbers.includes(oid) ? Number : (parsers.getTypeParser(oid, format) as unknown)) as never,
};

/** SQLSTATE of a connection that was lost, and of one that could not be had. */
const lostCode = '08006';

/** What a connection failed with: the database's own error as it is, anything else as a lost connection. */
export const asDatabaseError = (error: unknown): unknown =>
  error instanceof DatabaseError
    ? error
    : Object.assign(new Error('The connection to the database was lost.', { cause: error }), {
        code: lostCode,
      });

/** SQLSTATE class 08, and what a server says that stops, starts or ends a connection. */
const lost = /^(08...|57P0[1-5]|25P03)$/;

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** Whether an error means that there is no connection any more, or none yet. */
export const isLost = (error: unknown): boolean => lost.test(codeOf(error));

/** Whether the same transaction may succeed when it is run again. Two that met are told so by the database. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  isLost(error) || ['40001', '40P01'].includes(codeOf(error));

/** The error of a commit of which nobody knows whether it was done: a repeat of the request finds that out. */
const outcomeUnknown = () =>
  new HttpError(
    'outcome-unknown',
    'The connection to the data broke while this was being saved. It may have been saved. Please look, or try again.',
    1,
  );

/** A connection as Kysely uses it, which knows whether it can be used again. */
function clientOf(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const send = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values as unknown[]);
    } catch (thrown) {
      const error = asDatabaseError(thrown);
      if (!isLost(error)) throw error;
      isBroken = true;
      throw text === 'COMMIT' ? outcomeUnknown() : error;
    }
  };
  const query = async (text: string, values: readonly unknown[]) => {
    const result = await send(text, values);
    // The work has swallowed the error of a statement: the database has taken everything back.
    if (text === 'COMMIT' && result.command !== 'COMMIT')
      throw new Error('The transaction had failed before its commit.');
    return result;
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
}

/** @param most how many at once. @param readOnly whether the database refuses to write by them. */
export function connect(url: string, most: number, readOnly: boolean): Queries {
  const pool = new Pool({
    ...common,
    connectionString: url,
    max: most,
    types,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  // Of a connection that nobody uses at that moment: the next one is another. Of one that is used, each statement has its error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        async connect() {
          try {
            return clientOf(await pool.connect());
          } catch (error) {
            throw asDatabaseError(error);
          }
        },
        end: () => pool.end(),
      },
    }),
  });
}
