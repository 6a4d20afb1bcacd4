import {
  CollectionError,
  wholeAndSent,
  type Collection,
  type Damage,
  type RecordId,
} from '../../ports/collection';
import { createListeners } from '../../ports/listeners';
import { withNewRecords, withRecord, type Rules } from '../records';

/** What a story or a test decides. */
export interface MemoryCollectionOptions<T> {
  records?: readonly T[];
  /** Reads one record; without it, every field counts as known. */
  parse?: Rules<T>['parse'];
  rule?: Rules<T>['refuse'];
  storageNotice?: string;
  /** Asked before each write: a code makes it fail, for example `full`. */
  refuse?: () => CollectionError['code'] | null;
  damage?: readonly Damage[];
}

/** A collection in memory. */
export function createMemoryCollection<T extends { id: RecordId }>({
  records: first = [],
  parse = (value) => value as T,
  rule,
  storageNotice = 'Kept until you close this page.',
  refuse = () => null,
  damage = [],
}: MemoryCollectionOptions<T> = {}): Collection<T> {
  let records = first;
  const rules: Rules<T> = { parse, refuse: rule };
  const { subscribe, notify } = createListeners();
  const change = (next: readonly T[]) => {
    const code = refuse();
    if (code) throw new CollectionError(code);
    records = next;
    notify();
  };
  return {
    ...wholeAndSent,
    storageNotice,
    list: async () => records,
    get: async (id) => records.find((record) => record.id === id) ?? null,
    put: async (record, condition) => change(withRecord(records, record, rules, condition)),
    async add(drafts, condition) {
      const next = withNewRecords(records, drafts, rules, condition?.overlapAgreed);
      change(next.records);
      return next.added;
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
