import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../settings/startError';
import type { Settings } from '../settings/settings';
import type { Database } from './database';
import { hasEarlierFiles } from './earlierNames';
import { databaseName, openDatabase } from './openDatabase';

/**
 * Opens the database that the settings name: one of PostgreSQL, or the file of the data folder. What speaks with PostgreSQL is
 * loaded for the former only.
 * @throws StartError also where there is a file as well as an address of a database.
 */
export async function openChosenDatabase(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  folder: string,
): Promise<Database> {
  if (databaseUrl === null) return openDatabase(folder);
  if (existsSync(join(folder, databaseName)) || hasEarlierFiles(folder))
    throw new StartError(
      `DATABASE_URL is set, and there is a database in ${folder} as well. Move ${databaseName} to another folder, or leave DATABASE_URL out.`,
    );
  const { openPostgres } = await import('./postgres/openPostgres');
  return openPostgres(databaseUrl);
}
