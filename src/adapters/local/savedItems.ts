import type { SavedItems } from '../../ports/savedItems';
import { createListedSavedItems, parseStoredSavedItem, type StoredSavedItem } from '../listedSavedItems';
import { createLocalCollection, type LocalCollectionOptions } from './collection';
import { savedItemsKey } from './storageKeys';

/** People's saved items, in this browser's local storage. */
export function createLocalSavedItems(
  parts: Pick<LocalCollectionOptions<StoredSavedItem>, 'storage' | 'transactions'> = {},
): SavedItems {
  return createListedSavedItems(
    createLocalCollection({ key: savedItemsKey, parse: parseStoredSavedItem, seed: () => [], ...parts }),
  );
}
