import { sql } from 'kysely';
import type { Queries } from './database';

/*
 * The queries for which Kysely has no words. Each is one text that SQLite and PostgreSQL understand alike. Everything else is
 * written with Kysely, and a linter refuses `sql` outside of this folder.
 */

/** True for a key of an address with characters beyond ASCII. */
export const hasNonAscii = sql<boolean>`length(email_key) <> octet_length(email_key)`;

/**
 * Returns the blocks of a range that other users take. Each is looked up by itself, so the time does not grow with the number of
 * users.
 * @param uid whose own do not count.
 */
export async function blocksTakenByOthers(
  queries: Queries,
  uid: string,
  { first, last }: { first: number; last: number },
): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`
    WITH RECURSIVE asked(block) AS (
      SELECT CAST(${first} AS BIGINT) UNION ALL SELECT block + 1 FROM asked WHERE block < ${last}
    )
    SELECT block FROM asked WHERE EXISTS (
      SELECT 1 FROM taken_blocks AS taken WHERE taken.block = asked.block AND taken.owner <> ${uid}
    )`.execute(queries);
  return rows.map(({ block }) => block);
}
