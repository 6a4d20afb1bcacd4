import { dayOf } from '../text/dates';
import type { CommunityEvent } from './event';

/**
 * The event that "Add New Event" creates; it gets the next id.
 * @param now its local date is the event's.
 */
export function newEvent(now: Date): Omit<CommunityEvent, 'id'> {
  return {
    title: 'New Event',
    date: dayOf(now),
    location: 'Online',
    description: '',
    category: 'health',
    image: '',
    capacity: 30,
    attendees: 0,
  };
}
