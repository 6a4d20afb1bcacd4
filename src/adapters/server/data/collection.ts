import {
  CollectionError,
  type Collection,
  type PutCondition,
  type RecordId,
  type TimeRange,
} from '../../../ports/collection';
import { createListeners } from '../../../ports/listeners';
import type { Fields } from '../../../domain/records/parse';
import { sameJson, type Parse } from '../../records';
import type { LastRead } from '../../lastRead';
import type { DataCalls } from './dataCalls';

/** What is special about one collection of the server. */
export interface ServerCollectionOptions<T extends { id: RecordId }> {
  calls: DataCalls;
  /** Its name in addresses. */
  name: string;
  parse: Parse<T>;
  storageNotice: string;
  /** The fields that the server counts itself: their changes are not conflicts. */
  counted?: readonly string[];
  /** What the pages see of a stored record. Without it, all of it. */
  decode?: (fields: Fields) => T;
  /** Records that are listed beside the stored ones: other people's times. */
  beside?: {
    list(): Promise<readonly T[]>;
    lookAt(range: TimeRange): () => void;
    /** They are not as they were read. */
    forget(): void;
  };
  lastRead: LastRead;
}

/** A collection for adapters that also change its records in other ways. */
export interface ServerCollection<T extends { id: RecordId }> extends Collection<T> {
  /** Something has changed: the next list is read again. */
  notify(): void;
}

interface Shown {
  version: number;
  record: Fields;
}

interface Page {
  records: Shown[];
  next: number | null;
}

/** Enough attempts to get past others who take the same id. */
const maxTries = 100;

/** Reads a record as the server answers it. @throws CollectionError where it is something else, such as a login page. */
function shownIn(body: unknown): Shown {
  const { version, record } = (body ?? {}) as Partial<Shown>;
  if (typeof version !== 'number' || typeof record !== 'object') throw new CollectionError('unreachable');
  return { version, record };
}

/** A collection of the community's data on the app's own server. */
export function createServerCollection<T extends { id: RecordId }>(
  options: ServerCollectionOptions<T>,
): ServerCollection<T> {
  const { calls, name, parse, counted = [], beside, lastRead } = options;
  const { notify: notifyListeners, subscribe } = createListeners();
  const decode = options.decode ?? ((fields: Fields) => fields as unknown as T);
  /** What was read last of each record, to know which version a caller speaks of. */
  const versions = new Map<string, Shown>();
  let lastList: { etag: string; records: Fields[] } | undefined;
  let adding: Promise<unknown> = Promise.resolve();

  const pathOf = (id: RecordId) => `${name}/${encodeURIComponent(String(id))}`;
  const remember = (body: unknown): T => {
    const shown = shownIn(body);
    versions.set(String(shown.record['id']), shown);
    return decode(shown.record);
  };
  const notify = () => {
    lastRead.forget();
    notifyListeners();
  };
  const withoutCounts = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !counted.includes(field)));
  const isSame = (a: T, b: T) => sameJson(withoutCounts(a), withoutCounts(b));

  const readAll = async (): Promise<Fields[]> => {
    const records: Fields[] = [];
    let first: string | undefined;
    for (let after: number | null = 0; after !== null;) {
      const known: string | undefined = after === 0 ? lastList?.etag : undefined;
      const answer = await calls.read(`${name}?limit=10000${after > 0 ? `&after=${after}` : ''}`, known);
      if (answer?.notModified && lastList) return lastList.records;
      const page = answer?.body as Partial<Page> | null | undefined;
      if (!Array.isArray(page?.records)) throw new CollectionError('unreachable');
      first ??= answer?.etag;
      for (const one of page.records) {
        versions.set(String(one.record['id']), one);
        records.push(one.record);
      }
      after = page.next ?? null;
    }
    lastList = first === undefined ? undefined : { etag: first, records };
    return records;
  };
  const list = async (): Promise<readonly T[]> => {
    const [own, others] = await Promise.all([lastRead.list(readAll), beside?.list() ?? []]);
    return [...own.map(decode).filter((record) => parse(record) !== null), ...others];
  };
  const get = async (id: T['id']): Promise<T | null> => {
    const answer = await calls.read(pathOf(id));
    return answer && remember(answer.body);
  };

  /** The version of a record that a caller describes. @throws CollectionError conflict */
  const versionOf = async (expected: T): Promise<number> => {
    const known = versions.get(String(expected.id));
    if (known && isSame(decode(known.record), expected)) return known.version;
    const current = await get(expected.id);
    if (!current || !isSame(current, expected)) throw new CollectionError('conflict');
    return versions.get(String(expected.id))!.version;
  };

  const put = async (record: T, condition?: PutCondition<T>, tries = 1): Promise<void> => {
    if (parse(record) === null)
      throw new TypeError('This record could not be read back, so it is not stored');
    const expected = condition?.expected;
    if (expected && expected.id !== record.id) throw new CollectionError('conflict');
    const onlyIf = expected === null ? 'none' : expected && (await versionOf(expected));
    const answer = await calls
      .write('PUT', pathOf(record.id), {
        body: { record, ...(condition?.overlapAgreed ? { overlapAgreed: true } : {}) },
        ...(onlyIf === undefined ? {} : { onlyIf }),
      })
      .catch((error: unknown) => {
        // The conflicting record is not in the last read.
        if (error instanceof CollectionError && error.code === 'overlap') beside?.forget();
        throw error;
      });
    if (answer?.conflict) {
      versions.delete(String(record.id));
      // If only counts have changed meanwhile, the caller's version is current.
      const { current } = answer.conflict;
      const isStill = expected && current !== null && isSame(remember(current), expected);
      if (!isStill || tries === maxTries) throw new CollectionError('conflict');
      return put(record, condition, tries + 1);
    }
    if (!answer) throw new CollectionError('conflict');
    remember(answer.body);
    notify();
  };

  type AddCondition = Parameters<Collection<T>['add']>[1];
  const add = async (make: (records: readonly T[]) => T, condition?: AddCondition): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      lastRead.forget();
      const all = await list();
      const record = make(all);
      if (all.some(({ id }) => id === record.id)) throw new CollectionError('conflict');
      try {
        await put(record, { expected: null, ...condition });
        return record;
      } catch (error) {
        const isTaken = error instanceof CollectionError && error.code === 'conflict';
        if (!isTaken || tries === maxTries) throw error;
      }
    }
  };

  return {
    storageNotice: options.storageNotice,
    list,
    ...(beside && { lookAt: (range: TimeRange) => beside.lookAt(range) }),
    get,
    put: (record, condition) => put(record, condition),
    add(make, condition) {
      // One after the other: in parallel they would conflict with each other.
      const added = adding.then(() => add(make, condition));
      adding = added.catch(() => undefined);
      return added;
    },
    async remove(id) {
      const answer = await calls.write('DELETE', pathOf(id));
      if (!answer || answer.conflict) return null;
      versions.delete(String(id));
      notify();
      return decode(shownIn(answer.body).record);
    },
    subscribe,
    damage: () => [],
    notify,
  };
}
