import type { Client } from 'pg';
import { StartError } from '../../settings/startError';
import { epochBeginning, epochNote } from '../epoch';
import { firstPostgresVersion, steps, textOf } from '../steps/steps';
import { firstStep } from './firstStep';

/** How long a process waits while another one brings the tables up to date, in milliseconds. */
const longestWait = 60_000;

/** The oldest version of PostgreSQL that this server was tried with, as the database says it. */
const oldestServer = 150_000;

const numberOf = async (client: Client, text: string): Promise<number> => {
  const { rows } = await client.query<{ number: string | null }>(text);
  return Number(rows[0]?.number ?? 0);
};

/** @throws StartError where the database can never do. */
export async function checkServer(client: Client, where: string): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string; readonly: string }>(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
       current_setting('transaction_read_only') AS readonly`,
  );
  const { version, encoding, readonly } = rows[0]!;
  if (Number(version) < oldestServer)
    throw new StartError(`The database ${where} is of an older PostgreSQL. Update it to 15 or newer.`);
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database ${where} is made for ${encoding}. Make one with: createdb --encoding=UTF8 --template=template0 NAME`,
    );
  if (readonly === 'on')
    throw new StartError(
      `The database ${where} can only be read, as a replica can. Set DATABASE_URL to the one that is written to.`,
    );
}

/** The name that the table `writer` gets when all data has been moved away: nothing can be written from then on. */
export const movedAwayName = 'moved_away';

/** The version of the tables; 0: there are none. @throws StartError where another program's are, or the data has been moved away. */
export async function versionOf(client: Client, where: string): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return 0;
  if (!names.includes('age_better'))
    throw new StartError(
      `The database ${where} holds tables of another program (such as ${names[0]}). Make an empty one, and set DATABASE_URL to it.`,
    );
  if (names.includes(movedAwayName))
    throw new StartError(
      `The data of the database ${where} was moved into a data folder. Leave DATABASE_URL out there, or set it to another database.`,
    );
  return numberOf(client, 'SELECT version AS number FROM age_better');
}

/** The error text for a database of a newer version. */
export const newerData = (where: string) =>
  new StartError(
    `The database ${where} was written by a newer version of this server. Update it, or set another DATABASE_URL.`,
  );

/** Several may begin at the same moment: the database lets one of them make the table. */
async function makeVersionTable(client: Client): Promise<void> {
  try {
    await client.query(
      `CREATE TABLE IF NOT EXISTS age_better (id BIGINT PRIMARY KEY CHECK (id = 1), version BIGINT NOT NULL)`,
    );
  } catch (error) {
    // "already exists", of the table or its type, seen by a process that came second.
    if (!['42P07', '42710', '23505'].includes(String((error as { code?: unknown }).code))) throw error;
  }
  await client.query('INSERT INTO age_better VALUES (1, 0) ON CONFLICT DO NOTHING');
}

async function hasEpoch(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM notes WHERE name = $1', [epochNote]);
  return rows.length > 0;
}

/** Begins an epoch, where none is noted: the first one, or one after an operator has brought back an earlier state. */
async function beginEpochOnce(client: Client): Promise<void> {
  if (await hasEpoch(client)) return;
  for (const [text, ...values] of epochBeginning()) {
    let at = 0;
    await client.query(
      text.replace(/\?/g, () => `$${(at += 1)}`),
      values,
    );
  }
}

/** The texts of the steps that are missing. */
const stepsAfter = (version: number): string[] => [
  ...(version < firstPostgresVersion ? [firstStep] : []),
  ...steps.slice(Math.max(version, firstPostgresVersion)).map((step) => textOf(step, 'postgres')),
];

/** Makes the tables of an empty database, in a transaction of the caller's. */
export async function makeTables(client: Client): Promise<void> {
  await makeVersionTable(client);
  for (const text of stepsAfter(0)) await client.query(text);
  await client.query('UPDATE age_better SET version = $1', [steps.length]);
}

async function takeSteps(client: Client, where: string): Promise<void> {
  await makeVersionTable(client);
  await client.query(
    `BEGIN; SET LOCAL statement_timeout = ${longestWait}; SELECT version FROM age_better FOR UPDATE; SET LOCAL statement_timeout = 0`,
  );
  try {
    // Another process may have been here meanwhile.
    const version = await numberOf(client, 'SELECT version AS number FROM age_better');
    if (version > steps.length) throw newerData(where);
    // Nobody writes while the tables change.
    if (version > 0) await client.query('SELECT id FROM writer FOR UPDATE');
    for (const text of stepsAfter(version)) await client.query(text);
    await beginEpochOnce(client);
    await client.query('UPDATE age_better SET version = $1', [steps.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/**
 * Brings the tables up to date: one process does, others wait up to a minute. All of it is one transaction. Writes nothing where
 * they are.
 * @param where the database as an operator knows it, without a password.
 * @throws StartError
 */
export async function migrate(client: Client, where: string): Promise<void> {
  await checkServer(client, where);
  const version = await versionOf(client, where);
  if (version > steps.length) throw newerData(where);
  if (version < steps.length || !(await hasEpoch(client))) await takeSteps(client, where);
}
