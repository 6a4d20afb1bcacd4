import { isCancelled, type CommunityEvent } from './event';
import { fieldsOf, isFilled, isNumericId } from '../records/parse';
import { emailKey } from '../users/user';

/** The result of registering. */
export type Registered =
  /** The person is registered. */
  | 'registered'
  /** They were registered already. Nothing was changed. */
  | 'already'
  /** No place is left. Nothing was changed. */
  | 'full'
  /** The event no longer exists. Nothing was changed. */
  | 'gone'
  /** The event has ended. Nothing was changed. */
  | 'over';

/** The result of joining a waiting list: the person's position, from 1, or why they are not on it. */
export type Joined =
  | number
  /** There are free places. Nothing was changed. */
  | 'free'
  /** They are registered already. Nothing was changed. */
  | 'registered'
  | 'gone'
  | 'over';

/** The result of taking back that one gave up a place, or a position on a waiting list. */
export type TakenBack =
  /** Their position on the waiting list, from 1: the place is taken by now, so they get the next one. */
  | number
  | 'registered'
  /** They are registered already. Nothing was changed. */
  | 'already'
  | 'gone'
  /** The event is over. Nothing was changed. */
  | 'over'
  /** It is too long ago: nothing was kept for them. Nothing was changed. */
  | 'late';

/** How many places one registration takes: the person's own, and one for a support person. */
export type PlacesTaken = 1 | 2;

/** One person's registration for one event. */
export interface Registration {
  /** Made from the other two, so that nobody is registered twice for one event. */
  id: string;
  eventId: number;
  /** The person's address, trimmed and in lower case. */
  userId: string;
  places: PlacesTaken;
}

/**
 * The registration of a person for an event.
 * @param email as typed.
 */
export function registrationOf(eventId: number, email: string, places: PlacesTaken = 1): Registration {
  const userId = emailKey(email);
  return { id: `${eventId} ${userId}`, eventId, userId, places };
}

/** The stored number of places. Earlier versions stored none: they knew only one. */
export const placesTaken = (value: unknown): PlacesTaken => (value === 2 ? 2 : 1);

/**
 * Reads one stored registration.
 * @returns null without an event's id and a person.
 */
export function parseRegistration(value: unknown): Registration | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['eventId']) || !isFilled(fields['userId'])) return null;
  return registrationOf(fields['eventId'], fields['userId'], placesTaken(fields['places']));
}

/**
 * How many places are left: none of a cancelled event, Infinity without a capacity; below 0 where more people are coming than now
 * have room.
 */
export function freePlaces(event: CommunityEvent): number {
  const { attendees, capacity } = event;
  if (isCancelled(event)) return 0;
  return capacity > 0 ? capacity - attendees : Infinity;
}

/** The event with one more registration, or null where not all its places are free: never a part of them. */
export function withRegistration(event: CommunityEvent, places: PlacesTaken = 1): CommunityEvent | null {
  return freePlaces(event) < places ? null : { ...event, attendees: event.attendees + places };
}

/** The event with one registration fewer. Never below zero, whatever was stored. */
export function withoutRegistration(event: CommunityEvent, places: PlacesTaken = 1): CommunityEvent {
  return { ...event, attendees: Math.max(0, event.attendees - places) };
}
