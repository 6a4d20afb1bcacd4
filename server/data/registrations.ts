import { isFull, type CommunityEvent } from '../../src/domain/events/event';
import {
  type Joined,
  type Registered,
  withRegistration,
  withoutRegistration,
} from '../../src/domain/events/registration';
import { recordChange } from './changes';
import type { RemoveBeside, WriteBeside } from './collections';
import type { Queries } from './database';
import { noteEventChanged, noteEventDeleted, noteEventRestored, noteMovedUp } from './eventMessages';
import { findRecord, replaceRecord } from './records';

/** The account, and the time in milliseconds since 1970. */
export interface RegistrationContext {
  uid: string;
  now: number;
}

/** An account's registrations, and its position on each waiting list, from 1. */
export interface OwnRegistrations {
  registered: number[];
  waiting: { eventId: number; number: number }[];
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

/** Notifies one account that its own registration for an event changed. */
const noteOwn = (queries: Queries, eventId: number, uid: string, now: number) =>
  recordChange(queries, { collection: 'registrations', id: String(eventId), audience: `uid:${uid}` }, now);

const hasPlace = async (queries: Queries, eventId: number, uid: string) =>
  (await queries
    .selectFrom('registrations')
    .select('uid')
    .where('uid', '=', uid)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined;

/** The waiting list of an event, in order. */
const lineOf = async (queries: Queries, eventId: number) =>
  (
    await queries
      .selectFrom('waiting')
      .select('uid')
      .where('event_id', '=', eventId)
      .orderBy('number')
      .execute()
  ).map(({ uid }) => uid);

const leaveLine = async (queries: Queries, eventId: number, uid: string) => {
  const { numDeletedRows } = await queries
    .deleteFrom('waiting')
    .where('event_id', '=', eventId)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

const takePlace = async (queries: Queries, eventId: number, uid: string, now: number) => {
  await queries.insertInto('registrations').values({ event_id: eventId, uid, registered_at: now }).execute();
  await noteOwn(queries, eventId, uid, now);
};

/** Reads an account's registrations and positions on waiting lists. */
export async function ownRegistrations(queries: Queries, uid: string): Promise<OwnRegistrations> {
  const places = await queries
    .selectFrom('registrations')
    .select('event_id')
    .where('uid', '=', uid)
    .orderBy('event_id')
    .execute();
  const lines = await queries
    .selectFrom('waiting as mine')
    .innerJoin('waiting as before', 'before.event_id', 'mine.event_id')
    .select(['mine.event_id as eventId', (builder) => builder.fn.countAll<number>().as('number')])
    .where('mine.uid', '=', uid)
    .whereRef('before.number', '<=', 'mine.number')
    .groupBy('mine.event_id')
    .execute();
  return { registered: places.map(({ event_id }) => event_id), waiting: lines };
}

/** Registers an account. People on the waiting list come before others. */
export async function register(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
): Promise<Registered> {
  const event = await eventOf(queries, eventId);
  if (!event) return 'gone';
  if (await hasPlace(queries, eventId, uid)) return 'already';
  const line = await lineOf(queries, eventId);
  const turn = line.indexOf(uid);
  const free = event.capacity - event.attendees;
  const next = withRegistration(event);
  if (!next || (line.length > 0 && (turn < 0 || turn >= free))) return 'full';
  await leaveLine(queries, eventId, uid);
  await takePlace(queries, eventId, uid, now);
  await storeEvent(queries, next, now);
  return 'registered';
}

/** Cancels a registration; the first on the waiting list gets the place. @returns whether there was one, and who moved up. */
export async function cancelRegistration(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
): Promise<{ cancelled: boolean; movedUp: string | null }> {
  const { numDeletedRows } = await queries
    .deleteFrom('registrations')
    .where('uid', '=', uid)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return { cancelled: false, movedUp: null };
  await noteOwn(queries, eventId, uid, now);
  const event = await eventOf(queries, eventId);
  if (!event) return { cancelled: true, movedUp: null };
  const [first] = await lineOf(queries, eventId);
  if (first !== undefined && event.attendees <= event.capacity) {
    await leaveLine(queries, eventId, first);
    await takePlace(queries, eventId, first, now);
    await noteMovedUp(queries, first, eventId, now);
    // The number of people stays, but everybody behind moves up on the waiting list.
    await storeEvent(queries, event, now);
    return { cancelled: true, movedUp: first };
  }
  await storeEvent(queries, withoutRegistration(event), now);
  return { cancelled: true, movedUp: null };
}

/** Adds an account to the waiting list of a full event. @returns its position, or why it is not on the list. */
export async function joinLine(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
): Promise<Joined> {
  const event = await eventOf(queries, eventId);
  if (!event) return 'gone';
  if (await hasPlace(queries, eventId, uid)) return 'registered';
  const line = await lineOf(queries, eventId);
  const turn = line.indexOf(uid);
  if (turn >= 0) return turn + 1;
  if (!isFull(event)) return 'free';
  await queries.insertInto('waiting').values({ event_id: eventId, uid, joined_at: now }).execute();
  await noteOwn(queries, eventId, uid, now);
  return line.length + 1;
}

/** Removes an account from a waiting list. @returns whether it was on it. */
export async function leaveWaitingList(
  queries: Queries,
  eventId: number,
  { uid, now }: RegistrationContext,
): Promise<boolean> {
  const left = await leaveLine(queries, eventId, uid);
  if (left) await noteOwn(queries, eventId, uid, now);
  return left;
}

/** Cancels all registrations of an account and removes it from all waiting lists. */
export async function cancelAllRegistrations(queries: Queries, context: RegistrationContext): Promise<void> {
  const { registered, waiting } = await ownRegistrations(queries, context.uid);
  for (const { eventId } of waiting) await leaveWaitingList(queries, eventId, context);
  for (const eventId of registered) await cancelRegistration(queries, eventId, context);
}

/** Tells those whom a change of an event concerns. One that is back after it was deleted still has its registrations. */
export const writeEvent: WriteBeside = async (queries, stored, { actor, before, now }) => {
  if (before) {
    const change = { before: before.fields, after: stored.fields };
    await noteEventChanged(queries, stored.id, change, { by: actor.uid, now });
    return stored;
  }
  const attendees = await noteEventRestored(queries, stored.id, now);
  if (attendees === 0) return stored;
  return storeEvent(queries, { ...(stored.fields as unknown as CommunityEvent), attendees }, now);
};

/** Deletes the waiting list of a deleted event. Registrations stay until they are cancelled, as in every adapter. */
export const removeEvent: RemoveBeside = async (queries, { id, fields }, { actor, now }) => {
  await noteEventDeleted(queries, id, fields, { by: actor.uid, now });
  await queries.deleteFrom('waiting').where('event_id', '=', Number(id)).execute();
};
