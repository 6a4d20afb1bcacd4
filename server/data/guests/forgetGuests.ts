import { withoutRegistration } from '@/shared/domain/events/registration';
import type { Queries } from '../../database/database';
import { isOver } from '../eventFacts';
import { eventOf, storeEvent } from '../eventPlaces';
import { givenUpKeptFor } from '../givenUp';
import { siteZoneOf } from '../siteZone';
import { callOf } from './guestCalls';

/** How long guests are kept after their event is over, in milliseconds: 30 days. */
const guestsKeptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes guests who were taken off and can not come back, those of events that have been over for a while, and those of deleted
 * events once no Undo brings these back and nobody is to be called. To be called after what is removed was forgotten.
 * @param now milliseconds since 1970.
 */
export async function forgetGuests(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('guests')
    .where('removed_at', '<', now - givenUpKeptFor)
    .execute();
  const zone = await siteZoneOf(queries);
  const rows = await queries.selectFrom('guests').selectAll().execute();
  for (const row of rows) {
    const { id, event_id: eventId } = row;
    const event = await eventOf(queries, eventId);
    const isForgotten = event
      ? isOver(event, now - guestsKeptFor, zone)
      : !(await canComeBack(queries, eventId)) && callOf(row, null, now, zone) === null;
    if (!isForgotten) continue;
    await queries.deleteFrom('guests').where('id', '=', id).execute();
    // The number of people and the list of them stay the same thing.
    if (event && row.line_after === null && row.removed_at === null)
      await storeEvent(queries, withoutRegistration(event, row.places), now);
  }
}

const canComeBack = async (queries: Queries, eventId: number): Promise<boolean> =>
  (await queries
    .selectFrom('removed_records')
    .select('id')
    .where('collection', '=', 'events')
    .where('id', '=', String(eventId))
    .executeTakeFirst()) !== undefined;
