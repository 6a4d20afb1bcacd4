import { placesTaken, type PlacesTaken } from '../../src/domain/events/registration';
import { addMessage, lastMessage, removeDueMessages, type DueMessage } from './dueMessages';
import type { Queries } from './database';
import { type EventFacts, factsOf, isOver, isSame } from './eventFacts';
import { findRecord, type Fields } from './records';

/** The messages about a person's own place at an event. */
export type EventMessageKind =
  /** They moved up from the waiting list. */
  | 'place'
  | 'event-changed'
  | 'event-deleted'
  /** An event that they had been told was deleted is back. */
  | 'event-restored';

/** Why somebody moves up from a waiting list. */
export type PlaceReason =
  | 'given-up'
  /** The event has more places than before, or no limit. */
  | 'more-places'
  /** Somebody before them waits no more. */
  | 'shorter-line'
  /** Nobody knows since when it was free. */
  | 'free';

/** What a message keeps beside its kind. */
export interface EventMessageDetails {
  /** Why they have a place. Absent in messages of an earlier version: it was given up. */
  why?: PlaceReason;
  /** The event as the person knew it. */
  before?: EventFacts;
  /** Their number in line, where they were waiting for a place. */
  waited?: number;
  /** How many places they had or were waiting for. Absent: one. */
  places?: PlacesTaken;
}

/** What a message says, once it is to be sent. */
export interface EventNews extends EventMessageDetails {
  kind: EventMessageKind;
  /** How many places they have or waited for. */
  places: PlacesTaken;
  /** The event as it is now; as it was where it is gone. */
  event: EventFacts & { id: string };
}

/**
 * How long a change or a deletion waits before people are told, in milliseconds: it can be undone, and another one
 * often follows.
 */
export const changeSettlesIn = 2 * 60 * 1000;

/** Who makes a change, and the time in milliseconds since 1970. */
interface ChangeContext {
  by: string;
  now: number;
}

const topicOf = (uid: string, id: string) => ({ uid, collection: 'events', id });

const detailsOf = (message: DueMessage | null) => (message?.details ?? {}) as EventMessageDetails;

const registeredFor = (queries: Queries, eventId: string) =>
  queries
    .selectFrom('registrations')
    .select(['uid', 'places'])
    .where('event_id', '=', Number(eventId))
    .execute();

/** Somebody moved up from the waiting list, because of what another account did, or at a start of the server. */
export async function noteMovedUp(
  queries: Queries,
  uid: string,
  eventId: number,
  { by, now, why }: { by: string | null; now: number; why: PlaceReason },
): Promise<void> {
  const topic = topicOf(uid, String(eventId));
  await removeDueMessages(queries, topic);
  await addMessage(queries, { ...topic, kind: 'place', details: { why }, dueAt: now, causedBy: by }, now);
}

/** An event was changed: whoever is registered is told what is different, except the person who changed it. */
export async function noteEventChanged(
  queries: Queries,
  id: string,
  { before, after }: { before: Fields; after: Fields },
  { by, now }: ChangeContext,
): Promise<void> {
  if (isSame(factsOf(before), factsOf(after)) || (isOver(before, now) && isOver(after, now))) return;
  for (const { uid } of await registeredFor(queries, id)) {
    const topic = topicOf(uid, id);
    // A message that was not sent yet will say what is true then.
    if (uid === by || (await lastMessage(queries, topic))?.state === 'due') continue;
    const details: EventMessageDetails = { before: factsOf(before) };
    await addMessage(
      queries,
      { ...topic, kind: 'event-changed', details, dueAt: now + changeSettlesIn, causedBy: by },
      now,
    );
  }
}

