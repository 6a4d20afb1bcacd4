import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { CollectionError, type RecordId } from '../../ports/collection';
import { sameJson, withNewRecord, withRecord } from '../records';
import { answered } from './answers';
import { createChanges } from './changes';
import { byAge, createCodec, type Stored } from './documents';
import { noMemory } from '../lastRead';
import { isOvertaken, newKey } from './shared';
import type { SharedCollection, SharedCollectionOptions } from './sharedCollection';

/** More than any list has. A longer list would need paging; the limit keeps a mistake from becoming a bill. */
const mostRecords = 1000;

/** One try is enough unless many people change the same record. */
const maxAttempts = 10;

/**
 * Records in a database that everybody shares. docs/decisions/015-shared-data.md describes how they are stored.
 */
export function createSharedCollection<T extends { id: RecordId }>({
  open,
  person,
  path,
  parse,
  storageNotice,
  seed,
  hidden = {},
  keep = (record) => record,
  documents = (database) => query(collection(database, path), limit(mostRecords)),
  decode,
  needsLogin = false,
  others,
  beside,
  maySeed = () => false,
  changes = createChanges(),
  lastRead = noMemory,
}: SharedCollectionOptions<T>): SharedCollection<T> {
  const { encode, bare, fresh, changed: withContents } = createCodec<T>(hidden, keep);
  const decoded = (stored: readonly Stored[], database: Firestore) =>
    decode ? decode(stored, database) : stored.map(bare);
  const decodeOne = async (stored: Stored, database: Firestore) => (await decoded([stored], database))[0]!;
  const reference = (database: Firestore, id: RecordId) => doc(database, path, String(id));

  const transact = async <R>(work: (transaction: Transaction, database: Firestore) => Promise<R>) => {
    const database = await open();
    return answered(runTransaction(database, (transaction) => work(transaction, database), { maxAttempts }));
  };

  const readDocuments = async (database: Firestore): Promise<readonly T[]> => {
    const { docs } = await answered(getDocs(documents(database)));
    return decoded(docs.map((one) => one.data()).toSorted(byAge), database);
  };
  const readOwn = async (): Promise<readonly T[]> =>
    needsLogin && !person() ? [] : readDocuments(await open());

  /** Writes the initial records, unless somebody already has. */
  const writeSeeds = (records: readonly T[]) =>
    transact(async (transaction, database) => {
      const mark = doc(database, 'seeds', path);
      if ((await answered(transaction.get(mark))).exists()) return false;
      transaction.set(mark, { at: serverTimestamp() });
      for (const record of records) transaction.set(reference(database, record.id), fresh(record, newKey()));
      return true;
    });

  const readAll = async (): Promise<readonly T[]> => {
    const [own, besides] = await Promise.all([readOwn(), others?.list() ?? []]);
    if (own.length === 0 && seed && maySeed() && (await writeSeeds(seed()))) return readOwn();
    const ids = new Set(own.map(({ id }) => id));
    return [...own, ...besides.filter(({ id }) => !ids.has(id))];
  };

  const list = () => lastRead.list(readAll);

  const changed = () => {
    lastRead.forget();
    changes.notify();
  };

  /** Writes a new record. @returns false when its id is taken, possibly by a record that this person may not see. */
  const create = async (record: T, key: string): Promise<boolean> => {
    try {
      return await write(record, key);
    } catch (error) {
      // Rules refuse before a concurrent write is detected: if there was one, the record exists now.
      if (!isOvertaken(error)) throw error;
      const there = await answered(getDoc(reference(await open(), record.id))).catch(whereHidden);
      if (there !== 'hidden' && !there.exists()) throw error;
      return there !== 'hidden' && there.data()?.['key'] === key;
    }
  };
  const write = (record: T, key: string): Promise<boolean> =>
    transact(async (transaction, database) => {
      const at = reference(database, record.id);
      const there = await answered(transaction.get(at)).catch(whereHidden);
      // With our key it is this very record: the write succeeded, and only the answer was lost.
      if (there !== 'hidden' && there.data()?.['key'] === key) return true;
      if (there === 'hidden' || there.exists()) return false;
      const writeBeside = await beside?.(transaction, database, String(record.id));
      const stored = fresh(record, key);
      transaction.set(at, stored);
      writeBeside?.(stored);
      return true;
    });

  /** A new record whose write was not confirmed: it may or may not exist. */
  let unsure: { record: T; key: string } | null = null;
  /** The unconfirmed record, if it was written and this is a retry. */
  const repeated = async (record: T): Promise<T | null> => {
    if (!unsure || !sameJson({ ...record, id: 0 }, { ...unsure.record, id: 0 })) return null;
    const { record: sent, key } = unsure;
    const stored = await answered(getDoc(reference(await open(), sent.id)));
    return stored.data()?.['key'] === key ? sent : null;
  };

  const add = async (make: (records: readonly T[]) => T): Promise<T> => {
    for (let records = await list(); ;) {
      const record = make(records);
      withNewRecord(records, record, parse);
      const before = await repeated(record);
      if (before) return before;
      const key = newKey();
      try {
        if (await create(record, key)) return record;
      } catch (error) {
        if (error instanceof CollectionError && error.code === 'unreachable') unsure = { record, key };
        throw error;
      }
      // The id is taken: the next one is made as if that record were on the list.
      records = [...records, record];
    }
  };

  /** One after the other: many at once would all want the same id. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    storageNotice,
    list,
    ...(others && { listOwn: readOwn }),
    async get(id) {
      const database = await open();
      const read = async () => {
        const found = await answered(getDoc(reference(database, id))).catch(whereHidden);
        if (found === 'hidden') return others?.get(database, id) ?? null;
        const stored = found.data();
        return stored ? decodeOne(stored, database) : null;
      };
      return answered(read());
    },
    async put(record, condition) {
      const next = encode(record);
      const expected = condition?.expected;
      const written = await transact(async (transaction, database) => {
        const at = reference(database, record.id);
        const stored = (await answered(transaction.get(at))).data();
        const before = stored && bare(stored);
        // A retry after a lost answer is done already.
        if (before && sameJson(before, next)) return false;
        const wanted = condition && { expected: expected ? encode(expected) : null };
        const [after] = withRecord<T & Stored>(before ? [before] : [], next, parse, wanted);
        const kept = stored && after ? withContents(stored, after) : fresh(record, newKey());
        const writeBeside = await beside?.(transaction, database, String(record.id));
        transaction.set(at, kept);
        writeBeside?.(kept);
        return true;
      });
      if (written) changed();
    },
    async add(make) {
      const record = await inTurn(() => add(make));
      unsure = null;
      changed();
      return record;
    },
    async remove(id) {
      // Remembered in case it was written, and only the answer was lost.
      let gone: T | null = null;
      await transact(async (transaction, database) => {
        const at = reference(database, id);
        const stored = (await answered(transaction.get(at))).data();
        if (!stored) return;
        const writeBeside = await beside?.(transaction, database, String(id));
        transaction.delete(at);
        writeBeside?.(null);
        gone = await decodeOne(stored, database);
      });
      if (gone) changed();
      return gone;
    },
    subscribe: changes.subscribe,
    damage: () => [],
    notify: changed,
  };
}

function whereHidden(error: unknown): 'hidden' {
  if (error instanceof CollectionError && error.code === 'permission') return 'hidden';
  throw error;
}
