import type { Queries } from '../database';
import { removeDueMessages } from '../dueMessages';

/** The ids of the deleted events at which somebody had a place. */
export async function removedPlacesOf(queries: Queries, uid: string): Promise<number[]> {
  const rows = await queries
    .selectFrom('removed_parts')
    .select('record_id')
    .where('uid', '=', uid)
    .where('source', '=', 'registrations')
    .execute();
  return rows.map(({ record_id }) => Number(record_id));
}

/** Gives up a place at a deleted event, of which the person need not hear any more then. @returns whether they had one. */
export async function giveUpRemovedPlace(queries: Queries, uid: string, eventId: number): Promise<boolean> {
  const id = String(eventId);
  const { numDeletedRows } = await queries
    .deleteFrom('removed_parts')
    .where('uid', '=', uid)
    .where('collection', '=', 'events')
    .where('record_id', '=', id)
    .where('source', '=', 'registrations')
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await removeDueMessages(queries, { uid, collection: 'events', id });
  return true;
}
