import {
  CollectionError,
  completeAndSent,
  type Collection,
  type PutCondition,
  type RecordId,
  type TimeRange,
} from '@/src/ports/collection';
import type { Clock } from '@/src/ports/clock';
import type { UpdatesStore } from '@/src/ports/listUpdates';
import type { Fields } from '@/shared/domain/records/parse';
import type { Parse } from '../../records';
import { sameJson } from '../../sameJson';
import type { LastRead } from '../../lastRead';
import { recordOperations } from '@/shared/contract/operations/records';
import type { DataCalls } from './dataCalls';
import { deleted } from './heldList';
import { createListReader, shownIn, type Shown } from './listReader';
import { createLiveList, type LiveList } from './liveList';

/** The specifics of one collection of the server. */
export interface ServerCollectionOptions<T extends { id: RecordId }> {
  calls: DataCalls;
  /** Its name in addresses. */
  name: string;
  parse: Parse<T>;
  storageNotice: string;
  /** The fields that the server derives: their changes are not conflicts. */
  counted?: readonly string[];
  /** Converts a stored record for the pages. Absent: unchanged. */
  decode?: (fields: Fields) => T;
  /** Records that are listed with the stored ones: other people's times. */
  beside?: {
    list(): Promise<readonly T[]>;
    /** True where the last list lacks some of them. */
    isMissing(): boolean;
    lookAt(range: TimeRange): () => void;
    /** Invalidates the last read. */
    forget(): void;
  };
  lastRead: LastRead;
  clock: Clock;
  /**
   * Set where other people's changes wait until the reader requests them: the part of a record that does not change in
   * place, although it follows from the server's counts. Undefined: all of that changes in place.
   */
  held?: { also: (record: T) => unknown };
}

/** A collection for adapters that also change its records in other ways. */
export interface ServerCollection<T extends { id: RecordId }>
  extends Collection<T>, Pick<LiveList, 'changedByOthers' | 'connectionChanged'> {
  readonly updates: UpdatesStore;
  /**
   * After a change the next list is read again.
   * @param id the record that this person changed in another way, such as by registering.
   */
  notify(id?: RecordId): void;
}

/** Enough attempts against other people's changes of derived fields. */
const maxTries = 100;

/** A collection of the community's data on the app's own server. */
export function createServerCollection<T extends { id: RecordId }>(
  options: ServerCollectionOptions<T>,
): ServerCollection<T> {
  const { calls, name, parse, counted = [], beside, lastRead } = options;
  const decode = options.decode ?? ((fields: Fields) => fields as unknown as T);
  /** The last read version of each record, to identify the one that a caller means. */
  const versions = new Map<string, Shown>();

  const asked = recordOperations(name);
  const withId = (id: RecordId) => ({ params: { id } });
  const remember = (body: unknown): T => {
    const shown = shownIn(body);
    versions.set(String(shown.record['id']), shown);
    return decode(shown.record);
  };
  const withoutCounts = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !counted.includes(field)));
  const isSame = (a: T, b: T) => sameJson(withoutCounts(a), withoutCounts(b));

  const isUnchanged = (a: Fields, b: Fields) =>
    sameJson(withoutCounts(a), withoutCounts(b)) &&
    options.held?.also(decode(a)) === options.held?.also(decode(b));
  const live = createLiveList({
    reader: createListReader(calls, name, versions),
    lastRead,
    clock: options.clock,
    random: Math.random,
    isSame: isUnchanged,
    versionOf: (id) => versions.get(id)?.version,
    isHeld: options.held !== undefined,
    isReadable: (record) => parse(decode(record)) !== null,
  });
  const listOf = async (read: () => Promise<readonly Fields[]>): Promise<readonly T[]> => {
    const [own, others] = await Promise.all([read(), beside?.list() ?? []]);
    return [...own.map(decode), ...others];
  };
  const get = async (id: T['id']): Promise<T | null> => {
    const answer = await calls.read(asked.read, withId(id));
    return answer && remember(answer.body);
  };

  /** Returns the version of a record that a caller describes. @throws CollectionError conflict */
  const versionOf = async (expected: T): Promise<number> => {
    const known = versions.get(String(expected.id));
    if (known && isSame(decode(known.record), expected)) return known.version;
    const current = await get(expected.id);
    if (!current || !isSame(current, expected)) throw new CollectionError('conflict');
    return versions.get(String(expected.id))!.version;
  };

  const check = (record: object) => {
    if (parse(record) === null)
      throw new TypeError('This record could not be read back, so it is not stored');
  };

  /** The conflicting record is not in the last read. */
  const forgetOthers = (error: unknown): never => {
    if (error instanceof CollectionError && error.code === 'overlap') beside?.forget();
    throw error;
  };

  const put = async (record: T, condition?: PutCondition<T>, tries = 1): Promise<void> => {
    check(record);
    const expected = condition?.expected;
    if (expected && expected.id !== record.id) throw new CollectionError('conflict');
    const onlyIf = expected === null ? 'none' : expected && (await versionOf(expected));
    const answer = await calls
      .write(
        asked.put,
        { ...withId(record.id), body: { record, ...(condition?.overlapAgreed && { overlapAgreed: true }) } },
        onlyIf === undefined ? {} : { onlyIf },
      )
      .catch(forgetOthers);
    if (answer?.conflict) {
      versions.delete(String(record.id));
      // If only derived fields have changed meanwhile, the caller's version is current.
      const { current } = answer.conflict;
      const isStill = expected && current !== null && isSame(remember(current), expected);
      if (!isStill || tries === maxTries) throw new CollectionError('conflict');
      return put(record, condition, tries + 1);
    }
    if (!answer) throw new CollectionError('conflict');
    remember(answer.body);
    live.wrote([shownIn(answer.body)]);
  };

  const add: Collection<T>['add'] = async (drafts, condition) => {
    for (const draft of drafts) check({ id: 0, ...draft });
    const answer = await calls
      .write(asked.add, {
        body: { records: drafts, ...(condition?.overlapAgreed && { overlapAgreed: true }) },
      })
      .catch(forgetOthers);
    const records = answer && !answer.conflict ? answer.body?.records : undefined;
    if (!Array.isArray(records)) throw new CollectionError('unreachable');
    const added = records.map(remember);
    live.wrote(records.map(shownIn));
    return added;
  };

  return {
    ...completeAndSent,
    storageNotice: options.storageNotice,
    list: () => listOf(live.list),
    ...(beside && {
      lookAt: (range: TimeRange) => beside.lookAt(range),
      othersMissing: () => beside.isMissing(),
    }),
    get,
    put: (record, condition) => live.write(put(record, condition)),
    add: (drafts, condition) => live.write(add(drafts, condition)),
    async remove(id) {
      const answer = await live.write(calls.write(asked.remove, withId(id)));
      if (!answer || answer.conflict) return null;
      versions.delete(String(id));
      live.notify(String(id), deleted);
      return decode(shownIn(answer.body).record);
    },
    subscribe: live.subscribe,
    damage: () => [],
    notify: (id) => live.notify(id === undefined ? undefined : String(id)),
    changedByOthers: live.changedByOthers,
    connectionChanged: live.connectionChanged,
    updates: live.updates,
  };
}
