import type { WaitingTitles } from '@/shared/domain/text/listUpdates';

/** When a kept answer was read. */
export interface KeptSince {
  /** Null where an earlier version kept it, without the time. */
  readAt: Date | null;
}

/** What a page says above a list that others change. */
export interface ListUpdates {
  /** What they changed and the list does not show yet. */
  waiting: WaitingTitles;
  /** Set where there is no connection: the list is one that was read earlier. */
  kept: KeptSince | null;
}

/** The updates of one list, for the page that shows it. */
export interface UpdatesStore {
  /** The same object until it changes. */
  get(): ListUpdates;
  /** @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Shows what waits. */
  show(): void;
}
