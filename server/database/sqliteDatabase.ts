import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { isBusy, storageErrorOf } from '../http/storageError';
import { attemptAll, createBatches, type Waiting } from './batches';
import type { Database, Queries } from './database';
import { releaseFreeSpace, prepareFileSpace } from './fileSpace';
import type { Tables } from './tables/tables';

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

/** Kysely treats libsql like better-sqlite3, whose interface it has, and would prepare each query again. */
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

/** The connection that writes. */
interface Writer {
  database: Libsql.Database;
  queries: Queries;
  /** Begins and ends transactions: a third of the statements of a small write, so past Kysely. */
  run(statement: string): void;
  /** Says whether the next transaction is flushed. */
  setFlushed(isFlushed: boolean): void;
}

const endsAll = (error: unknown) => storageErrorOf(error) !== null;

/** Executes writes in one transaction. Each is answered after the commit; when the commit fails, all fail. */
async function writeBatch(writer: Writer, batch: Waiting[]): Promise<void> {
  const { database, queries, run } = writer;
  try {
    const ended = await queries.connection().execute(async (connection) => {
      writer.setFlushed(batch.some(({ isFlushed }) => isFlushed));
      run('BEGIN IMMEDIATE');
      const results = await attemptAll({ queries: connection, run, endsAll }, batch);
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
  // Writes use transactions only.
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
  const batches = createBatches((batch) => writeBatch(own, batch));
  let isClosed = false;

  return {
    hasCopies: false,
    read,
    write: batches.write,
    async releaseFreeSpace() {
      await batches.settled();
      return !isClosed && releaseFreeSpace(writer, path);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await batches.settled();
      // By the connection that writes: the other one must not, and may be closed last.
      try {
        writer.pragma('wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // Written data is safe in the log.
        if (storageErrorOf(error) === null && !isBusy(error)) throw error;
      }
      await read.destroy();
      await writes.destroy();
    },
  };
}
