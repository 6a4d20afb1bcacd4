import type { EventChange } from '../domain/events/series/series';

/** Writes the dates of events that repeat. */
export interface EventSeries {
  /**
   * Does all of these changes, or none.
   * @param series the id of the series, which every record that stays has.
   * @throws CollectionError conflict where one of the events is not as it was, or a new one's id is taken.
   */
  write(series: string, changes: readonly EventChange[]): Promise<void>;
  /** An id that no series has. */
  newId(): string;
}
