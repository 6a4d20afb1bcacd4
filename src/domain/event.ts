import { isDay } from './dates';
import { countOr0, fieldsOf, isBoolean, isFilled, isNumericId, isOneOf, optional, textOr } from './parse';

/** The categories of events. */
export const eventCategories = ['health', 'social', 'education', 'fitness'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** The words for each category, on its filter and its badge. */
export const eventCategoryLabels: Record<EventCategory, string> = {
  health: 'Health & Wellness',
  social: 'Social Gatherings',
  education: 'Educational',
  fitness: 'Fitness',
};

/** The filter that lets every category through. */
export const allEventsLabel = 'All Events';

/** What stands where a category has no events. */
export const noEvents = 'No events found for this category.';

/** An event of the community, as kept under the local storage key `events`. */
export interface CommunityEvent {
  id: number;
  title: string;
  /** The local day, YYYY-MM-DD. */
  date: string;
  location: string;
  description: string;
  category: EventCategory;
  /** The name of a picture, or empty. */
  image: string;
  /** How many people can come; 0 where nobody counts. */
  capacity: number;
  /** How many people are coming. */
  attendees: number;
  /** True for what came with the product as an example. */
  sample?: boolean;
}

/** Reads one stored event. @returns null without an id, a title, a real day and one of the four categories. */
export function parseEvent(value: unknown): CommunityEvent | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['title'])) return null;
  const { date, category } = fields;
  if (!isDay(date) || !isOneOf(eventCategories, category)) return null;
  return {
    id: fields['id'],
    title: fields['title'],
    date,
    location: textOr(fields['location']),
    description: textOr(fields['description']),
    category,
    image: textOr(fields['image']),
    capacity: countOr0(fields['capacity']),
    attendees: countOr0(fields['attendees']),
    ...optional('sample', fields['sample'], isBoolean),
  };
}

/** "18/40 attending", or null where one of the two is zero and nothing is said. */
export function attendance({ attendees, capacity }: CommunityEvent): string | null {
  return attendees && capacity ? `${attendees}/${capacity} attending` : null;
}

/** Whether no place is left. Without a capacity there is always one. */
export function isFull({ attendees, capacity }: CommunityEvent): boolean {
  return capacity > 0 && attendees >= capacity;
}
