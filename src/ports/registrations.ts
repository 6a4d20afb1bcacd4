import type { Attendee } from '@/shared/domain/events/attendees';
import type { Joined, PlacesTaken, Registered, TakenBack } from '@/shared/domain/events/registration';
import type { Damage } from './collection';
import type { Guests } from './guests';

/** A person's position on a waiting list. */
export interface Queued {
  /** The position, from 1. */
  number: number;
  /** The number of seats that they wait for: they get all of them at once. */
  places: PlacesTaken;
  /**
   * The end of a reservation of free seats, in ISO 8601: the event has moved far since they joined, so they register if
   * they still want to come. Absent: there is no reservation.
   */
  keptUntil?: string;
}

/**
 * The people who wait for seats at a full event. The first in line gets the next cancelled seats, and nobody overtakes:
 * a seat stays free while the first waits for two.
 */
export interface WaitingList {
  /** Returns this person's positions, by the ids of the events that they are waiting for. */
  of(email: string): Promise<ReadonlyMap<number, Queued>>;
  /** @param places default 1. */
  join(eventId: number, email: string, places?: PlacesTaken): Promise<Joined>;
  /** @returns true where they were on the list. */
  leave(eventId: number, email: string): Promise<boolean>;
}

/** The purpose of a list of attendees. */
export type AttendeesPurpose = 'screen' | 'file' | 'print';

/**
 * The registrations for events. A registration and the number of attendees, which is part of the event, change together
 * or not at all, and never in two tabs at once: no event gets more registrations than seats. Every method rejects with
 * CollectionError only. People are identified by their address, ignoring its case.
 */
export interface Registrations {
  /** A sentence for the person about the storage of a registration. */
  readonly storageNotice: string;
  /** Returns the events for which this person is registered, by their ids, each with the number of seats. */
  of(email: string): Promise<ReadonlyMap<number, PlacesTaken>>;
  /**
   * Registers for all requested seats, or for none.
   * @param places default 1; 2 with one for a support person. A person on the waiting list gets the seats of that entry
   * in any case.
   */
  register(eventId: number, email: string, places?: PlacesTaken): Promise<Registered>;
  /**
   * Cancels a registration with all its seats, if there is one.
   * @returns true where there was.
   */
  giveUp(eventId: number, email: string): Promise<boolean>;
  /**
   * Undoes a cancellation, or leaving a waiting list, a moment ago. `late`: the reservation is over, so they register
   * or wait like anybody else.
   */
  undoGiveUp(eventId: number, email: string): Promise<TakenBack>;
  /** It is closed where everything is stored in one browser: a cancelled seat cannot be passed on to anybody there. */
  readonly waitingList: WaitingList;
  /**
   * Returns the attendees of an event, for healthcare workers and administrators: those with a seat, then those who
   * wait. Each call is logged with its purpose.
   * @returns null where the event no longer exists.
   * @throws CollectionError permission where the organiser may not see the attendees.
   */
  attendees(eventId: number, purpose: AttendeesPurpose): Promise<readonly Attendee[] | null>;
  /** People who phoned; absent where guests are not supported. Rejects where its code could not be fetched. */
  readonly guests?: (() => Promise<Guests>) | undefined;
  /** Cancels all registrations of a person who leaves this device. */
  giveUpAll(email: string): Promise<void>;
  /**
   * Calls back after each change, made here or in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** The age of the last answer about a person's own registrations, as a sentence; null where it is fresh. */
  keptLine(): string | null;
  /** The damage found so far. None of the data was deleted. */
  damage(): readonly Damage[];
}
