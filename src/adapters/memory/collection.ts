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

/** A collection for adapters that change several records at once. */
export interface MemoryCollection<T extends { id: RecordId }> extends Collection<T> {
  /** @param decide null records: no change. */
  change<R>(decide: (records: readonly T[]) => { records: readonly T[] | null; answer: R }): Promise<R>;
}

/** A collection in memory. */
export function createMemoryCollection<T extends { id: RecordId }>({
  records: first = [],
  parse = (value) => value as T,
  rule,
  storageNotice = 'Kept until you close this page.',
  refuse = () => null,
  damage = [],
}: MemoryCollectionOptions<T> = {}): MemoryCollection<T> {
  let records = first;
  const rules: Rules<T> = { parse, refuse: rule };
  const { subscribe, notify } = createListeners();
  const change: MemoryCollection<T>['change'] = async (decide) => {
    const { records: next, answer } = decide(records);
    if (!next) return answer;
    const code = refuse();
    if (code) throw new CollectionError(code);
    records = next;
    notify();
    return answer;
  };
  return {
    ...wholeAndSent,
    storageNotice,
    list: async () => records,
    get: async (id) => records.find((record) => record.id === id) ?? null,
    put: (record, condition) =>
      change((stored) => ({ records: withRecord(stored, record, rules, condition), answer: undefined })),
    add: (drafts, condition) =>
      change((stored) => {
        const next = withNewRecords(stored, drafts, rules, condition?.overlapAgreed);
        return { records: next.records, answer: next.added };
      }),
    remove: (id) =>
      change((stored) => {
        const gone = stored.find((record) => record.id === id) ?? null;
        return { records: gone && stored.filter((record) => record !== gone), answer: gone };
      }),
    subscribe,
    damage: () => damage,
    change,
  };
}
