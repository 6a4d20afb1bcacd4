import {
  CollectionError,
  completeAndSent,
  type Collection,
  type Damage,
  type RecordId,
} from '../../ports/collection';
import { createListeners } from '../../ports/listeners';
import { withNewRecords, withRecord, type Rules } from '../records';
import { browserStorage } from './browserStorage';
import { brokenKey, type CollectionKey } from './storageKeys';
import { readRecords, type Found } from './storedRecords';
import { createTransactions, type Transactions } from './transactions';
import { read, type Change } from './writeAll';

/** The notice beside every button that could seem to notify other people. */
export const keptOnThisDevice = 'Kept on this device only; the organiser is not told.';

/** The options of a collection in local storage. */
export interface LocalCollectionOptions<T> {
  key: CollectionKey;
  /** Parses one stored record into its known fields. */
  parse: Rules<T>['parse'];
  /** Fetches the further rules for a record before the first write. */
  loadRule?: () => Promise<Rules<T>['refuse']>;
  /** Converts a record of an earlier version. */
  upgrade?: (raw: unknown) => unknown;
  /** Makes the records of the first run. Called only when the key is absent, so that it can be loaded lazily. */
  seed: () => readonly T[] | Promise<readonly T[]>;
  storage?: Storage | null;
  transactions?: Transactions;
}

/** The records of the first run are needed, but have not loaded yet. */
class SeedsMissing extends Error {}

type Write = (changes: readonly Change[]) => void;

/** A change's new records and its result. */
export interface Changed<T, R> {
  /** Null: no change. */
  records: readonly T[] | null;
  /** Changes to write in the same transaction. */
  also?: readonly Change[];
  answer: R;
}

/** A collection for adapters that store further data beside its records. */
export interface LocalCollection<T extends { id: RecordId }> extends Collection<T> {
  /** Reads, decides and writes in one transaction, exclusive of other tabs. */
  change<R>(change: (records: readonly T[], within: Storage) => Changed<T, R>): Promise<R>;
}

/**
 * A list of records under one key of this browser's local storage. docs/decisions/003-browser-storage.md says how writes
 * from several tabs are kept apart and what happens to damaged contents.
 */
export function createLocalCollection<T extends { id: RecordId }>({
  key,
  parse,
  loadRule,
  upgrade,
  seed,
  storage = browserStorage(),
  transactions = createTransactions({ storage }),
}: LocalCollectionOptions<T>): LocalCollection<T> {
  const damaged: Damage[] = [];
  const loadRules = async (): Promise<Rules<T>> => ({ parse, refuse: await loadRule?.() });
  const { notify, subscribe } = createListeners();
  globalThis.addEventListener?.('storage', (event) => {
    // No key means that the storage was cleared.
    if (event.storageArea === storage && (event.key === key || event.key === null)) notify();
  });

  /** The last text and its records, so that an unchanged list is not parsed twice. */
  let last: { text: string | null; found: Found<T> } | undefined;
  const look = (): Found<T> => {
    const text = storage && read(storage, key);
    if (last?.text !== text || !last) last = { text, found: readRecords(text, parse, upgrade) };
    return last.found;
  };

  /** Replaces seeds that cannot be stored: the pages still work, and ids and times stay the same. */
  let unstored: readonly T[] | undefined;
  const seeds = async () => (unstored ??= await seed());

  /** Inside a transaction: the records, and the repairs that must be written first. */
  const settle = (within: Storage): { records: readonly T[]; repair: Change[]; damage?: Damage } => {
    const found = look();
    if (found.kind === 'records' && found.bad.length === 0) return { records: found.records, repair: [] };
    const records = found.kind === 'records' ? found.records : unstored;
    if (!records) throw new SeedsMissing();
    const text = JSON.stringify(records);
    if (found.kind === 'absent') return { records, repair: [[key, text]] };
    const movedTo = freeKey(within, key);
    const aside = found.kind === 'foreign' ? found.text : JSON.stringify(found.bad);
    return {
      records,
      // The key is removed first: a damaged text of 5 MB and its copy do not fit at the same time.
      repair: [
        [key, null],
        [movedTo, aside],
        [key, text],
      ],
      damage: { key, movedTo, kept: found.kind === 'records' ? records.length : 0 },
    };
  };

  type Decide<R> = (records: readonly T[], within: Storage) => Changed<T, R>;

  /** Runs one change in a transaction. */
  const attempt = <R>(decide: Decide<R>) =>
    transactions.run(key, (within, write: Write) => {
      const { records, repair, damage } = settle(within);
      const { records: next, also = [], answer } = decide(records, within);
      const changes = [...repair, ...(next ? [[key, JSON.stringify(next)] as const] : []), ...also];
      if (changes.length > 0) write(changes);
      if (damage) damaged.push(damage);
      return { answer, changed: next !== null };
    });
  // A transaction cannot wait for anything.
  const inTurn = <R>(decide: Decide<R>) =>
    attempt(decide).catch(async (cause: unknown) => {
      if (!(cause instanceof SeedsMissing)) throw cause;
      await seeds();
      return attempt(decide);
    });

  const change = async <R>(decide: Decide<R>) => {
    const { answer, changed } = await inTurn(decide);
    if (changed) notify();
    return answer;
  };

  const list = async (): Promise<readonly T[]> => {
    try {
      const found = look();
      if (found.kind === 'records' && found.bad.length === 0) return found.records;
      return (await inTurn((records) => ({ records: null, answer: records }))).answer;
    } catch (cause) {
      // Reading needs no space. Damaged data stays until there is some; the person sees the message in any case.
      if (!(cause instanceof CollectionError)) throw cause;
      const found: Found<T> = last?.found ?? { kind: 'absent' };
      const records = found.kind === 'records' ? found.records : await seeds();
      if (found.kind !== 'absent' && !damaged.some(({ movedTo }) => movedTo === key)) {
        damaged.push({ key, movedTo: key, kept: found.kind === 'records' ? records.length : 0 });
      }
      return records;
    }
  };

  return {
    ...completeAndSent,
    storageNotice: keptOnThisDevice,
    list,
    get: async (id) => (await list()).find((record) => record.id === id) ?? null,
    async put(record, condition) {
      const rules = await loadRules();
      return change((records) => ({
        records: withRecord(records, record, rules, condition),
        answer: undefined,
      }));
    },
    async add(drafts, condition) {
      const rules = await loadRules();
      return change((stored) => {
        const { records, added } = withNewRecords(stored, drafts, rules, condition?.overlapAgreed);
        return { records, answer: added };
      });
    },
    remove: (id) =>
      change((records) => {
        const gone = records.find((record) => record.id === id) ?? null;
        return { records: gone && records.filter((record) => record !== gone), answer: gone };
      }),
    subscribe,
    damage: () => [...damaged],
    change,
  };
}

/** Returns the first free key for damaged contents of `key`. */
export function freeKey(storage: Storage, key: string): string {
  let number = 1;
  while (storage.getItem(brokenKey(key, number)) !== null) number += 1;
  return brokenKey(key, number);
}
