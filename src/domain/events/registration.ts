import type { CommunityEvent } from './event';
import { isFull } from './event';
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
  | 'gone';

/** The result of joining a waiting list: the person's position, from 1, or why they are not on it. */
export type Joined =
  | number
  /** There are free places. Nothing was changed. */
  | 'free'
  /** They are registered already. Nothing was changed. */
  | 'registered'
  | 'gone';

/** One person's registration for one event. */
export interface Registration {
  /** Made from the other two, so that nobody is registered twice for one event. */
  id: string;
  eventId: number;
  /** The person's address, trimmed and in lower case. */
  userId: string;
}

/**
 * The registration of a person for an event.
 * @param email as it was typed.
 */
export function registrationOf(eventId: number, email: string): Registration {
  const userId = emailKey(email);
  return { id: `${eventId} ${userId}`, eventId, userId };
}

/**
 * Reads one stored registration.
 * @returns null without an event's id and a person.
 */
export function parseRegistration(value: unknown): Registration | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['eventId']) || !isFilled(fields['userId'])) return null;
  return registrationOf(fields['eventId'], fields['userId']);
}

/** The event with one more person registered, or null when it is full. */
export function withRegistration(event: CommunityEvent): CommunityEvent | null {
  return isFull(event) ? null : { ...event, attendees: event.attendees + 1 };
}

/** The event with one person fewer. Never below zero, whatever was stored. */
export function withoutRegistration(event: CommunityEvent): CommunityEvent {
  return { ...event, attendees: Math.max(0, event.attendees - 1) };
}
