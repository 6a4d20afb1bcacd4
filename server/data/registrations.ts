import { isCancelled, type CommunityEvent } from '../../src/domain/events/event';
import {
  type Joined,
  type PlacesTaken,
  type Registered,
  withRegistration,
  withoutRegistration,
} from '../../src/domain/events/registration';
import { firstWhoFit, mayRegister, mayWait } from '../../src/domain/events/waitingLine';
import type { Queries } from './database';
import { noteCancellation, noteEventDeleted, noteEventRestored } from './eventCancellations';
import { noteEventChanged, noteMovedUp } from './eventMessages';
import { noteGivenUp, numberInLine } from './givenUp';
import { findRecord, replaceRecord, type StoredRecord } from './records';
import { leaveLine, lineOf, noteLine, noteOwn, type Taker } from './waitingLines';
import type { RemoveBeside, WriteBeside } from './writeBeside';
import { giveUpRemovedPlace, removedRegistrationsOf } from './removed/removedPlaces';

/** The account, and the time in milliseconds since 1970. */
export interface RegistrationContext {
  uid: string;
  now: number;
}

/** An account's registrations, and its position on each waiting list, from 1. */
export interface OwnRegistrations {
  registered: number[];
  waiting: { eventId: number; number: number }[];
  /** The ids of those events where it is two places. */
  pairs: number[];
}

const eventOf = async (queries: Queries, eventId: number): Promise<CommunityEvent | null> =>
  ((await findRecord(queries, 'events', String(eventId)))?.fields as CommunityEvent | undefined) ?? null;

const storeEvent = (queries: Queries, event: CommunityEvent, now: number) =>
  replaceRecord(queries, {
    collection: 'events',
    id: String(event.id),
    fields: { ...event },
    audience: 'all',
    now,
  });

const hasPlace = async (queries: Queries, eventId: number, uid: string) =>
  (await queries
    .selectFrom('registrations')
    .select('uid')
    .where('uid', '=', uid)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined;

const takePlaces = async (queries: Queries, eventId: number, { uid, places }: Taker, now: number) => {
  await queries
    .insertInto('registrations')
    .values({ event_id: eventId, uid, registered_at: now, places })
    .execute();
  await noteOwn(queries, eventId, uid, now);
};

/** Gives the free places of an event to those who wait, in order. @returns the event with them, and who they are. */
async function moveUp(
  queries: Queries,
  event: CommunityEvent,
  context: { by: string; now: number },
): Promise<{ event: CommunityEvent; movedUp: string[] }> {
  let filled = event;
  const next = firstWhoFit(await lineOf(queries, event.id), event);
  for (const taker of next) {
    await leaveLine(queries, event.id, taker.uid);
    await takePlaces(queries, event.id, taker, context.now);
    await noteMovedUp(queries, taker.uid, event.id, context);
    filled = withRegistration(filled, taker.places)!;
  }
  return { event: filled, movedUp: next.map(({ uid }) => uid) };
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
      (builder) => builder.fn.countAll<number>().as('number'),
    ])
    .where('mine.uid', '=', uid)
    .whereRef('before.number', '<=', 'mine.number')
    .groupBy(['mine.event_id', 'mine.places'])
    .execute();
  const all = [...places.map((place) => ({ ...place, eventId: place.event_id })), ...lines];
  return {
    registered: places.map(({ event_id }) => event_id),
    waiting: lines.map(({ eventId, number }) => ({ eventId, number })),
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
  const event = await eventOf(queries, eventId);
  if (!event) return 'gone';
  if (await hasPlace(queries, eventId, uid)) return 'already';
  const line = await lineOf(queries, eventId);
  const inLine = line.find((one) => one.uid === uid);
  const taker = inLine ?? { uid, places };
  const next = withRegistration(event, taker.places);
  if (!next || !mayRegister(line, inLine, event)) return 'full';
  await takePlaces(queries, eventId, taker, now);
  await storeEvent(queries, next, now);
  if (await leaveLine(queries, eventId, uid)) await noteLine(queries, eventId, line, now);
  return 'registered';
}

/** Who has a place at an event. */
const registeredFor = async (queries: Queries, eventId: number): Promise<string[]> =>
  (await queries.selectFrom('registrations').select('uid').where('event_id', '=', eventId).execute()).map(
    ({ uid }) => uid,
  );

/** Cancels a registration with all its places; those who wait get them. @returns whether there was one, and who moved up. */
export async function cancelRegistration(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
): Promise<{ cancelled: boolean; movedUp: string[] }> {
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
  const filled = await moveUp(queries, withoutRegistration(event, given.places), { by: uid, now });
  // Where the number of people stays, nobody outside of the line has anything to see.
  if (filled.event.attendees !== event.attendees) await storeEvent(queries, filled.event, now);
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
  const filled = event && (await moveUp(queries, event, { by: uid, now }));
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

/** Gives places that a change of an event has freed to those who wait, such as by a larger capacity or by none. */
async function fillFreed(
  queries: Queries,
  stored: StoredRecord,
  context: { by: string; now: number },
): Promise<StoredRecord> {
  const id = Number(stored.id);
  const line = await lineOf(queries, id);
  if (line.length === 0) return stored;
  const { event, movedUp } = await moveUp(queries, stored.fields as unknown as CommunityEvent, context);
  if (movedUp.length === 0) return stored;
  const filled = await storeEvent(queries, event, context.now);
  await noteLine(queries, id, line, context.now);
  return filled;
}

/** Tells those whom a change of an event concerns, and gives away the places that it has freed. One that is back after it was deleted has its registrations again. */
export const writeEvent: WriteBeside = async (queries, stored, { actor, before, now }) => {
  if (before) {
    const change = { before: before.fields, after: stored.fields };
    const context = { by: actor.uid, now };
    if (!(await noteCancellation(queries, stored.id, change, context)))
      await noteEventChanged(queries, stored.id, change, context);
    return fillFreed(queries, stored, context);
  }
  const attendees = await noteEventRestored(queries, stored.id, { by: actor.uid, now });
  for (const uid of await registeredFor(queries, Number(stored.id)))
    await noteOwn(queries, Number(stored.id), uid, now);
  if (attendees === 0) return stored;
  return storeEvent(queries, { ...(stored.fields as unknown as CommunityEvent), attendees }, now);
};

/** Tells those who come to an event that is about to be deleted or wait for a place, and deletes its waiting list. */
export const removeEvent: RemoveBeside = async (queries, { id, fields }, { actor, now }) => {
  await noteEventDeleted(queries, id, fields, { by: actor.uid, now });
  for (const uid of await registeredFor(queries, Number(id))) await noteOwn(queries, Number(id), uid, now);
  await queries.deleteFrom('waiting').where('event_id', '=', Number(id)).execute();
};
