import type { PlacesTaken } from '../../src/domain/events/registration';
import type { Queries } from '../database/database';
import { findRecord } from './records';

/** Somebody who has a place at an event, or waits for one. */
export interface Attendee {
  uid: string;
  /** Their number in line, from 1; null where they have a place. */
  position: number | null;
  /** Since when, in milliseconds since 1970; null where an earlier version did not keep it. */
  since: number | null;
  /** How many places they have or wait for. */
  places: PlacesTaken;
}

/** An event and the people who are coming. */
export interface EventAttendees {
  title: string;
  date: string;
  /** Those with a place in the order in which they got it, then the waiting list. */
  people: Attendee[];
}

/** Reads who is coming to an event, or null where there is no such event. */
export async function readAttendees(queries: Queries, eventId: number): Promise<EventAttendees | null> {
  const event = await findRecord(queries, 'events', String(eventId));
  if (!event) return null;
  const registered = await queries
    .selectFrom('registrations')
    .select(['uid', 'registered_at', 'places'])
    .where('event_id', '=', eventId)
    .orderBy('registered_at')
    .orderBy('uid')
    .execute();
  const waiting = await queries
    .selectFrom('waiting')
    .select(['uid', 'joined_at', 'places'])
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute();
  return {
    title: String(event.fields['title']),
    date: String(event.fields['date']),
    people: [
      ...registered.map(({ uid, registered_at, places }) => ({
        uid,
        position: null,
        since: registered_at,
        places,
      })),
      ...waiting.map(({ uid, joined_at, places }, at) => ({
        uid,
        position: at + 1,
        since: joined_at,
        places,
      })),
    ],
  };
}
