import type { WaitingTitles } from '@/shared/domain/text/listUpdates';

/** The time when a cached answer was read. */
export interface KeptSince {
  /** Null where an earlier version stored it, without the time. */
  readAt: Date | null;
}

/** The state of the line above a list that other people change. */
export interface ListUpdates {
  /** Other people's changes that the list does not show yet. */
  waiting: WaitingTitles;
  /** Set without a connection: the list was read earlier. */
  kept: KeptSince | null;
}

/** The updates of one list, for the page that shows it. */
export interface UpdatesStore {
  /** The same object until it changes. */
  get(): ListUpdates;
  /** @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Shows the pending updates. */
  show(): void;
}
