import { isCancelled } from '@/shared/domain/events/event';
import {
  type Joined,
  type PlacesTaken,
  type Registered,
  withRegistration,
  withoutRegistration,
} from '@/shared/domain/events/registration';
import { mayRegister, mayWait } from '@/shared/domain/events/waitingLine';
import type { Queries } from '../database/database';
import { together } from '../database/together';
import { isOver } from './eventFacts';
import { queueRegistered } from './eventMessages';
import { eventOf, hasPlace, storeEvent, takePlaces } from './eventPlaces';
import { noteGivenUp, numberInLine } from './givenUp';
import { moveUp } from './movingUp';
import { giveUpRemovedPlace, removedRegistrationsOf } from './removed/removedPlaces';
import { siteZoneOf } from './siteZone';
import { leaveLine, lineOf, noteLine, noteOwn, type Taker } from './waitingLines';

/** The account, and the time in milliseconds since 1970. */
export interface RegistrationContext {
  uid: string;
  now: number;
}

/** An account's registrations, and its position on each waiting list, from 1. */
export interface OwnRegistrations {
  registered: number[];
  waiting: {
    eventId: number;
    number: number;
    /** Until when free places are kept for them, in ISO 8601; absent: they are not asked. */
    keptUntil?: string;
  }[];
  /** The ids of those events where it is two places. */
  pairs: number[];
}

/** Reads an account's registrations and positions on waiting lists. */
export async function ownRegistrations(queries: Queries, uid: string): Promise<OwnRegistrations> {
  const places = await queries
    .selectFrom('registrations')
    .select(['event_id', 'places'])
    .where('uid', '=', uid)
    .orderBy('event_id')
    .execute();
  const lines = await queries
    .selectFrom('waiting as mine')
    .innerJoin('waiting as before', 'before.event_id', 'mine.event_id')
    .select([
      'mine.event_id as eventId',
      'mine.places',
      'mine.offered_until as keptUntil',
      (builder) => builder.fn.countAll<number>().as('number'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('guests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('guests.event_id', '=', 'mine.event_id')
        .whereRef('guests.line_after', '<', 'mine.number')
        .where('guests.removed_at', 'is', null)
        .as('guestsBefore'),
    )
    .where('mine.uid', '=', uid)
    .whereRef('before.number', '<=', 'mine.number')
    .groupBy(['mine.event_id', 'mine.number', 'mine.places', 'mine.offered_until'])
    .execute();
  const all = [...places.map((place) => ({ ...place, eventId: place.event_id })), ...lines];
  return {
    registered: places.map(({ event_id }) => event_id),
    waiting: lines.map(({ eventId, number, guestsBefore, keptUntil }) => ({
      eventId,
      number: number + (guestsBefore ?? 0),
      ...(keptUntil !== null && { keptUntil: new Date(keptUntil).toISOString() }),
    })),
    pairs: all.filter((one) => one.places === 2).map(({ eventId }) => eventId),
  };
}

/**
 * Registers an account for all places that it asks for, or for none. People on the waiting list come before others, and get
 * what they wait for.
 */
export async function register(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
  places: PlacesTaken = 1,
): Promise<Registered> {
  const [event, has, zone, line] = await together([
    eventOf(queries, eventId),
    hasPlace(queries, eventId, uid),
    siteZoneOf(queries),
    lineOf(queries, eventId),
  ]);
  if (!event) return 'gone';
  if (has) return 'already';
  if (isOver(event, now, zone)) return 'over';
  const inLine = line.find((one) => one.uid === uid);
  const taker = { uid, places: inLine?.places ?? places };
  const next = withRegistration(event, taker.places);
  if (!next || !mayRegister(line, inLine, event)) return 'full';
  const [hasLeft] = await together([
    inLine !== undefined && leaveLine(queries, eventId, uid),
    takePlaces(queries, eventId, taker, now),
    storeEvent(queries, next, now),
    queueRegistered(queries, uid, event, now),
  ]);
  if (hasLeft) await noteLine(queries, eventId, line, now);
  return 'registered';
}

/** Cancels a registration with all its places; those who wait get them. @returns whether there was one, and who moved up. */
export async function cancelRegistration(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
): Promise<{ cancelled: boolean; movedUp: Taker[] }> {
  const event = await eventOf(queries, eventId);
  // It ended with the event: so it cannot come back with it, and there is nothing to be told.
  if (!event) return { cancelled: await giveUpRemovedPlace(queries, uid, eventId), movedUp: [] };
  const given = await queries
    .deleteFrom('registrations')
    .where('uid', '=', uid)
    .where('event_id', '=', eventId)
    .returning('places')
    .executeTakeFirst();
  if (!given) return { cancelled: false, movedUp: [] };
  await noteGivenUp(queries, { event_id: eventId, uid, ...given, number: null, given_up_at: now });
  await noteOwn(queries, eventId, uid, now);
  const line = await lineOf(queries, eventId);
  const filled = await moveUp(queries, withoutRegistration(event, given.places), {
    by: uid,
    now,
    why: 'given-up',
  });
  // If the number of people stays the same, nobody outside of the line sees a change, except the organiser's calls.
  const isToCall = filled.movedUp.some(({ guest }) => guest !== undefined);
  if (filled.event.attendees !== event.attendees || isToCall) await storeEvent(queries, filled.event, now);
  await noteLine(queries, eventId, line, now);
  return { cancelled: true, movedUp: filled.movedUp };
}

/** Adds an account to the waiting list of an event that has too little room. @returns its position, or why it is not on the list. */
export async function joinLine(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
  places: PlacesTaken = 1,
): Promise<Joined> {
  const event = await eventOf(queries, eventId);
  if (!event || isCancelled(event)) return 'gone';
  if (await hasPlace(queries, eventId, uid)) return 'registered';
  const line = await lineOf(queries, eventId);
  const turn = line.findIndex((one) => one.uid === uid);
  if (turn >= 0) return turn + 1;
  if (isOver(event, now, await siteZoneOf(queries))) return 'over';
  if (!mayWait(event, line.length, places)) return 'free';
  await queries.insertInto('waiting').values({ event_id: eventId, uid, joined_at: now, places }).execute();
  await noteOwn(queries, eventId, uid, now);
  return line.length + 1;
}

/** Removes an account from a waiting list. Places that were kept for it go to those behind. @returns whether it was on it. */
export async function leaveWaitingList(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
): Promise<boolean> {
  const line = await lineOf(queries, eventId);
  const number = await numberInLine(queries, eventId, uid);
  if (!(await leaveLine(queries, eventId, uid))) return false;
  const { places } = line.find((one) => one.uid === uid)!;
  await noteGivenUp(queries, { event_id: eventId, uid, places, number, given_up_at: now });
  await noteOwn(queries, eventId, uid, now);
  const event = await eventOf(queries, eventId);
  const filled = event && (await moveUp(queries, event, { by: uid, now, why: 'shorter-line' }));
  if (filled && filled.movedUp.length > 0) await storeEvent(queries, filled.event, now);
  await noteLine(queries, eventId, line, now);
  return true;
}

/** Cancels all registrations of an account and removes it from all waiting lists. */
export async function cancelAllRegistrations(queries: Queries, context: RegistrationContext): Promise<void> {
  const { registered, waiting } = await ownRegistrations(queries, context.uid);
  for (const { eventId } of waiting) await leaveWaitingList(queries, eventId, context);
  const ended = (await removedRegistrationsOf(queries, context.uid)).map(({ event_id }) => event_id);
  for (const eventId of [...registered, ...ended]) await cancelRegistration(queries, eventId, context);
}
