import type { WaitingChange } from '@/shared/domain/waitingChanges/waitingChange';
import type { WaitingChanges } from '@/shared/domain/waitingChanges/waitingRules';

/**
 * What waits on this device until the server answers, for each person apart. Every method rejects with a CollectionError: `refused`
 * where the browser keeps nothing, `full` where it has no room. Nothing was changed then.
 */
export interface WaitingStore {
  /** One person's, the oldest first. Entries that cannot be read are left out, and stay stored. */
  of(person: string): Promise<WaitingChanges>;
  /**
   * Changes one person's list, in one transaction across all tabs. It is on the disk when the promise settles.
   * @param change gets the list and returns the next one. It must not wait for anything.
   * @returns the list as it is now.
   */
  update(person: string, change: (changes: WaitingChanges) => WaitingChanges): Promise<WaitingChanges>;
  /** Deletes all that is stored of one person, also what cannot be read. */
  forget(person: string): Promise<void>;
  /** Calls back after each change, here or in another tab. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** What waits of the person who is logged in, for the screen. */
export interface WaitingQueue {
  /** The same array until it changes; empty for anybody whose own device this is not. */
  get(): WaitingChanges;
  /** Calls back after each change of anybody's. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Removes a change that was not sent, and the later ones of the same record, which build on it. */
  takeBack(change: WaitingChange): Promise<void>;
  /** Sends a change that needs an answer all the same. */
  sendAnyway(change: WaitingChange): Promise<void>;
  /** How many changes of somebody wait here, whoever is logged in. @param person their id. */
  count(person: string): Promise<number>;
  /** Deletes what waits of somebody, who wants nothing left here. It is not sent. */
  forget(person: string): Promise<void>;
}
