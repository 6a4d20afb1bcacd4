import type { CommunityEvent } from '@/shared/domain/events/event';
import type { Queries } from '../database/database';
import { together } from '../database/together';
import { findRecord, replaceRecord } from './records';
import { noteOwn, type AccountTaker } from './waitingLines';

/** Reads an event; null where there is none. */
export const eventOf = async (queries: Queries, eventId: number): Promise<CommunityEvent | null> =>
  ((await findRecord(queries, 'events', String(eventId)))?.fields as CommunityEvent | undefined) ?? null;

/** Stores an event whose number of people has changed. @param now milliseconds since 1970. */
export const storeEvent = (queries: Queries, event: CommunityEvent, now: number) =>
  replaceRecord(queries, {
    collection: 'events',
    id: String(event.id),
    fields: { ...event },
    audience: 'all',
    now,
  });

/** The accounts that have a place at an event, and how many places. */
export const registeredFor = (queries: Queries, eventId: number): Promise<AccountTaker[]> =>
  queries.selectFrom('registrations').select(['uid', 'places']).where('event_id', '=', eventId).execute();

/** Returns whether an account has a place at an event. */
export const hasPlace = async (queries: Queries, eventId: number, uid: string): Promise<boolean> =>
  (await queries
    .selectFrom('registrations')
    .select('uid')
    .where('uid', '=', uid)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined;

/** Writes an account's registration; the event's number is stored by the caller. @param now milliseconds since 1970. */
export async function takePlaces(
  queries: Queries,
  eventId: number,
  { uid, places }: AccountTaker,
  now: number,
): Promise<void> {
  await together([
    queries
      .insertInto('registrations')
      .values({ event_id: eventId, uid, registered_at: now, places })
      .execute(),
    noteOwn(queries, eventId, uid, now),
  ]);
}
