import type { Damage } from './collection';

/** What came of registering. */
export type Registered =
  /** The place is theirs. */
  | 'registered'
  /** They had one already. Nothing was changed. */
  | 'already'
  /** No place is left. Nothing was changed. */
  | 'full'
  /** There is no such event any more. Nothing was changed. */
  | 'gone';

/** What came of joining a waiting list: the person's number in line, from 1, or why they are not in it. */
export type Joined =
  | number
  /** There are free places. Nothing was changed. */
  | 'free'
  /** They have a place. Nothing was changed. */
  | 'registered'
  | 'gone';

/** Who waits for a place at a full event. The first in line gets the place that somebody gives up. */
export interface WaitingList {
  /** This person's number in line, from 1, by the ids of the events they wait for. */
  of(email: string): Promise<ReadonlyMap<number, number>>;
  join(eventId: number, email: string): Promise<Joined>;
  /** @returns whether they were in line. */
  leave(eventId: number, email: string): Promise<boolean>;
}

/**
 * Who has a place at which event. A place and the number of people coming, which is part of the event, change together or
 * not at all, and never in two tabs at once: no event gets more people than it has places for. Every method rejects with
 * CollectionError and nothing else. People are told apart by their address, whatever its capitals.
 */
export interface Registrations {
  /** A sentence for the person that says where a registration is kept. */
  readonly storageNotice: string;
  /** The ids of the events at which this person has a place. */
  of(email: string): Promise<ReadonlySet<number>>;
  register(eventId: number, email: string): Promise<Registered>;
  /** Gives a place back, if there is one. @returns whether there was. */
  giveUp(eventId: number, email: string): Promise<boolean>;
  /** Absent where everything is kept in one browser: whoever gives up a place there cannot hand it to anybody. */
  readonly waitingList?: WaitingList;
  /** Gives back all places of a person, who leaves this device. */
  giveUpAll(email: string): Promise<void>;
  /** Calls back after each change, made here or in another tab. @returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Damage that was found so far. Nothing of it was thrown away. */
  damage(): readonly Damage[];
}
