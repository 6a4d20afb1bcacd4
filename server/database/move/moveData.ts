import { existsSync, mkdirSync, renameSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type Libsql from 'libsql';
import { StartError } from '../../settings/startError';
import { movedPrefix, stampOf } from '../folderNames';
import { storageErrorOf } from '../../http/storageError';
import { giveToOwnerOf, reasonOf, syncFolder } from '../../settings/dataFolder';
import { checkFile, checkPages, damagedData, newerData, versionOf } from '../databaseCheck';
import { hasEarlierFiles } from '../earlierNames';
import { databaseName, makeDatabase, openAlone } from '../openDatabase';
import {
  checkSource,
  inMove,
  lockSource,
  type MoveConnection,
  movedFromNote,
  prepareTarget,
  retire,
  sizeOf,
} from '../postgres/moveConnection';
import { fillPostgres, readPostgres } from '../postgres/postgresEnd';
import { openConnection } from '../sqliteDatabase';
import { steps } from '../steps/steps';
import { type Compared, copyRows } from './copyRows';
import { checkForPostgres, fillFile, readFile } from './fileEnd';
import { movedTables } from './movedTables';

/** A move between a data folder, which the caller has locked, and a database of PostgreSQL. */
export interface Move {
  folder: string;
  /** The address of the database. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Tells the operator what is done, before it is done. */
  say: (line: string) => void;
}

/** The result of a move. */
export interface MovedData {
  tables: Compared[];
  /** The present location of the data, in words for the operator. */
  line: string;
}

const many = (number: number, one: string) =>
  `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;

/** Opens the file of a folder, and lets nobody write to it. @throws StartError */
function openSource(folder: string): Libsql.Database {
  const path = join(folder, databaseName);
  if (!checkFile(folder, path))
    throw new StartError(`There is no ${databaseName} in ${folder}: there is nothing to move.`);
  const database = openConnection(path);
  try {
    checkPages(database, folder, path);
    const version = versionOf(database);
    if (version > steps.length) throw newerData(path);
    if (version < steps.length)
      throw new StartError(
        `${path} is of an earlier version. Start the server once: it brings the tables up to date.`,
      );
    database.exec('BEGIN IMMEDIATE');
    return database;
  } catch (error) {
    database.close();
    if (storageErrorOf(error) === 'damaged') throw damagedData(path);
    throw error;
  }
}

/** Moves the file into a sibling folder, so that no server goes on with it. @returns that folder. */
function putAside(folder: string, now: number): string {
  const aside = join(folder, `${movedPrefix}${stampOf(now)}`);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  giveToOwnerOf(folder, aside);
  // The logs last: without them a file is not whole.
  for (const name of ['', '-shm', '-wal'].map((end) => `${databaseName}${end}`))
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
  syncFolder(aside);
  syncFolder(folder);
  return aside;
}

/** Names the source of the data, besides the data's own description. */
const noteOf = (from: string, now: number) => `from ${from} at ${new Date(now).toISOString()}`;

/** Copies a file into an empty database, compares both, and leaves a note. */
export async function fillFromFile(
  connection: MoveConnection,
  database: Libsql.Database,
  { from, now, say }: { from: string; now: number; say: (line: string) => void },
): Promise<Compared[]> {
  const tables = movedTables(database);
  checkForPostgres(database, tables);
  const { client } = connection;
  await prepareTarget(connection);
  const compared = await copyRows(readFile(database), fillPostgres(client), tables, say);
  await client.query(
    'INSERT INTO notes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [movedFromNote, noteOf(from, now)],
  );
  // Otherwise it chooses its ways by guesses until it has looked for itself.
  await client.query('ANALYZE');
  return compared;
}

/** Copies a database into a file that is not there yet, and compares both. */
export async function fillFileFrom(
  { client, where }: MoveConnection,
  draft: string,
  { now, say, isNoted = true }: { now: number; say: (line: string) => void; isNoted?: boolean },
): Promise<Compared[]> {
  const database = openAlone(draft);
  try {
    database.exec('BEGIN');
    const compared = await copyRows(readPostgres(client), fillFile(database), movedTables(database), say);
    if (isNoted)
      database
        .prepare(
          'INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        )
        .run(movedFromNote, noteOf(where, now));
    database.exec('COMMIT');
    return compared;
  } finally {
    database.close();
  }
}

/** The failure in the folder, in one line. */
const inFolder = (error: unknown, folder: string) =>
  error instanceof StartError || storageErrorOf(error) === null
    ? error
    : new StartError(`The file in ${folder} could not be read or written (${reasonOf(error)}).`);

/** Moves the file of a data folder into an empty database: all of it, or nothing. @throws StartError */
export async function moveToPostgres({ folder, url, now, say }: Move): Promise<MovedData> {
  const database = openSource(folder);
  let tables: Compared[];
  try {
    tables = await inMove(url, 'BEGIN', async (connection) => {
      say(
        `Moving what is in ${join(folder, databaseName)} into the database ${connection.where}, all of it or nothing. The file goes aside at the end.`,
      );
      try {
        return await fillFromFile(connection, database, { from: folder, now, say });
      } catch (error) {
        throw inFolder(error, folder);
      }
    });
  } finally {
    database.exec('ROLLBACK');
    // The log belongs into the file that goes aside.
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
  }
  const aside = putAside(folder, now);
  return {
    tables,
    line: `Set DATABASE_URL to that database, and keep DATA_DIR as it is. The file of before is in ${aside}: delete it when all is well.`,
  };
}

/** @throws StartError where less is free than the rows take. */
async function checkRoom(connection: MoveConnection, folder: string): Promise<void> {
  const needed = await sizeOf(connection);
  const disk = statfsSync(folder);
  const free = disk.bavail * disk.bsize;
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
  if (free < needed)
    throw new StartError(
      `There is too little room in ${folder}: about ${inMegabytes(needed)} are needed, and ${inMegabytes(free)} are free.`,
    );
}

/** Moves the data of a database into the file of a data folder that has none: all of it, or nothing. @throws StartError */
export async function moveToFolder({ folder, url, now, say }: Move): Promise<MovedData> {
  if (existsSync(join(folder, databaseName)) || hasEarlierFiles(folder))
    throw new StartError(
      `There is a database in ${folder} already. Move ${databaseName} to another folder, or set DATA_DIR to another one.`,
    );
  let tables: Compared[] | null = null;
  let compared: Compared[] = [];
  try {
    await inMove(url, 'BEGIN', async (connection) => {
      await checkSource(connection);
      await lockSource(connection);
      await checkRoom(connection, folder);
      say(
        `Moving what is in the database ${connection.where} into ${join(folder, databaseName)}, all of it or nothing. No server can use that database any more then.`,
      );
      try {
        await makeDatabase(folder, async (draft) => {
          compared = await fillFileFrom(connection, draft, { now, say });
          await retire(connection);
        });
      } catch (error) {
        throw inFolder(error, folder);
      }
      tables = compared;
    });
  } catch (error) {
    // The file has its name: the move is done, and only the database could not be told.
    if (tables === null) throw error;
    return {
      tables,
      line: `${(error as Error).message} Delete it, so that nobody goes on with it: the data is in ${folder}.`,
    };
  }
  return { tables: compared, line: `Leave DATABASE_URL out from now on, and keep DATA_DIR as it is.` };
}

/** How much was moved, in words. */
export const movedLine = (tables: readonly Compared[]): string => {
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  const accounts = tables.find(({ table }) => table === 'accounts')?.rows ?? 0;
  return `Moved and compared row by row: ${many(rows, 'row')} in ${many(tables.length, 'table')}, with ${many(accounts, 'account')}.`;
};
