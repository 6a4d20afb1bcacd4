import type { CommunityEvent } from '@/shared/domain/events/event';
import type { EventChange } from '@/shared/domain/events/series/series';
import type { Draft } from './collection';

/** A change to write. A new event has the id that it asks for, or none. */
export type EventWrite = EventChange | { before: null; after: Draft<CommunityEvent> };

/** Writes the dates of events that repeat. */
export interface EventSeries {
  /**
   * Does all of these changes, or none. How many people are coming is counted where the events are stored.
   * @param series the id of the series, which every record that stays has.
   * @returns them as they were done. A new event has the id that it asks for where nothing has or had that, or where it is the one that was
   * deleted under it, which comes back with its people; else the next.
   * @throws CollectionError conflict where one of the events is not as it was; invalid where they are not dates of one series.
   */
  write(series: string, changes: readonly EventWrite[]): Promise<readonly EventChange[]>;
  /** An id that no series has. */
  newId(): string;
}
