import type { PlacesTaken } from '@/shared/domain/events/registration';
import type { CommunityEvent } from '@/shared/domain/events/event';
import {
  addMessage,
  lastMessage,
  removeDueMessages,
  type DueMessage,
  type MessageTopic,
} from './dueMessages';
import type { Queries } from '../database/database';
import { type EventFacts, factsOf, isOver, isSame } from './eventFacts';
import { registeredFor } from './eventPlaces';
import type { Fields } from './records';
import { readReminderChoices } from './reminders/reminderChoices';
import { siteZoneOf } from './siteZone';

/** The messages about a person's own place at an event. */
export type EventMessageKind =
  /** They have registered by themselves, and want to be emailed of it. */
  | 'registered'
  /** They moved up from the waiting list. */
  | 'place'
  /** They may have a place if they still want it: the event has moved far since they joined the line. */
  | 'place-offered'
  | 'event-changed'
  | 'event-deleted'
  /** An event that they had been told was deleted is back. */
  | 'event-restored';

/** Why a person moves up from a waiting list. */
export type PlaceReason =
  | 'given-up'
  /** The event has more places than before, or no limit. */
  | 'more-places'
  /** A person before them left the line. */
  | 'shorter-line'
  /** Nobody knows since when it was free. */
  | 'free';

/** The details of a message besides its kind. */
export interface EventMessageDetails {
  /** Why they have a place. Absent in messages of an earlier version: it was given up. */
  why?: PlaceReason;
  /** The event as the person knew it. */
  before?: EventFacts;
  /** Their number in line, where they were waiting for a place. */
  waited?: number;
  /** How many places they had or were waiting for. Absent: one. */
  places?: PlacesTaken;
  /** The event that they had joined the line for, where it has changed since. */
  joinedFor?: EventFacts;
  /** The event was cancelled and stays on the list, with its waiting list. Absent: it was deleted. */
  isListed?: true;
}

/**
 * How long a change or a deletion waits before people are told, in milliseconds: it can be undone, and another one
 * often follows.
 */
export const changeSettlesIn = 2 * 60 * 1000;

/** How long a registration waits before it is confirmed, in milliseconds: many are taken back at once, or made for several dates. */
export const registrationSettlesIn = 60 * 1000;

/** The user who makes a change, and the time in milliseconds since 1970. */
export interface ChangeContext {
  by: string;
  now: number;
}

/** The topic of a message to a user about an event. */
export const topicOf = (uid: string, id: string) => ({ uid, collection: 'events', id });

/** Reads what a message keeps. */
export const detailsOf = (message: DueMessage | null) => (message?.details ?? {}) as EventMessageDetails;

/** Those who wait for a place, with what a message keeps of that. */
export async function waitingFor(
  queries: Queries,
  eventId: string,
): Promise<(Pick<EventMessageDetails, 'waited' | 'places' | 'joinedFor'> & { uid: string })[]> {
  const line = await queries
    .selectFrom('waiting')
    .select(['uid', 'number', 'places', 'joined_for'])
    .where('event_id', '=', Number(eventId))
    .execute();
  return line.map(({ uid, number, places, joined_for }) => ({
    uid,
    waited: number,
    places,
    ...(joined_for !== null && { joinedFor: JSON.parse(joined_for) as EventFacts }),
  }));
}

/** The news for a person whose turn has come, and its cause. */
interface Turn {
  by: string | null;
  now: number;
  why: PlaceReason;
}

/** Takes back what was not sent yet about an event. @returns the event as the person knows it by that; undefined: nothing was due. */
async function takeBackUnsent(queries: Queries, topic: MessageTopic): Promise<EventFacts | undefined> {
  const last = await lastMessage(queries, topic);
  await removeDueMessages(queries, topic);
  return detailsOf(last?.state === 'due' ? last : null).before;
}

/** Queues the message that a user moved up from the waiting list, by another user's action or at a start of the server. */
export async function queueMovedUp(
  queries: Queries,
  uid: string,
  eventId: number,
  { by, now, why }: Turn,
): Promise<void> {
  const topic = topicOf(uid, String(eventId));
  // They have not been told yet what is different.
  const before = await takeBackUnsent(queries, topic);
  const details: EventMessageDetails = { why, ...(before && { before }) };
  await addMessage(queries, { ...topic, kind: 'place', details, dueAt: now, causedBy: by }, now);
}

/** Queues the confirmation for users who want one, with time to take the registration back. */
export async function queueRegistered(
  queries: Queries,
  uid: string,
  event: CommunityEvent,
  now: number,
): Promise<void> {
  if (!(await readReminderChoices(queries, uid)).eventRegistered) return;
  const topic = topicOf(uid, String(event.id));
  const details = { before: (await takeBackUnsent(queries, topic)) ?? factsOf({ ...event }) };
  const dueAt = now + registrationSettlesIn;
  await addMessage(queries, { ...topic, kind: 'registered', details, dueAt, causedBy: uid }, now);
}

/** Queues the offer of a place at an event that moved far. An organiser's change can be undone first. */
export async function queueOffer(
  queries: Queries,
  uid: string,
  eventId: number,
  { by, now, ...details }: Turn & { before: EventFacts },
): Promise<void> {
  const topic = topicOf(uid, String(eventId));
  await removeDueMessages(queries, topic);
  const dueAt = details.why === 'more-places' ? now + changeSettlesIn : now;
  await addMessage(queries, { ...topic, kind: 'place-offered', details, dueAt, causedBy: by }, now);
}

/** Returns whether an offer has not been sent yet. */
export async function isUnsent(queries: Queries, uid: string, eventId: number): Promise<boolean> {
  const last = await lastMessage(queries, topicOf(uid, String(eventId)));
  return last?.kind === 'place-offered' && ['due', 'sending'].includes(last.state);
}

/** Notifies everybody who is registered or waits of what changed, except the person who changed it. */
export async function queueEventChanged(
  queries: Queries,
  id: string,
  { before, after }: { before: Fields; after: Fields },
  { by, now }: ChangeContext,
): Promise<void> {
  const [was, is] = [factsOf(before), factsOf(after)];
  if (isSame(was, is)) return;
  const zone = await siteZoneOf(queries);
  if (isOver(was, now, zone) && isOver(is, now, zone)) return;
  const people = [...(await registeredFor(queries, Number(id))), ...(await waitingFor(queries, id))];
  for (const { uid, ...waited } of people) {
    const topic = topicOf(uid, id);
    // A message that was not sent yet will say what is true then.
    if (uid === by || (await lastMessage(queries, topic))?.state === 'due') continue;
    const details: EventMessageDetails = { before: was, ...waited };
    await addMessage(
      queries,
      { ...topic, kind: 'event-changed', details, dueAt: now + changeSettlesIn, causedBy: by },
      now,
    );
  }
}
