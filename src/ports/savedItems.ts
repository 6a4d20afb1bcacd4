import type { SavedItem, SavedRecord } from '@/shared/domain/saved/savedItem';
import type { Damage } from './collection';

/**
 * What people saved for later. Each person has their own list; nobody else sees it. Rejects with CollectionError only:
 * `limit` where a list is full.
 */
export interface SavedItems {
  /** Where they are kept, in a sentence. */
  readonly storageNotice: string;
  /** Everything that a person saved, the last saved first. @param person their id. */
  list(person: string): Promise<readonly SavedItem[]>;
  /** Saves one, or writes over what is kept of the same record. */
  put(person: string, item: SavedItem): Promise<void>;
  /** @returns what was removed, so that it can be put back; null: it was not there. */
  remove(person: string, record: SavedRecord): Promise<SavedItem | null>;
  /** Removes all that a person saved. */
  clear(person: string): Promise<void>;
  /**
   * Calls back after each change, made here or in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** Where the last list was one that was kept for want of an answer: a sentence that says when it was read. Else null. */
  keptLine(): string | null;
  /** What could not be read of the stored list, newest last. */
  damage(): readonly Damage[];
}
