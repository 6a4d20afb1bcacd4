import type { Attendee } from '@/shared/domain/events/attendees';
import type { Joined, PlacesTaken, Registered, TakenBack } from '@/shared/domain/events/registration';
import type { Damage } from './collection';
import type { Guests } from './guests';

/** A person's place in a line. */
export interface Queued {
  /** The position, from 1. */
  number: number;
  /** How many places they wait for: they get all of them at once. */
  places: PlacesTaken;
  /**
   * Until when free places are kept for them, in ISO 8601: the event has moved far since they joined, so they register if they
   * still want to come. Absent: they are not asked.
   */
  keptUntil?: string;
}

/**
 * The people waiting for places at a full event. The first in line gets the next cancelled places, and nobody overtakes: a
 * place stays free while the first waits for two.
 */
export interface WaitingList {
  /** Where this person stands, by the ids of the events that they are waiting for. */
  of(email: string): Promise<ReadonlyMap<number, Queued>>;
  /** @param places default 1. */
  join(eventId: number, email: string, places?: PlacesTaken): Promise<Joined>;
  /** @returns whether they were on the list. */
  leave(eventId: number, email: string): Promise<boolean>;
}

/** What a list of people is asked for. */
export type AttendeesPurpose = 'screen' | 'file' | 'print';

/**
 * Who is registered for which event. A registration and the number of people coming, which is part of the
 * event, change together or not at all, and never in two tabs at once: no event gets more registrations than
 * places. Every method rejects with CollectionError only. People are identified by their address, ignoring
 * its case.
 */
export interface Registrations {
  /** A sentence for the person that says where a registration is stored. */
  readonly storageNotice: string;
  /** The events for which this person is registered, by their ids, each with how many places they have there. */
  of(email: string): Promise<ReadonlyMap<number, PlacesTaken>>;
  /**
   * Registers for all places that are asked for, or for none.
   * @param places default 1; 2 with one for somebody who supports the person. Whoever waits gets what they wait for, whatever is said here.
   */
  register(eventId: number, email: string, places?: PlacesTaken): Promise<Registered>;
  /**
   * Cancels a registration with all its places, if there is one.
   * @returns whether there was.
   */
  giveUp(eventId: number, email: string): Promise<boolean>;
  /**
   * Takes back that this person has given up places or left a waiting list a moment ago. `late`: nothing is kept for them any
   * more, so they register or wait like anybody else.
   */
  undoGiveUp(eventId: number, email: string): Promise<TakenBack>;
  /** Nobody can join it where everything is stored in one browser: a cancelled place cannot be passed on to anybody there. */
  readonly waitingList: WaitingList;
  /**
   * Who is coming to an event, for healthcare workers and administrators: those with a place, then those who wait. Each call
   * is written down with its purpose.
   * @returns null where there is no such event any more.
   * @throws CollectionError permission where the organiser is not told who comes.
   */
  attendees(eventId: number, purpose: AttendeesPurpose): Promise<readonly Attendee[] | null>;
  /** People who rang; absent where nobody can be put down. Rejects where its code could not be fetched. */
  readonly guests?: (() => Promise<Guests>) | undefined;
  /** Cancels all registrations of a person who leaves this device. */
  giveUpAll(email: string): Promise<void>;
  /**
   * Calls back after each change, made here or in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /**
   * How old the last answer about a person's own places is, in a sentence; null where it is new.
   */
  keptLine(): string | null;
  /** The damage found so far. None of it was thrown away. */
  damage(): readonly Damage[];
}
