import { sql } from 'kysely';
import type { Queries } from './database';

/*
 * The queries for which Kysely has no words: what SQLite alone has, and constants that its indexes need. Everything else is
 * written with Kysely, and a linter refuses `sql` outside of this folder.
 */

/** Whether the key of an address has more than ASCII in it. */
export const hasOtherLetters = sql<boolean>`email_key GLOB '*[^ -~]*'`;

/** The number of the last row that `changes` ever had. Rows are forgotten, this number is not. */
export async function lastChange(queries: Queries): Promise<number> {
  const { rows } = await sql<{ seq: number }>`SELECT seq FROM sqlite_sequence WHERE name = 'changes'`.execute(
    queries,
  );
  return rows[0]?.seq ?? 0;
}

/** The events from one date to another, both included, as `YYYY-MM-DD`. */
export function eventsBetween(
  queries: Queries,
  first: string,
  last: string,
): Promise<{ id: string; fields: string }[]> {
  const date = sql<string>`json_extract(fields, '$.date')`;
  return (
    queries
      .selectFrom('records')
      .select(['id', 'fields'])
      // A constant, so that the index of these dates is used.
      .where('collection', '=', sql.lit('events'))
      .where(date, '>=', first)
      .where(date, '<=', last)
      .execute()
  );
}

/**
 * Which blocks of a range somebody else takes. Each is looked up by itself, so that it takes as long for thousands of people as
 * for one.
 * @param uid whose own do not count.
 */
export async function blocksTakenByOthers(
  queries: Queries,
  uid: string,
  { first, last }: { first: number; last: number },
): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`
    WITH RECURSIVE asked(block) AS (
      SELECT CAST(${first} AS INTEGER) UNION ALL SELECT block + 1 FROM asked WHERE block < ${last}
    )
    SELECT block FROM asked WHERE EXISTS (
      SELECT 1 FROM taken_blocks AS taken WHERE taken.block = asked.block AND taken.owner <> ${uid}
    )`.execute(queries);
  return rows.map(({ block }) => block);
}
