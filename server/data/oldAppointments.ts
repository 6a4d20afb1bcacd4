import type { Queries } from '../database/database';
import { deleteRecord } from './records';

/** How many are deleted in one transaction: nobody waits for a thousand. */
const atOnce = 100;

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
