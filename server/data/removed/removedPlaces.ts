import type { Selectable } from 'kysely';
import type { Queries } from '../../database/database';
import { removeDueMessages } from '../dueMessages';
import type { RegistrationsTable } from '../../database/tables/tables';

/** A user's places at deleted events that can still be restored. */
export async function removedRegistrationsOf(
  queries: Queries,
  uid: string,
): Promise<Selectable<RegistrationsTable>[]> {
  const rows = await queries
    .selectFrom('removed_parts')
    .select('fields')
    .where('uid', '=', uid)
    .where('source', '=', 'registrations')
    .execute();
  return rows.map(({ fields }) => JSON.parse(fields) as Selectable<RegistrationsTable>);
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
