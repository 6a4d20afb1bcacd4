import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '@/server/database/database';
import { openDatabase } from '@/server/database/openDatabase';
import { placeEmptyDatabase } from './emptyDatabase';
import { urlIn } from './postgres/cluster.mjs';

/** Names the folder of the cluster that the tests use; set by the runner's project `postgres`. */
export const clusterVariable = 'TEST_POSTGRES';

/** The database with all tables, of which each test has a copy. */
export const templateName = 'age_better_template';

/** True if this test runs on PostgreSQL. */
export const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

/** A database that stands in for a data folder. */
interface Standing {
  name: string;
  /** How often it is open now. */
  open: number;
}

/** The databases of this process by the folders that they stand in for, and those that can stand in for another one. */
const databases = new Map<string, Standing>();
const free: string[] = [];

/** A name that no other file of tests has, also where it runs in the same process. */
const nameOfNew = () => `test_${randomUUID().replaceAll('-', '')}`;

const cluster = () => process.env[clusterVariable]!;

async function inDatabase(name: string, text: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: urlIn(cluster(), name) });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** The rows of a new database, kept where no test looks. */
export const keepRows = `CREATE SCHEMA kept;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TABLE kept.%1$I AS SELECT * FROM public.%1$I', name);
    END LOOP; END $$`;

/** Resets a used database, in a tenth of the time that a new one takes. */
const bringRowsBack = `SET session_replication_role = replica;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DELETE FROM public.%1$I; INSERT INTO public.%1$I SELECT * FROM kept.%1$I', name);
    END LOOP; END $$;
  SELECT setval(seqrelid::regclass, 1, false) FROM pg_sequence`;

async function nameFor(): Promise<string> {
  // Whose folder is gone and whom nobody has open has done its work.
  for (const [folder, { name, open }] of databases)
    if (open === 0 && !existsSync(folder)) {
      databases.delete(folder);
      free.push(name);
    }
  const used = free.pop();
  if (used !== undefined) {
    await inDatabase(used, bringRowsBack);
    return used;
  }
  const name = nameOfNew();
  await inDatabase('postgres', `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  return name;
}

/** Makes a database of the cluster that a test uses in its own way. @param how as in `CREATE DATABASE`. @returns its address. */
export async function newDatabase(how: string): Promise<string> {
  const name = nameOfNew();
  await inDatabase('postgres', `CREATE DATABASE ${name} ${how}`);
  return urlIn(cluster(), name);
}

/** Opens the database of a data folder, on the engine that the test runs on. */
export async function openTestDatabase(folder: string): Promise<Database> {
  if (!onPostgres) {
    placeEmptyDatabase(folder);
    return openDatabase(folder);
  }
  const path = resolve(folder);
  const standing = databases.get(path) ?? { name: await nameFor(), open: 0 };
  databases.set(path, standing);
  const { openPostgres } = await import('@/server/database/postgres/openPostgres');
  const database = await openPostgres(urlIn(cluster(), standing.name));
  standing.open += 1;
  let isOpen = true;
  return {
    ...database,
    async close() {
      await database.close();
      if (isOpen) standing.open -= 1;
      isOpen = false;
    },
  };
}
