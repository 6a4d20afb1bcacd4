import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { StartError } from '../app/startError';
import { isBusy, storageErrorOf } from '../http/storageError';
import { inTransaction } from '../identity/database';
import { giveRoomBack, prepareFileSpace } from '../identity/fileSpace';
import { giveToOwnerOf, reasonOf, syncFolder } from '../settings/dataFolder';
import { checkCommunityFile, checkCommunityPages, damagedCommunity } from './databaseCheck';
import { beginEpoch, hasEpoch } from './epoch';
import { steps } from './steps';
import type { Tables } from './tables';

/** The name of the file in the data folder. */
export const communityDatabaseName = 'community.db';

/** Queries inside or outside of a transaction. */
export type Queries = Kysely<Tables>;

/** The database of the community's data. Writes are durable before they are answered. */
export interface CommunityDatabase {
  /** For reading. It sees committed writes only. */
  read: Queries;
  /**
   * Executes work in a transaction. Writes run one after the other; those that are waiting at the same moment share one
   * flush of the disk, which is most of the cost of a write. Work must await nothing but its queries.
   * @returns what the work returns, once it is on the disk.
   */
  write<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Gives some free room of the file back to the disk, between two writes. @returns whether there is more. */
  giveRoomBack(): Promise<boolean>;
  close(): Promise<void>;
}

/** The maximum number of writes that share a flush, so that the first does not wait too long for the last. */
const maxBatch = 200;

function open(path: string): Database.Database {
  const database = new Database(path, { timeout: 5000 });
  prepareFileSpace(database);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** How many prepared statements are kept: more than are in the code. */
const maxStatements = 200;

/** Prepares each statement once. */
function preparedOnce(database: Database.Database): (query: string) => Database.Statement {
  const statements = new Map<string, Database.Statement>();
  return (query) => {
    const known = statements.get(query);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = database.prepare(query);
    statements.set(query, statement);
    return statement;
  };
}

/** Kysely uses libsql like better-sqlite3, whose interface it has, and would prepare each query anew. */
export function queriesOf(database: Database.Database): Queries {
  const prepared = { prepare: preparedOnce(database), close: () => database.close() };
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: prepared }) });
}

function migrate(database: Database.Database, path: string): void {
  const version = (database.pragma('user_version') as [{ user_version: number }])[0].user_version;
  if (version > steps.length) {
    throw new StartError(
      `${path} was written by a newer version of this server. Update it, or set another DATA_DIR.`,
    );
  }
  for (const [at, step] of steps.entries()) {
    if (at < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${at + 1}; COMMIT;`);
  }
  // One of an earlier version may have been restored from a backup before.
  if (hasEpoch(database)) return;
  inTransaction(database, () => {
    if (!hasEpoch(database)) beginEpoch(database);
  });
}

/** Makes the file before SQLite would, so that nobody else on the machine can read it. */
function makeFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Opens a database file that nobody else uses, and brings its tables up to date. Nothing ever lies beside its file. */
export function openAlone(path: string): Database.Database {
  const database = new Database(path);
  try {
    prepareFileSpace(database);
    database.pragma('journal_mode = MEMORY');
    migrate(database, path);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Makes a new database in one step: a process that is killed leaves none, not one without tables, as one that was lost. */
function create(folder: string, path: string): void {
  const draft = join(folder, `.${communityDatabaseName}.new`);
  rmSync(draft, { force: true });
  makeFile(draft);
  openAlone(draft).close();
  giveToOwnerOf(folder, draft);
  renameSync(draft, path);
  syncFolder(folder);
}

interface Waiting {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** The connection that writes. */
interface Writer {
  database: Database.Database;
  queries: Queries;
  /** Begins and ends transactions: a third of the statements of a small write, so past Kysely. */
  run(statement: string): void;
}

/** Answers a write of a batch, once the batch is on the disk. */
type Ended = () => void;

/**
 * Executes one write of a batch, and rolls back only that one when it fails.
 * @throws errors that end the whole transaction, such as a full disk.
 */
async function attempt(
  { run }: Writer,
  queries: Queries,
  { work, resolve, reject }: Waiting,
): Promise<Ended> {
  run('SAVEPOINT one');
  try {
    const result = (await work(queries)) as never;
    run('RELEASE one');
    return () => resolve(result);
  } catch (error) {
    if (storageErrorOf(error) !== null) throw error;
    run('ROLLBACK TO one');
    run('RELEASE one');
    return () => reject(error);
  }
}

/** Executes writes in one transaction. Each is answered after the commit; when the commit fails, all fail. */
async function writeBatch(writer: Writer, batch: Waiting[]): Promise<void> {
  const { database, queries, run } = writer;
  try {
    const ended = await queries.connection().execute(async (connection) => {
      run('BEGIN IMMEDIATE');
      const results: Ended[] = [];
      for (const one of batch) results.push(await attempt(writer, connection, one));
      run('COMMIT');
      return results;
    });
    for (const answer of ended) answer();
  } catch (error) {
    // SQLite has taken everything back already where the disk is full.
    if (database.inTransaction) database.exec('ROLLBACK');
    for (const { reject } of batch) reject(error);
  }
}

/**
 * Opens the community's data and brings its tables up to date.
 * @param folder the data folder.
 * @param maxPages for tests: the size, in pages, beyond which the disk counts as full.
 * @throws StartError
 */
export function openCommunityDatabase(folder: string, maxPages?: number): CommunityDatabase {
  const path = join(folder, communityDatabaseName);
  let writer: Database.Database;
  let reader: Database.Database;
  const found = checkCommunityFile(folder, path);
  try {
    if (found === 'none') create(folder, path);
    writer = open(path);
    if (found === 'in use') checkCommunityPages(writer, path);
    migrate(writer, path);
    if (maxPages !== undefined) writer.pragma(`max_page_count = ${maxPages}`);
    reader = open(path);
    // What is written goes through transactions only.
    reader.pragma('query_only = ON');
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (storageErrorOf(error) === 'damaged') throw damagedCommunity(path);
    throw new StartError(`The community’s data in ${path} cannot be opened (${reasonOf(error)}).`);
  }
  const writes = queriesOf(writer);
  const read = queriesOf(reader);
  const prepare = preparedOnce(writer);
  const own: Writer = {
    database: writer,
    queries: writes,
    run: (statement) => void prepare(statement).run(),
  };
  const line: Waiting[] = [];
  let running: Promise<void> | null = null;
  let isClosed = false;

  const run = async () => {
    // Whatever else arrived with this one shares its flush.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (line.length > 0) await writeBatch(own, line.splice(0, maxBatch));
    running = null;
  };

  return {
    read,
    write: (work) =>
      new Promise((resolve, reject) => {
        line.push({ work, resolve, reject });
        running ??= run();
      }),
    async giveRoomBack() {
      await running;
      return !isClosed && giveRoomBack(writer, path);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await running;
      // By the connection that writes: the other one must not, and may be closed last.
      try {
        writer.pragma('wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // What was written is safe in the log.
        if (storageErrorOf(error) === null && !isBusy(error)) throw error;
      }
      await read.destroy();
      await writes.destroy();
    },
  };
}
