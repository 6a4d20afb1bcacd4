import type { CommunityEvent } from '@/shared/domain/events/event';
import type { EventChange } from '@/shared/domain/events/series/series';
import type { Draft } from './collection';

/** A change to write. A new event has a requested id, or none. */
export type EventWrite = EventChange | { before: null; after: Draft<CommunityEvent> };

/** Writes the dates of events that repeat. */
export interface EventSeries {
  /**
   * Applies all of these changes, or none. The store counts the attendees.
   * @param series the id of the series, which every remaining record has.
   * @returns the applied changes. A new event gets its requested id where that was never used, or where it is the event
   * that was deleted under it, which is restored with its registrations; else the next.
   * @throws CollectionError conflict where one of the events has changed; invalid where they are not dates of one
   * series.
   */
  write(series: string, changes: readonly EventWrite[]): Promise<readonly EventChange[]>;
  /** Returns an unused series id. */
  newId(): string;
}
