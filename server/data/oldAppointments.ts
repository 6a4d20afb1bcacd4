import type { Queries } from '../database/database';
import { deleteRecord } from './records';

/** How many are deleted in one transaction: nobody waits for a thousand. */
const atOnce = 100;

/** The time this many months before another, in milliseconds since 1970; the last day of a shorter month. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/**
 * Deletes some appointments that have ended long ago. Open pages of their owners follow.
 * @param endedBefore milliseconds since 1970.
 * @returns whether there may be more.
 */
export async function removeOldAppointments(
  queries: Queries,
  endedBefore: number,
  now: number,
): Promise<boolean> {
  const old = await queries
    .selectFrom('records')
    .select(['id', 'owner'])
    .where('collection', '=', 'appointments')
    .where('ends_at', '<', endedBefore)
    .limit(atOnce)
    .execute();
  for (const { id, owner } of old) {
    const audience = owner === null ? 'all' : (`uid:${owner}` as const);
    await deleteRecord(queries, { collection: 'appointments', id, audience, now });
  }
  return old.length === atOnce;
}
