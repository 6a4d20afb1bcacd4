import { isCancelled } from '@/shared/domain/events/event';
import {
  isSameGuest,
  type GuestAdded,
  type GuestBack,
  type GuestEntry,
  type GuestState,
} from '@/shared/domain/events/guest';
import { withoutRegistration, withRegistration } from '@/shared/domain/events/registration';
import { mayRegister } from '@/shared/domain/events/waitingLine';
import type { Queries } from '../../database/database';
import { factsOf, isOver } from '../eventFacts';
import { eventOf, storeEvent } from '../eventPlaces';
import { givenUpKeptFor } from '../givenUp';
import { moveUp } from '../movingUp';
import type { RegistrationContext } from '../registrations';
import { siteZoneOf } from '../siteZone';
import { lowestNumber } from '../undoGiveUp';
import { lineOf, noteLine } from '../waitingLines';
import { endOfLine, giveGuestPlaces, guestsOf, moveGuest } from './guestRows';

/** A guest, as an organiser enters them, and whether the person on the telephone agreed to wait. */
export interface NewGuest extends GuestEntry {
  waits: boolean;
}

/**
 * Puts a guest down who has no account: they get all places that they need, or wait for them at the end of the line. Where they
 * would wait and have not been told so, nothing is done.
 * @returns the result, and their id where they are on the list now.
 */
export async function addGuest(
  queries: Queries,
  eventId: number,
  { waits, ...entry }: NewGuest,
  { uid, now }: RegistrationContext,
): Promise<{ result: GuestAdded; id: number | null }> {
  const nothing = (result: GuestAdded) => ({ result, id: null });
  const event = await eventOf(queries, eventId);
  if (!event || isCancelled(event)) return nothing('gone');
  if (isOver(event, now, await siteZoneOf(queries))) return nothing('over');
  if ((await guestsOf(queries, eventId)).some((one) => isSameGuest(one, entry))) return nothing('already');
  const line = await lineOf(queries, eventId);
  const taken = mayRegister(line, undefined, event) ? withRegistration(event, entry.places) : null;
  if (!taken && !waits) return nothing('full');
  const told: GuestState = { waits: !taken, isOff: false, facts: factsOf({ ...event }) };
  const { id } = await queries
    .insertInto('guests')
    .values({
      event_id: eventId,
      ...entry,
      added_by: uid,
      added_at: now,
      since: now,
      line_after: taken ? null : await endOfLine(queries, eventId),
      told: JSON.stringify(told),
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (taken) await storeEvent(queries, taken, now);
  return { result: taken ? 'registered' : line.length + 1, id };
}

/** Names a guest, and the event that they belong to. */
export interface GuestName {
  eventId: number;
  id: number;
}

/** Takes a guest off the list. What they had goes to those who wait. @returns whether they were on it. */
export async function removeGuest(
  queries: Queries,
  { eventId, id }: GuestName,
  { uid, now }: RegistrationContext,
): Promise<boolean> {
  const line = await lineOf(queries, eventId);
  const gone = await queries
    .updateTable('guests')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .where('removed_at', 'is', null)
    .returning(['places', 'line_after'])
    .executeTakeFirst();
  if (!gone) return false;
  const event = await eventOf(queries, eventId);
  if (!event) return true;
  const waited = gone.line_after !== null;
  const left = waited ? event : withoutRegistration(event, gone.places);
  const filled = await moveUp(queries, left, { by: uid, now, why: waited ? 'shorter-line' : 'given-up' });
  if (!waited || filled.movedUp.length > 0) await storeEvent(queries, filled.event, now);
  await noteLine(queries, eventId, line, now);
  return true;
}

/**
 * Brings a guest back who was taken off a moment ago. They get their places where these are free, and else their turn: that on
 * the waiting list which they had, or the first one where they had places.
 */
export async function bringGuestBack(
  queries: Queries,
  { eventId, id }: GuestName,
  { now }: RegistrationContext,
): Promise<GuestBack> {
  const kept = await queries
    .selectFrom('guests')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .where('removed_at', '>=', now - givenUpKeptFor)
    .executeTakeFirst();
  if (!kept) return 'late';
  const event = await eventOf(queries, eventId);
  if (!event) return 'gone';
  if (isOver(event, now, await siteZoneOf(queries))) return 'over';
  const before = await lineOf(queries, eventId);
  await queries.updateTable('guests').set({ removed_at: null }).where('id', '=', id).execute();
  if (kept.line_after === null) await moveGuest(queries, id, (await lowestNumber(queries)) ?? 0);
  const line = await lineOf(queries, eventId);
  const at = line.findIndex(({ guest }) => guest === id);
  const taken = mayRegister(line, line[at], event) ? withRegistration(event, kept.places) : null;
  if (taken) {
    await giveGuestPlaces(queries, id, kept.line_after === null ? kept.since : now);
    await storeEvent(queries, taken, now);
  }
  await noteLine(queries, eventId, before, now);
  return taken ? 'registered' : at + 1;
}
