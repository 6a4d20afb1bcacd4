import type { CommunityEvent } from '@/shared/domain/events/event';
import { CollectionError } from '@/src/ports/collection';
import type { EventSeries } from '@/src/ports/eventSeries';
import { randomKey } from '../../system/secureContext';
import type { DataCalls } from './dataCalls';
import { shownIn } from './listReader';
import { writeSeries } from '@/shared/contract/operations/eventSeries';

/** The dependencies of the server's series of events. */
export interface ServerEventSeriesOptions {
  calls: DataCalls;
  /** Called when this person changed an event; without an id: all events are out of date. */
  eventChanged: (id?: number) => void;
}

/** Series of events on the app's own server: each write is one request, and one transaction there. */
export function createServerEventSeries({ calls, eventChanged }: ServerEventSeriesOptions): EventSeries {
  return {
    newId: randomKey,
    async write(series, changes) {
      const writes = changes.map(({ before, after }) => ({ expected: before, record: after }));
      const answer = await calls.write(writeSeries, {
        params: { id: series },
        body: { writes },
      });
      if (!answer || answer.conflict) {
        eventChanged();
        throw new CollectionError('conflict');
      }
      const records = answer.body?.records;
      if (!Array.isArray(records)) throw new CollectionError('unreachable');
      return changes.map(({ before }, at) => {
        const after =
          records[at] === null ? null : (shownIn(records[at]).record as unknown as CommunityEvent);
        eventChanged((after ?? before)!.id);
        return { before, after };
      });
    },
  };
}
