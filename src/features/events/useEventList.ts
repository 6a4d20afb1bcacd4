import { useMemo, useState } from 'react';
import { soonestFirst, type CommunityEvent } from '@/shared/domain/events/event';
import { countByFilter, filterLabel, noEvents, type EventFilter } from '@/shared/domain/events/eventFilters';

/** The cards that are drawn at a time, out of any number of events. */
const pageSize = 10;

/** A position in the list: a page, from 1, or the page with this event. */
type Place = { page: number } | { around: number };

/** A filter beside the categories, and its text. */
export interface Narrowing {
  keeps: (event: CommunityEvent) => boolean;
  /** Follows the number of events: " with a step-free way in". */
  words: string;
}

/** The visible part of the events: one page of the filtered list. @param siteZone the zone of events that name none. */
export function useEventList(all: readonly CommunityEvent[], now: Date, siteZone: string | undefined) {
  const [narrowing, setNarrowing] = useState<Narrowing | null>(null);
  const events = useMemo(() => (narrowing ? all.filter(narrowing.keeps) : all), [all, narrowing]);
  const [filter, setFilter] = useState<EventFilter>('all');
  const [place, setPlace] = useState<Place>({ page: 1 });

  const ordered = useMemo(() => soonestFirst(events, now, siteZone), [events, now, siteZone]);
  const counts = useMemo(() => countByFilter(events), [events]);
  const found = useMemo(
    () => (filter === 'all' ? ordered : ordered.filter(({ category }) => category === filter)),
    [ordered, filter],
  );

  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const wanted =
    'page' in place
      ? place.page
      : Math.ceil((found.findIndex(({ id }) => id === place.around) + 1) / pageSize);
  const page = Math.min(Math.max(1, wanted), pageCount);
  const from = (page - 1) * pageSize;

  const words = narrowing?.words ?? '';
  return {
    filter,
    all,
    narrowing,
    counts,
    shown: found.slice(from, from + pageSize),
    page,
    pageCount,
    /** The line above the list: "6 events, soonest first". */
    line: lineOf(found.length, from, pageCount, words),
    /** The announcement after a press on a filter: "2 events in Fitness, soonest first". */
    announcementFor: (next: EventFilter) =>
      counts[next] === 0
        ? noEvents
        : `${countOf(counts[next])} in ${filterLabel(next)}${words}, soonest first`,
    setFilter: (next: EventFilter) => {
      setFilter(next);
      setPlace({ page: 1 });
    },
    setNarrowing: (next: Narrowing | null) => {
      setNarrowing(next);
      setPlace({ page: 1 });
    },
    setPage: (next: number) => setPlace({ page: next }),
    /** Shows the page with this event. */
    lead: (event: CommunityEvent) => {
      setFilter((shown) => (shown === event.category ? shown : 'all'));
      setNarrowing((shown) => (shown?.keeps(event) ? shown : null));
      setPlace({ around: event.id });
    },
  };
}

export type EventList = ReturnType<typeof useEventList>;

/** "1,234" */
export const numberText = (value: number) => value.toLocaleString('en-AU');

/** "1 event", "1,234 events" */
export const countOf = (count: number) => (count === 1 ? '1 event' : `${numberText(count)} events`);

function lineOf(count: number, from: number, pageCount: number, words: string): string {
  if (pageCount === 1) return `${countOf(count)}${words}, soonest first`;
  const to = Math.min(from + pageSize, count);
  return `Events ${numberText(from + 1)} to ${numberText(to)} of ${numberText(count)}${words}, soonest first`;
}
