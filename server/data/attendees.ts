import type { CommunityEvent } from '@/shared/domain/events/event';
import type { GuestCall } from '@/shared/domain/events/guest';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import type { Queries } from '../database/database';
import { eventOf } from './eventPlaces';
import { callOf } from './guests/guestCalls';
import { guestsOf, type GuestRow } from './guests/guestRows';
import { siteZoneOf } from './siteZone';
import { lineOf } from './waitingLines';

/** Who is coming: a user, or a guest without an account. */
type Person =
  | { uid: string; guest?: undefined }
  | {
      uid?: undefined;
      guest: Pick<GuestRow, 'id' | 'name' | 'phone' | 'added_by' | 'added_at'> & {
        /** The due call; null: none. */
        call: GuestCall | null;
      };
    };

/** A person who has a place at an event, or waits for one. */
export type Attendee = Person & {
  /** Their number in line, from 1; null where they have a place. */
  position: number | null;
  /** Since when, in milliseconds since 1970; null where an earlier version did not keep it. */
  since: number | null;
  /** How many places they have or wait for. */
  places: PlacesTaken;
};

/** An event and the people who are coming. */
export interface EventAttendees {
  event: CommunityEvent;
  /** Those with a place in the order in which they got it, then the waiting list. */
  people: Attendee[];
}

/** Reads who is coming to an event, or null where there is no such event. @param now milliseconds since 1970. */
export async function readAttendees(
  queries: Queries,
  eventId: number,
  now: number,
): Promise<EventAttendees | null> {
  const event = await eventOf(queries, eventId);
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
    .select(['uid', 'joined_at'])
    .where('event_id', '=', eventId)
    .execute();
  const zone = await siteZoneOf(queries);
  const rows = new Map((await guestsOf(queries, eventId)).map((row) => [row.id, row]));
  const guestOf = (row: GuestRow) => ({ guest: { ...row, call: callOf(row, event, now, zone) } });
  const coming = [
    ...registered.map(({ uid, registered_at, places }) => ({ uid, since: registered_at, places })),
    ...[...rows.values()]
      .filter(({ line_after }) => line_after === null)
      .map((row) => ({ ...guestOf(row), since: row.since, places: row.places })),
  ];
  const joined = new Map(waiting.map(({ uid, joined_at }) => [uid, joined_at]));
  const inLine = (await lineOf(queries, eventId)).map(({ uid, guest, places }) => {
    if (uid !== undefined) return { uid, since: joined.get(uid) ?? null, places };
    const row = rows.get(guest)!;
    return { ...guestOf(row), since: row.since, places };
  });
  return {
    event,
    people: [
      ...coming
        .toSorted((one, other) => one.since - other.since)
        .map((person) => ({ ...person, position: null })),
      ...inLine.map((person, at) => ({ ...person, position: at + 1 })),
    ],
  };
}
