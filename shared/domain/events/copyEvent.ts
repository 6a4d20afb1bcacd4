import type { CommunityEvent } from './event';
import { parseEventTime } from './time/eventTime';

/**
 * Starts a copy of an event: with its words, its times and its access, but without a day, attendees and the
 * series. It keeps the id of the original until it is added.
 */
export function copyOf(event: CommunityEvent): CommunityEvent {
  const { id, title, location, description, category, image, capacity, access } = event;
  return {
    id,
    title,
    date: '',
    location,
    description,
    category,
    image,
    capacity,
    attendees: 0,
    ...parseEventTime({ ...event }),
    ...(access && { access }),
  };
}
