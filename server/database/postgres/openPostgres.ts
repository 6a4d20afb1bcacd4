import { Client } from 'pg';
import { StartError } from '../../settings/startError';
import type { Database } from '../database';
import { checkClock, type OwnClock } from './clock';
import { migrate } from './migrate';
import { createPostgresDatabase } from './postgresDatabase';

/** How long a start waits for a connection, in milliseconds. */
const connectWithin = 10_000;

const reasons: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'it does not let this name in',
  '3D000': 'there is no such database',
  '42501': 'this name may not make tables there: grant it CREATE on the schema',
  '53300': 'it has too many connections already',
  '53100': 'its disk is full',
  '55P03': 'another process is using its tables',
  '57014': 'another copy of this server has been bringing its tables up to date for a minute',
  '57P03': 'it is still starting, or stopping',
  '08P01':
    'what is in front of it does not take our settings (PgBouncer: ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options)',
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'no answer came',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody vouches for its certificate (sslrootcert)',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody vouches for its certificate (sslrootcert)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'nobody vouches for its certificate (sslrootcert)',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

const texts: readonly [RegExp, string][] = [
  [/does not support SSL/i, 'it does not encrypt (ssl = on in postgresql.conf)'],
  [/timeout/i, 'no answer came'],
  [/password must be a string/i, 'it asks for a password, and DATABASE_URL has none'],
];

/** Why a database cannot be opened, in a few plain words. Nothing of its address, which has a password. */
export function reasonOf(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  // Of a host with several addresses.
  if (!code && errors?.[0]) return reasonOf(errors[0]);
  const known = reasons[code ?? ''] ?? texts.find(([pattern]) => pattern.test(message ?? ''))?.[1];
  return known ?? code ?? 'unknown reason';
}

/** The options of a connection, with the files that the address names. @throws StartError where one cannot be read. */
function readAddress(url: string): Client {
  try {
    return new Client({ connectionString: url });
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (path === undefined) throw error;
    const why = code === 'ENOENT' ? 'there is none' : code;
    throw new StartError(`DATABASE_URL names the file ${path}, which cannot be read (${why}).`);
  }
}

/** A database as an operator knows it: without a name and a password. @throws StartError as {@link readAddress}. */
export function whereIs(url: string): string {
  const { host, port, database } = readAddress(url);
  return host.startsWith('/') ? `${database} at ${host}` : `${database} at ${host}:${port}`;
}

/** Returns whether what answers is not the database itself: a pooler gives each connection the number of a process of its own. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid !== (client as Client & { processID: number | null }).processID;
}

/** Opens the connections that the server uses, which ask for more than that of a start: a pooler may refuse it. */
async function openPool(url: string, pooled: boolean): Promise<Database> {
  const database = createPostgresDatabase(url, pooled);
  try {
    await database.read.selectFrom('notes').select('name').limit(1).execute();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const thisClock: OwnClock = { now: Date.now, warn: (line) => console.warn(line) };

/**
 * Opens a database of PostgreSQL and brings its tables up to date.
 * @throws StartError
 */
export async function openPostgres(url: string, clock: OwnClock = thisClock): Promise<Database> {
  const where = whereIs(url);
  const client = new Client({
    application_name: 'age-better',
    connectionString: url,
    connectionTimeoutMillis: connectWithin,
  });
  // A connection lost during a statement is that statement's error.
  client.on('error', () => {});
  try {
    await client.connect();
    await checkClock(client, where, clock);
    await migrate(client, where);
    const pooled = await isPooled(client);
    if (pooled)
      clock.warn(
        `There is a pooler in front of the database ${where}, so statements are not prepared. Each takes the database longer.`,
      );
    return await openPool(url, pooled);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database ${where} cannot be opened: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
