import { sql } from 'kysely';
import type { Queries } from './database';

/** How long changes are kept, in milliseconds. A client that was away longer reads everything again. */
export const changesKeptFor = 7 * 24 * 60 * 60 * 1000;

/** The most changes that are kept for one audience: ten times as many as are replayed to a stream. */
export const mostChangesKept = 5000;

/** Takes note that readers of an audience may have missed changes up to a number. */
async function noteForgotten(queries: Queries, audience: string, seq: number): Promise<void> {
  await queries
    .insertInto('forgotten_changes')
    .values({ audience, seq })
    .onConflict((conflict) =>
      conflict.column('audience').doUpdateSet({ seq: sql<number>`max(forgotten_changes.seq, excluded.seq)` }),
    )
    .execute();
}

async function forgetOld(queries: Queries, before: number): Promise<void> {
  const { seq } = await queries
    .selectFrom('changes')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  if (seq === null) return;
  await queries.deleteFrom('changes').where('at', '<', before).execute();
  await noteForgotten(queries, 'everybody', seq);
}

/** Whoever reads a later change of a record needs none of those before it. */
async function forgetRepeated(queries: Queries): Promise<void> {
  await queries
    .deleteFrom('changes')
    .where('seq', 'not in', (of) =>
      of
        .selectFrom('changes')
        .select(({ fn }) => fn.max('seq').as('last'))
        .groupBy(['collection', 'id', 'audience']),
    )
    .execute();
}

async function forgetTooMany(queries: Queries): Promise<void> {
  const crowded = await queries
    .selectFrom('changes')
    .select('audience')
    .groupBy('audience')
    .having(sql<boolean>`count(*) > ${mostChangesKept}`)
    .execute();
  for (const { audience } of crowded) {
    const of = queries.selectFrom('changes').select('seq').where('audience', '=', audience);
    const { seq } = await of
      .orderBy('seq', 'desc')
      .limit(1)
      .offset(mostChangesKept)
      .executeTakeFirstOrThrow();
    await queries.deleteFrom('changes').where('audience', '=', audience).where('seq', '<=', seq).execute();
    await noteForgotten(queries, audience, seq);
  }
}

/**
 * Deletes changes that are older than {@link changesKeptFor}, that a later one of the same record makes needless, and the
 * oldest of those that are too many.
 */
export async function forgetChanges(queries: Queries, now: number): Promise<void> {
  await forgetOld(queries, now - changesKeptFor);
  await forgetRepeated(queries);
  await forgetTooMany(queries);
}
