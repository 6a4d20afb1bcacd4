import { isDeepStrictEqual } from 'node:util';
import { HttpError } from '../http/httpError';
import type { Actor } from '../identity/actor';
import type { Need, Writer } from '../identity/rights';
import { audienceOf, latestOf, type Audience } from './changes';
import type { Database, Queries } from '../database/database';
import type { RecordType } from './recordTypes';
import {
  deleteRecord,
  findRecord,
  hasOwnOverlap,
  insertRecord,
  listRecords,
  replaceRecord,
  type Fields,
  type StoredRecord,
} from './records';
import { checkNumber, keepNumber } from './removed/numbers';
import { restoreParts, fingerprintOf, isRemoved, rememberRemoved, archiveParts } from './removed/removed';
import type { BeforeRemove, AfterWrite } from './writeHooks';
import { isTakenByOthers, type RecordTimes } from './takenBlocks';

/** A record as it is sent to a reader. */
export interface ShownRecord {
  version: number;
  record: Fields;
}

/** A page of a collection. */
export interface ShownPage {
  records: ShownRecord[];
  next: number | null;
  seq: number;
}

/** The condition of a write. */
export interface WriteCondition {
  /** The version that must be current, or the record as seen, without its derived fields; `none`: it must not exist yet. */
  expected?: number | Fields | 'none';
  /** The person has agreed to the overlap of exactly these times. */
  overlapAgreed?: boolean;
}

/** Reads and writes one collection, and enforces the actor's rights. Every method rejects with HttpError. */
export interface CollectionStore {
  recordType: RecordType;
  /** The requirements of its writes. */
  need: Need;
  /** True if everybody sees the same of every record. */
  sameForAll: boolean;
  /** The number of the collection's last change that this reader may know of. */
  latest(actor: Actor | null): Promise<number>;
  list(actor: Actor | null, page: { after?: number; limit: number }): Promise<ShownPage>;
  get(actor: Actor | null, id: string): Promise<ShownRecord>;
  /**
   * Writes a record within a transaction. One that is stored as it is sent stays as it is, with its version.
   * @returns the stored record, and whether it is new or as before.
   */
  put(
    queries: Queries,
    actor: Writer,
    id: string,
    record: unknown,
    condition: WriteCondition,
  ): Promise<ShownRecord & { isNew: boolean; isUnchanged: boolean }>;
  /** Deletes a record within a transaction. @returns the deleted record. */
  remove(queries: Queries, actor: Writer, id: string, expected?: number | Fields): Promise<ShownRecord>;
}

/** Reads the reader's own part of records, such as their ratings, by record id. */
export type ReadOwn = (queries: Queries, uid: string) => Promise<ReadonlyMap<string, unknown>>;

/** The options of {@link createCollectionStore}. */
export interface CollectionStoreOptions {
  database: Database;
  recordType: RecordType;
  now: () => number;
  /** True if people are asked about times that others have taken. */
  othersTimes: boolean;
  readOwn?: ReadOwn;
  afterWrite?: AfterWrite;
  beforeRemove?: BeforeRemove;
}

const notFound = () => new HttpError('not-found', 'This is not there any more.');
const refusal = 'You are not allowed to change this.';
const notAllowed = () => new HttpError('permission-denied', refusal);

/** The fields to store: those sent, unknown ones that were stored before, and the computed ones. */
function merged(recordType: RecordType, sent: Fields, before: StoredRecord | null): Fields {
  const derived = before ? before.fields : (recordType.initialDerived ?? {});
  const known = before ? (recordType.parse(before.fields) ?? {}) : {};
  const unknown = Object.entries(before?.fields ?? {}).filter(([name]) => !(name in known));
  return {
    ...Object.fromEntries(unknown),
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !recordType.derivedFields.includes(name))),
    ...Object.fromEntries(
      Object.entries(derived).filter(([name]) => recordType.derivedFields.includes(name)),
    ),
  };
}

/** Validates a record of a request. @throws HttpError invalid-request naming the field; too-large */
function readSent(recordType: RecordType, id: string, value: unknown): Fields {
  const record = recordType.parse(value);
  if (!record) throw new HttpError('invalid-request', 'The record cannot be read. Look at: record.');
  if (String(record['id']) !== id || typeof record['id'] !== recordType.idType)
    throw new HttpError('invalid-request', 'The record and the address name different ids. Look at: id.');
  if (JSON.stringify(value).length > recordType.maxLength)
    throw new HttpError('too-large', 'The record is too large.');
  return value as Fields;
}

