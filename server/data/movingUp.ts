import { isCancelled, type CommunityEvent } from '@/shared/domain/events/event';
import { isMovedFar } from '@/shared/domain/events/movedFar';
import { fillFromLine } from '@/shared/domain/events/waitingLine';
import { eventOccasion } from '@/shared/domain/reminders/occasion';
import type { Queries } from '../database/database';
import { isOver } from './eventFacts';
import { isUnsent, queueMovedUp, queueOffer, type PlaceReason } from './eventMessages';
import { storeEvent, takePlaces } from './eventPlaces';
import { eventsWithGuestsInLine, giveGuestPlaces } from './guests/guestRows';
import { findRecord, type StoredRecord } from './records';
import { siteZoneOf } from './siteZone';
import { leaveLine, lineOf, noteLine, noteOwn, type Taker, type Waiter } from './waitingLines';

/** The reason why places are free. */
export interface Freeing {
  /** The account that does it; null: a start of the server. */
  by: string | null;
  /** Milliseconds since 1970. */
  now: number;
  why: PlaceReason;
}

/** How long places are offered at most, in milliseconds. */
const offeredFor = 2 * 24 * 60 * 60 * 1000;

/** Until when places are offered that are free now: the start of the event at the latest. */
const offerEnd = async (queries: Queries, event: CommunityEvent, now: number) =>
  Math.min(now + offeredFor, eventOccasion(event, await siteZoneOf(queries)).openUntil);

const setOffer = (queries: Queries, eventId: number, uid: string, until: number | null) =>
  queries
    .updateTable('waiting')
    .set({ offered_until: until })
    .where('event_id', '=', eventId)
    .where('uid', '=', uid)
    .execute();

/**
 * Gives the free places of an event to those who wait, in order, and notifies them. Those who joined before the event moved far
 * are offered a place instead: they register, or the offer ends. Guests get theirs, and are then due a call. The caller stores
 * the event.
 * @returns the event with them, and who they are.
 */
export async function moveUp(
  queries: Queries,
  event: CommunityEvent,
  freeing: Freeing,
): Promise<{ event: CommunityEvent; movedUp: Taker[] }> {
  const { id } = event;
  const { now } = freeing;
  if (isCancelled(event) || isOver(event, now, await siteZoneOf(queries))) return { event, movedUp: [] };
  const line = await lineOf(queries, id);
  const isAsked = ({ joinedFor }: Waiter) => joinedFor !== null && isMovedFar(joinedFor, event);
  const { event: filled, served, asked } = fillFromLine(event, line, isAsked);
  for (const taker of served) {
    if (taker.uid === undefined) {
      await giveGuestPlaces(queries, taker.guest, now);
      continue;
    }
    await leaveLine(queries, id, taker.uid);
    await takePlaces(queries, id, taker, now);
    await queueMovedUp(queries, taker.uid, id, freeing);
  }
  for (const waiter of line) {
    const { uid } = waiter;
    if (uid === undefined) continue;
    if (asked.includes(waiter) === (waiter.offeredUntil !== null) || served.includes(waiter)) continue;
    const until = asked.includes(waiter) ? await offerEnd(queries, event, now) : null;
    await setOffer(queries, id, uid, until);
    await noteOwn(queries, id, uid, now);
    if (until !== null) await queueOffer(queries, uid, id, { ...freeing, before: waiter.joinedFor! });
  }
  return { event: filled, movedUp: served };
}

/** The offers whose time is over. @param now milliseconds since 1970. */
export const overdueOffers = (queries: Queries, now: number) =>
  queries.selectFrom('waiting').select(['event_id', 'uid']).where('offered_until', '<=', now);

/**
 * Ends the offers that nobody took in time: these people leave the waiting list, and the next in line get the places. An offer
 * that was not mailed yet is extended by as long again.
 * @param now milliseconds since 1970.
 */
export async function endOffers(queries: Queries, now: number): Promise<void> {
  for (const { event_id: id, uid } of await overdueOffers(queries, now).execute()) {
    const stored = await findRecord(queries, 'events', String(id));
    const event = stored && (stored.fields as unknown as CommunityEvent);
    const again = event && (await isUnsent(queries, uid, id)) ? await offerEnd(queries, event, now) : now;
    if (again > now) {
      await setOffer(queries, id, uid, again);
      continue;
    }
    const line = await lineOf(queries, id);
    await leaveLine(queries, id, uid);
    await noteOwn(queries, id, uid, now);
    if (stored) await fillFreed(queries, stored, { by: null, now, why: 'shorter-line' });
    await noteLine(queries, id, line, now);
  }
}

/** Gives places that are free at a stored event to those who wait. @returns the record as it is then. */
export async function fillFreed(
  queries: Queries,
  stored: StoredRecord,
  freeing: Freeing,
): Promise<StoredRecord> {
  const id = Number(stored.id);
  const line = await lineOf(queries, id);
  if (line.length === 0) return stored;
  const { event, movedUp } = await moveUp(queries, stored.fields as unknown as CommunityEvent, freeing);
  if (movedUp.length === 0) return stored;
  const filled = await storeEvent(queries, event, freeing.now);
  await noteLine(queries, id, line, freeing.now);
  return filled;
}

/**
 * Gives free places to those who wait, at every event: an earlier version, from which a folder or a backup may be, left them
 * free.
 * @param now milliseconds since 1970.
 */
export async function fillAllFreed(queries: Queries, now: number): Promise<void> {
  const lines = await queries.selectFrom('waiting').select('event_id').distinct().execute();
  const ids = new Set([...lines.map(({ event_id }) => event_id), ...(await eventsWithGuestsInLine(queries))]);
  for (const id of ids) {
    const stored = await findRecord(queries, 'events', String(id));
    if (stored) await fillFreed(queries, stored, { by: null, now, why: 'free' });
  }
}