/** An event is about to be deleted: whoever is registered or waits is told, except the person who deletes it. */
export async function noteEventDeleted(
  queries: Queries,
  id: string,
  event: Fields,
  { by, now }: ChangeContext,
): Promise<void> {
  if (isOver(event, now)) return;
  const waiting = await queries
    .selectFrom('waiting')
    .select(['uid', 'number', 'places'])
    .where('event_id', '=', Number(id))
    .execute();
  const people: (Pick<EventMessageDetails, 'waited' | 'places'> & { uid: string })[] = [
    ...(await registeredFor(queries, id)),
    ...waiting.map(({ uid, number, places }) => ({ uid, waited: number, places })),
  ];
  for (const { uid, ...waited } of people) {
    if (uid === by) continue;
    const topic = topicOf(uid, id);
    const last = await lastMessage(queries, topic);
    const unsent = last?.state === 'due' ? last : null;
    await removeDueMessages(queries, topic);
    // They were told that it is gone, and not yet that it is back.
    if (unsent?.kind === 'event-restored') continue;
    const known = detailsOf(unsent).before;
    const details: EventMessageDetails = { before: known ?? factsOf(event), ...waited };
    await addMessage(
      queries,
      { ...topic, kind: 'event-deleted', details, dueAt: now + changeSettlesIn, causedBy: by },
      now,
    );
  }
}

/** The last messages of those who were or may have been told that an event is gone. */
async function deletionsOf(queries: Queries, id: string): Promise<DueMessage[]> {
  const people = await queries
    .selectFrom('due_messages')
    .select('uid')
    .distinct()
    .where('collection', '=', 'events')
    .where('record_id', '=', id)
    .where('kind', '=', 'event-deleted')
    .execute();
  const deletions: DueMessage[] = [];
  for (const { uid } of people) {
    const last = await lastMessage(queries, topicOf(uid, id));
    if (last?.kind === 'event-deleted') deletions.push(last);
  }
  return deletions;
}

/**
 * A deleted event is back, as by Undo. Who was not told of the deletion is not told of its end either, and stands in line as
 * before. @returns how many places are taken.
 */
export async function noteEventRestored(
  queries: Queries,
  id: string,
  { by, now }: ChangeContext,
): Promise<number> {
  const deletions = await deletionsOf(queries, id);
  const inLine = deletions
    .filter((message) => message.state === 'due' && detailsOf(message).waited !== undefined)
    .toSorted((one, other) => detailsOf(one).waited! - detailsOf(other).waited!);
  for (const { uid, details } of inLine) {
    const { places } = details as EventMessageDetails;
    await queries
      .insertInto('waiting')
      .values({ event_id: Number(id), uid, joined_at: now, places: placesTaken(places) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { uid, state, details } of deletions) {
    const topic = topicOf(uid, id);
    if (state === 'due') await removeDueMessages(queries, topic);
    else if (state !== 'dropped' && state !== 'failed')
      await addMessage(
        queries,
        { ...topic, kind: 'event-restored', details: details as object, dueAt: now, causedBy: by },
        now,
      );
  }
  const { taken } = await queries
    .selectFrom('registrations')
    .select(({ fn }) => fn.sum<number | null>('places').as('taken'))
    .where('event_id', '=', Number(id))
    .executeTakeFirstOrThrow();
  return taken ?? 0;
}

/**
 * What a message says now, from the records as they are.
 * @returns null where there is nothing to say any more: the place was given up, the event is over or as the person knows it.
 */
export async function newsOf(
  queries: Queries,
  { kind, uid, id, details }: Pick<DueMessage, 'kind' | 'uid' | 'id' | 'details'>,
  now: number,
): Promise<EventNews | null> {
  const known = details as EventMessageDetails;
  const { before, waited } = known;
  const found = await findRecord(queries, 'events', id);
  const place = await queries
    .selectFrom('registrations')
    .select('places')
    .where('uid', '=', uid)
    .where('event_id', '=', Number(id))
    .executeTakeFirst();
  const facts = found ? factsOf(found.fields) : before;
  // Their place has ended with the event.
  const isConcerned = place !== undefined || waited !== undefined || kind === 'event-deleted';
  if (!isConcerned || !facts) return null;
  if (isOver(facts, now) && isOver(before ?? facts, now)) return null;
  const news = { ...known, places: placesTaken(place?.places ?? known.places), event: { ...facts, id } };
  switch (kind) {
    case 'event-deleted':
      return found ? null : { ...news, kind };
    case 'event-changed':
      return found && before && !isSame(before, facts) ? { ...news, kind } : null;
    case 'place':
    case 'event-restored':
      return found ? { ...news, kind } : null;
    default:
      return null;
  }
}