/** Creates the store of one collection. */
export function createCollectionStore(options: CollectionStoreOptions): CollectionStore {
  const { database, recordType, now, othersTimes, readOwn, afterWrite, beforeRemove } = options;
  const { name } = recordType;

  const mayRead = (actor: Actor | null, record: StoredRecord) =>
    recordType.readBy === 'all' || record.owner === actor?.uid;
  const mayWrite = (actor: Actor, before: StoredRecord | null) =>
    recordType.writeBy.includes(actor.role) &&
    (recordType.readBy === 'all' || !before || before.owner === actor.uid);
  const audienceFor = (owner: string | null): Audience =>
    (recordType.readBy === 'own' && audienceOf(owner)) || 'all';

  const showAll = async (queries: Queries, actor: Actor | null, records: readonly StoredRecord[]) => {
    const own = actor && readOwn ? await readOwn(queries, actor.uid) : new Map<string, unknown>();
    return records.map((record) => ({
      version: record.version,
      record: recordType.show ? recordType.show(record, own.get(record.id)) : record.fields,
    }));
  };
  const show = async (queries: Queries, actor: Actor | null, record: StoredRecord) =>
    (await showAll(queries, actor, [record]))[0]!;

  const hashOf = (fields: Fields) => fingerprintOf(fields, recordType.derivedFields);
  const isAsSeen = ({ version, fields }: StoredRecord, seen: number | Fields) =>
    typeof seen === 'number' ? version === seen : hashOf(fields) === hashOf(seen);

  /** @throws HttpError with the current record, where the actor may read it. */
  const checkCondition = async (
    queries: Queries,
    actor: Actor,
    before: StoredRecord | null,
    expected: WriteCondition['expected'],
  ) => {
    if (expected === undefined) return;
    if (expected === 'none' ? before === null : before && isAsSeen(before, expected)) return;
    const current = before && mayRead(actor, before) ? await show(queries, actor, before) : null;
    const isTaken = expected === 'none';
    throw new HttpError(
      isTaken ? 'record-exists' : 'record-changed',
      isTaken ? 'There is a record with this id already.' : 'This was changed somewhere else just now.',
      undefined,
      { current },
    );
  };

  /**
   * Takes the number of a new record. Only a record that was just deleted comes back under its own.
   * @throws HttpError number-used
   */
  const claimNumber = async (queries: Queries, id: string, sent: Fields) => {
    if (recordType.idType !== 'number') return;
    if (await isRemoved(queries, { collection: name, id }, hashOf(sent))) return;
    await checkNumber(queries, name, Number(id));
    await keepNumber(queries, name, Number(id));
  };
  const blocks = (fields: Fields) => recordType.blocks?.(fields) ?? true;
  /** Own times are compared exactly, others' in the blocks that the calendar shows. */
  const isBooked = async (queries: Queries, uid: string, times: RecordTimes & { id: string }) =>
    (await hasOwnOverlap(queries, name, uid, times, blocks)) ||
    (othersTimes && (await isTakenByOthers(queries, uid, times)));

  return {
    recordType,
    need: { roles: recordType.writeBy, refusal },
    sameForAll: recordType.readBy === 'all' && !readOwn,
    latest: (actor) => latestOf(database.read, name, audienceFor(actor?.uid ?? null)),
    async list(actor, { after, limit }) {
      if (recordType.readBy === 'own' && !actor) return { records: [], next: null, seq: 0 };
      const page = await listRecords(database.read, name, {
        limit,
        ...(after === undefined ? {} : { after }),
        ...(recordType.readBy === 'own' ? { owner: actor!.uid } : {}),
      });
      return { ...page, records: await showAll(database.read, actor, page.records) };
    },
    async get(actor, id) {
      const record = await findRecord(database.read, name, id);
      // 404, not 403: nobody learns that another user has a record with this id.
      if (!record || !mayRead(actor, record)) throw notFound();
      return show(database.read, actor, record);
    },
    async put(queries, actor, id, value, { expected, overlapAgreed = false }) {
      const before = await findRecord(queries, name, id);
      if (!mayWrite(actor, before)) throw notAllowed();
      const sent = readSent(recordType, id, value);
      await checkCondition(queries, actor, before, expected);
      await recordType.check?.(queries, sent, { actor, before, now: now() });
      const fields = merged(recordType, sent, before);
      if (before && isDeepStrictEqual(before.fields, fields))
        return { isNew: false, isUnchanged: true, ...(await show(queries, actor, before)) };
      const times = recordType.times?.(sent);
      const timesBefore = before && recordType.times?.(before.fields);
      const moved = JSON.stringify(times) !== JSON.stringify(timesBefore);
      const asks = times && moved && !overlapAgreed && blocks(sent);
      if (asks && (await isBooked(queries, actor.uid, { id, ...times })))
        throw new HttpError('overlap', 'This time is booked already.');
      const owner = before ? before.owner : recordType.readBy === 'own' ? actor.uid : null;
      if (!before) await claimNumber(queries, id, sent);
      const written = await (before ? replaceRecord : insertRecord)(queries, {
        collection: name,
        id,
        fields,
        owner,
        ...(times ? { times } : {}),
        audience: audienceFor(owner),
        now: now(),
      });
      if (!before) await restoreParts(queries, { collection: name, id }, owner);
      const write = { actor, before, now: now() };
      const stored = (await afterWrite?.(queries, written, write)) ?? written;
      return { isNew: !before, isUnchanged: false, ...(await show(queries, actor, stored)) };
    },
    async remove(queries, actor, id, expected) {
      const before = await findRecord(queries, name, id);
      if (!before || (!mayRead(actor, before) && recordType.readBy === 'own')) throw notFound();
      if (!mayWrite(actor, before)) throw notAllowed();
      await checkCondition(queries, actor, before, expected);
      const shown = await show(queries, actor, before);
      await beforeRemove?.(queries, before, { actor, now: now() });
      await archiveParts(queries, { collection: name, id }, now());
      if (recordType.idType === 'number')
        await rememberRemoved(queries, { collection: name, id }, hashOf(before.fields), now());
      await deleteRecord(queries, { collection: name, id, audience: audienceFor(before.owner), now: now() });
      return shown;
    },
  };
}
