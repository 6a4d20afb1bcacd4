import type { Queries } from '../database/database';

/** How long changes are kept, in milliseconds. A client that was away longer reads everything again. */
export const changesKeptFor = 7 * 24 * 60 * 60 * 1000;

/** The most changes that are kept for one audience: ten times as many as are replayed to a stream. */
export const maxChangesKept = 5000;

/** Takes note that readers of an audience may have missed changes up to a number. */
async function noteForgotten(queries: Queries, audience: string, number: number): Promise<void> {
  await queries
    .insertInto('forgotten_changes')
    .values({ audience, number })
    .onConflict((conflict) =>
      conflict.column('audience').doUpdateSet({ number }).where('forgotten_changes.number', '<', number),
    )
    .execute();
}

async function forgetOld(queries: Queries, before: number): Promise<void> {
  const old = await queries
    .selectFrom('changes')
    .select(({ fn }) => ['audience', fn.max<number>('number').as('number')])
    .where('at', '<', before)
    .groupBy('audience')
    .execute();
  if (old.length === 0) return;
  await queries.deleteFrom('changes').where('at', '<', before).execute();
  for (const { audience, number } of old) await noteForgotten(queries, audience, number);
}

/** Deletes changes of a record that a later change makes superfluous. */
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
    .having(({ fn }) => fn.countAll(), '>', maxChangesKept)
    .execute();
  for (const { audience } of crowded) {
    const { number } = await queries
      .selectFrom('changes')
      .select('number')
      .where('audience', '=', audience)
      .orderBy('number', 'desc')
      .limit(1)
      .offset(maxChangesKept)
      .executeTakeFirstOrThrow();
    await queries
      .deleteFrom('changes')
      .where('audience', '=', audience)
      .where('number', '<=', number)
      .execute();
    await noteForgotten(queries, audience, number);
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
