import { accountLimits } from '@/shared/domain/auth/accountLimits';
import { latestOf, recordChange, type Audience } from './changes';
import type { Queries } from '../database/database';
import { together } from '../database/together';
import { countTaken, type RecordTimes } from './takenBlocks';

/** The stored fields of a record. */
export type Fields = Readonly<Record<string, unknown>>;

/** A stored record with its metadata. */
export interface StoredRecord {
  id: string;
  /** The number of the change that wrote it, among those of its audience. */
  version: number;
  /** The owner's account, or null. */
  owner: string | null;
  fields: Fields;
}

/** A record to write. */
export interface WriteOptions {
  collection: string;
  id: string;
  fields: Fields;
  owner?: string | null;
  /** Start and end in milliseconds since 1970, for records that take up time. */
  times?: RecordTimes;
  audience: Audience;
  now: number;
}

/** A page of a list. */
export interface RecordPage {
  records: StoredRecord[];
  /** The `after` of the next page; null after the last one. */
  next: number | null;
  /** The number of the collection's last change for the reader when this page was read. */
  seq: number;
}

const columns = ['id', 'version', 'owner', 'position', 'fields'] as const;

/** Rows of one query. After each it is known how long the page is by now. */
const readAtOnce = 250;

/** A page ends after so many characters of records, however few these are. */
const longestPage = 4_000_000;

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
 * Reads a page of a collection, in order of creation.
 * @param after the position of the last record of the page before.
 * @param owner restricts the page to this account's records.
 */
export async function listRecords(
  queries: Queries,
  collection: string,
  { after = 0, limit, owner }: { after?: number; limit: number; owner?: string },
): Promise<RecordPage> {
  // Read first: a change in between is then read again, never missed.
  const seq = await latestOf(queries, collection, owner === undefined ? 'all' : `uid:${owner}`);
  let query = queries
    .selectFrom('records')
    .select(columns)
    .where('collection', '=', collection)
    .orderBy('position');
  if (owner !== undefined) query = query.where('owner', '=', owner);
  const page: (Row & { position: number })[] = [];
  let next: number | null = after;
  let length = 0;
  do {
    const count = Math.min(limit - page.length, readAtOnce);
    const rows: typeof page = await query
      .where('position', '>', next)
      .limit(count + 1)
      .execute();
    const found = rows.slice(0, count);
    page.push(...found);
    length += found.reduce((sum, { fields }) => sum + fields.length, 0);
    next = rows.length > count ? found.at(-1)!.position : null;
  } while (next !== null && page.length < limit && length < longestPage);
  return { records: page.map(recordOf), next, seq };
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

/** The date of an event, or the first of whole days. */
function dayOf({ date, allDay, start }: Fields): string | null {
  if (typeof date === 'string') return date;
  return allDay === true && typeof start === 'string' ? start.slice(0, 10) : null;
}

/** The columns of a record by which the database decides. */
const timeColumns = ({ times, fields }: Pick<WriteOptions, 'times' | 'fields'>) => ({
  starts_at: times?.startsAt ?? null,
  ends_at: times?.endsAt ?? null,
  day: dayOf(fields),
});

/** Times count as taken for others where the record has an owner. */
async function countTimes(queries: Queries, owner: string | null, times: (RecordTimes | null | undefined)[]) {
  const known = times.filter((one) => one !== null && one !== undefined);
  if (owner !== null && known.length > 0) await countTaken(queries, owner, known);
}

const timesIn = ({ starts_at, ends_at }: { starts_at: number | null; ends_at: number | null }) =>
  starts_at === null || ends_at === null ? null : { startsAt: starts_at, endsAt: ends_at };

/** Appends a new record to its collection. The caller has checked that the id is free. */
export async function insertRecord(queries: Queries, options: WriteOptions): Promise<StoredRecord> {
  const { collection, id, fields, owner = null, audience, now } = options;
  const insert = (version: number) =>
    queries
      .insertInto('records')
      .values({
        collection,
        id,
        // These numbers only increase, so they are an order as well.
        position: version,
        version,
        owner,
        ...timeColumns(options),
        fields: JSON.stringify(fields),
      })
      .execute();
  const version = await recordChange(queries, { collection, id, audience }, now, insert);
  await countTimes(queries, owner, [options.times]);
  return { id, version, owner, fields };
}

/** Replaces an existing record. Its owner and its position stay. */
export async function replaceRecord(queries: Queries, options: WriteOptions): Promise<StoredRecord> {
  const { collection, id, fields, audience, now } = options;
  const update = (version: number) =>
    queries
      .updateTable('records')
      .set({ version, ...timeColumns(options), fields: JSON.stringify(fields) })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute();
  const [before, version] = await together([
    queries
      .selectFrom('records')
      .select(['owner', 'starts_at', 'ends_at'])
      .where('collection', '=', collection)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    recordChange(queries, { collection, id, audience }, now, update),
  ]);
  const { owner } = before;
  await countTimes(queries, owner, [timesIn(before), options.times]);
  return { id, version, owner, fields };
}

/** Deletes a record. @returns the number of the change. */
export async function deleteRecord(
  queries: Queries,
  { collection, id, audience, now }: Pick<WriteOptions, 'collection' | 'id' | 'audience' | 'now'>,
): Promise<number> {
  const before = await queries
    .deleteFrom('records')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .returning(['owner', 'starts_at', 'ends_at'])
    .executeTakeFirst();
  if (before) await countTimes(queries, before.owner, [timesIn(before)]);
  return recordChange(queries, { collection, id, audience, gone: true }, now);
}

/**
 * How long a record may take up time, in milliseconds: those that overlap a range end before this long after it. So only a
 * month of an account's records is looked through, not all that is to come.
 */
const longestDuration = (accountLimits.daysLong + 1) * 24 * 60 * 60 * 1000;

/**
 * Returns whether another record of an account overlaps a time range. Ranges that only touch do not overlap.
 * @param blocks whether a record counts.
 */
export async function hasOwnOverlap(
  queries: Queries,
  collection: string,
  owner: string,
  { id, startsAt, endsAt }: RecordTimes & { id: string },
  blocks: (fields: Fields) => boolean,
): Promise<boolean> {
  const found = await queries
    .selectFrom('records')
    .select('fields')
    .where('owner', '=', owner)
    .where('collection', '=', collection)
    .where('ends_at', '>', startsAt)
    .where('ends_at', '<', endsAt + longestDuration)
    .where('starts_at', '<', endsAt)
    .where('id', '!=', id)
    .execute();
  return found.some(({ fields }) => blocks(JSON.parse(fields) as Fields));
}

/** Counts the records of an account that end within a time range, except one. */
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
