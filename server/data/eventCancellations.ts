import { placesTaken } from '@/shared/domain/events/registration';
import type { Queries } from '../database/database';
import { addMessage, lastMessage, removeDueMessages, type DueMessage } from './dueMessages';
import { factsOf, isOver } from './eventFacts';
import {
  changeSettlesIn,
  detailsOf,
  topicOf,
  waitingFor,
  type ChangeContext,
  type EventMessageDetails,
} from './eventMessages';
import { registeredFor } from './eventPlaces';
import { guestPlaces, guestsInLine, moveGuest } from './guests/guestRows';
import type { Fields } from './records';
import { siteZoneOf } from './siteZone';

const isOff = (event: Fields) => event['cancelled'] !== undefined;

/**
 * Tells those who come or wait that an event is cancelled, or on after all.
 * @returns whether that is all there is to say about a change: nothing else is news while it is cancelled.
 */
export async function queueCancellation(
  queries: Queries,
  id: string,
  { before, after }: { before: Fields; after: Fields },
  context: ChangeContext,
): Promise<boolean> {
  if (!isOff(before) && isOff(after))
    await queueEventDeleted(queries, id, before, { ...context, isListed: true });
  if (isOff(before) && !isOff(after)) await queueEventRestored(queries, id, context);
  return isOff(before) || isOff(after);
}

/**
 * Notifies everybody who is registered or waits that the event is cancelled or about to be deleted, once, except the person who
 * does it.
 * @param event before the change. `isListed`: it stays on the list as cancelled.
 */
export async function queueEventDeleted(
  queries: Queries,
  id: string,
  event: Fields,
  { by, now, isListed }: ChangeContext & Pick<EventMessageDetails, 'isListed'>,
): Promise<void> {
  if (isOver(factsOf(event), now, await siteZoneOf(queries))) return;
  const people = [...(await registeredFor(queries, Number(id))), ...(await waitingFor(queries, id))];
  for (const { uid, ...waited } of people) {
    if (uid === by) continue;
    const topic = topicOf(uid, id);
    const last = await lastMessage(queries, topic);
    const unsent = last?.state === 'due' ? last : null;
    // They were told already: it was cancelled before it is deleted.
    if (isOff(event) && last?.kind === 'event-deleted' && !unsent) continue;
    await removeDueMessages(queries, topic);
    // They were told that it is gone, and not yet that it is back.
    if (unsent?.kind === 'event-restored') continue;
    const known = detailsOf(unsent).before;
    const details: EventMessageDetails = {
      before: known ?? factsOf(event),
      ...waited,
      ...(isListed && { isListed }),
    };
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
 * A deleted event is back, or a cancelled one is on again, as by Undo. Who was not told of the deletion is not told of its end
 * either, and stands in line as before. @returns how many places are taken.
 */
export async function queueEventRestored(
  queries: Queries,
  id: string,
  { by, now }: ChangeContext,
): Promise<number> {
  const deletions = await deletionsOf(queries, id);
  const inLine = deletions
    .filter((message) => {
      const { waited, isListed } = detailsOf(message);
      return message.state === 'due' && waited !== undefined && !isListed;
    })
    .toSorted((one, other) => detailsOf(one).waited! - detailsOf(other).waited!);
  // They get new numbers: guests keep their position between the same two people.
  const guests = await guestsInLine(queries, Number(id));
  let last: number | null = null;
  const follow = async (before: number) => {
    while (guests[0] && guests[0].line_after < before) {
      const { id: guest } = guests.shift()!;
      if (last !== null) await moveGuest(queries, guest, last);
    }
  };
  for (const { uid, details } of inLine) {
    const { places, joinedFor, waited } = details as EventMessageDetails;
    await follow(waited!);
    const added = await queries
      .insertInto('waiting')
      .values({
        event_id: Number(id),
        uid,
        joined_at: now,
        places: placesTaken(places),
        joined_for: joinedFor ? JSON.stringify(joinedFor) : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    last = added?.number ?? last;
  }
  await follow(Infinity);
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
  return (taken ?? 0) + (await guestPlaces(queries, Number(id)));
}
