import { ruleProblem } from '../../recurrence/recurrenceWords';
import type { CommunityEvent } from '../event';

/** The dates of a series that a change is for. */
export const seriesScopes = ['one', 'following', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** One change of an event: null before is a new one, null after takes it away. */
export interface EventChange {
  before: CommunityEvent | null;
  after: CommunityEvent | null;
}

const byDate = (a: CommunityEvent, b: CommunityEvent) =>
  a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1;

/** The dates of the series of an event, in order; the event alone where it is in none. */
export function datesOfSeries(events: readonly CommunityEvent[], event: CommunityEvent): CommunityEvent[] {
  const { series } = event;
  return events.filter((one) => (series ? one.series === series : one.id === event.id)).toSorted(byDate);
}

/**
 * The dates that a change is for. Past dates stay unchanged, except the date itself.
 * @param event as it is stored. @param today YYYY-MM-DD.
 */
export function datesInScope(
  events: readonly CommunityEvent[],
  event: CommunityEvent,
  scope: SeriesScope,
  today: string,
): CommunityEvent[] {
  const dates = datesOfSeries(events, event);
  const at = dates.findIndex(({ id }) => id === event.id);
  return dates.filter(
    ({ id, date }, index) =>
      id === event.id || (scope !== 'one' && date >= today && (scope === 'all' || index > at)),
  );
}

/** A copy of an event for each of these days, with nobody coming yet. They get their ids where they are stored. */
export function newDates(
  first: Omit<CommunityEvent, 'id'>,
  days: readonly string[],
): Omit<CommunityEvent, 'id'>[] {
  const { id: _, ...fields } = first as CommunityEvent;
  return days.map((date) => ({ ...fields, date, attendees: 0 }));
}

/** Why events that are written together cannot be dates of one series, as a sentence; null where they can. */
export function seriesProblem(
  events: readonly Pick<CommunityEvent, 'date' | 'series'>[],
  series: string,
): string | null {
  if (events.some((one) => one.series !== series)) return 'The event is of another series. Look at: series.';
  const days = events.map(({ date }) => date).toSorted();
  return days.length > 1 ? ruleProblem({ first: days[0]!, until: days.at(-1)! }) : null;
}

const dayLength = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / dayLength;

/** The fields that each date has for itself. */
const ownFields: readonly string[] = ['id', 'date', 'attendees', 'series', 'sample'];

/**
 * Applies the change of one date to another date of the series: it moves by as many days and takes over each changed field,
 * except where its own value already differed.
 */
export function withSameChange(
  other: CommunityEvent,
  { before, after }: { before: CommunityEvent; after: CommunityEvent },
): CommunityEvent {
  const [was, is] = [before, after] as unknown as Record<string, unknown>[];
  const changed: Record<string, unknown> = { ...other };
  for (const field of new Set([...Object.keys(was!), ...Object.keys(is!)])) {
    if (ownFields.includes(field)) continue;
    const [from, to] = [was![field], is![field]].map((value) => JSON.stringify(value));
    if (from === to || JSON.stringify(changed[field]) !== from) continue;
    if (to === undefined) delete changed[field];
    else changed[field] = is![field];
  }
  const days = dayNumber(after.date) - dayNumber(before.date);
  const date = new Date((dayNumber(other.date) + days) * dayLength).toISOString().slice(0, 10);
  return { ...(changed as unknown as CommunityEvent), date };
}
