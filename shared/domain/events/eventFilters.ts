import { eventDate } from '../text/dates';
import { eventCategories, eventCategoryLabels, type CommunityEvent, type EventCategory } from './event';

/** The label of the filter for all categories. */
export const allEventsLabel = 'All Events';

/** The text of a category without events. */
export const noEvents = 'No events found for this category.';

/** A filter of the events. */
export type EventFilter = 'all' | EventCategory;

/** The filters, in their order. */
export const eventFilters: readonly EventFilter[] = ['all', ...eventCategories];

/** The label of a filter: "All Events", "Fitness". */
export function filterLabel(filter: EventFilter): string {
  return filter === 'all' ? allEventsLabel : eventCategoryLabels[filter];
}

/** How many events each filter shows. */
export function countByFilter(events: readonly CommunityEvent[]): Record<EventFilter, number> {
  const counts = { all: events.length, health: 0, social: 0, education: 0, fitness: 0 };
  for (const { category } of events) counts[category] += 1;
  return counts;
}

/** The parts of an event's date for a tile: "Thu", "26", "Nov". */
export function dateTile(day: string): { weekday: string; day: string; month: string } {
  const [weekday = '', monthAndDay = ''] = eventDate(day).split(', ');
  const [month = '', number = ''] = monthAndDay.split(' ');
  return { weekday: weekday.slice(0, 3), day: number, month: month.slice(0, 3) };
}
