import { nextId } from '../records/ids';
import { dayOf } from '../text/dates';
import type { CommunityEvent } from './event';

/**
 * The event that "Add New Event" creates.
 * @param now its local date is the event's.
 */
export function newEvent(events: readonly CommunityEvent[], now: Date): CommunityEvent {
  return {
    id: nextId(events),
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
