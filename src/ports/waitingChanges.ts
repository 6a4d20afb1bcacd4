import type { WaitingChange } from '@/shared/domain/waitingChanges/waitingChange';
import type { WaitingChanges } from '@/shared/domain/waitingChanges/waitingRules';

/**
 * The changes that wait on this device until the server answers, separately for each person. Every method rejects with
 * a CollectionError: `refused` where the browser stores nothing, `full` where it has no space. Nothing was changed
 * then.
 */
export interface WaitingStore {
  /** Returns one person's changes, the oldest first. Unreadable entries are omitted, and stay stored. */
  of(person: string): Promise<WaitingChanges>;
  /**
   * Changes one person's list, in one transaction across all tabs. It is on the disk when the promise settles.
   * @param change gets the list and returns the next one. It must be synchronous.
   * @returns the new list.
   */
  update(person: string, change: (changes: WaitingChanges) => WaitingChanges): Promise<WaitingChanges>;
  /** Deletes all stored changes of one person, also unreadable ones. */
  forget(person: string): Promise<void>;
  /** Calls back after each change, here or in another tab. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The waiting changes of the current user, for the screen. */
export interface WaitingQueue {
  /** Returns the same array until it changes; empty on any device but the user's own. */
  get(): WaitingChanges;
  /** Calls back after each change of anybody's. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Removes a change that was not sent, and the later ones of the same record, which depend on it. */
  takeBack(change: WaitingChange): Promise<void>;
  /** Sends a change in spite of a pending question. */
  sendAnyway(change: WaitingChange): Promise<void>;
  /** Returns the number of a person's waiting changes here, for any current user. @param person their id. */
  count(person: string): Promise<number>;
  /** Deletes a person's waiting changes without sending them. */
  forget(person: string): Promise<void>;
}
