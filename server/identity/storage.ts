import { storageHttpError, storageErrorOf, type StorageError } from '../http/storageError';
import type { Database } from '../database/database';

/** Checks that the server's storage can be read and written. */
export interface Storage {
  /** Tries a read; and a write, if the last one was over ten seconds ago. @throws HttpError when either fails. */
  check(): Promise<void>;
  /** Notes an error of a request. */
  noteError(error: unknown): void;
  /** Notes that a check has found a damaged page. */
  noteDamage(): void;
}

/** The minimum time between two tried writes, in milliseconds: requests to `/api/health` are not limited. */
const checkInterval = 10_000;

/** The error that an operation rejects with; null when another program is only writing at the same time. */
async function failureOf(work: Promise<unknown>): Promise<StorageError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return storageErrorOf(error);
  }
}

/** @param monotonic milliseconds of a clock that nobody sets. */
export function createStorage(database: Database, monotonic: () => number): Storage {
  let checkedAt = -Infinity;
  let failure: StorageError | null = null;

  const read = () => database.read.selectFrom('notes').select('name').limit(1).execute();
  const write = () =>
    database.write(
      async (queries) => {
        // Another value each time: SQLite writes no page that stays the same.
        const note = { name: 'last-look', value: String(monotonic()) };
        await queries
          .insertInto('notes')
          .values(note)
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: note.value }))
          .execute();
      },
      { isFlushed: false },
    );

  return {
    async check() {
      // Damage does not repair itself: it stays reported until the server is stopped and a backup restored.
      if (failure !== 'damaged' && monotonic() - checkedAt >= checkInterval) {
        checkedAt = monotonic();
        failure = await failureOf(write());
      }
      const found = failure ?? (await failureOf(read()));
      if (found !== null) throw storageHttpError(found);
    },
    noteError(error) {
      const found = storageErrorOf(error);
      if (found === null || failure === 'damaged') return;
      // A request may need more room than the write that is tried here: its failure is reported until the next check.
      failure = found;
      checkedAt = monotonic();
    },
    noteDamage() {
      failure = 'damaged';
    },
  };
}
