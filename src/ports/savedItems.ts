import type { SavedItem, SavedRecord } from '@/shared/domain/saved/savedItem';
import type { Damage } from './collection';

/**
 * People's items saved for later. Each person has their own list; nobody else sees it. Rejects with CollectionError
 * only: `limit` where a list is full.
 */
export interface SavedItems {
  /** Says where they are stored. */
  readonly storageNotice: string;
  /** Returns a person's saved items, the last saved first. @param person their id. */
  list(person: string): Promise<readonly SavedItem[]>;
  /** Saves an item, and replaces an earlier one of the same record. */
  put(person: string, item: SavedItem): Promise<void>;
  /** @returns the removed item, for Undo; null: it was not there. */
  remove(person: string, record: SavedRecord): Promise<SavedItem | null>;
  /** Removes all of a person's items. */
  clear(person: string): Promise<void>;
  /**
   * Calls back after each change, made here or in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /**
   * The time of the last read as a sentence, where the last list came from the cache because there was no answer. Else
   * null.
   */
  keptLine(): string | null;
  /** The unreadable parts of the stored list, newest last. */
  damage(): readonly Damage[];
}
