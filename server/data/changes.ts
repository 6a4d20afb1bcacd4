import type { Cursor } from './cursor';
import type { Queries } from '../database/database';
import { epochAudience } from '../database/epoch';
import { together } from '../database/together';

/** The audience of a change: everybody, or one account. The contents are read with the reader's own rights. */
export type Audience = 'all' | `uid:${string}`;

/** The audience of a person's own changes, besides everybody's; null for a visitor. */
export const audienceOf = (uid: string | null) => (uid === null ? null : (`uid:${uid}` as const));

/** One record was written or deleted. */
export interface Change {
  /** The order of all changes, which no reader gets to know. */
  seq: number;
  /** An {@link Audience}. */
  audience: string;
  /** Grows by one with each change of its audience. */
  number: number;
  collection: string;
  id: string;
  /** 0 where the record is gone. */
  version: number;
}

/** The number of the last change of an audience; where there is none, the one at which the epoch began. */
async function lastNumber(queries: Queries, audience: Audience): Promise<number> {
  const row = await queries
    .selectFrom('latest_changes')
    .select((builder) => builder.fn.max('number').as('number'))
    .where('audience', 'in', [audience, epochAudience])
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Takes the next number of an audience, in one statement. */
async function nextNumber(queries: Queries, audience: Audience, collection: string): Promise<number> {
  const { number } = await queries
    .insertInto('latest_changes')
    .columns(['audience', 'collection', 'number'])
    .expression((builder) =>
      builder
        .selectFrom('latest_changes as latest')
        .select(({ val, eb, fn }) => [
          val(audience).as('audience'),
          val(collection).as('collection'),
          eb(fn.coalesce(fn.max('latest.number'), val(0)), '+', 1).as('number'),
        ])
        .where('latest.audience', 'in', [audience, epochAudience]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['audience', 'collection'])
        .doUpdateSet(({ ref }) => ({ number: ref('excluded.number') })),
    )
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * Logs a change, in the transaction that makes it.
 * @param now milliseconds since 1970.
 * @param write what else is written with the number, at the same time.
 * @returns its number among those of its audience, which is the record's new version.
 */
export async function recordChange(
  queries: Queries,
  change: { collection: string; id: string; audience: Audience; gone?: boolean },
  now: number,
  write?: (number: number) => Promise<unknown>,
): Promise<number> {
  const { collection, id, audience, gone = false } = change;
  const number = await nextNumber(queries, audience, collection);
  const version = gone ? 0 : number;
  await together([
    queries.insertInto('changes').values({ collection, id, audience, number, version, at: now }).execute(),
    write?.(number),
  ]);
  return number;
}

/** The number of the last change that is kept: a reader that continues from it misses nothing. */
async function lastChange(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('changes')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The number of a collection's last change for an audience; where there is none, the one at which the epoch began. */
export async function latestOf(queries: Queries, collection: string, audience: Audience): Promise<number> {
  const row = await queries
    .selectFrom('latest_changes')
    .select((builder) => builder.fn.max('number').as('number'))
    .where('audience', 'in', [audience, epochAudience])
    .where('collection', 'in', [collection, ''])
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** A place in the log of changes. */
export interface LogPlace {
  /** The reader's cursor at that place. */
  cursor: Cursor;
  /** The order of the last change before it, of whatever audience: for this server alone. */
  at: number;
}

/**
 * The end of the log, for one reader.
 * @param uid the account that asks; null for a visitor.
 */
export async function endOfLog(queries: Queries, uid: string | null): Promise<LogPlace> {
  // First, so that what is written meanwhile is read twice rather than never.
  const at = await lastChange(queries);
  const all = await lastNumber(queries, 'all');
  const own = uid === null ? null : await lastNumber(queries, `uid:${uid}`);
  return { cursor: { all, own }, at };
}

/** Returns whether all changes of an audience after a number are still in the log, and the number is one of this epoch. */
async function isComplete(
  queries: Queries,
  audience: Audience,
  since: number,
  last: number,
): Promise<boolean> {
  if (since >= last) return since === last;
  const { number: forgotten } = await queries
    .selectFrom('forgotten_changes')
    .select((builder) => builder.fn.max<number | null>('number').as('number'))
    .where('audience', 'in', [audience, epochAudience])
    .executeTakeFirstOrThrow();
  return since >= (forgotten ?? 0);
}

/** The changes after a place that an account may know of. */
export interface ChangesSince extends LogPlace {
  changes: Change[];
  /** Earlier changes were deleted, or the cursor is of another server: the client has to read everything again. */
  reset: boolean;
}

/** The cursor of a reader who knows one change more. */
export function afterChange(
  cursor: Cursor,
  { audience, number }: Pick<Change, 'audience' | 'number'>,
): Cursor {
  return audience === 'all' ? { ...cursor, all: number } : { ...cursor, own: number };
}

/**
 * Reads the changes that a reader does not know.
 * @param uid the account that asks; null for a visitor.
 * @param limit how many at most.
 */
export async function changesSince(
  queries: Queries,
  since: Cursor,
  uid: string | null,
  limit: number,
): Promise<ChangesSince> {
  const end = await endOfLog(queries, uid);
  const { cursor } = end;
  const isKnown =
    (await isComplete(queries, 'all', since.all, cursor.all)) &&
    (uid === null ||
      (since.own !== null && (await isComplete(queries, `uid:${uid}`, since.own, cursor.own!))));
  if (!isKnown) return { changes: [], ...end, reset: true };
  const changes: Change[] = await queries
    .selectFrom('changes')
    .select(['seq', 'audience', 'number', 'collection', 'id', 'version'])
    .where((builder) =>
      builder.or([
        builder.and([builder('audience', '=', 'all'), builder('number', '>', since.all)]),
        ...(uid === null
          ? []
          : [builder.and([builder('audience', '=', `uid:${uid}`), builder('number', '>', since.own!)])]),
      ]),
    )
    .orderBy('seq')
    .limit(limit)
    .execute();
  const known = changes.reduce<Cursor>(afterChange, { all: since.all, own: uid === null ? null : since.own });
  const last = changes.at(-1)?.seq ?? 0;
  // A full answer ends at its last change; what was written since the end was read is in it as well.
  if (changes.length === limit || last > end.at) return { changes, cursor: known, at: last, reset: false };
  return { changes, ...end, reset: false };
}
