import type { TakenBack } from '@/shared/domain/events/registration';
import type { Queries } from '../database/database';
import { givenUpKeptFor } from './givenUp';
import { register, type RegistrationContext } from './registrations';
import { lineOf, noteLine, noteOwn } from './waitingLines';

/** A number below all that are used or reserved; null where there are none. Numbers are unique across all lines. */
export async function lowestNumber(queries: Queries): Promise<number | null> {
  const lowest = async (table: 'waiting' | 'given_up') =>
    (
      await queries
        .selectFrom(table)
        .select(({ fn }) => fn.min<number | null>('number').as('number'))
        .executeTakeFirstOrThrow()
    ).number;
  const { before: guests } = await queries
    .selectFrom('guests')
    .select(({ fn }) => fn.min<number | null>('line_after').as('before'))
    .executeTakeFirstOrThrow();
  const numbers = [await lowest('waiting'), await lowest('given_up'), guests].filter((one) => one !== null);
  return numbers.length > 0 ? Math.min(...numbers) - 1 : null;
}

/**
 * Undoes giving up. The person gets their places where these are free, and otherwise their turn: their earlier number on the
 * waiting list, or the first one where they had places.
 */
export async function undoGiveUp(
  queries: Queries,
  eventId: number,
  context: RegistrationContext,
): Promise<TakenBack> {
  const { uid, now } = context;
  const kept = await queries
    .deleteFrom('given_up')
    .where('event_id', '=', eventId)
    .where('uid', '=', uid)
    .where('given_up_at', '>=', now - givenUpKeptFor)
    .returning(['places', 'number'])
    .executeTakeFirst();
  if (!kept) return 'late';
  const before = await lineOf(queries, eventId);
  // A person who is in line again keeps the better number.
  await queries.deleteFrom('waiting').where('event_id', '=', eventId).where('uid', '=', uid).execute();
  const number = kept.number ?? (await lowestNumber(queries));
  await queries
    .insertInto('waiting')
    .values({
      ...(number !== null && { number }),
      event_id: eventId,
      uid,
      joined_at: now,
      places: kept.places,
    })
    .execute();
  const result = await register(queries, eventId, context, kept.places);
  if (result === 'full') {
    await noteOwn(queries, eventId, uid, now);
    await noteLine(queries, eventId, before, now);
    return (await lineOf(queries, eventId)).findIndex((one) => one.uid === uid) + 1;
  }
  // They have places again without it, or the event is gone.
  await queries.deleteFrom('waiting').where('event_id', '=', eventId).where('uid', '=', uid).execute();
  return result;
}
