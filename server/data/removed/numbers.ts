import { HttpError } from '../../http/httpError';
import type { Queries } from '../../database/database';

/** How far above the highest number a new one may be: enough for people who import records, and too little to use them up. */
const farthest = 1_000_000;

/** The highest number that a record of a collection was ever given; 0 before the first. */
export async function lastNumber(queries: Queries, collection: string): Promise<number> {
  const row = await queries
    .selectFrom('last_numbers')
    .select('number')
    .where('collection', '=', collection)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Keeps a number as given, in the transaction that gives it. */
export async function keepNumber(queries: Queries, collection: string, number: number): Promise<void> {
  const last = await lastNumber(queries, collection);
  if (number <= last) return;
  await queries
    .insertInto('last_numbers')
    .values({ collection, number })
    .onConflict((conflict) => conflict.column('collection').doUpdateSet({ number }))
    .execute();
}

/**
 * Checks the number of a new record.
 * @throws HttpError number-used; invalid-request where it is too far from the others.
 */
export async function checkNumber(queries: Queries, collection: string, number: number): Promise<void> {
  const last = await lastNumber(queries, collection);
  if (number <= last)
    throw new HttpError('number-used', 'This number was given to another record before.', undefined, {
      current: null,
    });
  if (!Number.isSafeInteger(number) || number > last + farthest)
    throw new HttpError('invalid-request', 'This number is too high. Look at: id.');
}

/** How many numbers a restore leaves out: more than are given between two backups. */
const leftOutByRestore = 1000;

/**
 * Leaves numbers out in a backup that is about to be restored: those that were given since it was made still stand in mails,
 * calendars and what waits on people's devices, and must not come to mean other records.
 */
export async function leaveNumbersOut(queries: Queries): Promise<void> {
  await queries
    .updateTable('last_numbers')
    .set(({ eb }) => ({ number: eb('number', '+', leftOutByRestore) }))
    .execute();
}
