import type { EventSeries } from '../../../ports/eventSeries';
import type { CurrentUser } from '../../../ports/currentUser';
import { CollectionError } from '../../../ports/collection';
import type { CommunityEvent } from '../../../domain/events/event';
import type { EventChange } from '../../../domain/events/series/series';
import { sameJson } from '../../sameJson';
import { randomKey } from '../../system/secureContext';
import type { DataCalls } from './dataCalls';
import { shownIn } from './listReader';

/** What the series of events on the server need. */
export interface ServerEventSeriesOptions {
  calls: DataCalls;
  currentUser: Pick<CurrentUser, 'get'>;
  /** This person changed an event. */
  eventChanged: (id: number) => void;
}

const withoutCount = (event: CommunityEvent) => ({ ...event, attendees: 0 });

/**
 * Series of events on the app's own server, each write of which is one transaction there. Nothing is written in the name of
 * anybody but the person for whom this was made.
 */
export function createServerEventSeries({
  calls,
  currentUser,
  eventChanged,
}: ServerEventSeriesOptions): EventSeries {
  const person = currentUser.get()?.id;
  /** @throws CollectionError conflict where it is another now; how many are coming does not matter. */
  const versionOf = async (before: CommunityEvent): Promise<number> => {
    const answer = await calls.read(`events/${before.id}`);
    const shown = answer && shownIn(answer.body);
    const now = shown?.record as unknown as CommunityEvent | undefined;
    if (!shown || !now || !sameJson(withoutCount(now), withoutCount(before)))
      throw new CollectionError('conflict');
    return shown.version;
  };
  /** The same changes with new events numbered from here. */
  const renumbered = (changes: readonly EventChange[], from: number): EventChange[] => {
    let number = from;
    return changes.map(({ before, after }) => ({
      before,
      after: before === null && after !== null ? { ...after, id: number++ } : after,
    }));
  };
  const send = async (
    series: string,
    changes: readonly EventChange[],
    mayRenumber: boolean,
  ): Promise<readonly EventChange[]> => {
    const writes = await Promise.all(
      changes.map(async ({ before, after }) => ({
        id: (after ?? before)!.id,
        expected: before && (await versionOf(before)),
        record: after,
      })),
    );
    const answer = await calls.write('PUT', `event-series/${encodeURIComponent(series)}`, {
      body: { writes },
    });
    const next = answer?.conflict?.next ?? null;
    if (mayRenumber && next !== null) return send(series, renumbered(changes, next), false);
    if (!answer || answer.conflict) throw new CollectionError('conflict');
    for (const { id } of writes) eventChanged(id);
    return changes;
  };
  return {
    newId: randomKey,
    async write(series, changes) {
      if (currentUser.get()?.id !== person) throw new CollectionError('permission');
      return send(series, changes, true);
    },
  };
}
