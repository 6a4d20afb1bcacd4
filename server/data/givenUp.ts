import type { Queries } from '../database/database';
import type { GivenUpTable } from '../database/tables/tables';

/** How long a person who gives up keeps their turn, in milliseconds. */
export const givenUpKeptFor = 10 * 60 * 1000;

/** Remembers what a person gave up, within the same transaction. */
export async function noteGivenUp(queries: Queries, row: GivenUpTable): Promise<void> {
  await queries
    .deleteFrom('given_up')
    .where('given_up_at', '<', row.given_up_at - givenUpKeptFor)
    .execute();
  await queries
    .insertInto('given_up')
    .values(row)
    .onConflict((conflict) => conflict.columns(['event_id', 'uid']).doUpdateSet(row))
    .execute();
}

/** Reads a user's number on a waiting list; null: they are not on it. */
export async function numberInLine(queries: Queries, eventId: number, uid: string): Promise<number | null> {
  const row = await queries
    .selectFrom('waiting')
    .select('number')
    .where('event_id', '=', eventId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.number ?? null;
}
