import type { Queries } from './database';

/** Who is notified of a change: everybody, or one account. The contents are read with the reader's own rights. */
export type Audience = 'all' | `uid:${string}`;

/** One record was written or deleted. */
export interface Change {
  /** Increases with each change; gaps have no meaning. */
  seq: number;
  collection: string;
  id: string;
  /** 0 where the record is gone. */
  version: number;
  audience: Audience;
}

/**
 * Logs a change, in the transaction that makes it.
 * @param now milliseconds since 1970.
 * @returns its sequence number, which is the record's new version.
 */
export async function recordChange(
  queries: Queries,
  change: { collection: string; id: string; audience: Audience; gone?: boolean },
  now: number,
): Promise<number> {
  const { collection, id, audience, gone = false } = change;
  const { seq } = await queries
    .insertInto('changes')
    .values({ collection, id, audience, at: now })
    .returning('seq')
    .executeTakeFirstOrThrow();
  if (!gone) await queries.updateTable('changes').set({ version: seq }).where('seq', '=', seq).execute();
  await queries
    .insertInto('latest')
    .values({ collection, seq })
    .onConflict((conflict) => conflict.column('collection').doUpdateSet({ seq }))
    .execute();
  return seq;
}

/** The sequence number of a collection's last change; 0 when there is none. */
export async function latestOf(queries: Queries, collection: string): Promise<number> {
  const row = await queries
    .selectFrom('latest')
    .select('seq')
    .where('collection', '=', collection)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The sequence number of the last change; 0 when there is none. */
export async function latestOfAll(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('latest')
    .select((builder) => builder.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The changes after a sequence number that an account may know of. */
export interface ChangesSince {
  changes: Change[];
  /** The number to continue from. */
  seq: number;
  /** Earlier changes were deleted: the client has to read everything again. */
  reset: boolean;
}

/**
 * Reads the changes after a sequence number.
 * @param uid the account that asks; null for a visitor.
 * @param limit how many at most.
 */
export async function changesSince(
  queries: Queries,
  since: number,
  uid: string | null,
  limit: number,
): Promise<ChangesSince> {
  const last = await latestOfAll(queries);
  const audiences = uid === null ? ['all'] : ['all', `uid:${uid}`];
  const forgotten = await queries
    .selectFrom('forgotten_changes')
    .select((builder) => builder.fn.max('seq').as('seq'))
    .where('audience', 'in', ['everybody', ...audiences])
    .executeTakeFirst();
  if (since > last || since < (forgotten?.seq ?? 0)) return { changes: [], seq: last, reset: since !== last };
  const rows = await queries
    .selectFrom('changes')
    .select(['seq', 'collection', 'id', 'version', 'audience'])
    .where('seq', '>', since)
    .where('audience', 'in', audiences)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const changes = rows.map((row) => ({ ...row, audience: row.audience as Audience }));
  return { changes, seq: changes.length < limit ? last : changes.at(-1)!.seq, reset: false };
}
