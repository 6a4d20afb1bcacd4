import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { registrationOf, type Registration } from '@/shared/domain/events/registration';
import { seriesProblem, type EventChange } from '@/shared/domain/events/series/series';
import { CollectionError, type Draft } from '../ports/collection';
import type { EventSeries } from '../ports/eventSeries';
import { withNewRecords, withRecord } from './records';
import { sameJson } from './sameJson';
import { randomKey } from './system/secureContext';

/** The new events and registrations after a change. Absent: unchanged. */
export interface ChangedEvents<R> {
  events?: readonly CommunityEvent[];
  places?: readonly Registration[];
  answer: R;
}

/** Reads the events and registrations, decides, and writes both in one transaction. `decide` may be called twice. */
export type ChangeEvents = <R>(
  decide: (events: readonly CommunityEvent[], places: readonly Registration[]) => ChangedEvents<R>,
) => Promise<R>;

/** A deleted event, with its registrations. */
interface Deleted {
  event: CommunityEvent;
  places: readonly Registration[];
}

const rules = { parse: parseEvent };
const isSame = (a: object, b: object) => sameJson({ ...a, attendees: 0 }, { ...b, attendees: 0 });

/**
 * Series of events that are stored as a list. Deleted events keep their registrations for Undo, as long as this page is
 * open.
 */
export function createListedEventSeries(change: ChangeEvents): EventSeries {
  let deleted: readonly Deleted[] = [];
  return {
    newId: randomKey,
    async write(series, changes) {
      const written = await change((listed, registered) => {
        let [events, places, rest] = [listed, registered, deleted];
        const stored = (before: CommunityEvent) => {
          const found = events.find(({ id }) => id === before.id);
          if (!found || !isSame(found, before)) throw new CollectionError('conflict');
          return found;
        };
        const remove = (event: CommunityEvent) => {
          const there = places.filter(({ eventId }) => eventId === event.id);
          if (there.length > 0) places = places.filter((one) => !there.includes(one));
          events = events.filter((one) => one !== event);
          rest = [...rest, { event, places: there }];
          return null;
        };
        const replace = (event: CommunityEvent) => {
          events = withRecord(events, event, rules);
          return events.find(({ id }) => id === event.id)!;
        };
        const add = (draft: Draft<CommunityEvent>) => {
          const back = rest.find(({ event }) => isSame(event, draft));
          const attendees = back?.event.attendees ?? 0;
          const { records, added } = withNewRecords(events, [{ ...draft, attendees }], rules);
          const [event] = added as [CommunityEvent];
          events = records;
          if (back && back.places.length > 0)
            places = [
              ...places,
              ...back.places.map((one) => registrationOf(event.id, one.userId, one.places)),
            ];
          rest = rest.filter((one) => one !== back);
          return event;
        };
        const done = changes.map(({ before, after }): EventChange => {
          if (!before) return { before, after: add(after!) };
          const now = stored(before);
          if (!after) return { before: now, after: remove(now) };
          return { before, after: replace({ ...after, attendees: now.attendees }) };
        });
        const problem = seriesProblem(
          done.flatMap(({ after }) => after ?? []),
          series,
        );
        if (problem) throw new CollectionError('invalid', { text: problem });
        return { events, ...(places !== registered && { places }), answer: { done, rest } };
      });
      deleted = written.rest;
      return written.done;
    },
  };
}
