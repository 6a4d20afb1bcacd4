import { dayOf, eventDate, isDay } from '../text/dates';
import {
  countOr0,
  fieldsOf,
  isBoolean,
  isFilled,
  isNumericId,
  isOneOf,
  optional,
  type Fields,
  textOr,
} from '../records/parse';
import { isOver } from './time/eventEnd';
import { parseEventTime, type EventTime } from './time/eventTime';

/** The categories of events. */
export const eventCategories = ['health', 'social', 'education', 'fitness'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** The labels of the categories, on their filters and badges. */
export const eventCategoryLabels: Record<EventCategory, string> = {
  health: 'Health & Wellness',
  social: 'Social Gatherings',
  education: 'Educational',
  fitness: 'Fitness',
};

/** The message at the Register button after the login has ended. */
export const loginToRegister = 'Please log in to register.';

/** The pictures that an event can have, by their names in the sheet of drawings. */
export const eventPictures = ['sunrise', 'teaCup', 'house', 'sprig'] as const;

/** An event of the community, as kept under the local storage key `events`. */
export interface CommunityEvent extends EventTime {
  id: number;
  title: string;
  /** The local day, YYYY-MM-DD. */
  date: string;
  location: string;
  description: string;
  category: EventCategory;
  /** One of {@link eventPictures}; any other text shows no picture. */
  image: string;
  /** How many people can come; 0 for no limit. */
  capacity: number;
  /** How many people are coming. */
  attendees: number;
  /** The stored access details: `parseAccess` reads them where they are shown, since few pages do. */
  access?: Fields;
  /** True for an example that came with the product. */
  sample?: boolean;
  /** The same for all dates of an event that repeats. */
  series?: string;
  /** It is cancelled, and why: empty where nobody said. Absent: it takes place. */
  cancelled?: string;
}

/**
 * Reads one stored event.
 * @returns null without an id, a title, a valid date and one of the four categories.
 */
export function parseEvent(value: unknown): CommunityEvent | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['title'])) return null;
  const { date, category, cancelled } = fields;
  if (!isDay(date) || !isOneOf(eventCategories, category)) return null;
  const access = fieldsOf(fields['access']);
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
    ...parseEventTime(fields),
    ...(access && { access }),
    ...optional('sample', fields['sample'], isBoolean),
    ...optional('series', fields['series'], isFilled),
    ...(typeof cancelled === 'string' && { cancelled }),
  };
}

/** "18/40 attending", or null where one of the two is zero. */
export function attendance({ attendees, capacity }: CommunityEvent): string | null {
  return attendees && capacity ? `${attendees}/${capacity} attending` : null;
}

/** Returns whether no place is left. Never without a capacity. */
export function isFull({ attendees, capacity }: CommunityEvent): boolean {
  return capacity > 0 && attendees >= capacity;
}

/** Returns whether it does not take place. It stays on the list for those who come by. */
export function isCancelled({ cancelled }: Pick<CommunityEvent, 'cancelled'>): boolean {
  return cancelled !== undefined;
}

/** The line on the card of a cancelled event: "This event is cancelled. The hall is flooded." */
export function cancelledLine({ cancelled }: CommunityEvent): string {
  return ['This event is cancelled.', cancelled].filter(Boolean).join(' ');
}

/** The text in place of the Register button: "Full. All 25 places taken." */
export function fullLine({ capacity }: CommunityEvent): string {
  return capacity === 1 ? 'Full. The only place is taken.' : `Full. All ${capacity} places taken.`;
}

/** The name of an event in its buttons: its title, and the date where several have that title. */
export function buttonName({ title, date, series }: CommunityEvent): string {
  return series ? `${title}, ${eventDate(date)}` : title;
}

/** The address that shows one event. */
export function eventAddress(id: number): string {
  return `/events?item=${id}`;
}

/**
 * Returns whether an event is over: its end has come, or where it has none, its last day has passed where the reader is.
 * @param siteZone the zone of events that name none.
 */
export function isPast(event: CommunityEvent, now: Date, siteZone?: string): boolean {
  return isOver(event, { now: Number(now), today: dayOf(now) }, siteZone);
}

/** An order of days and of the times in each; what has no start comes before what has one. */
const whenOf = ({ date, starts = '' }: CommunityEvent) => date + starts;

/**
 * The upcoming events, the soonest first, and then the past ones, the latest first.
 * @param siteZone the zone of events that name none.
 */
export function soonestFirst(
  events: readonly CommunityEvent[],
  now: Date,
  siteZone?: string,
): CommunityEvent[] {
  const over = new Set(events.filter((event) => isPast(event, now, siteZone)));
  return events.toSorted((a, b) => {
    const past = over.has(a);
    if (past !== over.has(b)) return past ? 1 : -1;
    const [one, other] = [whenOf(a), whenOf(b)];
    if (one === other) return a.id - b.id;
    return one < other === past ? 1 : -1;
  });
}
