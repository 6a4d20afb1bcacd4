import type { EventChange } from '../domain/events/series/series';

/** Writes the dates of events that repeat. */
export interface EventSeries {
  /**
   * Does all of these changes, or none.
   * @param series the id of the series, which every record that stays has.
   * @returns them as they were done: new events get other ids where theirs were given to deleted ones before.
   * @throws CollectionError conflict where one of the events is not as it was, or a new one's id is taken.
   */
  write(series: string, changes: readonly EventChange[]): Promise<readonly EventChange[]>;
  /** An id that no series has. */
  newId(): string;
}
