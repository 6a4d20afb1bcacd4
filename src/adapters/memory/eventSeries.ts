import type { CommunityEvent } from '../../domain/events/event';
import type { EventSeries } from '../../ports/eventSeries';
import { createListedEventSeries } from '../listedEventSeries';
import type { MemoryCollection } from './collection';

/** Series of events in memory, where nobody has a place at what is deleted. */
export const createMemoryEventSeries = ({ change }: MemoryCollection<CommunityEvent>): EventSeries =>
  createListedEventSeries((decide) =>
    change((stored) => {
      const { events: records = null, answer } = decide(stored, []);
      return { records, answer };
    }),
  );
