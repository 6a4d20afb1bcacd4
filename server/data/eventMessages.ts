import type { CommunityEvent } from '../../src/domain/events/event';
import { isPast } from '../../src/domain/events/event';
import { placesTaken, type PlacesTaken } from '../../src/domain/events/registration';
import { parseEventTime, type EventTime } from '../../src/domain/events/time/eventTime';
import { textOr } from '../../src/domain/records/parse';
import { dayOf } from '../../src/domain/text/dates';
import { addMessage, lastMessage, removeDueMessages, type DueMessage } from './dueMessages';
import type { Queries } from './database';
import { numberInLine } from './givenUp';
import { findRecord, type Fields } from './records';

/** The messages about a person's own place at an event. */
export type EventMessageKind =
  /** They moved up from the waiting list. */
  | 'place'
  | 'event-changed'
  | 'event-deleted'
  /** An event that they had been told was deleted is back. */
  | 'event-restored';

/** What people are told about an event: a change of anything else is no news to them. */
export type EventFacts = Pick<CommunityEvent, 'title' | 'date' | 'location'> & EventTime;

/** What a message keeps beside its kind. */
export interface EventMessageDetails {
  /** The event as the person knew it. */
  before?: EventFacts;
  /** Their number in line, where they were waiting for a place. */
  waited?: number;
  /** How many places they had or were waiting for. Absent: one. */
  places?: PlacesTaken;
  /** The event was cancelled and stays on the list, with its waiting list. Absent: it was deleted. */
  isListed?: true;
}

/** What a message says, once it is to be sent. */
export interface EventNews extends EventMessageDetails {
  kind: EventMessageKind;
  /** How many places they have or waited for. */
  places: PlacesTaken;
  /** The event as it is now; as it was where it is gone. */
  event: EventFacts & { id: string };
  /** It is cancelled and why, empty where nobody said; absent where it is on, or was deleted. */
  cancelled?: string;
}

/**
 * How long a change or a deletion waits before people are told, in milliseconds: it can be undone, and another one
 * often follows.
 */
export const changeSettlesIn = 2 * 60 * 1000;

/** Who makes a change, and the time in milliseconds since 1970. */
export interface ChangeContext {
  by: string;
  now: number;
}

export const factsOf = (fields: Fields): EventFacts => ({
  title: String(fields['title']),
  date: String(fields['date']),
  location: textOr(fields['location']),
  ...parseEventTime(fields),
});

const toldOf = ['title', 'date', 'location', 'starts', 'ends', 'allDay', 'timeZone'] as const;

const isSame = (one: EventFacts, other: EventFacts) => toldOf.every((fact) => one[fact] === other[fact]);

export const isOver = ({ date }: Pick<EventFacts, 'date'> | Fields, now: number) =>
  isPast({ date: String(date) } as CommunityEvent, dayOf(new Date(now)));

export const topicOf = (uid: string, id: string) => ({ uid, collection: 'events', id });

export const detailsOf = (message: DueMessage | null) => (message?.details ?? {}) as EventMessageDetails;

export const registeredFor = (queries: Queries, eventId: string) =>
  queries
    .selectFrom('registrations')
    .select(['uid', 'places'])
    .where('event_id', '=', Number(eventId))
    .execute();

/** Somebody moved up from the waiting list, because of what another account did. */
export async function noteMovedUp(
  queries: Queries,
  uid: string,
  eventId: number,
  { by, now }: ChangeContext,
): Promise<void> {
  const topic = topicOf(uid, String(eventId));
  await removeDueMessages(queries, topic);
  await addMessage(queries, { ...topic, kind: 'place', dueAt: now, causedBy: by }, now);
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
  // They have left the waiting list of an event that was cancelled for a time.
  const hasLeft =
    known.isListed && waited !== undefined && (await numberInLine(queries, Number(id), uid)) === null;
  if (hasLeft && !place && kind === 'event-restored') return null;
  if (!isConcerned || !facts) return null;
  if (isOver(facts, now) && isOver(before ?? facts, now)) return null;
  const cancelled = found?.fields['cancelled'] as string | undefined;
  // Everything else about it is no news while it is cancelled.
  if (cancelled !== undefined && kind !== 'event-deleted') return null;
  const news = {
    ...known,
    ...(cancelled !== undefined && { cancelled }),
    places: placesTaken(place?.places ?? known.places),
    event: { ...facts, id },
  };
  switch (kind) {
    case 'event-deleted':
      return found && cancelled === undefined ? null : { ...news, kind };
    case 'event-changed':
      return found && before && !isSame(before, facts) ? { ...news, kind } : null;
    case 'place':
    case 'event-restored':
      return found ? { ...news, kind } : null;
    default:
      return null;
  }
}
