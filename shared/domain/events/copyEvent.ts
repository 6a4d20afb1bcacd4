import type { CommunityEvent } from './event';
import { parseEventTime } from './time/eventTime';

/**
 * What a copy of an event starts with: its words, its times and its access, but no day, nobody who comes, and nothing of a
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
