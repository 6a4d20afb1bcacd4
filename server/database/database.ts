import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { isBusy, storageErrorOf } from '../http/storageError';
import { giveRoomBack, prepareFileSpace } from './fileSpace';
import type { Tables } from './tables';

/** Queries inside or outside of a transaction. */
export type Queries = Kysely<Tables>;

/** What a write may say of itself. */
export interface WriteOptions {
  /**
   * Whether it is on the disk before it is answered. Default: true. Without, a crash of the server loses nothing, and a loss of
   * power may lose the last of them: a thousand mails are three thousand notes.
   */
  isFlushed?: boolean;
}

/** The database. Writes are durable before they are answered. */
export interface Database {
  /** For reading. It sees committed writes only. */
  read: Queries;
  /**
   * Executes work in a transaction. Writes run one after the other; those that are waiting at the same moment share one
   * flush of the disk, which is most of the cost of a write. Work must await nothing but its queries.
   * @returns what the work returns, once it is on the disk.
   */
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Gives some free room of the file back to the disk, between two writes. @returns whether there is more. */
  giveRoomBack(): Promise<boolean>;
  close(): Promise<void>;
}

/** The maximum number of writes that share a flush, so that the first does not wait too long for the last. */
const maxBatch = 200;

/** Opens a connection of a database that other connections use as well. */
export function openConnection(path: string): Libsql.Database {
  const database = new Libsql(path, { timeout: 5000 });
  prepareFileSpace(database);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** How many prepared statements are kept: more than are in the code. */
const maxStatements = 400;

/** Prepares each statement once. */
function preparedOnce(database: Libsql.Database): (query: string) => Libsql.Statement {
  const statements = new Map<string, Libsql.Statement>();
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
export function queriesOf(database: Libsql.Database): Queries {
  const prepared = { prepare: preparedOnce(database), close: () => database.close() };
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: prepared }) });
}

/**
 * Runs synchronous work in a transaction, before anything else uses the connection. The package's own transactions hide the
 * original error when SQLite has rolled back already, as it does on a full disk.
 */
export function inTransaction<T>(database: Libsql.Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

interface Waiting {
  work: (queries: Queries) => Promise<unknown>;
  isFlushed: boolean;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** The connection that writes. */
interface Writer {
  database: Libsql.Database;
  queries: Queries;
  /** Begins and ends transactions: a third of the statements of a small write, so past Kysely. */
  run(statement: string): void;
  /** Says whether the next transaction is flushed. */
  setFlushed(isFlushed: boolean): void;
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
      writer.setFlushed(batch.some(({ isFlushed }) => isFlushed));
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
 * The database behind two connections to one file, whose tables are up to date.
 * @param writer the only connection of this process that writes.
 * @param reader another one.
 */
export function createDatabase(path: string, writer: Libsql.Database, reader: Libsql.Database): Database {
  // What is written goes through transactions only.
  reader.pragma('query_only = ON');
  const writes = queriesOf(writer);
  const read = queriesOf(reader);
  const prepare = preparedOnce(writer);
  let isFull = true;
  const own: Writer = {
    database: writer,
    queries: writes,
    run: (statement) => void prepare(statement).run(),
    setFlushed(isFlushed) {
      if (isFlushed === isFull) return;
      writer.pragma(`synchronous = ${isFlushed ? 'FULL' : 'NORMAL'}`);
      isFull = isFlushed;
    },
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
    write: (work, { isFlushed = true } = {}) =>
      new Promise((resolve, reject) => {
        line.push({ work, isFlushed, resolve, reject });
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
