import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig, types as parsers } from 'pg';
import { HttpError } from '../../http/httpError';
import type { Queries } from '../database';
import type { Tables } from '../tables/tables';
import type { NameOf } from './preparedNames';

/** How many connections one process opens: one that writes, the others read. */
export const poolSize = 10;

/** The options that all connections share. Times are in milliseconds. */
const common = {
  application_name: 'age-better',
  connectionTimeoutMillis: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  // For no answer at all, as after a cable was pulled.
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

const asLost = (cause: unknown) =>
  Object.assign(new Error('The connection to the database was lost.', { cause }), { code: lostCode });

/** The error of a connection: the database's own error unchanged, anything else as a lost connection. */
const asDatabaseError = (error: unknown): unknown => (error instanceof DatabaseError ? error : asLost(error));

/** SQLSTATE class 08, and what a server says that stops, starts or ends a connection. */
const lost = /^(08...|57P0[1-5]|25P03)$/;

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** Returns whether an error means that there is no connection any more, or none yet. */
export const isLost = (error: unknown): boolean => lost.test(codeOf(error));

/** Returns whether the same transaction may succeed when it is run again. Two that met are told so by the database. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  isLost(error) || ['40001', '40P01'].includes(codeOf(error));

/** The error of a commit of which nobody knows whether it was done: a repeat of the request finds that out. */
const outcomeUnknown = () =>
  new HttpError(
    'outcome-unknown',
    'The connection to the data broke while this was being saved. It may have been saved. Please look, or try again.',
    1,
  );

/** A table has got another column since the statement was prepared: this connection cannot execute it any more. */
const isOutdated = (error: unknown) =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** SQLSTATE of each statement of a transaction after the one that failed. */
const afterFailure = '25P02';

/** A connection as Kysely uses it, which knows whether it can be used again. @param isReading outside of transactions. */
function clientOf(client: PoolClient, nameOf: NameOf, isReading: boolean): PostgresPoolClient {
  let isBroken = false;
  /** The error that ended the transaction. Of statements that were sent together, the others fail with nothing but that. */
  let cause: unknown = null;
  const send = async (text: string, values: unknown[]) => {
    // The beginning of a batch is several statements, which cannot be prepared.
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      const result = await client.query({ text, values, ...(name !== undefined && { name }) });
      cause = null;
      return result;
    } catch (thrown) {
      isBroken ||= isOutdated(thrown);
      if (isOutdated(thrown) && isReading) return client.query({ text, values });
      const error = isOutdated(thrown) ? asLost(thrown) : asDatabaseError(thrown);
      if (cause !== null && codeOf(error) === afterFailure) throw cause;
      cause = error;
      if (!isLost(error)) throw error;
      isBroken = true;
      throw text === 'COMMIT' ? outcomeUnknown() : error;
    }
  };
  const query = async (text: string, values: unknown[]) => {
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

/** Opens connections as they are needed. */
function openPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({ ...common, connectionString: url, types, ...options });
  // Of a connection that nobody uses at that moment: the next one is another. Of one that is used, each statement has its error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function takeFrom(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw asDatabaseError(error);
  }
}

const queriesBy = (connect: () => Promise<PostgresPoolClient>, end: () => Promise<void>): Queries =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end } }) });

/** @param most how many connections at once. The database refuses to write by them. */
export function connectToRead(url: string, most: number, nameOf: NameOf): Queries {
  const pool = openPool(url, { max: most, options: '-c default_transaction_read_only=on' });
  return queriesBy(
    async () => clientOf(await takeFrom(pool), nameOf, true),
    () => pool.end(),
  );
}

/** The connection that writes, during one piece of work. */
export interface HeldConnection {
  /** Queries here are sent at once, in order, without waiting for earlier responses. */
  queries: Queries;
  /** Sends a statement that Kysely has no part in, before it returns. */
  run(statement: string): Promise<void>;
}

/** The one connection that writes. */
export interface WriteConnection {
  use<T>(work: (held: HeldConnection) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Connects when it is used first, and again after the connection was lost. */
export function connectToWrite(url: string, nameOf: NameOf): WriteConnection {
  const pool = openPool(url, { max: 1, pipeline: true });
  return {
    async use(work) {
      const client = clientOf(await takeFrom(pool), nameOf, false);
      // Kysely asks for a connection for each query and gives it back: here it is the same one, until the work has ended.
      const connection: PostgresPoolClient = { query: client.query, release: () => {} };
      const queries = queriesBy(
        async () => connection,
        async () => {},
      );
      try {
        return await work({
          queries,
          run: async (statement) => {
            await connection.query(statement, []);
          },
        });
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
  };
}
