import type { Selectable } from 'kysely';
import type { Queries } from '../../database/database';
import type { GuestsTable } from '../../database/tables/guests';

/** A guest as stored. */
export type GuestRow = Selectable<GuestsTable>;

/** The guests of an event: those with places in the order in which they were put down, then those who wait, in order. */
export const guestsOf = (queries: Queries, eventId: number): Promise<GuestRow[]> =>
  queries
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('removed_at', 'is', null)
    .orderBy('line_after')
    .orderBy('id')
    .execute();

/** The guests who wait for places at an event, in order. */
export const guestsInLine = async (
  queries: Queries,
  eventId: number,
): Promise<(GuestRow & { line_after: number })[]> =>
  (await guestsOf(queries, eventId)).filter(
    (row): row is GuestRow & { line_after: number } => row.line_after !== null,
  );

/** How many places the guests of an event have. */
export const guestPlaces = async (queries: Queries, eventId: number): Promise<number> =>
  (await guestsOf(queries, eventId)).reduce(
    (sum, { places, line_after }) => (line_after === null ? sum + places : sum),
    0,
  );

/** The events that a guest waits for. */
export const eventsWithGuestsInLine = async (queries: Queries): Promise<number[]> =>
  (
    await queries
      .selectFrom('guests')
      .select('event_id')
      .distinct()
      .where('removed_at', 'is', null)
      .where('line_after', 'is not', null)
      .execute()
  ).map(({ event_id }) => event_id);

/** Puts a guest behind a number of the waiting list. */
export const moveGuest = (queries: Queries, id: number, after: number) =>
  queries.updateTable('guests').set({ line_after: after }).where('id', '=', id).execute();

/** Gives a guest the places that they wait for; the event's number is stored by the caller. @param now milliseconds since 1970. */
export const giveGuestPlaces = (queries: Queries, id: number, now: number) =>
  queries.updateTable('guests').set({ line_after: null, since: now }).where('id', '=', id).execute();

/** The number of the waiting list of an event behind which nobody stands. */
export async function endOfLine(queries: Queries, eventId: number): Promise<number> {
  const last = async (table: 'waiting' | 'given_up', column: 'number') =>
    (
      await queries
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>(column).as('last'))
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow()
    ).last;
  const guests = (await guestsInLine(queries, eventId)).map(({ line_after }) => line_after);
  // People who left a moment ago may come back to their position, before any newcomer.
  const numbers = [await last('waiting', 'number'), await last('given_up', 'number'), ...guests];
  return Math.max(0, ...numbers.filter((one) => one !== null));
}
