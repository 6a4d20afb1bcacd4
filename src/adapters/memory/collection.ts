import { CollectionError, type Collection, type Damage, type RecordId } from '../../ports/collection';
import { createListeners } from '../../ports/listeners';
import { withNewRecord, withRecord, type Parse } from '../records';

/** What a story or a test decides. */
export interface MemoryCollectionOptions<T> {
  records?: readonly T[];
  /** Reads one record; without it, every field counts as known. */
  parse?: Parse<T>;
  storageNotice?: string;
  /** Asked before each write: a code makes it fail, for example `full`. */
  refuse?: () => CollectionError['code'] | null;
  damage?: readonly Damage[];
}

/** A collection in memory. */
export function createMemoryCollection<T extends { id: RecordId }>({
  records: first = [],
  parse = (value) => value as T,
  storageNotice = 'Kept until you close this page.',
  refuse = () => null,
  damage = [],
}: MemoryCollectionOptions<T> = {}): Collection<T> {
  let records = first;
  const { subscribe, notify } = createListeners();
  const change = (next: readonly T[]) => {
    const code = refuse();
    if (code) throw new CollectionError(code);
    records = next;
    notify();
  };
  return {
    storageNotice,
    list: async () => records,
    get: async (id) => records.find((record) => record.id === id) ?? null,
    put: async (record, condition) => change(withRecord(records, record, parse, condition)),
    async add(make) {
      const record = make(records);
      change(withNewRecord(records, record, parse));
      return record;
    },
    async remove(id) {
      const gone = records.find((record) => record.id === id) ?? null;
      if (gone) change(records.filter((record) => record !== gone));
      return gone;
    },
    subscribe,
    damage: () => damage,
  };
}
