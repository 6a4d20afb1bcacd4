import type { Fields } from '@/shared/domain/records/parse';
import { CollectionError } from '@/src/ports/collection';
import { recordOperations } from '@/shared/contract/operations/records';
import type { LastRead, Recall } from '../../lastRead';
import type { DataCalls } from './dataCalls';

/** A record in a response of the server. */
export interface Shown {
  version: number;
  record: Fields;
}

/** Parses a record of a response. @throws CollectionError where it is something else, such as a login page. */
export function shownIn(body: unknown): Shown {
  const { version, record } = (body ?? {}) as Partial<Shown>;
  if (typeof version !== 'number' || typeof record !== 'object') throw new CollectionError('unreachable');
  return { version, record };
}

/** Reads the list of one collection. */
export interface ListReader {
  /** All records, from the server unless nothing has changed since. @param recall returns an earlier visit's list. */
  read(recall?: Recall): Promise<readonly Fields[]>;
  /** The server's name of the last read list. */
  tag(): string | undefined;
  /**
   * Reads only these records, and puts them into the list.
   * @returns true where it did; not where the list is requested or changed meanwhile, so that it has to be read again.
   */
  readOnly(ids: readonly string[], replace: LastRead['replace']): Promise<boolean>;
  /**
   * Takes over the records of the response to this person's own write.
   * @returns true where it did; not where something else may have changed as well, so that the list has to be read
   * again.
   */
  takeIn(written: readonly Shown[], replace: LastRead['replace']): boolean;
}

/** Returns the list with updated records: without the deleted ones, and with new ones at its end, as on the server. */
function withRecords(list: readonly Fields[], read: ReadonlyMap<string, Shown | null>): readonly Fields[] {
  const added = new Map(read);
  const kept = list.flatMap((record) => {
    const id = String(record['id']);
    const one = read.get(id);
    added.delete(id);
    return one === undefined ? [record] : one === null ? [] : [one.record];
  });
  return [...kept, ...[...added.values()].flatMap((one) => (one ? [one.record] : []))];
}

/**
 * Creates a reader.
 * @param name of the collection in addresses.
 * @param versions the last read version of each record, by its id.
 */
export function createListReader(calls: DataCalls, name: string, versions: Map<string, Shown>): ListReader {
  const asked = recordOperations(name);
  let last: { etag: string | undefined; records: readonly Fields[] } | undefined;
  /** The numbers of reads of the complete list that have begun and ended. */
  const whole = { begun: 0, ended: 0 };
  const put = (
    etag: string | undefined,
    read: ReadonlyMap<string, Shown | null>,
    replace: LastRead['replace'],
  ): boolean => {
    const before = last?.records ?? [];
    const records = withRecords(before, read);
    const isTaken = replace(before, records, etag);
    if (isTaken) last = { etag, records };
    return isTaken;
  };

  const readPage = (after: number) => {
    const query = { limit: '10000', ...(after > 0 && { after: String(after) }) };
    return calls.read(asked.list, { query }, { knownEtag: after === 0 ? last?.etag : undefined });
  };

  const readWhole: ListReader['read'] = async (recall) => {
    const before = last ? null : recall?.();
    if (before && Array.isArray(before.answer))
      last = { etag: before.tag, records: before.answer as readonly Fields[] };
    const records: Fields[] = [];
    let first: string | undefined;
    for (let after: number | null = 0; after !== null;) {
      const answer = await readPage(after);
      if (answer?.notModified && last) return last.records;
      const page = answer?.body;
      if (!Array.isArray(page?.records)) throw new CollectionError('unreachable');
      first ??= answer?.etag;
      for (const one of page.records) {
        versions.set(String(one.record['id']), one);
        records.push(one.record);
      }
      after = page.next ?? null;
    }
    last = { etag: first, records };
    return records;
  };

  return {
    tag: () => last?.etag,
    async read(recall) {
      whole.begun += 1;
      try {
        return await readWhole(recall);
      } finally {
        whole.ended += 1;
      }
    },
    async readOnly(ids, replace) {
      const before = last;
      const { begun } = whole;
      // A pending read of the complete list may be older than these records.
      if (!before || begun !== whole.ended) return false;
      const answers = await Promise.all(ids.map((id) => calls.read(asked.read, { params: { id } })));
      // Later requests and writes are newer than these answers.
      if (last !== before || begun !== whole.begun) return false;
      const now = new Map(ids.map((id, at) => [id, answers[at] ? shownIn(answers[at].body) : null]));
      for (const [id, one] of now) {
        if (one) versions.set(id, one);
        else versions.delete(id);
      }
      // The server's name of that list is unknown.
      return put(undefined, now, replace);
    },
    takeIn(written, replace) {
      // The tag of a list contains its format, the number of its last change, and its owner.
      const etag = last?.etag ?? '';
      const number = Number(/\.(\d+)\./.exec(etag)?.[1]);
      // Each change is one more than the one before (`server/data/changes.ts`): a gap means that other people changed
      // something in between.
      if (written.some(({ version }, at) => version !== number + at + 1)) return false;
      const next = etag.replace(`.${number}.`, `.${number + written.length}.`);
      return put(next, new Map(written.map((one) => [String(one.record['id']), one])), replace);
    },
  };
}
