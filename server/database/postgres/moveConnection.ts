import { Client, DatabaseError } from 'pg';
import { StartError } from '../../settings/startError';
import { copyEndsAfter } from '../copies';
import { steps } from '../steps/steps';
import { isLost, types } from './connections';
import { checkServer, makeTables, movedAwayName, newerData, versionOf } from './migrate';
import { reasonOf, whereIs } from './openPostgres';

/** A connection that moves data. */
export interface MoveConnection {
  client: Client;
  /** The database as an operator knows it, without a password. */
  where: string;
}

/** The SQLSTATE classes of rows that a file accepted and PostgreSQL refuses: data and rules. */
const refused = /^2[23]/;

/** Of a connection that has ended, which has no code. */
const ended = /terminated|not queryable|timeout/i;

/** An error in one line; null: it is about something else. Nothing of the address, which has a password. */
function asLine(error: unknown, where: string, isOpen: boolean): StartError | null {
  if (error instanceof StartError) return error;
  const { code = '', table = '', message } = error as { code?: string; table?: string; message: string };
  if (!isOpen) return new StartError(`The database ${where} cannot be opened: ${reasonOf(error)}.`);
  if (refused.test(code))
    return new StartError(
      `The database ${where} refuses a row${table && ` of the table ${table}`}: ${message.split('\n')[0]!}.`,
    );
  if (isLost(error) || (code === '' && ended.test(message)))
    return new StartError(`The connection to the database ${where} was lost.`);
  return error instanceof DatabaseError
    ? new StartError(`The database ${where} could not be used to the end: ${reasonOf(error)}.`)
    : null;
}

/** The error of a commit of which nobody knows whether it was done. */
export class UnknownOutcome extends StartError {}

async function commit(client: Client, where: string): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    if (error instanceof DatabaseError && !isLost(error)) throw error;
    throw new UnknownOutcome(
      `The connection to the database ${where} was lost at the very end: everything was moved, or nothing. Run this command again: it says which.`,
    );
  }
}

/**
 * Executes work in one transaction of a connection of its own, which is rolled back where the work fails.
 * @param begin how the transaction begins.
 * @throws StartError in one line.
 */
export async function inMove<T>(
  url: string,
  begin: string,
  work: (connection: MoveConnection) => Promise<T>,
): Promise<T> {
  const where = whereIs(url);
  const client = new Client({
    application_name: 'age-better move-data',
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    types,
  });
  client.on('error', () => {});
  let isOpen = false;
  try {
    await client.connect();
    isOpen = true;
    await checkServer(client, where);
    await client.query(
      `${begin}; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '5s'`,
    );
    const result = await work({ client, where });
    await commit(client, where);
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw asLine(error, where, isOpen) ?? error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns what prevents a move: the version of existing tables. */
async function existingVersion({ client }: MoveConnection, version: number): Promise<string> {
  if (version < steps.length) return 'it holds tables of an earlier version of this server';
  const { rows } = await client.query<{ value: string }>(
    `SELECT value FROM notes WHERE name = '${movedFromNote}'`,
  );
  return rows[0]
    ? `it holds data that was moved there (${rows[0].value})`
    : 'it holds tables of this server already';
}

/** The name of the note that says where the data came from. */
export const movedFromNote = 'moved-from';

/** Makes the tables in a database that has none. @throws StartError where it has some. */
export async function prepareTarget(connection: MoveConnection): Promise<void> {
  const { client, where } = connection;
  const version = await versionOf(client, where);
  if (version > steps.length) throw newerData(where);
  if (version > 0)
    throw new StartError(
      `The database ${where} is not empty: ${await existingVersion(connection, version)}. Make an empty one with: createdb --encoding=UTF8 --template=template0 NAME`,
    );
  await makeTables(client);
}

/** @throws StartError where there is nothing that this version can read. */
export async function checkSource({ client, where }: MoveConnection): Promise<void> {
  const version = await versionOf(client, where);
  if (version === 0) throw new StartError(`The database ${where} is empty: there is nothing to move.`);
  if (version > steps.length) throw newerData(where);
  if (version < steps.length)
    throw new StartError(
      `The database ${where} is of an earlier version. Start the server once: it brings the tables up to date.`,
    );
}

/**
 * Waits until nobody writes, and lets nobody begin. Copies are known by what they say of themselves: connections are not theirs
 * alone, and a pooler in between hides and keeps them. One that was not seen for a minute cannot write any more afterwards.
 * @throws StartError where a server is there.
 */
export async function lockSource({ client, where }: MoveConnection): Promise<void> {
  await client.query('LOCK TABLE writer IN ACCESS EXCLUSIVE MODE');
  const { rows } = await client.query(
    `SELECT 1 FROM copies WHERE seen_at > extract(epoch FROM clock_timestamp()) * 1000 - ${copyEndsAfter} LIMIT 1`,
  );
  if (rows.length > 0)
    throw new StartError(
      `A server is using the database ${where}. Stop every copy of it first; where one was killed, wait for a minute.`,
    );
}

/** Lets nobody write any more, and no server start, once the transaction is committed. */
export const retire = async ({ client }: MoveConnection): Promise<void> => {
  await client.query(`ALTER TABLE writer RENAME TO ${movedAwayName}`);
};

/** How many bytes the rows take, without indexes. */
export async function sizeOf({ client }: MoveConnection): Promise<number> {
  const { rows } = await client.query<{ size: number | null }>(
    `SELECT sum(pg_relation_size(oid)) AS size FROM pg_class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
  );
  return rows[0]!.size ?? 0;
}
