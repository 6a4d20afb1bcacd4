import type { PlacesTaken } from '@/shared/domain/events/registration';
import { recordChange } from './changes';
import type { Queries } from '../database/database';
import { together } from '../database/together';
import type { EventFacts } from './eventFacts';
import { guestsInLine } from './guests/guestRows';

/** Notifies one account that its own registration for an event changed. */
export const noteOwn = (queries: Queries, eventId: number, uid: string, now: number) =>
  recordChange(queries, { collection: 'registrations', id: String(eventId), audience: `uid:${uid}` }, now);

/** An account in a line, or one that has come to its turn. */
export interface AccountTaker {
  uid: string;
  guest?: undefined;
  places: PlacesTaken;
}

/** A guest without an account: their id among the guests. */
export interface GuestTaker {
  uid?: undefined;
  guest: number;
  places: PlacesTaken;
}

/** A person in a line, or whose turn has come. */
export type Taker = AccountTaker | GuestTaker;

/** A person in a line. */
export type Waiter = Taker & {
  /** The event that they joined the line for, where it has changed since; null: as it is now. */
  joinedFor: EventFacts | null;
  /** Until when free places are offered to them, in milliseconds since 1970; null: none are. */
  offeredUntil: number | null;
};

/** The waiting list of an event, in order. */
export const lineOf = async (queries: Queries, eventId: number): Promise<Waiter[]> => {
  const [rows, waitingGuests] = await together([
    queries
      .selectFrom('waiting')
      .select(['uid', 'number', 'places', 'joined_for', 'offered_until'])
      .where('event_id', '=', eventId)
      .orderBy('number')
      .execute(),
    guestsInLine(queries, eventId),
  ]);
  const accounts = rows.map(({ uid, number, places, joined_for, offered_until }) => ({
    uid,
    number,
    places,
    joinedFor: joined_for === null ? null : (JSON.parse(joined_for) as EventFacts),
    offeredUntil: offered_until,
  }));
  const guests = waitingGuests.map(({ id, line_after, places }) => ({
    guest: id,
    // Behind the account with this number, and before the next.
    number: line_after + 0.5,
    places,
    // Nobody can ask them by mail whether they still want a place: they get it, and an organiser calls.
    joinedFor: null,
    offeredUntil: null,
  }));
  return [...accounts, ...guests]
    .toSorted((one, other) => one.number - other.number)
    .map(({ number: _number, ...waiter }) => waiter);
};

/** Keeps what those in line joined it for, before the event changes. What it was at first stays. */
export const keepJoinedFor = async (queries: Queries, eventId: number, before: EventFacts): Promise<void> => {
  await queries
    .updateTable('waiting')
    .set({ joined_for: JSON.stringify(before) })
    .where('event_id', '=', eventId)
    .where('joined_for', 'is', null)
    .execute();
};

/** Takes an account off a waiting list. @returns whether it was on it. */
export const leaveLine = async (queries: Queries, eventId: number, uid: string) => {
  const { numDeletedRows } = await queries
    .deleteFrom('waiting')
    .where('event_id', '=', eventId)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Notifies those whose number in a line has changed, and nobody else. @param before the earlier line. */
export const noteLine = async (queries: Queries, eventId: number, before: readonly Taker[], now: number) => {
  for (const [at, { uid }] of (await lineOf(queries, eventId)).entries())
    if (uid !== undefined && before[at]?.uid !== uid) await noteOwn(queries, eventId, uid, now);
};
