import type { PlacesTaken } from '../../src/domain/events/registration';
import { recordChange } from './changes';
import type { Queries } from './database';

/** Notifies one account that its own registration for an event changed. */
export const noteOwn = (queries: Queries, eventId: number, uid: string, now: number) =>
  recordChange(queries, { collection: 'registrations', id: String(eventId), audience: `uid:${uid}` }, now);

/** An account in a line, or one that has come to its turn. */
export interface Taker {
  uid: string;
  places: PlacesTaken;
}

/** The waiting list of an event, in order. */
export const lineOf = (queries: Queries, eventId: number): Promise<Taker[]> =>
  queries
    .selectFrom('waiting')
    .select(['uid', 'places'])
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute();

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
