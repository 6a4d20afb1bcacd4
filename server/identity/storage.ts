import { storageHttpError, storageErrorOf, type StorageError } from '../http/storageError';
import type { OpenDatabase } from './database';

/** Whether the server's storage can be read and written. */
export interface Storage {
  /** Tries a read; and a write, if the last one was over ten seconds ago. @throws HttpError when either fails. */
  check(): void;
  /** Takes note of a failure in a request. */
  met(error: unknown): void;
  /** A check has found a damaged page. */
  foundDamaged(): void;
}

/** How often a write is tried at most, in milliseconds: requests to `/api/health` are not limited. */
const lookEvery = 10_000;

/**
 * @param notes the connection that does not wait for the disk at each write.
 * @param monotonic milliseconds of a clock that nobody sets.
 */
export function createStorage(notes: OpenDatabase, monotonic: () => number): Storage {
  const read = notes.prepare('SELECT version FROM schema_version');
  let lookedAt = -Infinity;
  let trouble: StorageError | null = null;

  /** The error that an operation throws; null when another program is only writing at the same time. */
  function troubleWith(work: () => void): StorageError | null {
    try {
      work();
      return null;
    } catch (error) {
      return storageErrorOf(error);
    }
  }

  return {
    check() {
      // Damage does not repair itself: it stays reported until the server is stopped and a backup restored.
      if (trouble !== 'damaged' && monotonic() - lookedAt >= lookEvery) {
        lookedAt = monotonic();
        // Nobody reads this number. Setting it is the smallest possible write, even if it stays the same.
        trouble = troubleWith(() => notes.exec('PRAGMA user_version = 0'));
      }
      const found = trouble ?? troubleWith(() => read.get());
      if (found !== null) throw storageHttpError(found);
    },
    met(error) {
      const found = storageErrorOf(error);
      if (found === null || trouble === 'damaged') return;
      // A request may need more room than the write that is tried here: its failure is reported until the next check.
      trouble = found;
      lookedAt = monotonic();
    },
    foundDamaged() {
      trouble = 'damaged';
    },
  };
}
