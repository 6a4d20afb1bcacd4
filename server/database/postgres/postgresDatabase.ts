import { setTimeout as wait } from 'node:timers/promises';
import { storageErrorOf } from '../../http/storageError';
import { attemptAll, createBatches, type Waiting } from '../batches';
import type { Database } from '../database';
import { together } from '../together';
import {
  connectToRead,
  connectToWrite,
  isWorthAnotherTry,
  poolSize,
  type WriteConnection,
} from './connections';
import { createNames, neverPrepared } from './preparedNames';

/** How many times a batch is retried that the database or the network has ended before its commit. */
const maxRepeats = 5;

/** The longest pause before the first retry, in milliseconds. It doubles with each further one. */
const firstPause = 50;

/** An error that ends the whole transaction. A statement that took too long ends alone. */
const endsAll = (error: unknown) =>
  storageErrorOf(error) !== null && (error as { code?: unknown }).code !== '57014';

/**
 * The beginning of a batch: one writes at a time, of however many processes. So every rule may read, decide and write as it does
 * on SQLite, and the order of changes is that of their commits. One text, because each statement is a way there and back.
 */
const beginning = (isFlushed: boolean) =>
  `BEGIN ISOLATION LEVEL READ COMMITTED;${isFlushed ? '' : ' SET LOCAL synchronous_commit = off;'} SELECT id FROM writer FOR UPDATE`;

/** Executes writes in one transaction. @returns how to answer them. @throws when all have failed. */
const writeOnce = (writes: WriteConnection, batch: readonly Waiting[]) =>
  writes.use(async ({ queries, run }) => {
    const isFlushed = batch.some((one) => one.isFlushed);
    try {
      // The first work asks for what it needs without waiting for its turn: the database answers when it has come.
      const [, ended] = await together([
        run(beginning(isFlushed)),
        attemptAll({ queries, run, endsAll }, batch),
      ]);
      await run('COMMIT');
      return ended;
    } catch (error) {
      // A connection that is lost has rolled back already.
      await run('ROLLBACK').catch(() => {});
      throw error;
    }
  });

/** Executes writes in one transaction, again where that may help. Each is answered after the commit. */
async function writeBatch(writes: WriteConnection, batch: readonly Waiting[]): Promise<void> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      for (const answer of await writeOnce(writes, batch)) answer();
      return;
    } catch (error) {
      if (repeat >= maxRepeats || !isWorthAnotherTry(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // Others that were thrown out at the same moment come back at another one.
      await wait(Math.random() * firstPause * 2 ** repeat);
    }
  }
}

/** The database behind an address, whose tables are up to date. @param isPooled whether a pooler is in front of it. */
export function createPostgresDatabase(url: string, isPooled: boolean): Database {
  const nameOf = isPooled ? neverPrepared : createNames();
  const read = connectToRead(url, poolSize - 1, nameOf);
  const writes = connectToWrite(url, nameOf);
  const batches = createBatches((batch) => writeBatch(writes, batch));
  let isClosed = false;
  return {
    hasCopies: true,
    read,
    write: batches.write,
    // The database looks after its own room.
    releaseFreeSpace: async () => false,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await batches.settled();
      await read.destroy();
      await writes.end();
    },
  };
}
