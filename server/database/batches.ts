import type { Queries, WriteOptions } from './database';
import { together } from './together';

/** A write that waits for its turn. */
export interface Waiting {
  work: (queries: Queries) => Promise<unknown>;
  isFlushed: boolean;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** A transaction that is open. */
export interface OpenTransaction {
  queries: Queries;
  /** Executes a statement that Kysely has no part in, before whatever is asked for after it. */
  run(statement: string): void | Promise<void>;
  /** Returns whether an error ends the whole transaction, such as a full disk or a lost connection. */
  endsAll(error: unknown): boolean;
}

/** Answers a write of a batch, once the batch is on the disk. */
export type Ended = () => void;

/** Executes one write of a batch, and rolls back only that one when it fails. @throws errors that end the whole transaction. */
async function attempt(
  { queries, run, endsAll }: OpenTransaction,
  { work, resolve, reject }: Waiting,
): Promise<Ended> {
  try {
    const [, result] = await together([run('SAVEPOINT one'), work(queries) as Promise<never>]);
    await run('RELEASE SAVEPOINT one');
    return () => resolve(result);
  } catch (error) {
    if (endsAll(error)) throw error;
    await run('ROLLBACK TO SAVEPOINT one');
    await run('RELEASE SAVEPOINT one');
    return () => reject(error);
  }
}

/**
 * Executes the writes of a batch in a transaction.
 * @returns how to answer them after the commit.
 * @throws what ends the transaction: all are to be rolled back and fail. One that is alone needs no savepoint.
 */
export async function attemptAll(transaction: OpenTransaction, batch: readonly Waiting[]): Promise<Ended[]> {
  const [only, ...others] = batch;
  if (only && others.length === 0) {
    const result = (await only.work(transaction.queries)) as never;
    return [() => only.resolve(result)];
  }
  const ended: Ended[] = [];
  for (const one of batch) ended.push(await attempt(transaction, one));
  return ended;
}

/** The maximum number of writes that share a flush, so that the first does not wait too long for the last. */
const maxBatch = 200;

/** Writes, one batch after the other. */
export interface Batches {
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Waits for all that were asked for. */
  settled(): Promise<void>;
}

/** @param writeBatch executes a batch and answers each of its writes; it never rejects. */
export function createBatches(writeBatch: (batch: Waiting[]) => Promise<void>): Batches {
  const line: Waiting[] = [];
  let running: Promise<void> | null = null;

  const run = async () => {
    // Whatever else arrived with this one shares its flush.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (line.length > 0) await writeBatch(line.splice(0, maxBatch));
    running = null;
  };

  return {
    write: (work, { isFlushed = true } = {}) =>
      new Promise((resolve, reject) => {
        line.push({ work, isFlushed, resolve, reject });
        running ??= run();
      }),
    async settled() {
      await running;
    },
  };
}
