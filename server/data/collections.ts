import { HttpError } from '../http/httpError';
import type { Actor } from '../identity/actor';
import { latestOf, type Audience } from './changes';
import type { CommunityDatabase, Queries } from './database';
import type { RecordKind } from './kinds';
import {
  deleteRecord,
  findRecord,
  hasOverlap,
  insertRecord,
  listRecords,
  replaceRecord,
  type Fields,
  type StoredRecord,
} from './records';

/** A record as a reader gets it. */
export interface ShownRecord {
  version: number;
  record: Fields;
}

/** A page of them. */
export interface ShownPage {
  records: ShownRecord[];
  next: number | null;
  seq: number;
}

/** What a write relies on. */
export interface WriteCondition {
  /** The version that the caller saw last, or `none` where there must be no such record yet. */
  expected?: number | 'none';
  /** The person was asked about the overlap of exactly these times, and wants them. */
  overlapAgreed?: boolean;
}

/** Reads and writes the records of one collection with the rights of whoever asks. Every refusal is an HttpError. */
export interface CollectionStore {
  kind: RecordKind;
  /** The last change of the collection. */
  latest(): Promise<number>;
  list(actor: Actor | null, page: { after?: number; limit: number }): Promise<ShownPage>;
  get(actor: Actor | null, id: string): Promise<ShownRecord>;
  /** Writes a record inside a transaction. @returns whether it is new, and the record as it is now. */
  put(
    queries: Queries,
    actor: Actor,
    id: string,
    record: unknown,
    condition: WriteCondition,
  ): Promise<ShownRecord & { isNew: boolean }>;
  /** Takes a record away inside a transaction. @returns the record that went. */
  remove(queries: Queries, actor: Actor, id: string, expected?: number): Promise<ShownRecord>;
}

/** What only this reader has of records, by their ids, such as their ratings. */
export type ReadOwn = (
  queries: Queries,
  uid: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, unknown>>;

/** What goes with a record when it goes, such as the places at an event. */
export type RemoveBeside = (queries: Queries, id: string) => Promise<void>;

/** What a collection is made of. */
export interface CollectionStoreOptions {
  database: CommunityDatabase;
  kind: RecordKind;
  now: () => number;
  readOwn?: ReadOwn;
  removeBeside?: RemoveBeside;
}

const notFound = () => new HttpError('not-found', 'This is not there any more.');
const notAllowed = () => new HttpError('permission-denied', 'You are not allowed to change this.');

/** The fields that are kept: what the browser sent, what it does not know of, and what only the server counts. */
function merged(kind: RecordKind, sent: Fields, before: StoredRecord | null): Fields {
  const counted = before ? before.fields : (kind.initial?.(sent) ?? {});
  const known = before ? (kind.parse(before.fields) ?? {}) : {};
  const unknown = Object.entries(before?.fields ?? {}).filter(([name]) => !(name in known));
  return {
    ...Object.fromEntries(unknown),
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !kind.counted.includes(name))),
    ...Object.fromEntries(Object.entries(counted).filter(([name]) => kind.counted.includes(name))),
  };
}

/** Reads a record that a browser sent. @throws HttpError invalid-request naming what is wrong. */
function readSent(kind: RecordKind, id: string, value: unknown): Fields {
  const record = kind.parse(value);
  if (!record) throw new HttpError('invalid-request', 'The record cannot be read. Look at: record.');
  if (String(record['id']) !== id || typeof record['id'] !== kind.idType)
    throw new HttpError('invalid-request', 'The record and the address name different ids. Look at: id.');
  if (JSON.stringify(value).length > kind.maxLength)
    throw new HttpError('too-large', 'The record is too large.');
  return value as Fields;
}

