import type { SavedItems } from '../../ports/savedItems';
import { createListedSavedItems, type StoredSavedItem } from '../listedSavedItems';
import { createMemoryCollection, type MemoryCollectionOptions } from './collection';

/** What people saved for later, in memory. */
export function createMemorySavedItems(options: MemoryCollectionOptions<StoredSavedItem> = {}): SavedItems {
  return createListedSavedItems(createMemoryCollection(options));
}
