import type { PlacesTaken } from '../../src/domain/events/registration';
import { recordChange } from './changes';
import type { Queries } from '../database/database';
import type { EventFacts } from './eventFacts';

/** Notifies one account that its own registration for an event changed. */
export const noteOwn = (queries: Queries, eventId: number, uid: string, now: number) =>
  recordChange(queries, { collection: 'registrations', id: String(eventId), audience: `uid:${uid}` }, now);

/** An account in a line, or one that has come to its turn. */
export interface Taker {
  uid: string;
  places: PlacesTaken;
}

/** An account in a line. */
export interface Waiter extends Taker {
  /** The event that they joined the line for, where it has changed since; null: as it is now. */
  joinedFor: EventFacts | null;
  /** Until when free places are offered to them, in milliseconds since 1970; null: none are. */
  offeredUntil: number | null;
}

/** The waiting list of an event, in order. */
export const lineOf = async (queries: Queries, eventId: number): Promise<Waiter[]> => {
  const rows = await queries
    .selectFrom('waiting')
    .select(['uid', 'places', 'joined_for', 'offered_until'])
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute();
  return rows.map(({ uid, places, joined_for, offered_until }) => ({
    uid,
    places,
    joinedFor: joined_for === null ? null : (JSON.parse(joined_for) as EventFacts),
    offeredUntil: offered_until,
  }));
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

/** Notifies those whose number in a line has changed, and nobody else. @param before the line as it was. */
export const noteLine = async (queries: Queries, eventId: number, before: readonly Taker[], now: number) => {
  for (const [at, { uid }] of (await lineOf(queries, eventId)).entries())
    if (before[at]?.uid !== uid) await noteOwn(queries, eventId, uid, now);
};
