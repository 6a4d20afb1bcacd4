import { sql } from 'kysely';
import { latestOf, recordChange, type Audience } from './changes';
import type { Queries } from './database';

/** The fields of a record, as they are stored. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record with what the server knows of it. */
export interface StoredRecord {
  id: string;
  /** The number of the change that wrote it. */
  version: number;
  /** The account whose it is, or null. */
  owner: string | null;
  fields: Fields;
}

/** What a write is about. */
export interface WriteOptions {
  collection: string;
  id: string;
  fields: Fields;
  owner?: string | null;
  /** Milliseconds since 1970, where the record takes up time. */
  times?: { startsAt: number; endsAt: number };
  audience: Audience;
  now: number;
}

/** A page of a list. */
export interface RecordPage {
  records: StoredRecord[];
  /** Where the next page begins; null after the last. */
  next: number | null;
  /** The last change of the collection when this page was read. */
  seq: number;
}

const columns = ['id', 'version', 'owner', 'position', 'fields'] as const;

interface Row {
  id: string;
  version: number;
  owner: string | null;
  fields: string;
}

const recordOf = ({ id, version, owner, fields }: Row): StoredRecord => ({
  id,
  version,
  owner,
  fields: JSON.parse(fields) as Fields,
});

/**
 * A page of a collection, in the order in which the records came.
 * @param after the position after which the page begins.
 * @param owner only what belongs to this account.
 */
export async function listRecords(
  queries: Queries,
  collection: string,
  { after = 0, limit, owner }: { after?: number; limit: number; owner?: string },
): Promise<RecordPage> {
  // Read before the records: what changes in between is then asked for again, never missed.
  const seq = await latestOf(queries, collection);
  let query = queries
    .selectFrom('records')
    .select(columns)
    .where('collection', '=', collection)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1);
  if (owner !== undefined) query = query.where('owner', '=', owner);
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  return {
    records: page.map(recordOf),
    next: rows.length > limit ? page.at(-1)!.position : null,
    seq,
  };
}

/** One record, or null. */
export async function findRecord(
  queries: Queries,
  collection: string,
  id: string,
): Promise<StoredRecord | null> {
  const row = await queries
    .selectFrom('records')
    .select(columns)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

const timeColumns = ({ times }: Pick<WriteOptions, 'times'>) => ({
  starts_at: times?.startsAt ?? null,
  ends_at: times?.endsAt ?? null,
});

/** Writes a new record to the end of its collection. The caller has made sure that there is none with this id. */
export async function insertRecord(queries: Queries, options: WriteOptions): Promise<StoredRecord> {
  const { collection, id, fields, owner = null, audience, now } = options;
  const version = await recordChange(queries, { collection, id, audience }, now);
  await queries
    .insertInto('records')
    .values({
      collection,
      id,
      // Changes only grow, so their numbers are an order as well.
      position: version,
      version,
      owner,
      ...timeColumns(options),
      fields: JSON.stringify(fields),
    })
    .execute();
  return { id, version, owner, fields };
}

/** Writes over a record that is there. Whose it is and its place in the list stay. */
export async function replaceRecord(queries: Queries, options: WriteOptions): Promise<StoredRecord> {
  const { collection, id, fields, audience, now } = options;
  const version = await recordChange(queries, { collection, id, audience }, now);
  const { owner } = await queries
    .updateTable('records')
    .set({ version, ...timeColumns(options), fields: JSON.stringify(fields) })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .returning('owner')
    .executeTakeFirstOrThrow();
  return { id, version, owner, fields };
}

/** Takes a record away. @returns the number of the change. */
export async function deleteRecord(
  queries: Queries,
  { collection, id, audience, now }: Pick<WriteOptions, 'collection' | 'id' | 'audience' | 'now'>,
): Promise<number> {
  await queries.deleteFrom('records').where('collection', '=', collection).where('id', '=', id).execute();
  return recordChange(queries, { collection, id, audience, gone: true }, now);
}

/** Whether somebody's time, other than this record, meets a stretch of time. Touching ends do not meet. */
export async function hasOverlap(
  queries: Queries,
  collection: string,
  { id, startsAt, endsAt }: { id: string; startsAt: number; endsAt: number },
): Promise<boolean> {
  const found = await queries
    .selectFrom('records')
    .select(sql<number>`1`.as('one'))
    .where('collection', '=', collection)
    .where('ends_at', '>', startsAt)
    .where('starts_at', '<', endsAt)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many records of an account end in a stretch of time, one of them left out. */
export async function countOwned(
  queries: Queries,
  collection: string,
  owner: string,
  { from, until }: { from: number; until: number },
  exceptId = '',
): Promise<number> {
  const { count } = await queries
    .selectFrom('records')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('collection', '=', collection)
    .where('ends_at', '>=', from)
    .where('ends_at', '<', until)
    .where('id', '!=', exceptId)
    .executeTakeFirstOrThrow();
  return count;
}
