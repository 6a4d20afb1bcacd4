import type { Fields } from '../../../domain/records/parse';
import { CollectionError } from '../../../ports/collection';
import type { Recall } from '../../lastRead';
import { recordOperations } from '../../../contract/operations/records';
import type { DataCalls } from './dataCalls';

/** A record as the server answers it. */
export interface Shown {
  version: number;
  record: Fields;
}

/** Reads a record as the server answers it. @throws CollectionError where it is something else, such as a login page. */
export function shownIn(body: unknown): Shown {
  const { version, record } = (body ?? {}) as Partial<Shown>;
  if (typeof version !== 'number' || typeof record !== 'object') throw new CollectionError('unreachable');
  return { version, record };
}

/** Reads the list of one collection. */
export interface ListReader {
  /** All records, from the server unless nothing has changed since. @param recall finds what an earlier visit read. */
  read(recall?: Recall): Promise<readonly Fields[]>;
  /** The server's name of the list that was read last. */
  tag(): string | undefined;
  /** Reads these records only; the next `read` gives the list with them, without asking again. */
  readOnly(ids: readonly string[]): Promise<void>;
}

/**
 * Creates a reader.
 * @param name of the collection in addresses.
 * @param versions what was read last of each record, by its id.
 */
export function createListReader(calls: DataCalls, name: string, versions: Map<string, Shown>): ListReader {
  const asked = recordOperations(name);
  let last: { etag: string | undefined; records: readonly Fields[] } | undefined;
  /** The list was completed by single reads. */
  let isComplete = false;

  const readPage = (after: number) => {
    const query = { limit: '10000', ...(after > 0 && { after: String(after) }) };
    return calls.read(asked.list, { query }, { knownEtag: after === 0 ? last?.etag : undefined });
  };

  return {
    tag: () => last?.etag,
    async read(recall) {
      if (isComplete && last) {
        isComplete = false;
        return last.records;
      }
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
    },
    async readOnly(ids) {
      const before = last;
      const answers = await Promise.all(ids.map((id) => calls.read(asked.read, { params: { id } })));
      // Nothing was listed yet, or the whole list was read meanwhile.
      if (!before || last !== before) return;
      const now = new Map(ids.map((id, at) => [id, answers[at] ? shownIn(answers[at].body) : null]));
      const records = before.records.flatMap((record) => {
        const one = now.get(String(record['id']));
        return one === undefined ? [record] : one === null ? [] : [one.record];
      });
      const known = new Set(before.records.map((record) => String(record['id'])));
      for (const [id, one] of now) {
        if (!one) versions.delete(id);
        else {
          versions.set(id, one);
          // New ones are last, as in the server's list.
          if (!known.has(id)) records.push(one.record);
        }
      }
      // The server's name of that list is not known.
      last = { etag: undefined, records };
      isComplete = true;
    },
  };
}
