import { storageHttpError, storageErrorOf, type StorageError } from '../http/storageError';
import type { OpenDatabase } from './database';

/** Whether what the server keeps can be read and written. */
export interface Storage {
  /** Reads; and writes, if nobody has looked within ten seconds. @throws Refusal when either does not work. */
  check(): void;
  /** Hears of what went wrong in a request. */
  met(error: unknown): void;
}

/** How often a write is tried at most, in milliseconds: `/api/health` may be asked as often as anybody likes. */
const lookEvery = 10_000;

/**
 * @param notes the connection that does not wait for the disk at each write.
 * @param now milliseconds since 1970.
 */
export function createStorage(notes: OpenDatabase, now: () => number): Storage {
  const read = notes.prepare('SELECT version FROM schema_version');
  let lookedAt = -Infinity;
  let trouble: StorageError | null = null;

  /** What goes wrong with a piece of work; null when another program is writing, too. */
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
      // Damage does not mend itself: it stays reported until the server is stopped and a backup restored.
      if (trouble !== 'damaged' && now() - lookedAt >= lookEvery) {
        lookedAt = now();
        // Nobody reads this number. To set it is the smallest write there is, also where it stays the same.
        trouble = troubleWith(() => notes.exec('PRAGMA user_version = 0'));
      }
      const found = trouble ?? troubleWith(() => read.get());
      if (found !== null) throw storageHttpError(found);
    },
    met(error) {
      const found = storageErrorOf(error);
      if (found === null || trouble === 'damaged') return;
      // A request may need more room than the write that is tried here: what it met is reported until the next check.
      trouble = found;
      lookedAt = now();
    },
  };
}
