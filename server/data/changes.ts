import type { Queries } from './database';

/** Who may know that something changed: everybody, or one account. What it says now is asked for with the rights of the reader. */
export type Audience = 'all' | `uid:${string}`;

/** That one record was written or is gone. */
export interface Change {
  /** Grows with each change; a gap means nothing. */
  seq: number;
  collection: string;
  id: string;
  /** 0 where the record is gone. */
  version: number;
  audience: Audience;
}

/** How long a change is remembered, in milliseconds. Whoever was away longer reads everything again. */
export const changesKeptFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Writes down that a record changed, in the transaction that changes it.
 * @param now milliseconds since 1970.
 * @returns the number of the change, which is the record's new version.
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

/** The number of the last change of a collection; 0 where there was none. */
export async function latestOf(queries: Queries, collection: string): Promise<number> {
  const row = await queries
    .selectFrom('latest')
    .select('seq')
    .where('collection', '=', collection)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The number of the last change of all; 0 where there was none. */
export async function latestOfAll(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('latest')
    .select((builder) => builder.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** What came after a change, as far as this account may know of it. */
export interface ChangesSince {
  changes: Change[];
  /** The number to ask from next time. */
  seq: number;
  /** Changes before these were forgotten: whoever asks has to read everything again. */
  reset: boolean;
}

/**
 * The changes after a number.
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
  const oldest = await queries
    .selectFrom('changes')
    .select((builder) => builder.fn.min('seq').as('seq'))
    .executeTakeFirst();
  const first = oldest?.seq ?? last + 1;
  if (since > last || since + 1 < first) return { changes: [], seq: last, reset: since !== last };
  const rows = await queries
    .selectFrom('changes')
    .select(['seq', 'collection', 'id', 'version', 'audience'])
    .where('seq', '>', since)
    .where('audience', 'in', uid === null ? ['all'] : ['all', `uid:${uid}`])
    .orderBy('seq')
    .limit(limit)
    .execute();
  const changes = rows.map((row) => ({ ...row, audience: row.audience as Audience }));
  return { changes, seq: changes.length < limit ? last : changes.at(-1)!.seq, reset: false };
}

/** Forgets changes that nobody asks for any more. */
export async function forgetChanges(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('changes')
    .where('at', '<', now - changesKeptFor)
    .execute();
}
