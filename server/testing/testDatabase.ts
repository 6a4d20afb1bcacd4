import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '../database/database';
import { openDatabase } from '../database/openDatabase';
import { urlIn } from './postgres/cluster';

/** Names the folder of the cluster that the tests use; set by the runner's project `postgres`. */
export const clusterVariable = 'TEST_POSTGRES';

/** The database with all tables, of which each test has a copy. */
export const templateName = 'age_better_template';

/** Whether this test runs on PostgreSQL. */
export const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

/** The databases of this process by the data folders that they stand in for. */
const databases = new Map<string, string>();
let made = 0;

async function asOperator<T>(work: (run: (text: string) => Promise<unknown>) => Promise<T>): Promise<T> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: urlIn(process.env[clusterVariable]!, 'postgres') });
  await client.connect();
  try {
    return await work((text) => client.query(text));
  } finally {
    await client.end();
  }
}

/** The address of the database that stands in for a data folder. Those of folders that are gone are dropped on the way. */
export async function urlOfFolder(folder: string): Promise<string> {
  const path = resolve(folder);
  const known = databases.get(path);
  if (known !== undefined) return urlIn(process.env[clusterVariable]!, known);
  const name = `test_${process.pid}_${(made += 1)}`;
  databases.set(path, name);
  await asOperator(async (run) => {
    await run(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
    for (const [other, old] of databases)
      if (other !== path && !existsSync(other)) {
        databases.delete(other);
        await run(`DROP DATABASE ${old} WITH (FORCE)`);
      }
  });
  return urlIn(process.env[clusterVariable]!, name);
}

/** Makes a database of the cluster that a test uses in its own way. @param how as in `CREATE DATABASE`. @returns its address. */
export async function newDatabase(how: string): Promise<string> {
  const name = `test_${process.pid}_${(made += 1)}`;
  await asOperator((run) => run(`CREATE DATABASE ${name} ${how}`));
  return urlIn(process.env[clusterVariable]!, name);
}

/** Opens the database of a data folder, on the engine that the test runs on. */
export async function openTestDatabase(folder: string): Promise<Database> {
  if (!onPostgres) return openDatabase(folder);
  const { openPostgres } = await import('../database/postgres/openPostgres');
  return openPostgres(await urlOfFolder(folder));
}