/** The records of one collection. */
export function createCollectionStore(options: CollectionStoreOptions): CollectionStore {
  const { database, kind, now, readOwn, removeBeside } = options;
  const { name } = kind;

  const mayRead = (actor: Actor | null, record: StoredRecord) =>
    kind.readBy === 'all' || record.owner === actor?.uid;
  const mayWrite = (actor: Actor, before: StoredRecord | null) =>
    kind.writeBy.includes(actor.role) && (kind.readBy === 'all' || !before || before.owner === actor.uid);
  const audienceOf = (owner: string | null): Audience =>
    kind.readBy === 'own' && owner !== null ? `uid:${owner}` : 'all';

  const showAll = async (queries: Queries, actor: Actor | null, records: readonly StoredRecord[]) => {
    const ids = records.map(({ id }) => id);
    const own = actor && readOwn ? await readOwn(queries, actor.uid, ids) : new Map<string, unknown>();
    return records.map((record) => ({
      version: record.version,
      record: kind.show ? kind.show(record, own.get(record.id)) : record.fields,
    }));
  };
  const show = async (queries: Queries, actor: Actor | null, record: StoredRecord) =>
    (await showAll(queries, actor, [record]))[0]!;

  /** @throws HttpError with the record of now, where the caller may read it. */
  const checkCondition = async (
    queries: Queries,
    actor: Actor,
    before: StoredRecord | null,
    expected: WriteCondition['expected'],
  ) => {
    if (expected === undefined) return;
    if (expected === 'none' ? before === null : before?.version === expected) return;
    const current = before && mayRead(actor, before) ? await show(queries, actor, before) : null;
    const isTaken = expected === 'none';
    throw new HttpError(
      isTaken ? 'record-exists' : 'record-changed',
      isTaken ? 'There is a record with this id already.' : 'This was changed somewhere else just now.',
      undefined,
      { current },
    );
  };

  return {
    kind,
    latest: () => latestOf(database.read, name),
    async list(actor, { after, limit }) {
      if (kind.readBy === 'own' && !actor)
        return { records: [], next: null, seq: await latestOf(database.read, name) };
      const page = await listRecords(database.read, name, {
        limit,
        ...(after === undefined ? {} : { after }),
        ...(kind.readBy === 'own' ? { owner: actor!.uid } : {}),
      });
      return { ...page, records: await showAll(database.read, actor, page.records) };
    },
    async get(actor, id) {
      const record = await findRecord(database.read, name, id);
      // Whether somebody else has one with this id is nobody's business.
      if (!record || !mayRead(actor, record)) throw notFound();
      return show(database.read, actor, record);
    },
    async put(queries, actor, id, value, { expected, overlapAgreed = false }) {
      const before = await findRecord(queries, name, id);
      if (!mayWrite(actor, before)) throw notAllowed();
      const sent = readSent(kind, id, value);
      await checkCondition(queries, actor, before, expected);
      await kind.check?.(queries, sent, { actor, before, now: now() });
      const times = kind.times?.(sent);
      const timesBefore = before && kind.times?.(before.fields);
      const moved = JSON.stringify(times) !== JSON.stringify(timesBefore);
      if (times && moved && !overlapAgreed && (await hasOverlap(queries, name, { id, ...times })))
        throw new HttpError('overlap', 'This time is booked already.');
      const owner = before ? before.owner : kind.readBy === 'own' ? actor.uid : null;
      const stored = await (before ? replaceRecord : insertRecord)(queries, {
        collection: name,
        id,
        fields: merged(kind, sent, before),
        owner,
        ...(times ? { times } : {}),
        audience: audienceOf(owner),
        now: now(),
      });
      return { isNew: !before, ...(await show(queries, actor, stored)) };
    },
    async remove(queries, actor, id, expected) {
      const before = await findRecord(queries, name, id);
      if (!before || (!mayRead(actor, before) && kind.readBy === 'own')) throw notFound();
      if (!mayWrite(actor, before)) throw notAllowed();
      await checkCondition(queries, actor, before, expected);
      const shown = await show(queries, actor, before);
      await removeBeside?.(queries, id);
      await deleteRecord(queries, { collection: name, id, audience: audienceOf(before.owner), now: now() });
      return shown;
    },
  };
}
