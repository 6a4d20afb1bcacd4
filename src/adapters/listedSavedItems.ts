import {
  isSameRecord,
  lastSavedFirst,
  maxSavedItems,
  parseSavedItem,
  savedKey,
  tooManySaved,
  type SavedItem,
} from '@/shared/domain/saved/savedItem';
import { fieldsOf, isFilled } from '@/shared/domain/records/parse';
import { CollectionError, type Collection } from '../ports/collection';
import type { SavedItems } from '../ports/savedItems';

/** A person's saved item in the list of everybody's items. */
export interface StoredSavedItem extends SavedItem {
  /** The person, the kind and the id of the record: `4/event/12`. */
  id: string;
  /** The person's id. */
  person: string;
}

const idOf = (person: string, record: Parameters<typeof savedKey>[0]) =>
  `${encodeURIComponent(person)}/${savedKey(record)}`;

/** Parses a stored item. @returns null where it is invalid, or its id differs. */
export function parseStoredSavedItem(value: unknown): StoredSavedItem | null {
  const item = parseSavedItem(value);
  const { person, id } = fieldsOf(value) ?? {};
  if (!item || !isFilled(person) || id !== idOf(person, item)) return null;
  return { ...item, id, person };
}

/** Returns an item without its owner, as that person sees it. */
export const withoutOwner = ({ id: _id, person: _person, ...item }: StoredSavedItem): SavedItem => item;

/** Returns an item with its owner, as it is stored. */
export const withOwner = (person: string, item: SavedItem): StoredSavedItem => ({
  ...item,
  id: idOf(person, item),
  person,
});

/** Saved items as records of one list, in which each person has their own. */
export function createListedSavedItems(stored: Collection<StoredSavedItem>): SavedItems {
  const own = async (person: string) => (await stored.list()).filter((one) => one.person === person);
  return {
    storageNotice: 'Kept in this browser, on this device only.',
    list: async (person) => lastSavedFirst((await own(person)).map(withoutOwner)),
    async put(person, item) {
      const mine = await own(person);
      if (mine.length >= maxSavedItems && !mine.some((one) => isSameRecord(one, item)))
        throw new CollectionError('limit', { text: tooManySaved });
      await stored.put(withOwner(person, item));
    },
    async remove(person, record) {
      const removed = await stored.remove(idOf(person, record));
      return removed && withoutOwner(removed);
    },
    async clear(person) {
      for (const { id } of await own(person)) await stored.remove(id);
    },
    subscribe: stored.subscribe,
    keptLine: () => null,
    damage: stored.damage,
  };
}
